/** Sends invoices that were issued to the addresses that were named: each letter once. Safe on any number of servers. */
import type { InvoiceMailTrouble } from '@banxin/contract/entities/invoice';
import { sql } from 'kysely';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { byTurns, LOST_MS, OLDEST_MS, pauseAfter } from '../../jobs/outgoing.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { type Attachment, MailFailedError } from '../../ports/mail.ts';
import type { Services } from '../../services.ts';
import { originOf } from '../message/letter.ts';
import { tell } from '../message/tell.ts';
import { attachmentsOf } from './files.ts';
import { invoiceLetter } from './mailLetter.ts';
import type { MailRow } from './mails.ts';
import { findInvoice, type InvoiceRow, isIssued } from './status.ts';

/** Side by side: each draws a sheet on a thread of its own. */
const AT_ONCE = 2;
/** Of one run. */
const PER_RUN = 40;

type Named = Pick<MailRow, 'customer_id' | 'id'>;

const only = (db: Db, { customer_id, id }: Named) =>
  db.updateTable('invoice_mails').where('customer_id', '=', customer_id).where('id', '=', id);

/** Those that are due, no customer before another's turn. @param now instant */
const dueMails = (db: Db, now: string): Promise<Named[]> =>
  db
    .selectFrom((due) =>
      due
        .selectFrom('invoice_mails')
        .select(['customer_id', 'id', 'due_at'])
        .select(
          sql<number>`row_number() over (partition by customer_id order by due_at, id)`.as('turn'),
        )
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .as('m'),
    )
    .select(['m.customer_id', 'm.id'])
    .orderBy('m.turn')
    .orderBy('m.due_at')
    .orderBy('m.id')
    .limit(PER_RUN)
    .execute();

/** Takes it in hand; undefined when another server was faster. */
const claim = (db: Db, one: Named, machineNow: string): Promise<MailRow | undefined> =>
  only(db, one)
    .set({ state: 'sending', began_at: machineNow, tries: sql<number>`tries + 1` })
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();

interface Trouble {
  readonly trouble: InvoiceMailTrouble;
  /** For staff; names no address. */
  readonly detail: string;
}

/** Its customer reads in the message centre that it did not arrive. */
async function tellUnsent(tx: Tx, mail: MailRow, at: string): Promise<void> {
  const row = await findInvoice(tx, mail.customer_id, mail.invoice_id);
  if (row === undefined || !isIssued(row)) return;
  await tell(tx, {
    customerId: mail.customer_id,
    kind: 'invoiceUnsent',
    values: { invoiceId: row.id, number: row.number ?? '', address: mail.address },
    of: String(mail.id),
    at,
  });
}

const giveUp = (db: Db, one: Named, trouble: Trouble, now: string): Promise<void> =>
  transaction(db, async (tx) => {
    const mail = await only(tx, one)
      .set({ state: 'given_up', ended_at: now, ...trouble })
      .where('state', '=', 'sending')
      .returningAll()
      .executeTakeFirst();
    if (mail !== undefined) await tellUnsent(tx, mail, now);
  });

/** Waits for another try, or gives up after the last one. @param now ms, the shop's clock */
async function tryAgain(db: Db, mail: MailRow, trouble: Trouble, now: number): Promise<void> {
  const pause = pauseAfter(mail.tries);
  if (pause === undefined) {
    await giveUp(db, mail, trouble, instantOf(now));
    return;
  }
  await only(db, mail)
    .set({ state: 'waiting', due_at: instantOf(now + pause), ...trouble })
    .where('state', '=', 'sending')
    .execute();
}

const localeOf = async (db: Db, loginId: number) =>
  (
    await db
      .selectFrom('message_settings')
      .select('locale')
      .where('login_id', '=', loginId)
      .executeTakeFirst()
  )?.locale ?? 'zh-CN';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/** Makes the files of an invoice. */
type Files = (db: Db, row: InvoiceRow) => Promise<readonly Attachment[]>;

/** Hands it over. Answers false when the mail server takes nothing at the moment. */
async function handOver(
  { db, clock, config, log, ports }: Services,
  filesOf: Files,
  mail: MailRow,
  row: InvoiceRow,
): Promise<boolean> {
  let attachments: readonly Attachment[];
  try {
    attachments = await filesOf(db, row);
  } catch (error) {
    // Nothing has left yet.
    log.error({ err: error, invoice: row.invoice_sn }, 'files of an invoice not made');
    await tryAgain(db, mail, { trouble: 'files', detail: nameOf(error) }, clock.now());
    return true;
  }
  const locale = await localeOf(db, mail.login_id);
  try {
    await ports.mail?.send({
      to: mail.address,
      id: `invoice-${mail.customer_id}-${mail.id}`,
      ...invoiceLetter(row, { locale, origin: originOf(config) }),
      attachments,
    });
  } catch (error) {
    const isKnown = error instanceof MailFailedError;
    if (!isKnown) log.error({ err: error, invoice: row.invoice_sn }, 'invoice not sent');
    const failure = isKnown ? error.failure : 'unclear';
    const detail = isKnown ? error.message : nameOf(error);
    if (failure === 'never') {
      await giveUp(db, mail, { trouble: 'refused', detail }, nowOf(clock));
    } else if (failure === 'unclear') {
      // Nobody knows how far it came: it is not sent twice.
      await giveUp(db, mail, { trouble: 'unclear', detail }, nowOf(clock));
    } else await tryAgain(db, mail, { trouble: 'unreachable', detail }, clock.now());
    return failure !== 'down';
  }
  await only(db, mail)
    .set({ state: 'sent', trouble: null, detail: null, ended_at: nowOf(clock) })
    .where('state', '<>', 'sent')
    .execute();
  return true;
}

async function sendOne(services: Services, filesOf: Files, one: Named): Promise<boolean> {
  const { db, clock, machine } = services;
  const mail = await claim(db, one, nowOf(machine));
  if (mail === undefined) return true;
  const row = await findInvoice(db, mail.customer_id, mail.invoice_id);
  if (row !== undefined && isIssued(row)) return handOver(services, filesOf, mail, row);
  await giveUp(db, mail, { trouble: 'voided', detail: 'voided' }, nowOf(clock));
  return true;
}

/** Gives those up of which nobody knows whether they left: the server that had them in hand died. */
const giveUpLost = (db: Db, machineNow: number, now: string): Promise<void> =>
  transaction(db, async (tx) => {
    const lost = await tx
      .updateTable('invoice_mails')
      .set({ state: 'given_up', trouble: 'unclear', detail: 'lost', ended_at: now })
      .where('state', '=', 'sending')
      .where('began_at', '<', instantOf(machineNow - LOST_MS))
      .returningAll()
      .execute();
    for (const mail of lost) await tellUnsent(tx, mail, now);
  });

/** Gives those up that a shop without a mail server has kept for too long. @param now ms, the shop's clock */
const giveUpOld = (db: Db, now: number): Promise<void> =>
  transaction(db, async (tx) => {
    const old = await tx
      .updateTable('invoice_mails')
      .set({ state: 'given_up', trouble: 'notOffered', ended_at: instantOf(now) })
      .where('state', '=', 'waiting')
      .where('due_at', '<', instantOf(now - OLDEST_MS))
      .returningAll()
      .execute();
    for (const mail of old) await tellUnsent(tx, mail, instantOf(now));
  });

/** Sends what is due; answers how many it took in hand. */
export async function sendInvoiceMails(
  services: Services,
  filesOf: Files = attachmentsOf,
): Promise<number> {
  const { db, clock, machine, ports } = services;
  await giveUpLost(db, machine.now(), nowOf(clock));
  if (ports.mail === null) {
    await giveUpOld(db, clock.now());
    return 0;
  }
  const due = await dueMails(db, nowOf(clock));
  return byTurns(due, AT_ONCE, (one) => sendOne(services, filesOf, one));
}

export const invoiceMailJobs: readonly Job[] = [
  { name: 'send-invoices', everyMs: 5_000, run: (services) => sendInvoiceMails(services) },
];
