/** The finance desk: sends withdrawals the way their money came, what is left by the bank, or gives them back. */
import { accountFlow } from '@banxin/contract/enums/account';
import { type Fen, moneyText } from '@banxin/contract/money';
import { bookPassing } from '../../db/ledger.ts';
import { type Db, isUniqueViolation, type Tx, transaction } from '../../db/transaction.ts';
import { LISTED, REASON_ASKED, reasonOf } from '../../desk.ts';
import { tell } from '../message/tell.ts';
import { oweWithdrawn } from '../paymentRecord/returns.ts';
import { recordTopUpReturned, topUpsLeftOf } from '../paymentRecord/topUpRecord.ts';
import { paidTradeOf } from '../paymentRecord/trades.ts';
import { giveBack, type WithdrawalRow } from './withdrawal.ts';

/** Lines of those that wait, the oldest first. */
export async function listWithdrawals(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('withdrawals as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .select(['w.withdrawal_sn', 'w.amount', 'w.created_at', 'c.name'])
    .where('w.status', '=', 'processing')
    .orderBy('w.created_at')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有待处理的提现';
  return rows
    .map((row) =>
      [row.withdrawal_sn, moneyText(row.amount as Fen), row.created_at, row.name].join('  '),
    )
    .join('\n');
}

const lock = (tx: Tx, number: string): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('withdrawal_sn', '=', number.trim())
    .forUpdate()
    .executeTakeFirst();

/** Owes as much as can go back by the channels of the newest top-ups; answers what is left. @unit fen */
async function oweByChannels(tx: Tx, row: WithdrawalRow, now: string): Promise<number> {
  let left = row.amount;
  for (const topUp of await topUpsLeftOf(tx, row.customer_id)) {
    const amount = Math.min(left, Number(topUp.left));
    if (amount === 0 || topUp.method === 'bank') continue;
    await recordTopUpReturned(tx, topUp, amount);
    await oweWithdrawn(tx, await paidTradeOf(tx, topUp), { amount, mark: String(row.id), now });
    left -= amount;
  }
  return left;
}

/** Thrown to leave everything as it was. */
class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

async function send(
  tx: Tx,
  row: WithdrawalRow,
  bankRef: string | undefined,
  now: string,
): Promise<string> {
  const byBank = await oweByChannels(tx, row, now);
  const reference = bankRef?.trim() ?? '';
  if (byBank > 0 && reference === '') {
    throw new NotSentError(
      `其中 ${moneyText(byBank as Fen)} 要从银行汇出，请先汇款并填写流水号 (this part goes by the bank: send it and give its number)`,
    );
  }
  if (byBank > 0) {
    await bookPassing(tx, {
      customerId: row.customer_id,
      flow: accountFlow.withdrawal,
      amount: byBank,
      from: 'transit',
      to: 'cash',
      reference: `${row.withdrawal_sn}:bank`,
      at: now,
    });
  }
  await tx
    .updateTable('withdrawals')
    .set({
      status: 'paid',
      by_channel: row.amount - byBank,
      bank_ref: byBank > 0 ? reference : null,
      ended_at: now,
    })
    .where('customer_id', '=', row.customer_id)
    .where('id', '=', row.id)
    .execute();
  await tell(tx, {
    customerId: row.customer_id,
    kind: 'withdrawalPaid',
    values: { amount: row.amount as Fen },
    of: row.withdrawal_sn,
    at: now,
  });
  return `已打款 ${row.withdrawal_sn}：原路 ${moneyText((row.amount - byBank) as Fen)}，银行 ${moneyText(byBank as Fen)}`;
}

const unknown = (number: string): string => `没有提现 ${number}`;
const over = (row: WithdrawalRow): string =>
  `提现 ${row.withdrawal_sn} 已是 ${row.status}，未重复处理`;

/** Sends it, once. Answers what became of it. */
export async function sendWithdrawal(
  db: Db,
  { number, bankRef }: { readonly number: string; readonly bankRef?: string | undefined },
  now: string,
): Promise<string> {
  try {
    return await transaction(db, async (tx) => {
      const row = await lock(tx, number);
      if (!row) return unknown(number);
      return row.status === 'processing' ? send(tx, row, bankRef, now) : over(row);
    });
  } catch (error) {
    if (error instanceof NotSentError) return error.message;
    if (isUniqueViolation(error)) {
      return `流水号 ${bankRef} 已登记过 (this number of the bank is entered already)`;
    }
    throw error;
  }
}

/** Gives it back to the balance; the customer reads why. */
export async function giveWithdrawalBack(
  db: Db,
  { number, reason }: { readonly number: string; readonly reason: string },
  now: string,
): Promise<string> {
  const why = reasonOf(reason);
  if (why === null) return REASON_ASKED;
  return transaction(db, async (tx) => {
    const row = await lock(tx, number);
    if (!row) return unknown(number);
    if (row.status !== 'processing') return over(row);
    await giveBack(tx, row, { status: 'returned', reason: why, now });
    await tell(tx, {
      customerId: row.customer_id,
      kind: 'withdrawalReturned',
      values: { amount: row.amount as Fen, why },
      of: row.withdrawal_sn,
      at: now,
    });
    return `已退回 ${row.withdrawal_sn}`;
  });
}
