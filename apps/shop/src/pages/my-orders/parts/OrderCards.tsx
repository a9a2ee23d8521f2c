/** Orders on a phone: a card of four lines and the buttons each. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { Money } from '@banxin/ui/Money';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { OrderActions } from '../../../features/order/OrderActions.tsx';
import { OrderPicture } from '../../../features/order/OrderPicture.tsx';
import {
  AddressWaits,
  AskAboutLate,
  StandingTags,
} from '../../../features/order/OrderStanding.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { minuteText } from '../../../lib/day.ts';
import { useFixedWords } from '../../../lib/fixedWords.ts';
import { useText } from '../../../lib/text.ts';
import { myOrdersText } from '../my-orders.messages.ts';
import * as css from './OrderCards.css.ts';
import type { OrderTableProps } from './OrderTable.tsx';

function OrderCard({
  order,
  actions,
}: Pick<OrderTableProps, 'actions'> & { readonly order: OrderSummary }) {
  const text = useText(myOrdersText);
  const words = useFixedWords();
  const { name, word } = useCatalogueWords();
  return (
    <li className={css.card} data-order={order.orderSN}>
      <div className={css.picture}>
        <OrderPicture {...order} />
      </div>
      <div className={css.words}>
        <Link href={pathOf('UserOrderDetail', { sn: order.orderSN })} className={css.name}>
          {name('product', order.productId, order.productName)}
        </Link>
        <span className={css.line}>{word(order.spec, order.specSaid)}</span>
        <span data-part="number" className={`${css.line} ${css.quiet}`}>
          {order.orderSN} · {minuteText(order.createdAt)}
        </span>
      </div>
      <div className={css.amount}>
        {order.total === null ? (
          <Text size={12} tone="quiet">
            {text.hidden}
          </Text>
        ) : (
          <Text weight="bold">
            <Money fen={order.total} tone="strong" />
          </Text>
        )}
      </div>
      <div className={css.standing}>
        <StandingTags order={order} />
        <span data-part="hint" className={css.hint}>
          {words(order.hint)}
        </span>
      </div>
      <div className={css.actions}>
        <AddressWaits order={order} />
        <AskAboutLate order={order} />
        <OrderActions order={order} actions={actions} isCard />
      </div>
    </li>
  );
}

export function OrderCards({ orders, actions, isPending }: OrderTableProps) {
  const text = useText(myOrdersText);
  return (
    <ul className={css.list} aria-label={text.title} aria-busy={isPending}>
      {orders.map((order) => (
        <OrderCard key={order.orderSN} order={order} actions={actions} />
      ))}
    </ul>
  );
}
