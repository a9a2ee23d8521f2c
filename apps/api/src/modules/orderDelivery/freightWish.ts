/** A change of address that costs more waits for its payment; paid, it is made, unless the order went too far meanwhile. */
import { isDeepStrictEqual } from 'node:util';
import type { FreightChange } from '@banxin/contract/calls/payment/payment.schemas';
import { FREIGHT_WISH_HOURS } from '@banxin/contract/constants';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import type { FreightWish } from '../../db/tables/money.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { endOpenPayment, openPaymentOf, type PaymentRow } from '../paymentRecord/paymentRecord.ts';
import { changeable, makeChange, type PricedChange, priced } from './change.ts';
import { type Asker, addFreightPayment, countPaid, wishOf } from './freightPayment.ts';
import { arrivalBy } from './ways.ts';

const asStored = (drops: FreightWish['drops']): unknown => JSON.parse(JSON.stringify(drops));

/**
 * Keeps the change until it is paid, or answers the payment that waits for the very same; one that waits for another is
 * over. The caller holds the order's lock.
 */
export async function openWish(tx: Tx, change: PricedChange, asker: Asker): Promise<PaymentRow> {
  const { order, difference } = change;
  const open = await openPaymentOf(tx, order);
  if (open?.wish) {
    const wish = await wishOf(tx, change, asker.customer.id);
    const isSame =
      open.amount === difference &&
      msOf(open.expires_at) > msOf(asker.now) &&
      open.wish.kind === wish.kind &&
      isDeepStrictEqual(open.wish.drops, asStored(wish.drops));
    if (isSame) return open;
  }
  await endOpenPayment(tx, order, 'cancelled');
  const until = instantOf(msOf(asker.now) + FREIGHT_WISH_HOURS * 3_600_000);
  return addFreightPayment(tx, change, asker, { status: 'pending', until });
}

/** A change that is waited for. */
export interface Wished {
  readonly order: OrderRow;
  readonly wish: FreightWish;
  /** What it was priced with. @unit fen */
  readonly amount: number;
}

/** The change as it can be made now, or why it cannot: the order went too far, or its freight is another one. */
function grantable({ order, wish, amount }: Wished, now: string): PricedChange | Refusal {
  const { order_sn: orderSN, status } = order;
  const agreed = changeable(order, wish.kind);
  if (agreed instanceof Refusal) return refuse(refusals.wishTooLate, { orderSN, status });
  const change = priced(agreed, wish, now);
  return change instanceof Refusal || change.difference !== amount
    ? refuse(refusals.wishMoved, { orderSN })
    : change;
}

/** Why it cannot be made any more; null when it can. */
export function wishRefusal(wished: Wished, now: string): Refusal | null {
  const change = grantable(wished, now);
  return change instanceof Refusal ? change : null;
}

/**
 * It is paid: the order goes there. The caller holds the order's lock and books the money in this transaction.
 * @throws when it cannot be made any more, so that nothing is booked
 */
export async function grantWish(tx: Tx, wished: Wished, now: string): Promise<OrderRow> {
  const { order, wish, amount } = wished;
  const change = grantable(wished, now);
  if (change instanceof Refusal)
    throw new Error(`Order ${order.order_sn} cannot go there any more`);
  const asker = await tx
    .selectFrom('customers')
    .select(['id', 'mobile'])
    .where('id', '=', wish.by)
    .executeTakeFirstOrThrow();
  await makeChange(tx, change, { by: asker, now });
  await countPaid(tx, order, amount);
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
}

/** From where to where, and what the freight is before and after. */
export function changeOf({ wish, amount }: Pick<Wished, 'wish' | 'amount'>): FreightChange | null {
  const [first] = wish.drops;
  return first === undefined
    ? null
    : {
        from: wish.from,
        to: { receiver: first.receiver, count: wish.drops.length },
        before: wish.before as Fen,
        after: (wish.before + amount) as Fen,
      };
}

/** The day on which the last of it would be there; null while nobody knows. @param now instant */
export function arrivalOfWish(wished: Wished, now: string): string | null {
  const change = grantable(wished, now);
  if (change instanceof Refusal) return null;
  const days = change.ways.flatMap((way) => arrivalBy(change.order, way) ?? []);
  return days.toSorted().at(-1) ?? null;
}
