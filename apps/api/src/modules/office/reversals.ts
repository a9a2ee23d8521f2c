/** Reversals at the desk of invoices: their red invoice is issued, or the buyer is told why not. */
import { type RedReason, redState } from '@banxin/contract/enums/invoice';
import { redStanding } from '@banxin/contract/messages/invoice';
import { officeGroup, officeSubject, officeVerdict } from '@banxin/contract/messages/office';
import type { Fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { messageOfRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { awaitedReds, waitingReds } from '../invoice/deskQueue.ts';
import {
  denyReversal,
  issueRefusal,
  issueReversal,
  stateAt,
  withdrawReversal,
} from '../invoice/redDesk.ts';
import { findInvoice, type InvoiceRow } from '../invoice/status.ts';
import { type RedRow, redsOf } from '../invoice/view.ts';
import { buyerGroup, invoiceHistory } from './invoiceFacts.ts';
import { readSeen, seenOf, step } from './invoiceSteps.ts';
import {
  type Clerk,
  fact,
  type Head,
  type Look,
  lateBefore,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
} from './source.ts';

type Row = RedRow & {
  /** Of the customer. */
  readonly name: string;
  readonly buyer: InvoiceRow['buyer'];
};

/** By when it has to be answered: what waits for nobody, within the time that the office promises. */
const dueOf = ({ until, created_at }: RedRow): string =>
  until ?? instantOf(msOf(created_at) + PROMISED_MS);

function headOf(row: Row, now: string): Head {
  const dueAt = row.red_id === null ? dueOf(row) : null;
  return {
    kind: 'red',
    number: row.form_sn,
    customer: row.name,
    subject: messageOf(officeSubject.red, {
      reason: row.reason as RedReason,
      title: row.buyer.title,
    }),
    standing: messageOf(redStanding.state, { state: stateAt(row, now) }),
    amount: Number(row.amount) as Fen,
    since: row.created_at,
    dueAt,
    isLate: dueAt !== null && issueRefusal(row, now) === null && msOf(dueAt) < msOf(now),
  };
}

/** What some reversals are listed as, the oldest first. */
const listing =
  (which: typeof waitingReds): OfficeSource['queue'] =>
  async ({ db, now }, { words, limit }) => {
    const waiting = which(db, now).where(
      saying(words, ['r.form_sn', 'i.invoice_sn', 'i.number', 'i.search_text', 'c.name']),
    );
    const [{ total, late }, rows] = await Promise.all([
      waiting
        .select((eb) => [
          eb.fn.countAll<number>().as('total'),
          eb.fn
            .countAll<number>()
            .filterWhere((of) =>
              of.and([of('r.until', 'is', null), of('r.created_at', '<', lateBefore(now))]),
            )
            .as('late'),
        ])
        .executeTakeFirstOrThrow(),
      limit === 0
        ? []
        : waiting
            .selectAll('r')
            .select(['c.name', 'i.buyer'])
            .orderBy('r.created_at')
            .orderBy('r.id')
            .limit(limit)
            .execute(),
    ]);
    return {
      heads: rows.map((row) => headOf(row, now)),
      total: Number(total),
      late: Number(late),
    };
  };

/** What of a blue invoice its red ones do not cover yet. @unit fen */
const leftOf = (
  blue: InvoiceRow,
  reds: readonly { readonly red_id: number | null; readonly amount: number }[],
): number =>
  reds.reduce(
    (left, { red_id, amount }) => (red_id === null ? left : left - Number(amount)),
    Number(blue.amount),
  );

const groupsOf = (
  red: Row,
  blue: InvoiceRow,
  { left, number }: { readonly left: number; readonly number: string | null },
): Opened['groups'] => [
  {
    title: messageOf(officeGroup.red),
    facts: [
      ...fact('redReason', messageOf(redStanding.reason, { reason: red.reason as RedReason })),
      ...fact('redAmount', { amount: Number(red.amount) as Fen }),
      ...fact('description', red.text),
      ...fact('deadline', red.until === null ? null : { at: red.until }),
      ...fact('redAnswer', red.answer),
      ...fact('redNumber', number),
    ],
  },
  {
    title: messageOf(officeGroup.blue),
    facts: [
      ...fact('invoiceNumber', blue.number),
      ...fact('application', blue.invoice_sn),
      ...fact('issuedAt', blue.issued_at === null ? null : { at: blue.issued_at }),
      ...fact('sum', { amount: Number(blue.amount) as Fen }),
      ...fact('redLeft', { amount: left as Fen }, Number(red.amount) > left),
    ],
  },
  buyerGroup(blue),
];

function verdictsOf(red: Row, left: number, now: string): Opened['verdicts'] {
  const verdicts: Opened['verdicts'] = [];
  if (red.red_id !== null) return verdicts;
  const state = stateAt(red, now);
  if (state === redState.waitsForSeller && red.until !== null) {
    const sentence = messageOf(officeVerdict.redAsked, { until: red.until });
    verdicts.push({ tone: 'caution', sentence });
  }
  if (state === redState.waitsForBuyer) {
    const why = messageOfRefusal(issueRefusal(red, now));
    if (why !== null) verdicts.push({ tone: 'plain', sentence: why });
  }
  if (Number(red.amount) === left) {
    verdicts.push({ tone: 'plain', sentence: messageOf(officeVerdict.redWhole) });
  }
  return verdicts;
}

/** Nothing leads on from one that was issued, denied or has lapsed. */
function stepsOf(red: RedRow, now: string): Opened['steps'] {
  const state = stateAt(red, now);
  const refusal = issueRefusal(red, now);
  if (refusal !== null && state !== redState.waitsForBuyer) return [];
  return [
    step('ISSUE_RED', refusal),
    ...(state === redState.waitsForSeller ? [step('DENY_RED', null)] : []),
    ...(state === redState.waitsForBuyer ? [step('WITHDRAW_RED', null)] : []),
  ];
}

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const red = await db
    .selectFrom('invoice_reds as r')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.id', '=', 'r.invoice_id'),
    )
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .selectAll('r')
    .select(['c.name', 'i.buyer'])
    .where('r.form_sn', '=', number)
    .executeTakeFirst();
  if (red === undefined) return null;
  const blue = await findInvoice(db, red.customer_id, red.invoice_id);
  if (blue === undefined) return null;
  const reds = await redsOf(db, blue);
  const left = leftOf(blue, reds);
  const own = reds.find(({ id }) => id === red.id);
  return {
    ...headOf(red, now),
    seen: seenOf(red.state, red.updated_at),
    verdicts: verdictsOf(red, left, now),
    groups: groupsOf(red, blue, { left, number: own?.number ?? null }),
    events: await invoiceHistory(db, blue),
    steps: stepsOf(red, now),
    ...{ pictures: [], proofs: [], marks: [], talk: [] },
  };
}

function act(
  clerk: Clerk,
  { number: formSN, event, seen, reason = '', invoiceNumber = '' }: OfficeAct,
): Promise<Refusal | null> {
  const of = { formSN, seen: readSeen(seen) };
  switch (event) {
    case 'ISSUE_RED':
      return issueReversal(clerk, { ...of, invoiceNumber });
    case 'DENY_RED':
      return denyReversal(clerk, { ...of, reason });
    case 'WITHDRAW_RED':
      return withdrawReversal(clerk, of);
    default:
      return Promise.resolve(refuse(refusals.noCase));
  }
}

export const reversalSource: OfficeSource = {
  kind: 'red',
  desk: 'invoices',
  queue: listing(waitingReds),
  views: { awaited: listing(awaitedReds) },
  open,
  act,
};
