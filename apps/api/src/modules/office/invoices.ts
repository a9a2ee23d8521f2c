/** Applications for invoices at their desk: approved, rejected, issued under 20 digits, sent on paper, voided. */
import type { OfficeStep } from '@banxin/contract/entities/office';
import {
  type InvoiceStatus,
  invoiceType,
  redState,
  invoiceStatus as s,
} from '@banxin/contract/enums/invoice';
import { can } from '@banxin/contract/lifecycles/chart';
import { invoiceChart } from '@banxin/contract/lifecycles/invoice';
import { invoiceStanding } from '@banxin/contract/messages/invoice';
import { officeSubject, officeVerdict } from '@banxin/contract/messages/office';
import { type Fen, fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { warnTaxNumber } from '@banxin/contract/rules/validation';
import type { Db } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { isCompanyProved } from '../authentication/authentication.ts';
import { dueDayOf } from '../invoice/apply.ts';
import * as desk from '../invoice/desk.ts';
import {
  issuedInvoices,
  overdueBefore,
  waitingInvoices,
  waitsSince,
} from '../invoice/deskQueue.ts';
import { labelRefusal, restRefusal, restsOf, voidRefusal } from '../invoice/deskRules.ts';
import { beginReversal } from '../invoice/redDesk.ts';
import { type InvoiceRow, isIssued } from '../invoice/status.ts';
import { redLeftOf, redsOf } from '../invoice/view.ts';
import { invoiceGroups, invoiceHistory } from './invoiceFacts.ts';
import { readSeen, reversalStep, seenOf, step } from './invoiceSteps.ts';
import {
  type Asked,
  type Clerk,
  type Head,
  type Look,
  lateBefore,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
  type Waiting,
} from './source.ts';

const DAY = 24 * 3_600_000;

const isUnderWay = ({ status }: Pick<InvoiceRow, 'status'>): boolean =>
  status === s.applied || status === s.approved;

/** By when its next step was promised; null when none waits. */
function dueOf(row: InvoiceRow): string | null {
  if (isUnderWay(row)) {
    return instantOf(msOf(`${dueDayOf(row.applied_at)}T00:00:00.000+08:00`) + DAY - 1);
  }
  const isToSend = row.status === s.invoiced && row.medium === 'paper';
  return isToSend && row.issued_at !== null ? instantOf(msOf(row.issued_at) + PROMISED_MS) : null;
}

function headOf(row: InvoiceRow, customer: string, now: string): Head {
  const dueAt = dueOf(row);
  return {
    kind: 'invoice',
    number: row.invoice_sn,
    customer,
    subject: messageOf(officeSubject.invoice, {
      kind: row.kind,
      medium: row.medium,
      title: row.buyer.title,
    }),
    standing: messageOf(invoiceStanding.status, { status: row.status as InvoiceStatus }),
    amount: Number(row.amount) as Fen,
    since: row.issued_at ?? row.applied_at,
    dueAt,
    isLate: dueAt !== null && msOf(dueAt) < msOf(now),
  };
}

/** What names an invoice: its numbers, its orders and whom it is made out to, its customer. */
const naming = ['i.invoice_sn', 'i.number', 'i.search_text', 'c.name'];

async function queue({ db, now }: Look, { words, limit }: Asked): Promise<Waiting> {
  const waiting = waitingInvoices(db).where(saying(words, naming));
  const [{ total, late }, rows] = await Promise.all([
    waiting
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn
          .countAll<number>()
          .filterWhere((of) =>
            of.or([
              of.and([of('i.issued_at', 'is', null), of('i.applied_at', '<', overdueBefore(now))]),
              of('i.issued_at', '<', lateBefore(now)),
            ]),
          )
          .as('late'),
      ])
      .executeTakeFirstOrThrow(),
    limit === 0
      ? []
      : waiting
          .selectAll('i')
          .select('c.name')
          .orderBy(waitsSince)
          .orderBy('i.id')
          .limit(limit)
          .execute(),
  ]);
  return {
    heads: rows.map((row) => headOf(row, row.name, now)),
    total: Number(total),
    late: Number(late),
  };
}

/** What was issued and stands, the newest first: here one is found that has to be reversed. */
async function issued({ db, now }: Look, { words, limit }: Asked): Promise<Waiting> {
  const found = issuedInvoices(db).where(saying(words, naming));
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    limit === 0
      ? []
      : found
          .selectAll('i')
          .select('c.name')
          .orderBy('i.issued_at', 'desc')
          .orderBy('i.id', 'desc')
          .limit(limit)
          .execute(),
  ]);
  return { heads: rows.map((row) => headOf(row, row.name, now)), total: Number(total), late: 0 };
}

/** In the sequence in which they are offered. */
const EVENTS = ['APPROVE', 'ISSUE', 'PRINT_LABEL', 'REJECT', 'CANCEL', 'VOID'] as const;

/** The arrows that lead on, each with why it cannot be taken now. */
async function stepsOf(
  { db, now }: Look,
  row: InvoiceRow,
  fallen: Refusal | null,
): Promise<OfficeStep[]> {
  const steps: OfficeStep[] = [];
  for (const event of EVENTS) {
    if (can(invoiceChart, row.status, event, 'staff') === null) continue;
    if (event === 'VOID') steps.push(step(event, await voidRefusal(db, row, now)));
    else if (event === 'PRINT_LABEL') steps.push(step(event, labelRefusal(row)));
    else steps.push(step(event, event === 'APPROVE' || event === 'ISSUE' ? fallen : null));
  }
  if (isIssued(row) && row.type === invoiceType.normal) {
    steps.push(reversalStep(redLeftOf(row, await redsOf(db, row)) as Fen));
  }
  return steps;
}

type Verdict = Opened['verdicts'][number];

/** What is to be known before it is decided about. */
async function verdictsOf(db: Db, row: InvoiceRow, fallen: Refusal | null): Promise<Verdict[]> {
  if (!isUnderWay(row)) {
    const reds = (await redsOf(db, row)).filter(({ state }) => state <= redState.agreed);
    const [red] = reds;
    return red === undefined
      ? []
      : [{ tone: 'caution', sentence: messageOf(officeVerdict.hasRed, { formSN: red.form_sn }) }];
  }
  const verdicts: Verdict[] = [];
  const why = messageOfRefusal(fallen);
  if (why === null) {
    verdicts.push({ tone: 'positive', sentence: messageOf(officeVerdict.sumHolds) });
  } else verdicts.push({ tone: 'critical', sentence: why });
  if (row.kind === 'special' && !(await isCompanyProved(db, row.customer_id))) {
    verdicts.push({ tone: 'critical', sentence: messageOf(officeVerdict.notProved) });
  }
  if (warnTaxNumber(row.buyer.taxNumber) !== null) {
    verdicts.push({ tone: 'caution', sentence: messageOf(officeVerdict.checkDigit) });
  }
  return verdicts;
}

const NONE: ReadonlyMap<string, number> = new Map();

async function open(look: Look, number: string): Promise<Opened | null> {
  const { db, now } = look;
  const found = await db
    .selectFrom('invoices as i')
    .innerJoin('customers as c', 'c.id', 'i.customer_id')
    .selectAll('i')
    .select('c.name')
    .where('i.invoice_sn', '=', number)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { name, ...row } = found;
  const rests = isUnderWay(row) ? await restsOf(db, row) : NONE;
  const fallen = restRefusal(rests, row);
  const [verdicts, groups, events, steps] = await Promise.all([
    verdictsOf(db, row, fallen),
    invoiceGroups(db, row, rests),
    invoiceHistory(db, row),
    stepsOf(look, row, fallen),
  ]);
  return {
    ...headOf(row, name, now),
    seen: seenOf(row.status, row.updated_at),
    ...{ verdicts, groups, events, steps },
    ...{ pictures: [], proofs: [], marks: [], talk: [] },
  };
}

async function act(
  clerk: Clerk,
  { number, event, seen, reason = '', ...typed }: OfficeAct,
): Promise<Refusal | null> {
  const of = { number, seen: readSeen(seen) };
  const { invoiceNumber = '', carrier = '', trackingNo = '' } = typed;
  const { amount = fen(0), redReason } = typed;
  switch (event) {
    case 'APPROVE':
      return desk.approveInvoice(clerk, of);
    case 'REJECT':
      return desk.rejectInvoice(clerk, { ...of, reason });
    case 'CANCEL':
      return desk.withdrawApproval(clerk, { ...of, reason });
    case 'ISSUE':
      return desk.issueInvoice(clerk, { ...of, invoiceNumber });
    case 'PRINT_LABEL':
      return desk.printLabel(clerk, { ...of, carrier, trackingNo });
    case 'VOID':
      return desk.voidInvoice(clerk, { ...of, reason });
    case 'ENTER_RED':
      return beginReversal(clerk, { ...of, amount, reason: redReason, text: neededReason(reason) });
    default:
      return refuse(refusals.noCase);
  }
}

export const invoiceSource: OfficeSource = {
  kind: 'invoice',
  desk: 'invoices',
  queue,
  views: { issued },
  open,
  act,
};
