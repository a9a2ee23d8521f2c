/** What a ticket is about: picture, product, specification, the order's number. */
import type { ClaimableOrder } from '@banxin/contract/entities/afterSales';
import { pathOf } from '@banxin/contract/routes';
import { Link } from '@banxin/ui/Link';
import { Text } from '@banxin/ui/Text';
import { OrderPicture } from '../../../features/order/OrderPicture.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import * as css from '../aftersale.css.ts';

export interface GoodsProps {
  readonly goods: Pick<
    ClaimableOrder,
    | 'orderSN'
    | 'productId'
    | 'productName'
    | 'spec'
    | 'specSaid'
    | 'family'
    | 'thumbnail'
    | 'widthMm'
    | 'heightMm'
  >;
  /** Leads to the order. @default true */
  readonly isLink?: boolean;
}

export function Goods({ goods, isLink = true }: GoodsProps) {
  const { name, word } = useCatalogueWords();
  const product = name('product', goods.productId, goods.productName);
  return (
    <div className={css.goods}>
      <OrderPicture {...goods} />
      <div className={css.words}>
        {isLink ? (
          <Link href={pathOf('UserOrderDetail', { sn: goods.orderSN })} kind="standalone">
            {product}
          </Link>
        ) : (
          <Text weight="bold">{product}</Text>
        )}
        <Text size={12} tone="body" lines={2}>
          {word(goods.spec, goods.specSaid)}
        </Text>
        <span className={css.number}>{goods.orderSN}</span>
      </div>
    </div>
  );
}
