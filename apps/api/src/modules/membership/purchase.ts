/** Buying a membership: an order without goods and its payment, of which one waits at a time. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { VIP_PAY_HOURS, type VipLevel } from '@banxin/contract/constants';
import { fileStatus, orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { VIP_PRODUCT_ID, vipLevels } from '@banxin/contract/membership';
import { membership as refusals } from '@banxin/contract/refusals/membership';
import type { Insertable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { orderNumber, paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import { recordCreated, recordEvent } from '../order/status.ts';
import { addPayment } from '../paymentRecord/paymentRecord.ts';
import { addVipSubject, openVipOf } from '../paymentRecord/vipRecord.ts';
import { expireOne } from './endPurchase.ts';
import { windowOf } from './renewal.ts';
import { readMember } from './term.ts';

type Output = OutputOf<typeof createVipOrder>;

/** Everything of the row but its number: of what has no goods there is little to say. */
export function vipOrderRow(
  {
    customer: actor,
    now,
  }: Pick<UserContext, 'now'> & {
    readonly customer: Pick<UserContext['customer'], 'id' | 'ownerId'>;
  },
  level: VipLevel,
): Omit<Insertable<OrdersTable>, 'order_sn'> {
  const total = vipLevels[level].sum;
  const line = { id: 'vipFee', kind: 'part', label: `VIP ${level} 会员 1 年`, amount: total };
  return {
    customer_id: actor.ownerId,
    placed_by: actor.id,
    product_id: VIP_PRODUCT_ID,
    category_id: 0,
    product_name: `VIP ${level} 会员`,
    family: 'voucher',
    spec: '1 年',
    spec_said: null,
    configuration: JSON.stringify({
      productId: VIP_PRODUCT_ID,
      ...{ sizeId: '', widthMm: 1, heightMm: 1, materialId: '', gsm: 0, colours: '4+0' },
      ...{ crafts: [], quantity: 1, styles: 1 },
    }),
    quote: JSON.stringify({ total, lines: [line] }),
    total,
    promise: null,
    factory: null,
    file_status: fileStatus.confirmed,
    thumbnail: null,
    status: orderStatus.registered,
    flags: orderFlag.new | orderFlag.virtual | orderFlag.noAfterSales,
    carrier: null,
    tracking_no: null,
    packaging: JSON.stringify({}),
    province: null,
    receiver: null,
    discounts: null,
    styles: null,
    // It stands among the records of memberships and in no list of orders.
    tab: null,
    confirmed_at: now,
    paid_at: null,
    created_at: now,
    updated_at: now,
  };
}

const insertOrder = (tx: Tx, row: Insertable<OrdersTable>): Promise<OrderRow | undefined> =>
  tx
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('order_sn').doNothing())
    .returningAll()
    .executeTakeFirst();

async function place(tx: Tx, context: UserContext, level: VipLevel): Promise<Output> {
  const { customer: actor, now, random } = context;
  const day = now.slice(0, 10);
  const order = await withFreeNumber(
    () => orderNumber(random, day),
    (order_sn) => insertOrder(tx, { ...vipOrderRow(context, level), order_sn }),
  );
  await tx
    .insertInto('vip_purchases')
    .values({
      ...{ customer_id: order.customer_id, order_id: order.id, level, years: 1 },
      ...{ starts_on: null, ends_on: null },
    })
    .execute();
  const by = { actor: `customer:${actor.id}`, at: now };
  await recordCreated(tx, order, { event: 'CREATE', ...by });
  await recordEvent(tx, order, { event: 'CONFIRM', ...by });
  const payment = await withFreeNumber(
    () => paymentNumber(random, day),
    (payment_sn) =>
      addPayment(tx, {
        ...{ customer_id: order.customer_id, payment_sn, amount: order.total },
        ...{ status: 'pending', created_at: now },
        expires_at: instantOf(msOf(now) + VIP_PAY_HOURS * 3_600_000),
      }),
  );
  await addVipSubject(tx, payment, order);
  return { orderSN: order.order_sn, paymentSN: payment.payment_sn };
}

/** Refuses while one waits, and before a membership can be renewed. */
export async function beginPurchase(
  context: UserContext,
  { vipLevel }: ParsedOf<typeof createVipOrder>,
): Promise<Output | Refusal> {
  const { db, customer, now } = context;
  const waiting = await openVipOf(db, customer.ownerId);
  // Nobody has to wait for the job that ends it.
  if (waiting && msOf(waiting.expires_at) <= msOf(now)) await expireOne(db, waiting, now);
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    // There is one at a time: those that begin at once follow each other.
    const member = await readMember(tx, customer.ownerId, { isLocked: true });
    const open = await openVipOf(tx, customer.ownerId);
    if (open) return refuse(refusals.waiting, { paymentSN: open.payment_sn });
    const { canRenew, mayOpen, from, left } = windowOf(member, dayOf(msOf(now)));
    if (!canRenew && !mayOpen) return refuse(refusals.tooEarly, { left, from: from ?? '' });
    return place(tx, context, vipLevel);
  });
}
