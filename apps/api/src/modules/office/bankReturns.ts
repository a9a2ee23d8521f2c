/** Money that people have to send back, at the desk of receipts: to whom, what it was, and under which number it came. */
import { officeGroup, officeSubject, officeVerdict } from '@banxin/contract/messages/office';
import { method } from '@banxin/contract/messages/payment';
import { backStanding } from '@banxin/contract/messages/receipts';
import type { Fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import type { Db } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { confirmGivenBack } from '../payment/givingBack.ts';
import { findReturn, type ReturnRow, returnsByHand } from '../paymentRecord/returns.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  NOTHING_SAID,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
  step,
} from './source.ts';

/** What it goes back for: an order, the account, or a payment that took no more. */
const causeOf = ({ order_id, return_sn }: Pick<ReturnRow, 'order_id' | 'return_sn'>) => {
  if (order_id !== null) return 'order';
  return /D\d+$/.test(return_sn) ? 'account' : 'payment';
};

const headOf = (
  row: Pick<ReturnRow, 'return_sn' | 'amount' | 'created_at' | 'status' | 'order_id'>,
  customer: string,
  now: string,
): Head => {
  const isWaiting = row.status === 'byHand';
  return {
    kind: 'bankReturn',
    number: row.return_sn,
    customer,
    subject: messageOf(officeSubject.bankReturn, { cause: causeOf(row) }),
    standing: messageOf(backStanding[row.status]),
    amount: row.amount as Fen,
    since: row.created_at,
    dueAt: isWaiting ? instantOf(msOf(row.created_at) + PROMISED_MS) : null,
    isLate: isWaiting && row.created_at < lateBefore(now),
  };
};

/** What came by its trade: the money that is to go back, when that paid nothing, else what paid. */
const receiptOf = (db: Db, { customer_id, trade_id, return_sn }: ReturnRow) => {
  const own = /R(\d+)$/.exec(return_sn)?.[1];
  const came = db
    .selectFrom('channel_receipts')
    .select(['channel_no', 'amount', 'paid_at'])
    .where('customer_id', '=', customer_id)
    .where('trade_id', '=', trade_id);
  return (
    own === undefined ? came.where('is_booked', '=', true) : came.where('id', '=', Number(own))
  ).executeTakeFirst();
};

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const row = await findReturn(db, number);
  if (row === undefined) return null;
  const [about, receipt] = await Promise.all([
    db
      .selectFrom('payment_trades as t')
      .innerJoin('payments as p', (join) =>
        join.onRef('p.customer_id', '=', 't.customer_id').onRef('p.id', '=', 't.payment_id'),
      )
      .innerJoin('customers as c', 'c.id', 't.customer_id')
      .leftJoin('orders as o', (join) =>
        join.onRef('o.customer_id', '=', 't.customer_id').on('o.id', '=', row.order_id),
      )
      .select(['c.name', 'c.link_person', 'c.mobile', 'p.payment_sn', 't.channel', 'o.order_sn'])
      .where('t.customer_id', '=', row.customer_id)
      .where('t.id', '=', row.trade_id)
      .executeTakeFirstOrThrow(),
    receiptOf(db, row),
  ]);
  const isWaiting = row.status === 'byHand';
  return {
    ...headOf(row, about.name, now),
    seen: row.status,
    verdicts: [
      isWaiting
        ? { tone: 'caution', sentence: messageOf(officeVerdict.sendFirst) }
        : { tone: 'plain', sentence: messageOf(backStanding[row.status]) },
    ],
    groups: [
      {
        title: messageOf(officeGroup.wayBack),
        facts: [
          ...fact('amount', { amount: row.amount as Fen }),
          ...fact('channel', messageOf(method[about.channel])),
          ...fact('account', about.name),
          ...fact('phone', [about.link_person, about.mobile].filter(Boolean).join(' ')),
          ...fact('sentBackAs', row.bank_ref),
        ],
      },
      {
        title: messageOf(officeGroup.receipt),
        facts: [
          ...fact('payment', about.payment_sn),
          ...fact('order', about.order_sn),
          ...(receipt === undefined
            ? []
            : [
                ...fact('bankNumber', receipt.channel_no),
                ...fact('received', { amount: receipt.amount as Fen }),
                ...fact('paidAt', { at: receipt.paid_at }),
              ]),
        ],
      },
    ],
    ...NOTHING_SAID,
    steps: isWaiting ? [step('SENT_BACK', { needs: ['bankRef'] })] : [],
  };
}

export const bankReturnSource: OfficeSource = {
  kind: 'bankReturn',
  desk: 'receipts',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = returnsByHand(db)
      .innerJoin('customers as c', 'c.id', 'r.customer_id')
      .where(saying(words, ['r.return_sn', 'c.name']));
    const { total, late } = await waiting
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('r.created_at', '<', lateBefore(now)).as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows =
      limit === 0
        ? []
        : await waiting
            .select(['r.return_sn', 'r.amount', 'r.created_at', 'r.status', 'r.order_id', 'c.name'])
            .orderBy('r.created_at')
            .orderBy('r.return_sn')
            .limit(limit)
            .execute();
    return {
      heads: rows.map((row) => headOf(row, row.name, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open,
  act: async (clerk, { number, event, bankRef }) =>
    event === 'SENT_BACK' ? confirmGivenBack(clerk, { number, bankRef }) : refuse(works.noCase),
};
