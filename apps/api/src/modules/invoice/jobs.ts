/** What happens to invoices by itself: reversals lapse, and the demo's desk works at a human pace. */
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import type { Db } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf, nowOf } from '../../ports/clock.ts';
import type { Random } from '../../ports/random.ts';
import { sha256 } from '../../sha256.ts';
import { approveInvoice, issueInvoice, printLabel, rejectInvoice } from './desk.ts';
import { invoiceMailJobs } from './mailing.ts';
import { lapseReds } from './red.ts';
import { issueReversal, READY } from './redDesk.ts';

const MINUTE = 60_000;
/** One application in so many is rejected. */
const REJECTED_IN = 15;
/** Cases of one run. */
const MOST = 50;

/** After its last change a case waits so long for its next step. @unit ms */
const AFTER: Readonly<Record<number, number>> = {
  [s.applied]: 30 * MINUTE,
  [s.approved]: 60 * MINUTE,
  [s.invoiced]: 180 * MINUTE,
};
const RED_AFTER = 120 * MINUTE;

const drawOf = (of: string): number => Number.parseInt(sha256(of).slice(0, 8), 16);

/** Whether the draw rejects this application; the same whoever asks and whenever. */
export const isRejected = (invoiceSN: string): boolean =>
  drawOf(`invoice:${invoiceSN}`) % REJECTED_IN === 0;

/** A number as the tax authority's platform gives them: year, region, channel, and a count. */
const numberOf = (now: string, taxNumber: string, channel: number, id: number): string =>
  `${now.slice(2, 4)}${taxNumber.slice(2, 4)}${channel}${String(id).padStart(15, '0')}`;

interface Shop {
  readonly db: Db;
  readonly random: Pick<Random, 'int'>;
}

/**
 * Takes every step that is due of what was applied for since the workshop began, by the acts of the desk; answers how
 * many. What somebody else has taken meanwhile is left.
 */
export async function runInvoiceDesk({ db, random }: Shop, now: string): Promise<number> {
  const shop = { db, now, actor: 'staff:workshop' };
  const { workshop_since: since } = await db
    .selectFrom('shop_clock')
    .select('workshop_since')
    .executeTakeFirstOrThrow();
  if (since === null) return 0;
  const cases = await db
    .selectFrom('invoices')
    .selectAll()
    .where('applied_at', '>=', since)
    .where('type', '=', 1)
    .where(({ eb, or, and }) =>
      or([
        eb('status', 'in', [s.applied, s.approved]),
        and([eb('status', '=', s.invoiced), eb('medium', '=', 'paper')]),
      ]),
    )
    .orderBy('updated_at')
    .limit(MOST)
    .execute();
  const due = cases.filter(
    ({ status, updated_at }) => msOf(updated_at) + (AFTER[status] ?? 0) <= msOf(now),
  );
  for (const row of due) {
    const number = row.invoice_sn;
    if (row.status === s.applied && isRejected(number)) {
      await rejectInvoice(shop, { number, reason: '抬头与税务登记号不一致，请核对后重新提交' });
    } else if (row.status === s.applied) await approveInvoice(shop, { number });
    else if (row.status === s.approved) {
      const invoiceNumber = numberOf(now, row.seller.taxNumber, 2, row.id);
      await issueInvoice(shop, { number, invoiceNumber });
    } else
      await printLabel(shop, { number, carrier: 'ems', trackingNo: `11${number.slice(2, 13)}` });
  }
  const reds = await db
    .selectFrom('invoice_reds as r')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.id', '=', 'r.invoice_id'),
    )
    .select(['r.form_sn', 'r.id', 'i.seller'])
    .where('r.created_at', '>=', since)
    .where('r.state', 'in', READY)
    .where('r.red_id', 'is', null)
    .where('r.updated_at', '<=', instantOf(msOf(now) - RED_AFTER))
    .limit(MOST)
    .execute();
  for (const { form_sn: formSN, id, seller } of reds) {
    const invoiceNumber = numberOf(now, seller.taxNumber, 3, id);
    await issueReversal({ ...shop, random }, { formSN, invoiceNumber });
  }
  return due.length + reds.length;
}

export const invoiceJobs: readonly Job[] = [
  ...invoiceMailJobs,
  {
    name: 'lapse-red-invoices',
    everyMs: 5 * MINUTE,
    run: ({ db, clock }) => lapseReds(db, nowOf(clock)),
  },
  {
    name: 'invoice-desk',
    everyMs: 30_000,
    run: ({ db, clock, config, random }) =>
      config.workshop === 'auto'
        ? runInvoiceDesk({ db, random }, nowOf(clock))
        : Promise.resolve(0),
  },
];
