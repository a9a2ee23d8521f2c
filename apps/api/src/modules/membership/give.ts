/**
 * What running memberships bring: samples when a year begins, urgent entitlements each month of it. What is not used stays
 * in the account.
 */
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { vipLevels } from '@banxin/contract/membership';
import { bookEntry } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import type { PurchaseRow } from './term.ts';

/** Of a year. */
const MONTHS = 12;

/** The day on which month `index` of a term begins, from 0: the same day of the month, or its last one. */
export function monthStart(startsOn: string, index: number): string {
  const [year = 0, month = 1, date = 1] = startsOn.split('-').map(Number);
  const at = month - 1 + index;
  // Day 0 of the month after is its last.
  const lastDate = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, at, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Months of a term that have begun. */
export function monthsBegun(startsOn: string, today: string): number {
  let months = 0;
  while (months < MONTHS && monthStart(startsOn, months) <= today) months += 1;
  return months;
}

/** Gives what is due of a term; the ledger takes each of it once. The caller holds its row or has just written it. */
export async function giveDue(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'customer_id' | 'order_id' | 'level' | 'starts_on' | 'months_given'>,
  now: string,
): Promise<void> {
  const { customer_id: customerId, order_id, level, starts_on, months_given } = purchase;
  if (starts_on === null) return;
  const due = monthsBegun(starts_on, dayOf(msOf(now)));
  if (due <= months_given) return;
  const { samples, urgent } = vipLevels[level];
  const give = async (asset: number, amount: number, month: number): Promise<void> => {
    const reference = `vip:${order_id}:${month}`;
    const flow = accountFlow.topUpBonus;
    const booked = await bookEntry(tx, { customerId, asset, flow, amount, reference, at: now });
    if (!booked.ok) throw new Error(`Entitlement ${reference} was refused`);
  };
  for (let month = months_given; month < due; month += 1) {
    if (month === 0) await give(assetKind.freeSampleQuota, samples, month);
    await give(assetKind.urgentEntitlement, urgent, month);
  }
  await tx
    .updateTable('vip_purchases')
    .set({ months_given: due })
    .where('customer_id', '=', customerId)
    .where('order_id', '=', order_id)
    .execute();
}

/**
 * Gives what became due since, and lets another level take its turn. Answers how many terms it gave something of. May be
 * repeated; several servers may run it at once.
 */
export async function giveEntitlements(db: Db, now: string, limit = 200): Promise<number> {
  const today = dayOf(msOf(now));
  await db
    .updateTable('customers')
    .set((eb) => ({
      vip_level: eb.ref('vip_next_level').$notNull(),
      vip_until: eb.ref('vip_next_until'),
      vip_next_level: null,
      vip_next_until: null,
    }))
    .where('vip_next_level', 'is not', null)
    .where('vip_until', '<=', now)
    .execute();
  const running = await db
    .selectFrom('vip_purchases')
    .selectAll()
    .where('starts_on', '<=', today)
    .where('months_given', '<', MONTHS)
    .orderBy('starts_on')
    .execute();
  const due = running
    .filter(
      ({ starts_on, months_given }) =>
        starts_on !== null && monthsBegun(starts_on, today) > months_given,
    )
    .slice(0, limit);
  for (const { customer_id, order_id } of due) {
    await transaction(db, async (tx) => {
      const purchase = await tx
        .selectFrom('vip_purchases')
        .selectAll()
        .where('customer_id', '=', customer_id)
        .where('order_id', '=', order_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await giveDue(tx, purchase, now);
    });
  }
  return due.length;
}
