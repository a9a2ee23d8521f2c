/** What will be printed: specification and files. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Inline } from '@banxin/ui/Inline';
import { ProductArt, type ProductArtProps } from '@banxin/ui/ProductArt';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Fragment } from 'react';
import { fileImages } from '../../../features/preview/fileImages.ts';
import { PreviewButton } from '../../../features/preview/PreviewButton.tsx';
import { previewText } from '../../../features/preview/preview.messages.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import * as css from '../order-confirm.css.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export function JobPart({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderConfirmText);
  const words = useText(previewText);
  const { name, word } = useCatalogueWords();
  const product = name('product', order.productId, order.productName);
  const images = order.files.flatMap((file) => fileImages(file, words.pageOf));
  const files = order.files.map(({ id, name: file, pageCount }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Own>{file}</Own>
      {pageCount !== null && ` · ${text.pages(pageCount)}`}
    </Fragment>
  ));
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
          ...(order.isPrinted
            ? [
                {
                  label: text.files,
                  isWide: true,
                  value: files.length === 0 ? text.noFiles : files,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
