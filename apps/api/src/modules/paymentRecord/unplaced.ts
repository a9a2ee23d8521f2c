/** Money that came and pays nothing as it stands, such as a transfer of a wrong sum: somebody has to look into it. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { type Selectable, sql } from 'kysely';
import type { UnplacedMoneyTable } from '../../db/tables/channels.ts';
import type { Db } from '../../db/transaction.ts';
import type { Receipt } from '../../ports/payChannel.ts';

export type UnplacedRow = Selectable<UnplacedMoneyTable>;

/** Most that are listed; the oldest come first, so none is hidden for ever. */
const LISTED = 200;

/** Keeps it; told again it is counted. Once somebody has settled it, it stays settled. */
export async function keepUnplaced(
  db: Db,
  channel: PayChannelName,
  { tradeSN, channelNo, amount, paidAt }: Receipt,
  { why, expected, now }: Pick<UnplacedRow, 'why' | 'expected'> & { readonly now: string },
): Promise<void> {
  await db
    .insertInto('unplaced_money')
    .values({
      channel,
      channel_no: channelNo,
      trade_sn: tradeSN,
      amount,
      expected,
      why,
      paid_at: paidAt,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'channel_no'])
        .doUpdateSet({ times: sql`unplaced_money.times + 1` }),
    )
    .execute();
}

/** What nobody has settled yet, the oldest first. */
export const unplacedMoney = (db: Db): Promise<UnplacedRow[]> =>
  db
    .selectFrom('unplaced_money')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('channel_no')
    .limit(LISTED)
    .execute();

/** Writes what became of it; false when there is none such, or it was settled before. */
export async function settleUnplaced(
  db: Db,
  channel: PayChannelName,
  channelNo: string,
  { how, now }: { readonly how: string; readonly now: string },
): Promise<boolean> {
  const settled = await db
    .updateTable('unplaced_money')
    .set({ settled_at: now, settled_how: how })
    .where('channel', '=', channel)
    .where('channel_no', '=', channelNo)
    .where('settled_at', 'is', null)
    .returning('channel_no')
    .executeTakeFirst();
  return settled !== undefined;
}
