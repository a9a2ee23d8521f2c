/** What the product is: its name, how it looks as chosen, the proof of what was uploaded, and the way to the finished piece. */
import { Heading } from '@banxin/ui/Heading';
import { ProductArt } from '@banxin/ui/ProductArt';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { lookOf } from '../../../features/product/productLook.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import * as css from '../product-detail.css.ts';
import type { FinishedPieceProps } from './FinishedPiece.tsx';
import { ProductProof } from './ProductProof.tsx';

const FinishedPiece = lazyOptional(() => import('./FinishedPiece.tsx'));

export function ProductIntro({ product, configuration, files }: FinishedPieceProps) {
  // What is folded, made up or bound can be looked at finished: room is kept for the way to it.
  const hasShape =
    configuration.pages !== undefined ||
    product.unfold !== undefined ||
    product.crafts.some(({ kind }) => kind === 'fold');
  return (
    <div className={css.intro}>
      <Stack gap={8}>
        <Heading level={1}>{product.name}</Heading>
        <Text tone="body">{product.description}</Text>
        {!product.stock && (
          <div className={css.drawing}>
            <ProductArt {...lookOf(product, configuration)} frame="card" />
          </div>
        )}
        {hasShape && (
          <Suspense fallback={<Skeleton shape="control" />}>
            <FinishedPiece product={product} configuration={configuration} files={files} />
          </Suspense>
        )}
      </Stack>
      <ProductProof product={product} configuration={configuration} files={files.ready} />
    </div>
  );
}
