/** What the product is: its name, how it looks as chosen, and the proof of what was uploaded. */
import { Heading } from '@banxin/ui/Heading';
import { ProductArt } from '@banxin/ui/ProductArt';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import type { ReactNode } from 'react';
import { lookOf } from '../../../features/product/productLook.ts';
import * as css from '../product-detail.css.ts';
import { ProductProof, type ProductProofProps } from './ProductProof.tsx';

export interface ProductIntroProps extends ProductProofProps {
  /** Beside the drawing: what more there is to look at. */
  readonly children: ReactNode;
}

export function ProductIntro({ product, configuration, files, children }: ProductIntroProps) {
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
        {children}
      </Stack>
      <ProductProof product={product} configuration={configuration} files={files} />
    </div>
  );
}
