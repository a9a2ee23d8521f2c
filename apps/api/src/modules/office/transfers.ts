/** Transfers that customers chose and that have not come, at the desk of receipts: each is booked by the bank's number. */
import {
  officeGroup,
  officeStanding,
  officeSubject,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { payment as paymentStanding } from '@banxin/contract/messages/payment';
import type { Fen } from '@banxin/contract/money';
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import type { Db } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { enterTransfer } from '../payment/transfers.ts';
import {
  type Clerk,
  fact,
  type Head,
  type Look,
  NOTHING_SAID,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  saying,
  step,
} from './source.ts';

const transfers = (db: Db) =>
  db
    .selectFrom('payment_trades as t')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 't.customer_id').onRef('p.id', '=', 't.payment_id'),
    )
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .where('t.channel', '=', 'bank')
    .select(['t.trade_sn', 't.status', 't.amount', 't.begun_at'])
    .select(['p.payment_sn', 'p.status as standing', 'p.expires_at'])
    .select(['c.name', 'c.link_person', 'c.mobile']);

type Row = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>;

/** Money that comes for it pays it. */
const isAwaited = ({ status, standing }: Pick<Row, 'status' | 'standing'>): boolean =>
  status === 'open' && standing === 'pending';

const headOf = (row: Row): Head => ({
  kind: 'transfer',
  number: row.trade_sn,
  customer: row.name,
  subject: messageOf(officeSubject.transfer, { paymentSN: row.payment_sn }),
  standing: isAwaited(row)
    ? messageOf(officeStanding.toArrive)
    : messageOf(paymentStanding[row.standing]),
  amount: row.amount as Fen,
  since: row.begun_at,
  // Its customer acts, and the bank.
  dueAt: null,
  isLate: false,
});

const findTransfer = (db: Db, number: string): Promise<Row | undefined> =>
  transfers(db).where('t.trade_sn', '=', number.toUpperCase()).executeTakeFirst();

async function open({ db }: Look, number: string): Promise<Opened | null> {
  const row = await findTransfer(db, number);
  if (row === undefined) return null;
  return {
    ...headOf(row),
    seen: row.standing,
    verdicts: isAwaited(row)
      ? [{ tone: 'plain', sentence: messageOf(officeVerdict.transferAsDue) }]
      : [],
    groups: [
      {
        title: messageOf(officeGroup.transfer),
        facts: [
          ...fact('transferRemark', row.trade_sn),
          ...fact('due', { amount: row.amount as Fen }),
          ...fact('payment', row.payment_sn),
          ...fact('account', row.name),
          ...fact('phone', [row.link_person, row.mobile].filter(Boolean).join(' ')),
          ...fact('transferChosen', { at: row.begun_at }),
          ...fact('openUntil', isAwaited(row) ? { at: row.expires_at } : null),
        ],
      },
    ],
    ...NOTHING_SAID,
    steps: isAwaited(row) ? [step('PLACE', { needs: ['bankNumber'] })] : [],
  };
}

/** Books what was due. Money is entered in any case: it has come, whatever became of its payment meanwhile. */
async function act(
  { db, log, now }: Clerk,
  { number, event, bankNumber = '' }: OfficeAct,
): Promise<Refusal | null> {
  const row = await findTransfer(db, number);
  if (row === undefined || event !== 'PLACE' || !isAwaited(row)) return refuse(works.noCase);
  const transfer = { remark: row.trade_sn, amount: row.amount as Fen, number: bankNumber };
  const arrival = await enterTransfer({ db, log }, transfer, now);
  if (arrival instanceof Refusal) return arrival;
  return arrival === 'booked' ? null : refuse(refusals.transferOver);
}

export const transferSource: OfficeSource = {
  kind: 'transfer',
  desk: 'receipts',
  // The desk has nothing to do before the bank has its money.
  queue: async () => ({ heads: [], total: 0, late: 0 }),
  views: {
    awaited: async ({ db }, { words, limit }) => {
      const awaited = transfers(db)
        .where('t.status', '=', 'open')
        .where('p.status', '=', 'pending')
        .where(saying(words, ['t.trade_sn', 'p.payment_sn', 'c.name']));
      const { total } = await awaited
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows =
        limit === 0
          ? []
          : await awaited.orderBy('t.begun_at').orderBy('t.trade_sn').limit(limit).execute();
      return { heads: rows.map(headOf), total: Number(total), late: 0 };
    },
  },
  open,
  act,
};
