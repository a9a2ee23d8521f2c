/** Money that came and pays nothing, at the desk of receipts: what was due beside what came, and what can become of it. */
import type { OfficeStep } from '@banxin/contract/entities/office';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { officeGroup, officeSubject } from '@banxin/contract/messages/office';
import { method, payment as paymentStanding } from '@banxin/contract/messages/payment';
import { unplacedStanding, unplacedWhy } from '@banxin/contract/messages/receipts';
import { type Fen, fen } from '@banxin/contract/money';
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { works } from '@banxin/contract/refusals/works';
import type { Db } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { creditUnplaced, placeUnplaced, returnUnplaced } from '../payment/unplacedDesk.ts';
import {
  findUnplaced,
  isReceived,
  standingOfUnplaced,
  type UnplacedKey,
  type UnplacedRow,
  unplacedMoney,
} from '../paymentRecord/unplaced.ts';
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

/** 银行, 支付宝, 微信: money is told apart by its channel and the number that it has there. */
const PREFIX: Readonly<Record<PayChannelName, string>> = { bank: 'YH', alipay: 'ZF', wechat: 'WX' };

const numberOf = ({ channel, channel_no }: UnplacedKey): string =>
  `${PREFIX[channel]}${channel_no}`;

/** What a number names, however its letters were typed; null for one of something else. */
function keyOf(number: string): UnplacedKey | null {
  const channels = Object.keys(PREFIX) as PayChannelName[];
  const channel = channels.find((one) => number.toUpperCase().startsWith(PREFIX[one]));
  const channel_no = number.slice(2);
  return channel === undefined || channel_no === '' ? null : { channel, channel_no };
}

/** Payments of a sum that wait for a transfer: one of them may be what it was meant for. */
const CANDIDATES = 5;

interface Named {
  readonly customer: string;
  readonly customerId: number;
  readonly paymentSN: string;
  readonly status: keyof typeof paymentStanding;
  readonly due: Fen;
}

/** The trade that its remark names, with its payment and customer. */
async function namedBy(db: Db, { channel, trade_sn }: UnplacedRow): Promise<Named | null> {
  const row = await db
    .selectFrom('payment_trades as t')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 't.customer_id').onRef('p.id', '=', 't.payment_id'),
    )
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .select(['c.name', 'c.id', 'p.payment_sn', 'p.status', 't.amount'])
    .where('t.channel', '=', channel)
    .where('t.trade_sn', '=', trade_sn)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        customer: row.name,
        customerId: row.id,
        paymentSN: row.payment_sn,
        status: row.status,
        due: row.amount as Fen,
      };
}

/** Open payments that began at this channel and ask for exactly this sum, the newest first. */
const candidatesFor = (db: Db, { channel, amount }: UnplacedRow) =>
  db
    .selectFrom('payment_trades as t')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 't.customer_id').onRef('p.id', '=', 't.payment_id'),
    )
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .select(['t.trade_sn', 'c.name'])
    .where('t.channel', '=', channel)
    .where('t.status', '=', 'open')
    .where('t.amount', '=', amount)
    .where('p.status', '=', 'pending')
    .orderBy('t.begun_at', 'desc')
    .limit(CANDIDATES)
    .execute();

const headOf = (
  row: Omit<UnplacedRow, 'credited_to' | 'bank_ref' | 'settled_by' | 'settled_how' | 'times'>,
  customer: string | null,
  standing: ReturnType<typeof standingOfUnplaced>,
  now: string,
): Head => ({
  kind: 'unplaced',
  number: numberOf(row),
  customer: customer ?? '',
  subject: messageOf(officeSubject.unplaced, { channel: row.channel, why: row.why }),
  standing: messageOf(unplacedStanding[standing]),
  amount: row.amount as Fen,
  since: row.created_at,
  dueAt: standing === 'waiting' ? instantOf(msOf(row.created_at) + PROMISED_MS) : null,
  isLate: standing === 'waiting' && row.created_at < lateBefore(now),
});

/** Why it does not pay what its remark names; null where nothing stands against that. */
function whyNotPlaced(row: UnplacedRow, named: Named | null): KeyedMessage | null {
  if (named === null) return null;
  const received = row.amount as Fen;
  if (named.due !== received) return messageOf(refusals.otherSum, { due: named.due, received });
  return named.status === 'pending' ? null : messageOf(refusals.notOpen);
}

const stepsOf = (row: UnplacedRow, named: Named | null): OfficeStep[] => [
  step('PLACE', { needs: named === null ? ['remark'] : [], refusal: whyNotPlaced(row, named) }),
  step('CREDIT', {
    needs: named === null ? ['account'] : [],
    refusal: row.amount === 0 ? messageOf(refusals.nothingCame) : null,
  }),
  step('SEND_BACK', { needs: ['bankRef'] }),
];

/** What a clerk is to know first. */
function verdictsOf(row: UnplacedRow, named: Named | null): Opened['verdicts'] {
  if (named === null) {
    const sentence = messageOf(refusals.noSuchTrade, { remark: row.trade_sn });
    return [{ tone: 'caution', sentence }];
  }
  const sentence = whyNotPlaced(row, named) ?? messageOf(unplacedWhy[row.why]);
  return [{ tone: named.due === row.amount ? 'caution' : 'critical', sentence }];
}

const factsOfNamed = (row: UnplacedRow, named: Named) => {
  const differs = named.due !== row.amount;
  return [
    ...fact('account', named.customer),
    ...fact('payment', named.paymentSN),
    ...fact('standing', messageOf(paymentStanding[named.status]), named.status !== 'pending'),
    ...fact('due', { amount: named.due }, differs),
    ...fact('received', { amount: row.amount as Fen }, differs),
    ...(differs ? fact('difference', { amount: fen(row.amount - named.due) }, true) : []),
  ];
};

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const key = keyOf(number);
  const row = key === null ? undefined : await findUnplaced(db, key);
  if (key === null || row === undefined) return null;
  const named = await namedBy(db, row);
  const stands = (await isReceived(db, key)) ? 'placed' : standingOfUnplaced(row);
  const isWaiting = stands === 'waiting';
  const candidates = isWaiting && named === null ? await candidatesFor(db, row) : [];
  return {
    ...headOf(row, named?.customer ?? null, stands, now),
    seen: stands,
    verdicts: isWaiting
      ? verdictsOf(row, named)
      : [{ tone: 'plain', sentence: messageOf(unplacedStanding[stands]) }],
    groups: [
      ...(named === null
        ? []
        : [{ title: messageOf(officeGroup.compared), facts: factsOfNamed(row, named) }]),
      {
        title: messageOf(officeGroup.receipt),
        facts: [
          ...fact('channel', messageOf(method[row.channel])),
          ...fact('bankNumber', row.channel_no),
          ...fact('remarkCode', row.trade_sn, named === null),
          ...(named === null ? fact('received', { amount: row.amount as Fen }) : []),
          ...fact('paidAt', { at: row.paid_at }),
          ...fact('sentBackAs', row.bank_ref),
          ...(stands === 'noted' ? fact('description', row.settled_how) : []),
        ],
      },
      ...(candidates.length === 0
        ? []
        : [
            {
              title: messageOf(officeGroup.candidates),
              facts: candidates.flatMap(({ trade_sn, name }) =>
                fact('payment', `${trade_sn} · ${name}`),
              ),
            },
          ]),
    ],
    ...NOTHING_SAID,
    steps: isWaiting ? stepsOf(row, named) : [],
  };
}

const waitingMoney = (db: Db, words: string) =>
  unplacedMoney(db)
    .leftJoin('payment_trades as t', (join) =>
      join.onRef('t.trade_sn', '=', 'u.trade_sn').onRef('t.channel', '=', 'u.channel'),
    )
    .leftJoin('customers as c', 'c.id', 't.customer_id')
    .where(saying(words, ['u.channel_no', 'u.trade_sn', 'c.name']));

export const unplacedSource: OfficeSource = {
  kind: 'unplaced',
  desk: 'receipts',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingMoney(db, words);
    const { total, late } = await waiting
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('u.created_at', '<', lateBefore(now)).as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows =
      limit === 0
        ? []
        : await waiting
            .selectAll('u')
            .select('c.name')
            .orderBy('u.created_at')
            .orderBy('u.channel_no')
            .limit(limit)
            .execute();
    return {
      heads: rows.map((row) => headOf(row, row.name, 'waiting', now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open,
  act: async (clerk, { number, event, remark, account, bankRef }) => {
    const key = keyOf(number);
    if (key === null) return refuse(works.noCase);
    switch (event) {
      case 'PLACE':
        return placeUnplaced(clerk, key, remark ?? '');
      case 'CREDIT':
        return creditUnplaced(clerk, key, account);
      case 'SEND_BACK':
        return returnUnplaced(clerk, key, bankRef);
      default:
        return refuse(works.noCase);
    }
  },
};
