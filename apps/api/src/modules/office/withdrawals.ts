/** Withdrawals at the desk of receipts: what goes back by which channel, what by the bank, and what the account did last. */
import type { OfficeStep } from '@banxin/contract/entities/office';
import {
  officeGroup,
  type officeLabel,
  officeSubject,
  officeValue,
  officeVerdict,
} from '@banxin/contract/messages/office';
import { withdrawalStanding } from '@banxin/contract/messages/withdrawal';
import { type Fen, fen, moneyText } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { withdrawal as refusals } from '@banxin/contract/refusals/withdrawal';
import { works } from '@banxin/contract/refusals/works';
import type { Db } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { topUpsLeftOf } from '../paymentRecord/topUpRecord.ts';
import {
  type ChannelPart,
  findWithdrawal,
  giveWithdrawalBack,
  partsOf,
  sendWithdrawal,
  waitingWithdrawals,
} from '../withdrawal/desk.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal.ts';
import {
  fact,
  type Head,
  type Look,
  lateBefore,
  NOTHING_SAID,
  type OfficeAct,
  type OfficeSource,
  type Opened,
  PROMISED_MS,
  saying,
  step,
} from './source.ts';

/** Movements of the account that stand beside a withdrawal. */
const MOVEMENTS = 8;

const BACK = [
  '收款账户与付款账户不一致，请联系客服核对',
  '收款账户已注销，请更换收款账户后重新申请',
  '账户有未结清的款项，结清后可重新申请',
];

const headOf = (
  row: Pick<WithdrawalRow, 'withdrawal_sn' | 'amount' | 'created_at' | 'status'>,
  customer: string,
  now: string,
): Head => {
  const isWaiting = row.status === 'processing';
  return {
    kind: 'withdrawal',
    number: row.withdrawal_sn,
    customer,
    subject: messageOf(officeSubject.withdrawal),
    standing: messageOf(withdrawalStanding[row.status]),
    amount: row.amount as Fen,
    since: row.created_at,
    dueAt: isWaiting ? instantOf(msOf(row.created_at) + PROMISED_MS) : null,
    isLate: isWaiting && row.created_at < lateBefore(now),
  };
};

/** What a clerk decides about: how it stands, and what of it goes by the bank. */
const seenAs = ({ status }: WithdrawalRow, byBank: number): string => `${status}:${byBank}`;

/** The part that the clerk saw as the bank's; null for a case that is not what a withdrawal was seen as. @unit fen */
const bankPartSeen = (seen: string): Fen | null => {
  const found = /^processing:(\d{1,15})$/.exec(seen);
  return found === null ? null : fen(Number(found[1]));
};

const stepsOf = (byBank: number): OfficeStep[] => [
  step('PAY_OUT', { needs: byBank > 0 ? ['bankRef'] : [] }),
  step('GIVE_BACK', { needs: ['reason'], templates: BACK }),
];

type Label = keyof typeof officeLabel;

const FLOWS: Readonly<Record<number, Label>> = {
  1: 'topUp',
  2: 'refundFlow',
  3: 'spending',
  4: 'withdrawal',
  11: 'topUpBonus',
  12: 'cashback',
};

/** The last movements of the balance, the newest first: the day and minute, what it was, what was left. */
async function movementsOf(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('ledger')
    .select(['flow', 'amount', 'balance_after', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('account', '=', 'customer')
    .where('asset', '=', 0)
    .orderBy('id', 'desc')
    .limit(MOVEMENTS)
    .execute();
  return rows.flatMap(({ flow, amount, balance_after, created_at }) => {
    const minute = created_at.slice(0, 16).replace('T', ' ');
    const sign = amount > 0 ? '+' : '';
    const left = moneyText((balance_after ?? 0) as Fen);
    return fact(
      FLOWS[flow] ?? 'spending',
      `${minute}  ${sign}${moneyText(amount as Fen)} → ${left}`,
    );
  });
}

/** The bank's number of the last transfer that the customer paid by: it says which account the money came from. */
const lastTransferOf = async (db: Db, customerId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('channel_receipts')
    .select('channel_no')
    .where('customer_id', '=', customerId)
    .where('channel', '=', 'bank')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.channel_no ?? null;
};

const partFacts = (parts: readonly ChannelPart[], byBank: number) => [
  ...parts.flatMap(({ topUp, amount }) =>
    fact(
      'goesBack',
      messageOf(officeValue.byChannel, {
        channel: topUp.method,
        amount: amount as Fen,
        paymentSN: topUp.payment_sn,
      }),
    ),
  ),
  ...(byBank > 0 ? fact('byBank', { amount: byBank as Fen }, true) : []),
];

/** What became of one that is over. */
const endedFacts = (row: WithdrawalRow) => [
  ...(row.status === 'paid' ? fact('goesBack', { amount: row.by_channel as Fen }) : []),
  ...(row.bank_ref === null ? [] : fact('byBank', { amount: fen(row.amount - row.by_channel) })),
  ...fact('sentBackAs', row.bank_ref),
  ...fact('whyGivenBack', row.reason),
];

async function open({ db, now }: Look, number: string): Promise<Opened | null> {
  const row = await findWithdrawal(db, number);
  if (row === undefined) return null;
  const [owner, topUps, movements, lastTransfer] = await Promise.all([
    db
      .selectFrom('customers as c')
      .innerJoin('accounts as a', 'a.customer_id', 'c.id')
      .select(['c.name', 'a.balance', 'a.bonus'])
      .where('c.id', '=', row.customer_id)
      .executeTakeFirstOrThrow(),
    topUpsLeftOf(db, row.customer_id),
    movementsOf(db, row.customer_id),
    lastTransferOf(db, row.customer_id),
  ]);
  const isWaiting = row.status === 'processing';
  const { parts, byBank } = partsOf(row.amount, topUps);
  return {
    ...headOf(row, owner.name, now),
    seen: seenAs(row, byBank),
    verdicts: [
      isWaiting
        ? byBank === 0
          ? { tone: 'positive', sentence: messageOf(officeVerdict.allByChannel) }
          : { tone: 'caution', sentence: messageOf(refusals.byBank, { rest: byBank }) }
        : { tone: 'plain', sentence: messageOf(withdrawalStanding[row.status]) },
    ],
    groups: [
      {
        title: messageOf(officeGroup.wayBack),
        facts: [
          ...fact('amount', { amount: row.amount as Fen }),
          ...(isWaiting ? partFacts(parts, byBank) : endedFacts(row)),
          ...(byBank > 0 ? fact('lastTransfer', lastTransfer) : []),
        ],
      },
      {
        title: messageOf(officeGroup.accountNow),
        facts: [
          ...fact('account', owner.name),
          ...fact('balance', { amount: owner.balance as Fen }),
          ...fact('principal', { amount: fen(owner.balance - owner.bonus) }),
          ...fact('bonus', { amount: owner.bonus as Fen }),
        ],
      },
      { title: messageOf(officeGroup.movements), facts: movements },
    ],
    ...NOTHING_SAID,
    steps: isWaiting ? stepsOf(byBank) : [],
  };
}

async function act(
  clerk: Parameters<OfficeSource['act']>[0],
  { number, event, seen, reason, bankRef }: OfficeAct,
): Promise<Refusal | null> {
  if (event === 'GIVE_BACK') return giveWithdrawalBack(clerk, { number, reason });
  if (event !== 'PAY_OUT') return refuse(works.noCase);
  const byBank = bankPartSeen(seen);
  const sent = await sendWithdrawal(clerk, {
    ...{ number, bankRef },
    // One that was seen over is refused for how it stands.
    ...(byBank !== null && { byBank }),
  });
  return sent instanceof Refusal ? sent : null;
}

export const withdrawalSource: OfficeSource = {
  kind: 'withdrawal',
  desk: 'receipts',
  queue: async ({ db, now }, { words, limit }) => {
    const waiting = waitingWithdrawals(db)
      .innerJoin('customers as c', 'c.id', 'w.customer_id')
      .where(saying(words, ['w.withdrawal_sn', 'c.name']));
    const { total, late } = await waiting
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('w.created_at', '<', lateBefore(now)).as('late'),
      ])
      .executeTakeFirstOrThrow();
    const rows =
      limit === 0
        ? []
        : await waiting
            .select(['w.withdrawal_sn', 'w.amount', 'w.created_at', 'w.status', 'c.name'])
            .orderBy('w.created_at')
            .orderBy('w.withdrawal_sn')
            .limit(limit)
            .execute();
    return {
      heads: rows.map((row) => headOf(row, row.name, now)),
      total: Number(total),
      late: Number(late),
    };
  },
  open,
  act,
};
