/** Orders favourites again at the prices that were seen: all of them with one payment, or none. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { reorder } from '@banxin/contract/calls/order/favorite';
import type { PriceMovedOf } from '@banxin/contract/calls/order/favorite.schemas';
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import type { Receiver } from '../../db/tables/favorites.ts';
import type { Tx } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { type Part, partsTogether, type SeenOrder, sumMovedBy } from '../checkout/partsTogether.ts';
import {
  type Job,
  JobRefused,
  type PlacedOrder,
  placeTogether,
} from '../checkout/placeTogether.ts';
import { findFavorites, lostOf } from './favorite.ts';
import { type Plan, type PricedJob, planOf, whereTo } from './plan.ts';
import { differencesOf } from './reprice.ts';

type Input = ParsedOf<typeof reorder>;
type Output = OutputOf<typeof reorder>;

/** A plan that can be placed. */
interface Ready extends SeenOrder {
  readonly plan: Plan;
  readonly made: PricedJob;
  readonly receiver: Receiver;
  readonly carrier: string;
}

/** What each would be today, or why one of them cannot be ordered. */
async function readyOf(
  context: UserContext,
  { jobs, addressId }: Input,
): Promise<Ready[] | Refusal> {
  const to = await whereTo(context, addressId);
  if (to instanceof Refusal) return to;
  const ids = jobs.map(({ id }) => id);
  const rows = await findFavorites(context.db, context.customer.ownerId, ids);
  const ready: Ready[] = [];
  for (const { id, expectedTotal, ...amounts } of jobs) {
    const row = rows.get(id);
    if (row === undefined) return refuse(refusals.unknown);
    const lost = lostOf(row, context.now);
    if (lost !== null) return refuse(refusals.lost, { ...lost, id });
    const receiver = to(row);
    if (receiver === null) return invalid({ addressId: messageOf(refusals.noReceiver) });
    const plan = await planOf(context, row, amounts, receiver);
    const { made } = plan;
    const carrier = made?.priced.delivery?.carrier;
    if (made === null || carrier === undefined) return refuse(orderRefusals.noLongerSold);
    const { priced, job } = made;
    ready.push({ plan, made, priced, urgent: job.urgent, receiver, carrier, seen: expectedTotal });
  }
  return ready;
}

const movedOf = (ready: readonly Ready[]): PriceMovedOf[] =>
  ready
    .filter(({ made, seen }) => made.priced.total !== seen)
    .map(({ plan, made, seen }) => ({
      id: plan.row.id,
      seen,
      total: made.priced.total,
      differences: differencesOf(plan, made),
    }));

/** As an order of its own would be placed. */
function asJob({ plan, made, receiver, carrier, seen }: Ready, part: Part | undefined): Job {
  const { configuration, urgent, packaging } = made.job;
  const way = { urgent, carrier, packaging };
  const brandId = plan.row.certificate_id;
  return {
    order: {
      configuration,
      ...way,
      province: receiver.province,
      ...plan.taken,
      receiver,
      remark: '',
    },
    confirmation: {
      ...way,
      receiver,
      remark: '',
      ...part?.choice,
      expectedTotal: part?.made.total ?? seen,
      ...(brandId !== null && { brandId }),
    },
  };
}

/** Each favourite is from now on that of its newest order, in the sequence of the ids. */
async function remember(
  tx: Tx,
  { customer, now }: UserContext,
  ready: readonly Ready[],
  placed: readonly PlacedOrder[],
): Promise<void> {
  const both = ready.map(({ plan }, index) => ({ id: plan.row.id, order: placed[index] }));
  for (const { id, order } of both.toSorted((a, b) => a.id - b.id)) {
    if (order === undefined) continue;
    const { quote } = await tx
      .selectFrom('orders')
      .select('quote')
      .where('customer_id', '=', customer.ownerId)
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('favorite_orders')
      .set({ order_sn: order.orderSN, ordered_at: now, quote: JSON.stringify(quote) })
      .where('customer_id', '=', customer.ownerId)
      .where('id', '=', id)
      .execute();
  }
}

export async function orderAgain(context: UserContext, input: Input): Promise<Output | Refusal> {
  const ready = await readyOf(context, input);
  if (ready instanceof Refusal) return ready;
  const moved = movedOf(ready);
  if (moved.length > 0) return refuse(refusals.priceMoved, { moved });
  const parts = await partsTogether(context, ready, input);
  if (parts instanceof Refusal) return parts;
  const jobs = ready.map((one) => asJob(one, parts.get(one)));
  const placed = await placeTogether(context, jobs, {
    payNow: DEFAULT_HABITS.payNow,
    afterwards: (tx, orders) => remember(tx, context, ready, orders),
  });
  if (placed instanceof JobRefused) {
    const one = ready[placed.index];
    return sumMovedBy(placed.refusal, one && parts.get(one), input) ?? placed.refusal;
  }
  const { orders, payment } = placed;
  if (payment === null)
    throw new Error('Orders were placed without the payment that was asked for');
  return {
    orders: orders.map((order, index) => ({ id: ready[index]?.plan.row.id ?? 0, ...order })),
    paymentSN: payment.paymentSN,
  };
}
