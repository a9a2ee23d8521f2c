/** Numbers of transfers that people sent: each is entered once, whatever it was for. */
import { receipts as refusals } from '@banxin/contract/refusals/receipts';
import { messageOf } from '@banxin/contract/refusals/row';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { invalid, refuse } from '../../http/refusal.ts';

/** A number of the bank without the space around it. @throws Refusal where it is missing */
export function neededBankRef(typed: string | undefined): string {
  const bankRef = typed?.trim() ?? '';
  if (bankRef === '') throw invalid({ bankRef: messageOf(refusals.bankRefMissing) });
  return bankRef;
}

/**
 * Enters the number of what was sent; two who enter one at once follow each other.
 * @param usedFor the case and its number
 * @throws Refusal where it is entered already, or is that of money which came
 */
export async function enterBankRef(
  tx: Tx,
  bankRef: string,
  { usedFor, now }: { readonly usedFor: string; readonly now: string },
): Promise<void> {
  const entered = await tx
    .insertInto('bank_refs')
    .values({ bank_ref: bankRef, used_for: usedFor, created_at: now })
    .onConflict((conflict) => conflict.column('bank_ref').doNothing())
    .returning('bank_ref')
    .executeTakeFirst();
  if (entered === undefined) throw refuse(refusals.numberTaken);
  const { rows } = await sql`
    select 1 from channel_receipts where channel = 'bank' and channel_no = ${bankRef}
    union all select 1 from unplaced_money where channel = 'bank' and channel_no = ${bankRef}
    limit 1`.execute(tx);
  if (rows.length > 0) throw refuse(refusals.numberTaken);
}
