/** Letters with the files of an invoice: as its customer reads them, and asked for once more. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { sendInvoiceMail } from '@banxin/contract/calls/invoice/invoice';
import { INVOICE_MAILS_A_DAY } from '@banxin/contract/constants';
import type { InvoiceMail } from '@banxin/contract/entities/invoice';
import { invoice as refusals } from '@banxin/contract/refusals/invoice';
import { plain } from '@banxin/contract/refusals/plain';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { InvoiceMailsTable } from '../../db/tables/invoices.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { type InvoiceRow, isIssued, lockInvoice } from './status.ts';

export type MailRow = Selectable<InvoiceMailsTable>;

const DAY = 24 * 3_600_000;
/** Letters of one invoice that are shown. */
const SHOWN = 20;

/** Those of an invoice, the newest first. */
export const mailsOf = (db: Db, { customer_id, id }: Pick<InvoiceRow, 'customer_id' | 'id'>) =>
  db
    .selectFrom('invoice_mails')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('invoice_id', '=', id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

export const mailViewOf = (row: MailRow): InvoiceMail => {
  const waits = row.state === 'waiting' || row.state === 'sending';
  return {
    id: row.id,
    address: row.address,
    state: row.state === 'sent' ? 'sent' : waits ? 'waiting' : 'givenUp',
    trouble: row.trouble,
    tries: row.tries,
    nextAt: row.state === 'waiting' ? row.due_at : null,
    endedAt: row.ended_at,
    isAgain: row.is_again,
    at: row.created_at,
  };
};

/** From when another can be asked for; null: now. @param mails the newest first @param now instant */
export function mailFromOf(mails: readonly MailRow[], now: string): string | null {
  const oldest = mails.filter((one) => one.is_again)[INVOICE_MAILS_A_DAY - 1];
  if (oldest === undefined) return null;
  const from = msOf(oldest.created_at) + DAY;
  return from > msOf(now) ? instantOf(from) : null;
}

export const sendMail = (
  { db, customer, now, ports }: UserContext,
  { id, mail }: ParsedOf<typeof sendInvoiceMail>,
): Promise<OutputOf<typeof sendInvoiceMail> | Refusal> =>
  transaction(db, async (tx): Promise<OutputOf<typeof sendInvoiceMail> | Refusal> => {
    const row = await lockInvoice(tx, customer.ownerId, id);
    if (row === undefined) return refuse(plain.notFound);
    if (!isIssued(row)) return refuse(refusals.notMailed);
    if (ports.mail === null) return refuse(refusals.noMailServer);
    const known = await mailsOf(tx, row);
    const waiting = known.find(
      ({ state, address }) => (state === 'waiting' || state === 'sending') && address === mail,
    );
    // It is on its way there already.
    if (waiting !== undefined) return mailViewOf(waiting);
    const until = mailFromOf(known, now);
    if (until !== null) return refuse(refusals.mailsOfDay, { until });
    const written = await tx
      .insertInto('invoice_mails')
      .values({
        customer_id: row.customer_id,
        invoice_id: row.id,
        login_id: customer.id,
        address: mail,
        is_again: true,
        due_at: now,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return mailViewOf(written);
  });
