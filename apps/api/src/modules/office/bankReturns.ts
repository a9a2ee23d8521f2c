/**
 * Money that people have to send back, at the desk of receipts: to whom, what it was, under which number it came, and why
 * its channel does not give it back.
 */
import type { PayChannelName } from '@banxin/contract/entities/payment';
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
import {
  aboutReturn,
  causeOf,
  findReturn,
  type ReturnRow,
  returnsByHand,
} from '../paymentRecord/returns.ts';
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

type Shown = Pick<
  ReturnRow,
  'return_sn' | 'amount' | 'created_at' | 'status' | 'order_id' | 'hand_why'
>;

/** The channel that does not give it back, and why; null where it came by transfer. */
const shutOf = ({ hand_why: why }: Shown, channel: PayChannelName) =>
  why === null ? null : { channel, why };

const headOf = (
  row: Shown,
  { name, channel }: { readonly name: string; readonly channel: PayChannelName },
  now: string,
): Head => {
  const isWaiting = row.status === 'byHand';
  return {
    kind: 'bankReturn',
    number: row.return_sn,
    customer: name,
    subject: messageOf(officeSubject.bankReturn, {
      cause: causeOf(row),
      shut: shutOf(row, channel),
    }),
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
    aboutReturn(db, row)
      .innerJoin('customers as c', 'c.id', 't.customer_id')
      .select(['c.name', 'c.link_person', 'c.mobile'])
      .executeTakeFirstOrThrow(),
    receiptOf(db, row),
  ]);
  const isWaiting = row.status === 'byHand';
  const shut = shutOf(row, about.channel);
  const sendIt =
    shut === null ? messageOf(officeVerdict.sendFirst) : messageOf(officeVerdict.wayBackShut, shut);
  return {
    ...headOf(row, about, now),
    seen: row.status,
    verdicts: [
      isWaiting
        ? { tone: 'caution', sentence: sendIt }
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
          ...fact('channelAnswer', isWaiting && shut !== null ? row.failure : null),
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
            .select(['r.return_sn', 'r.amount', 'r.created_at', 'r.status', 'r.order_id'])
            .select(['r.hand_why', 't.channel', 'c.name'])
            .orderBy('r.created_at')
            .orderBy('r.return_sn')
            .limit(limit)
            .execute();
    return {
      heads: rows.map((row) => headOf(row, row, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open,
  act: async (clerk, { number, event, bankRef }) =>
    event === 'SENT_BACK' ? confirmGivenBack(clerk, { number, bankRef }) : refuse(works.noCase),
};
