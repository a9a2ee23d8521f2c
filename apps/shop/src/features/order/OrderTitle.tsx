/** What was ordered: picture, product, specification, number. */

import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { minuteText } from '../../lib/day.ts';
import * as css from './Order.css.ts';
import { OrderPicture } from './OrderPicture.tsx';

export function OrderTitle({ order }: { readonly order: OrderSummary }) {
  const { name, word } = useCatalogueWords();
  return (
    <div className={css.row}>
      <OrderPicture {...order} />
      <div className={css.words}>
        <Link href={pathOf('UserOrderDetail', { sn: order.orderSN })} className={css.name}>
          {name('product', order.productId, order.productName)}
        </Link>
        <Text size={12} tone="body" lines={2}>
          {word(order.spec, order.specSaid)}
        </Text>
        <span className={css.number}>
          <span className={css.selectable}>{order.orderSN}</span> · {minuteText(order.createdAt)}
        </span>
      </div>
    </div>
  );
}
