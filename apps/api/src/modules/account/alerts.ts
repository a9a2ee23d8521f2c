/** From which sums on somebody is told, what sub-accounts may pay, and whether orders pay themselves. */
import type { ParsedOf } from '@banxin/contract/call';
import type {
  updateAccountAlert,
  updateAccountPreDeposit,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import { type Fen, fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';

export async function setAlert(
  { db, customer }: UserContext,
  { alertPreDeposit }: ParsedOf<typeof updateAccountAlert>,
): Promise<null> {
  await db
    .insertInto('accounts')
    .values({ customer_id: customer.ownerId, alert_pre_deposit: alertPreDeposit })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ alert_pre_deposit: alertPreDeposit, version: sql`accounts.version + 1` }),
    )
    .execute();
  return null;
}

/** Whether approved orders pay themselves. */
export async function setPreDeposit(
  { db, customer }: UserContext,
  { isPreDepositEnabled }: ParsedOf<typeof updateAccountPreDeposit>,
): Promise<null> {
  await db
    .updateTable('accounts')
    .set({ is_pre_deposit_enabled: isPreDepositEnabled, version: sql`version + 1` })
    .where('customer_id', '=', customer.ownerId)
    .execute();
  return null;
}

export async function setOrderNotifySum(
  { db, customer }: UserContext,
  { orderNotifySum }: ParsedOf<typeof updateOrderNotifySum>,
): Promise<null> {
  await db
    .updateTable('customers')
    .set({ order_notify_sum: orderNotifySum })
    .where('id', '=', customer.ownerId)
    .execute();
  return null;
}

/** A booking that took money out of the balance. */
export interface Taken {
  /** Main account. */
  readonly customerId: number;
  /** @unit fen, above 0 */
  readonly amount: number;
  /** @unit fen */
  readonly balanceAfter: number;
  /** Of the booking: it is told once. */
  readonly reference: string;
  /** Instant. */
  readonly at: string;
}

/** Tells that the balance has just fallen below the sum that the customer set; nothing when it was below before. */
export async function tellLowBalance(
  tx: Tx,
  { customerId, amount, balanceAfter, reference, at }: Taken,
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('alert_pre_deposit')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const alert = account?.alert_pre_deposit ?? 0;
  if (balanceAfter >= alert || balanceAfter + amount < alert) return;
  await tell(tx, {
    customerId,
    kind: 'balanceLow',
    values: { balance: fen(balanceAfter), alert: alert as Fen },
    of: reference,
    at,
  });
}
