/** Terms of a paid membership: which days a year covers that is bought, and what it makes of its customer. */
import { termFrom } from '@banxin/contract/membership';
import type { Selectable } from 'kysely';
import { isPaidLevel, levelAt, paidAt } from '../../db/memberLevel.ts';
import type { CustomersTable } from '../../db/tables/customers.ts';
import type { VipPurchasesTable } from '../../db/tables/money.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { OrderRow } from '../order/order.ts';

export type PurchaseRow = Selectable<VipPurchasesTable>;
type OrderKey = Pick<OrderRow, 'customer_id' | 'id'>;

/** The columns that a level is told from. */
export const memberColumns = [
  ...(['vip_level', 'vip_until', 'vip_next_level', 'vip_next_until', 'growth_level'] as const),
] as const satisfies readonly (keyof Selectable<CustomersTable>)[];

/** The last moment of a day. */
export const endOf = (day: string): string => `${day}T23:59:59.999+08:00`;

/** What a customer has of levels, with its row's lock where it is about to change. */
export function readMember(db: Db, ownerId: number, { isLocked = false } = {}) {
  const query = db.selectFrom('customers').select(memberColumns).where('id', '=', ownerId);
  return (isLocked ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow();
}

/** What an order of a membership is for. */
export const purchaseOf = (db: Db, { customer_id, id }: OrderKey): Promise<PurchaseRow> =>
  db
    .selectFrom('vip_purchases')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();

/** The term that an order bought, or would buy if it were paid now. @param now instant */
export async function termOf(
  db: Db,
  order: OrderKey,
  now: string,
): Promise<{ level: number; from: string; until: string }> {
  const { level, starts_on: from, ends_on: until } = await purchaseOf(db, order);
  if (from !== null && until !== null) return { level, from, until };
  const { present, next } = paidAt(await readMember(db, order.customer_id), msOf(now));
  const end = next ?? present;
  return { level, ...termFrom(end && dayOf(msOf(end.until)), dayOf(msOf(now))) };
}

/**
 * The year that is paid for begins, or goes on where what is paid for ends: the same level lasts longer, another one waits
 * for its turn. The caller holds the order's lock and books the money in this transaction.
 */
export async function grantTerm(tx: Tx, order: OrderRow, now: string) {
  const { level } = await purchaseOf(tx, order);
  const member = await readMember(tx, order.customer_id, { isLocked: true });
  const at = msOf(now);
  const { present, next } = paidAt(member, at);
  const last = next ?? present;
  const term = termFrom(last && dayOf(msOf(last.until)), dayOf(at));
  const end = endOf(term.until);
  if (next !== null && next.level !== level) {
    throw new Error(`Order ${order.order_sn} would be the third level in a row`);
  }
  const waits = next !== null || (present !== null && present.level !== level);
  await tx
    .updateTable('customers')
    .set(
      waits
        ? { vip_next_level: level, vip_next_until: end }
        : {
            ...{ vip_level: level, vip_until: end, vip_next_level: null, vip_next_until: null },
            ...(!isPaidLevel(member.vip_level) && { growth_level: levelAt(member, at) }),
          },
    )
    .where('id', '=', order.customer_id)
    .execute();
  await tx
    .updateTable('vip_purchases')
    .set({ starts_on: term.from, ends_on: term.until })
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .execute();
  return { level, ...term };
}
