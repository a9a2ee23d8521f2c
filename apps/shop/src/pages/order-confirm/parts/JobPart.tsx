/** What will be printed: specification and files. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Button } from '@banxin/ui/Button';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { ProductArt, type ProductArtProps } from '@banxin/ui/ProductArt';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense, useState } from 'react';
import { mayDo } from '../../../features/order/orderActions.ts';
import { FileThumbnail } from '../../../features/preview/FileThumbnail.tsx';
import { fileImages } from '../../../features/preview/fileImages.ts';
import { PreviewButton } from '../../../features/preview/PreviewButton.tsx';
import { previewText } from '../../../features/preview/preview.messages.ts';
import { SupplyPart } from '../../../features/upload/SupplyPart.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import type { OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';
import { JobFiles } from './JobFiles.tsx';

/** Only files that the check says something about need it. */
const JobCheck = lazyOptional(() => import('./JobCheck.tsx'));

export interface JobPartProps {
  readonly order: OrderDetail;
  readonly confirmation: OrderConfirmation;
}

export function JobPart({ order, confirmation }: JobPartProps) {
  const text = useText(orderConfirmText);
  const words = useText(previewText);
  const { name, word } = useCatalogueWords();
  const product = name('product', order.productId, order.productName);
  const images = order.files.flatMap((file) => fileImages(file, words.pageOf));
  const [isSupplying, setSupplying] = useState(false);
  const maySupply = order.actions.some(({ event, allowed }) => event === 'editFiles' && allowed);
  const hasNone = order.files.length === 0;
  return (
    <Stack gap={16}>
      <Inline gap={16} align="center">
        {order.thumbnail ? (
          <PreviewButton aria-label={words.openFilesOf(product)} images={images}>
            <img src={order.thumbnail} alt="" className={css.thumbnail} />
          </PreviewButton>
        ) : (
          <ProductArt
            family={order.family as ProductArtProps['family']}
            widthMm={order.widthMm}
            heightMm={order.heightMm}
            frame="thumb"
          />
        )}
        <Stack gap={4}>
          <Text weight="bold">{product}</Text>
          <Text size={13} tone="quiet" numeric>
            {text.number} {order.orderSN}
          </Text>
        </Stack>
      </Inline>
      <DescriptionList
        columns={2}
        items={[
          ...order.specLines.map(({ label, value, said }) => ({
            label: word(label, said.label),
            value: word(value, said.value),
          })),
          // What is being arranged stands below.
          ...(order.isPrinted && !isSupplying
            ? [
                {
                  label: text.files,
                  isWide: true,
                  value: hasNone ? text.noFiles : <JobFiles order={order} />,
                },
              ]
            : []),
        ]}
      />
      {mayDo(order, 'confirmFiles') && !isSupplying && (
        <Suspense fallback={null}>
          <JobCheck order={order} confirmation={confirmation} />
        </Suspense>
      )}
      {order.isPrinted && maySupply && (
        <Inline>
          <Button size="small" onPress={() => setSupplying(!isSupplying)}>
            {isSupplying ? text.keepFiles : hasNone ? text.supplyFiles : text.changeFiles}
          </Button>
        </Inline>
      )}
      {isSupplying && (
        <SupplyPart
          order={order}
          isReplacing={!hasNone}
          thumbnailOf={(file) => <FileThumbnail file={file} />}
          onOpen={setSupplying}
          onDone={() => setSupplying(false)}
        />
      )}
    </Stack>
  );
}
