/** What waits at the invoice desk: applications, paper that has to be sent, and reversals. */

import { INVOICE_WORKDAYS } from '@banxin/contract/constants';
import { invoiceType, redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { addWorkdays, dateOf, dayNumber } from '@banxin/pricing/calendar';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { among, UNDER_WAY } from './amounts.ts';
import { READY } from './redDesk.ts';

/** Since when an invoice waits for its next step. */
export const waitsSince = sql<string>`coalesce(i.issued_at, i.applied_at)`;

/** Applications that are not issued yet, and paper that is and was not sent; in the words of their index. */
export const waitingInvoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .where(
      sql<boolean>`(i.status in (${among(UNDER_WAY)}) or (i.status = ${sql.lit(s.invoiced)}
        and i.medium = 'paper' and i.type <> ${sql.lit(invoiceType.fullyReversed)}))`,
    );

/** What was issued and stands; in the words of its index. */
export const issuedInvoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .where(sql<boolean>`i.status in (${sql.lit(s.invoiced)}, ${sql.lit(s.labelPrinted)})`);

/** Reversals with their invoices and customers. */
const reds = (db: Db) =>
  db
    .selectFrom('invoice_reds as r')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.id', '=', 'r.invoice_id'),
    )
    .innerJoin('customers as c', 'c.id', 'r.customer_id');

/** Reversals whose red invoice can be issued now; in the words of their index. @param now instant */
export const waitingReds = (db: Db, now: string) =>
  reds(db)
    .where(sql<boolean>`r.red_id is null and r.state in (${among(READY)})`)
    .where((eb) => eb.or([eb('r.until', 'is', null), eb('r.until', '>', now)]));

/** Reversals of the works that their buyers can answer still; in the words of their index. @param now instant */
export const awaitedReds = (db: Db, now: string) =>
  reds(db)
    .where(sql<boolean>`r.state = ${sql.lit(redState.waitsForBuyer)}`)
    .where('r.until', '>', now);

/** The instant before which what was applied for should have been issued by now. */
export function overdueBefore(now: string): string {
  const today = dayNumber(dayOf(msOf(now)));
  let day = today;
  while (addWorkdays(day, INVOICE_WORKDAYS) >= today) day -= 1;
  return `${dateOf(day + 1)}T00:00:00.000+08:00`;
}
