/** Balance and other assets of the main account. Money moves only through `db/ledger.ts`. */
import type { CustomerAccount } from '@banxin/contract/entities/customer';
import { fen } from '@banxin/contract/money';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';

export async function readAccount(db: Db, customer: Customer): Promise<CustomerAccount> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', customer.ownerId)
    .executeTakeFirst();
  return {
    balance: fen(row?.balance ?? 0),
    redPacket: fen(row?.red_packet ?? 0),
    sampleQuota: row?.sample_quota ?? 0,
    urgentQuota: row?.urgent_quota ?? 0,
    isPreDepositEnabled: row?.is_pre_deposit_enabled ?? false,
    alertPreDeposit: fen(row?.alert_pre_deposit ?? 0),
    orderNotifySum: fen(customer.orderNotifySum),
  };
}
