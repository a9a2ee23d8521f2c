/** The finance desk looks into money that came and pays nothing: it pays after all, is put into a balance, or goes back. */
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { bookEntry } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { DeskShop } from '../../desk.ts';
import { invalid, orRefusal, type Refusal, refuse } from '../../http/refusal.ts';
import { tell } from '../message/tell.ts';
import { enterBankRef, neededBankRef } from '../paymentRecord/bankRefs.ts';
import { findTrade, lockTrade, type TradeRow } from '../paymentRecord/trades.ts';
import {
  findUnplaced,
  isReceived,
  lockUnplaced,
  settleUnplaced,
  standingOfUnplaced,
  type UnplacedKey,
  type UnplacedRow,
} from '../paymentRecord/unplaced.ts';
import { takeFor } from './arrival.ts';

/** Money that waits, with its lock, and the trade that it names. */
interface Waiting {
  readonly row: UnplacedRow;
  readonly trade: TradeRow | undefined;
}

/**
 * The money with its lock, if it waits. The trade is locked before: whoever books the same money for it holds that too.
 * @throws Refusal where somebody was faster
 */
async function lockWaiting(tx: Tx, key: UnplacedKey): Promise<Waiting> {
  const known = await findUnplaced(tx, key);
  if (known === undefined) throw refuse(refusals.unknown);
  const trade = await findTrade(tx, key.channel, known.trade_sn);
  if (trade !== undefined) await lockTrade(tx, trade);
  const row = await lockUnplaced(tx, key);
  if (row === undefined) throw refuse(refusals.unknown);
  const became = (await isReceived(tx, key)) ? 'placed' : standingOfUnplaced(row);
  if (became !== 'waiting') throw refuse(refusals.moved, { became });
  return { row, trade };
}

const numberOf = ({ channel, channel_no }: UnplacedKey): string => `${channel}:${channel_no}`;

/** What a message says of it. */
async function toldOf(tx: Tx, { row, trade }: Waiting) {
  const payment =
    trade &&
    (await tx
      .selectFrom('payments')
      .select('payment_sn')
      .where('customer_id', '=', trade.customer_id)
      .where('id', '=', trade.payment_id)
      .executeTakeFirstOrThrow());
  return {
    amount: row.amount as Fen,
    channel: row.channel,
    of: payment && trade ? { paymentSN: payment.payment_sn, due: trade.amount as Fen } : null,
  };
}

/** The main account of an account's name; undefined where there is none that has a balance and is open. */
const mainAccountOf = async (db: Db, account: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('customers as c')
    .leftJoin('customers as m', 'm.id', 'c.parent_id')
    .innerJoin('accounts as a', (join) =>
      join.on('a.customer_id', '=', ({ fn }) => fn.coalesce('m.id', 'c.id')),
    )
    .select('a.customer_id')
    .where('c.name', '=', account)
    .where('c.disabled_at', 'is', null)
    .where('m.disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.customer_id;
};

/** Whose balance takes it: that of the trade's customer, else of the account that the clerk names. */
async function payerOf(db: Db, { trade }: Waiting, typed: string): Promise<number> {
  const named = typed === '' ? undefined : await mainAccountOf(db, typed);
  if (typed !== '' && named === undefined) {
    throw invalid({ account: messageOf(refusals.accountUnknown, { account: typed }) });
  }
  const payer = trade?.customer_id ?? named;
  if (payer === undefined) throw invalid({ account: messageOf(refusals.payerUnknown) });
  if (named !== undefined && named !== payer) {
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('id', '=', payer)
      .executeTakeFirstOrThrow();
    throw invalid({ account: messageOf(refusals.accountDiffers, { account: name }) });
  }
  return payer;
}

/**
 * Puts it into a customer's balance, once: money paid in, which can be spent and taken out.
 * @param account of the customer, where its remark names no payment
 */
export const creditUnplaced = (
  { db, now, actor }: DeskShop,
  key: UnplacedKey,
  account = '',
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const waiting = await lockWaiting(tx, key);
      const { amount } = waiting.row;
      if (amount === 0) throw refuse(refusals.nothingCame);
      const creditedTo = await payerOf(tx, waiting, account.trim());
      const reference = `unplaced:${numberOf(key)}`;
      const booked = await bookEntry(tx, {
        customerId: creditedTo,
        asset: assetKind.balance,
        flow: accountFlow.topUp,
        amount,
        reference,
        at: now,
      });
      if (!booked.ok) throw new Error(`${reference} was not booked`);
      await settleUnplaced(tx, key, {
        ...{ outcome: 'credited', how: reference, now, actor, creditedTo },
      });
      await tell(tx, {
        customerId: creditedTo,
        kind: 'unplacedCredited',
        values: { ...(await toldOf(tx, waiting)), balance: fen(booked.balanceAfter) },
        of: reference,
        at: now,
      });
      return null;
    }),
  );

/** It was sent back the way it came, with the bank's number of that. */
export const returnUnplaced = (
  { db, now, actor }: DeskShop,
  key: UnplacedKey,
  typed: string | undefined,
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const waiting = await lockWaiting(tx, key);
      const bankRef = neededBankRef(typed);
      const of = `unplaced:${numberOf(key)}`;
      await enterBankRef(tx, bankRef, { usedFor: of, now });
      await settleUnplaced(tx, key, { outcome: 'returned', how: bankRef, now, actor, bankRef });
      if (waiting.trade !== undefined) {
        await tell(tx, {
          customerId: waiting.trade.customer_id,
          kind: 'unplacedReturned',
          values: await toldOf(tx, waiting),
          of,
          at: now,
        });
      }
      return null;
    }),
  );

/** It pays after all: the payment with this remark, whose sum it is. @param typed '' the remark that it came with */
export const placeUnplaced = (
  { db, now, actor }: DeskShop,
  key: UnplacedKey,
  typed: string,
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const row = await findUnplaced(tx, key);
      if (row === undefined) throw refuse(refusals.unknown);
      const remark = typed.trim().toUpperCase();
      const trade = await findTrade(tx, key.channel, remark || row.trade_sn);
      if (trade === undefined) {
        throw remark === ''
          ? invalid({ remark: messageOf(refusals.remarkMissing) })
          : refuse(refusals.noSuchTrade, { remark });
      }
      const received = row.amount as Fen;
      if (trade.amount !== received) {
        throw refuse(refusals.otherSum, { due: trade.amount as Fen, received });
      }
      const receipt = {
        ...{ tradeSN: trade.trade_sn, channelNo: row.channel_no },
        ...{ amount: received, paidAt: row.paid_at },
      };
      const arrival = await takeFor(tx, trade, receipt, { now, atDesk: { actor } });
      if (arrival !== 'booked') throw refuse(refusals.moved, { became: 'placed' });
      return null;
    }),
  );

/** Somebody says what became of it in words. */
export const noteUnplaced = (
  { db, now, actor }: DeskShop,
  key: UnplacedKey,
  typed: string,
): Promise<Refusal | null> =>
  orRefusal(
    transaction(db, async (tx) => {
      const how = typed.trim();
      if (how === '') throw invalid({ how: messageOf(refusals.howMissing) });
      await lockWaiting(tx, key);
      await settleUnplaced(tx, key, { outcome: 'noted', how, now, actor });
      return null;
    }),
  );
