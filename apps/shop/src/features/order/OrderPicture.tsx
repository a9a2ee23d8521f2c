/** The first page of an order's print file, or the product drawn in its proportions. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { ProductArt } from '@banxin/ui/ProductArt';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Order.css.ts';
import { orderText } from './order.messages.ts';

export type OrderPictureProps = Pick<
  OrderSummary,
  'thumbnail' | 'family' | 'productId' | 'productName' | 'widthMm' | 'heightMm'
>;

export function OrderPicture(order: OrderPictureProps) {
  const text = useText(orderText);
  const { name } = useCatalogueWords();
  if (order.thumbnail === null) {
    return (
      <ProductArt
        family={order.family}
        widthMm={order.widthMm}
        heightMm={order.heightMm}
        frame="thumb"
      />
    );
  }
  return (
    <img
      src={order.thumbnail}
      alt={text.thumbnailOf(name('product', order.productId, order.productName))}
      className={css.picture}
      loading="lazy"
      decoding="async"
      width={76}
      height={57}
    />
  );
}
