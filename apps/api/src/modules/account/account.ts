/** Balance and other assets of the main account. Money moves only through `db/ledger.ts`. */
import type { CustomerAccount } from '@banxin/contract/entities/customer';
import { type Fen, fen } from '@banxin/contract/money';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';

/** What the main account has to pay with. */
export async function balanceOf(db: Db, ownerId: number): Promise<Fen> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('customer_id', '=', ownerId)
    .executeTakeFirst();
  return fen(row?.balance ?? 0);
}

export async function readAccount({ db, customer }: UserContext): Promise<CustomerAccount> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', customer.ownerId)
    .executeTakeFirst();
  return {
    balance: fen(row?.balance ?? 0),
    bonus: fen(row?.bonus ?? 0),
    redPacket: fen(row?.red_packet ?? 0),
    sampleQuota: row?.sample_quota ?? 0,
    urgentQuota: row?.urgent_quota ?? 0,
    isPreDepositEnabled: row?.is_pre_deposit_enabled ?? false,
    alertPreDeposit: fen(row?.alert_pre_deposit ?? 0),
    orderNotifySum: fen(customer.orderNotifySum),
  };
}
