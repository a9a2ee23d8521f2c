/** Who has which case in hand, so that two people do not work on the same one. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { claim } from '@banxin/contract/calls/works/desk';
import type { WorksClaim } from '@banxin/contract/entities/works';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';
import { findCase } from './findCase.ts';

/** How long a case stays in hand without a further step. @unit ms */
const HELD_MS = 10 * 60_000;

/** The actor of a login, as its steps are written down. */
export const actorOf = (loginId: number): string => `staff:${loginId}`;

interface Held extends Omit<WorksClaim, 'isOwn'> {
  readonly orderId: number;
  readonly actor: string;
}

/** The claims on some orders that hold now. */
export async function heldOf(
  db: Db,
  orders: readonly Pick<OrderRow, 'id' | 'customer_id'>[],
  now: string,
): Promise<readonly Held[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('works_claims as w')
    .innerJoin('customers as c', 'c.id', 'w.staff_id')
    .select(['w.order_id', 'w.staff_id', 'w.until', 'c.name', 'c.link_person'])
    .where('w.customer_id', 'in', [...new Set(orders.map(({ customer_id }) => customer_id))])
    .where(
      'w.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('w.until', '>', now)
    .execute();
  return rows.map(({ order_id, staff_id, until, name, link_person }) => ({
    orderId: order_id,
    actor: actorOf(staff_id),
    by: link_person ?? name,
    until,
  }));
}

/** As one of the works sees it. @param actor who looks */
export const claimFor = (held: Held | undefined, actor: string): WorksClaim | null =>
  held ? { by: held.by, until: held.until, isOwn: held.actor === actor } : null;

/** Why this actor may not act on the order: somebody else has it in hand; null when it may. */
export async function whoseHands(
  db: Db,
  order: OrderRow,
  actor: string,
  now: string,
): Promise<Refusal | null> {
  const [held] = await heldOf(db, [order], now);
  return held === undefined || held.actor === actor
    ? null
    : refuse(refusals.inOtherHands, { by: held.by });
}

/** It is free again. */
export const letGo = (db: Db, order: Pick<OrderRow, 'id' | 'customer_id'>) =>
  db
    .deleteFrom('works_claims')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();

/** One statement decides between two who open a case at once. */
async function takeInHand(
  tx: Tx,
  order: OrderRow,
  { staff, take, now }: { readonly staff: number; readonly take: boolean; readonly now: string },
): Promise<void> {
  const row = { staff_id: staff, until: instantOf(msOf(now) + HELD_MS) };
  await tx
    .insertInto('works_claims')
    .values({ customer_id: order.customer_id, order_id: order.id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'order_id'])
        .doUpdateSet(row)
        .where((eb) =>
          take
            ? eb.lit(true)
            : eb.or([eb('works_claims.until', '<=', now), eb('works_claims.staff_id', '=', staff)]),
        ),
    )
    .execute();
  // Who opens another case has put the last one down.
  await tx
    .deleteFrom('works_claims')
    .where('staff_id', '=', staff)
    .where('order_id', '!=', order.id)
    .execute();
}

export async function claimCase(
  { db, now, customer }: UserContext,
  { id, take }: ParsedOf<typeof claim>,
): Promise<OutputOf<typeof claim> | Refusal> {
  const order = await findCase(db, id);
  if (order === undefined) return refuse(refusals.unknown);
  return transaction(db, async (tx) => {
    await takeInHand(tx, order, { staff: customer.id, take, now });
    const [held] = await heldOf(tx, [order], now);
    return claimFor(held, actorOf(customer.id)) as WorksClaim;
  });
}
