/** Money that a customer takes out of the account: it leaves the balance at once, and only what was paid in. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  cancelWithdrawal,
  getWithdrawals,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import type { Withdrawal } from '@banxin/contract/entities/withdrawal';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { plain } from '@banxin/contract/refusals/plain';
import { withdrawal as refusals } from '@banxin/contract/refusals/withdrawal';
import type { Selectable } from 'kysely';
import { inTransaction, type UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import type { WithdrawalsTable } from '../../db/tables/money.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { codeFits, sendToOwn, takeCode } from '../login/smsCode.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

const viewOf = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  withdrawalSN: row.withdrawal_sn,
  amount: row.amount as Fen,
  status: row.status,
  byChannel: row.by_channel as Fen,
  reason: row.reason,
  at: row.created_at,
  endedAt: row.ended_at,
});

/** What was paid in and is left. */
async function withdrawableOf(db: Db, ownerId: number): Promise<Fen> {
  const row = await db
    .selectFrom('accounts')
    .select(['balance', 'bonus'])
    .where('customer_id', '=', ownerId)
    .executeTakeFirst();
  return fen(row ? row.balance - row.bonus : 0);
}

const ofCustomer = (db: Db, ownerId: number) =>
  db.selectFrom('withdrawals').where('customer_id', '=', ownerId);

export async function list(
  { db, customer: { ownerId } }: UserContext,
  { pageIndex, pageSize }: ParsedOf<typeof getWithdrawals>,
): Promise<OutputOf<typeof getWithdrawals>> {
  const { total } = await ofCustomer(db, ownerId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofCustomer(db, ownerId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    withdrawable: await withdrawableOf(db, ownerId),
    items: rows.map(viewOf),
    total: Number(total),
  };
}

/** Why nothing may be asked for, before a code is spent; null when it may. */
async function refusalOf(
  { db, customer: { ownerId } }: UserContext,
  amount: number,
): Promise<Refusal | null> {
  const open = await ofCustomer(db, ownerId)
    .select('id')
    .where('status', '=', 'processing')
    .executeTakeFirst();
  if (open) return refuse(refusals.underWay);
  const withdrawable = await withdrawableOf(db, ownerId);
  return amount > withdrawable ? refuse(refusals.tooMuch, { withdrawable }) : null;
}

/** Takes it from the balance, or throws its refusal: nothing of it is to stay then. */
async function take(tx: Tx, row: WithdrawalRow, now: string): Promise<void> {
  const booked = await bookEntry(tx, {
    customerId: row.customer_id,
    asset: assetKind.balance,
    flow: accountFlow.withdrawal,
    amount: -row.amount,
    reference: row.withdrawal_sn,
    at: now,
  });
  if (booked.ok && booked.fromBonus === 0) return;
  // Read behind the account's lock: what it was before this booking.
  const taken = booked.ok ? row.amount - booked.fromBonus : null;
  const withdrawable = taken === null ? await withdrawableOf(tx, row.customer_id) : fen(taken);
  throw refuse(refusals.tooMuch, { withdrawable });
}

export const sendCode = (context: UserContext): Promise<null | Refusal> =>
  sendToOwn(context, 'withdraw');

type Asked = ParsedOf<typeof withdraw>;

/** Looks at what is asked for and at its code; what was not even looked at leaves the code's tries alone. */
export async function prove(
  context: UserContext,
  { amount, smsCode }: Asked,
): Promise<Refusal | null> {
  const refusal = await refusalOf(context, amount);
  if (refusal !== null) return refusal;
  const isRight = await codeFits(context, context.customer.mobile, 'withdraw', smsCode);
  return isRight ? null : refuse(plain.smsCodeWrong);
}

/** Withdraws what was {@link prove}d. */
export async function ask(
  context: UserContext,
  { amount, smsCode }: Asked,
): Promise<Withdrawal | Refusal> {
  const { db, customer, now, random } = context;
  return transaction(db, async (tx): Promise<Withdrawal | Refusal> => {
    // There is one at a time: those that ask at once follow each other.
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customer.ownerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const open = await ofCustomer(tx, customer.ownerId)
      .select('id')
      .where('status', '=', 'processing')
      .executeTakeFirst();
    if (open) return refuse(refusals.underWay);
    if (!(await takeCode(inTransaction(context, tx), customer.mobile, 'withdraw', smsCode))) {
      return refuse(plain.smsCodeWrong);
    }
    const row = await withFreeNumber(
      () => `4${paymentNumber(random, now.slice(0, 10))}`,
      (withdrawalSN) =>
        tx
          .insertInto('withdrawals')
          .values({
            customer_id: customer.ownerId,
            withdrawal_sn: withdrawalSN,
            amount,
            asked_by: customer.id,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('withdrawal_sn').doNothing())
          .returningAll()
          .executeTakeFirst(),
    );
    await take(tx, row, now);
    return viewOf(row);
  });
}

/** Ends it without sending anything: the money is in the balance again. The caller holds its lock. */
export async function giveBack(
  tx: Tx,
  row: WithdrawalRow,
  { status, reason, now, by }: Back,
): Promise<WithdrawalRow> {
  const booked = await bookEntry(tx, {
    customerId: row.customer_id,
    asset: assetKind.balance,
    flow: accountFlow.withdrawal,
    amount: row.amount,
    reference: `${row.withdrawal_sn}:back`,
    at: now,
  });
  if (!booked.ok) throw new Error(`${row.withdrawal_sn} did not come back`);
  return tx
    .updateTable('withdrawals')
    .set({ status, reason, ended_at: now, ended_by: by ?? null })
    .where('customer_id', '=', row.customer_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Back {
  readonly status: 'returned' | 'cancelled';
  readonly reason: string | null;
  /** Instant. */
  readonly now: string;
  /** An actor of the works; absent: the customer. */
  readonly by?: string;
}

export const takeBack = (
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof cancelWithdrawal>,
): Promise<Withdrawal | Refusal> =>
  transaction(db, async (tx): Promise<Withdrawal | Refusal> => {
    const row = await ofCustomer(tx, customer.ownerId)
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse(refusals.unknown);
    if (row.status === 'cancelled') return viewOf(row);
    if (row.status !== 'processing') return refuse(refusals.over, { standing: row.status });
    return viewOf(await giveBack(tx, row, { status: 'cancelled', reason: null, now }));
  });
