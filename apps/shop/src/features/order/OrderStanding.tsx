/** Where an order stands and what happens next; one that is late says so and whom to ask. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { pathOf } from '@banxin/contract/routes';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { Link } from 'wouter';
import { useFixedWords } from '../../lib/fixedWords.ts';
import { useText } from '../../lib/text.ts';
import * as css from './Order.css.ts';
import { orderText } from './order.messages.ts';
import { orderTone } from './orderTone.ts';

type Standing = Pick<OrderSummary, 'status' | 'fileStatus' | 'isPrinted' | 'statusLabel' | 'late'>;

/** How it stands; that it is late, beside it. */
export function StandingTags({ order }: { readonly order: Standing }) {
  const text = useText(orderText);
  const words = useFixedWords();
  return (
    <span className={css.tags}>
      {order.late && <StatusTag tone="critical">{text.late}</StatusTag>}
      <StatusTag tone={orderTone(order)}>{words(order.statusLabel)}</StatusTag>
    </span>
  );
}

/** Leads to whoever knows more about a late order. */
export function AskAboutLate({
  order,
}: {
  readonly order: Pick<OrderSummary, 'late' | 'orderSN'>;
}) {
  const text = useText(orderText);
  return (
    order.late && (
      <Link
        href={pathOf('aboutContact')}
        className={css.ask}
        aria-label={text.actionOf(text.ask, order.orderSN)}
      >
        {text.ask}
      </Link>
    )
  );
}

/** Another address waits for its freight: the order's page says how much and until when, and is the way to pay it. */
export function AddressWaits({
  order,
}: {
  readonly order: Pick<OrderSummary, 'addressWaits' | 'orderSN'>;
}) {
  const text = useText(orderText);
  return (
    order.addressWaits && (
      <Link
        href={`${pathOf('UserOrderDetail', { sn: order.orderSN })}#delivery`}
        className={css.ask}
        aria-label={text.actionOf(text.addressWaits, order.orderSN)}
      >
        {text.addressWaits}
      </Link>
    )
  );
}

export function OrderStanding({ order }: { readonly order: OrderSummary }) {
  const words = useFixedWords();
  return (
    <div className={css.status}>
      <StandingTags order={order} />
      <Text size={12} tone="body">
        {words(order.hint)} <AskAboutLate order={order} /> <AddressWaits order={order} />
      </Text>
    </div>
  );
}
