/** Progress for visitors: order number and the last four digits of a phone that belongs to it. */
import type { OutputOf } from '@banxin/contract/call';
import type { lookUpOrder } from '@banxin/contract/calls/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { hintOf } from './hints.ts';

/** Milestones in order, each with the statuses that count as having reached it. */
const milestones: readonly { title: string; reached: readonly number[] }[] = [
  { title: '提交订单', reached: [s.registered, s.approved] },
  { title: '付款', reached: [s.ordered, s.reviewWithdrawnOrdered] },
  { title: '审核通过', reached: [s.approvedOrdered, s.allocated] },
  {
    title: '生产',
    reached: [
      ...[s.workOrderOpened, s.outsourced, s.scanReturn, s.returnedToFactory],
      ...[s.storageWithdrawn, s.partlyStored],
    ],
  },
  { title: '发货', reached: [s.stored, s.shipping, s.shipped, s.inDelivery] },
  { title: '签收', reached: [s.delivered] },
];

type Answer = OutputOf<typeof lookUpOrder>;

export async function lookUp(
  db: Db,
  input: { readonly orderSN: string; readonly phoneTail: string },
): Promise<Answer | Refusal> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_sn', '=', input.orderSN)
    .where('tab', 'is not', null)
    .where(sql<boolean>`${input.phoneTail} = any(phone_tails)`)
    .executeTakeFirst();
  // One answer for both, so that nobody learns which order numbers exist.
  if (!order) return refuse(errCode.notFound, '没有找到订单，请核对订单号与手机号后 4 位');
  const events = await db
    .selectFrom('status_events')
    .select(['to_status', 'at'])
    .where('customer_id', '=', order.customer_id)
    .where('entity', '=', 'order')
    .where('entity_id', '=', order.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const current = milestones.findIndex(({ reached }) => reached.includes(order.status));
  return {
    orderSN: order.order_sn,
    productName: order.product_name,
    spec: order.spec,
    status: order.status,
    statusLabel: s.label(order.status),
    hint: hintOf(order),
    steps: milestones.map(({ title, reached }, index) => ({
      title,
      at: events.find((event) => reached.includes(event.to_status))?.at ?? null,
      state: index < current ? 'done' : index === current ? 'current' : 'future',
    })),
  };
}
