/** The finance desk: sends withdrawals the way their money came, what is left by the bank, or gives them back. */
import { accountFlow } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { withdrawal as refusals } from '@banxin/contract/refusals/withdrawal';
import { bookPassing } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type DeskShop, neededReason } from '../../desk.ts';
import { invalid, orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { tell } from '../message/tell.ts';
import { enterBankRef } from '../paymentRecord/bankRefs.ts';
import { oweWithdrawn } from '../paymentRecord/returns.ts';
import {
  lockTopUpsLeftOf,
  recordTopUpReturned,
  type TopUpLeft,
} from '../paymentRecord/topUpRecord.ts';
import { paidTradeOf } from '../paymentRecord/trades.ts';
import { giveBack, type WithdrawalRow } from './withdrawal.ts';

/** Those that wait. */
export const waitingWithdrawals = (db: Db) =>
  db.selectFrom('withdrawals as w').where('w.status', '=', 'processing');

export const findWithdrawal = (db: Db, number: string): Promise<WithdrawalRow | undefined> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('withdrawal_sn', '=', number.trim())
    .executeTakeFirst();

/** What goes back by the channel of one top-up. @unit fen */
export interface ChannelPart {
  readonly topUp: TopUpLeft;
  readonly amount: number;
}

/** As much as can go back by the channels of the newest top-ups, and what is left for the bank. @unit fen */
export function partsOf(
  amount: number,
  topUps: readonly TopUpLeft[],
): { readonly parts: readonly ChannelPart[]; readonly byBank: Fen } {
  let left = amount;
  const parts: ChannelPart[] = [];
  for (const topUp of topUps) {
    const part = Math.min(left, Number(topUp.left));
    if (part === 0 || topUp.method === 'bank') continue;
    parts.push({ topUp, amount: part });
    left -= part;
  }
  return { parts, byBank: fen(left) };
}

/** How a withdrawal was sent. @unit fen */
export interface Sent {
  readonly byChannel: Fen;
  readonly byBank: Fen;
}

/** One that waits, with its lock. @throws Refusal where there is none, or it is over */
async function lockWaiting(tx: Tx, number: string): Promise<WithdrawalRow> {
  const row = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('withdrawal_sn', '=', number.trim())
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse(refusals.unknown);
  if (row.status !== 'processing') throw refuse(refusals.moved, { standing: row.status });
  return row;
}

/** Enters what was sent by the bank: it is under way no longer. */
async function sendByBank(
  tx: Tx,
  { customer_id: customerId, withdrawal_sn }: WithdrawalRow,
  {
    amount,
    bankRef,
    now,
  }: { readonly amount: Fen; readonly bankRef: string; readonly now: string },
): Promise<void> {
  if (bankRef === '') throw invalid({ bankRef: messageOf(refusals.byBank, { rest: amount }) });
  await enterBankRef(tx, bankRef, { usedFor: `withdrawal:${withdrawal_sn}`, now });
  await bookPassing(tx, {
    ...{ customerId, flow: accountFlow.withdrawal, amount },
    ...{ from: 'transit', to: 'cash' },
    reference: `${withdrawal_sn}:bank`,
    at: now,
  });
}

async function send(
  tx: Tx,
  row: WithdrawalRow,
  { bankRef, byBank: seen }: { readonly bankRef: string; readonly byBank: Fen | undefined },
  { now, actor }: Pick<DeskShop, 'now' | 'actor'>,
): Promise<Sent> {
  const topUps = await lockTopUpsLeftOf(tx, row.customer_id);
  const all = partsOf(row.amount, topUps);
  // What was sent by the bank stays what it was, though more could go by channels since.
  const byBank = seen ?? all.byBank;
  if (byBank < all.byBank || byBank > row.amount) {
    throw refuse(refusals.partsMoved, { rest: all.byBank });
  }
  const { parts } = partsOf(row.amount - byBank, topUps);
  for (const { topUp, amount } of parts) {
    await recordTopUpReturned(tx, topUp, amount);
    await oweWithdrawn(tx, await paidTradeOf(tx, topUp), { amount, mark: String(row.id), now });
  }
  if (byBank > 0) await sendByBank(tx, row, { amount: byBank, bankRef, now });
  const byChannel = fen(row.amount - byBank);
  await tx
    .updateTable('withdrawals')
    .set({
      status: 'paid',
      by_channel: byChannel,
      bank_ref: byBank > 0 ? bankRef : null,
      ended_at: now,
      ended_by: actor,
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
  return { byChannel, byBank };
}

interface Sending {
  readonly number: string;
  /** The bank's own number of its part. */
  readonly bankRef?: string | undefined;
  /** The part that was sent by the bank, as it was looked at; absent: as much as has to be. @unit fen */
  readonly byBank?: Fen;
}

/** Sends it, once: by the channels that it came by, the rest by the bank under the number of that. */
export const sendWithdrawal = (
  { db, ...by }: DeskShop,
  { number, bankRef = '', byBank }: Sending,
): Promise<Sent | Refusal> =>
  orRefusal(
    transaction(db, async (tx) =>
      send(tx, await lockWaiting(tx, number), { bankRef: bankRef.trim(), byBank }, by),
    ),
  );

/** Gives it back to the balance; the customer reads why. */
export const giveWithdrawalBack = (
  { db, now, actor }: DeskShop,
  { number, reason }: { readonly number: string; readonly reason: string | undefined },
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const row = await lockWaiting(tx, number);
      const why = neededReason(reason);
      await giveBack(tx, row, { status: 'returned', reason: why, now, by: actor });
      await tell(tx, {
        customerId: row.customer_id,
        kind: 'withdrawalReturned',
        values: { amount: row.amount as Fen, why },
        of: row.withdrawal_sn,
        at: now,
      });
      return null;
    }),
  );
