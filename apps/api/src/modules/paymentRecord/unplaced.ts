/** Money that came and pays nothing as it stands, such as a transfer of a wrong sum: somebody has to look into it. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import type { UnplacedStanding } from '@banxin/contract/entities/receipts';
import { type Selectable, sql } from 'kysely';
import type { UnplacedMoneyTable } from '../../db/tables/channels.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Receipt } from '../../ports/payChannel.ts';

export type UnplacedRow = Selectable<UnplacedMoneyTable>;
/** What tells money of a channel apart. */
export type UnplacedKey = Pick<UnplacedRow, 'channel' | 'channel_no'>;

/** How it stands. */
export const standingOfUnplaced = (
  row: Pick<UnplacedRow, 'settled_at' | 'outcome'>,
): UnplacedStanding => (row.settled_at === null ? 'waiting' : (row.outcome ?? 'noted'));

/** Keeps it; told again it is counted. Once somebody has settled it, it stays settled. Answers how often it was told. */
export async function keepUnplaced(
  db: Db,
  channel: PayChannelName,
  { tradeSN, channelNo, amount, paidAt }: Receipt,
  { why, expected, now }: Pick<UnplacedRow, 'why' | 'expected'> & { readonly now: string },
): Promise<number> {
  const { times } = await db
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
    .returning('times')
    .executeTakeFirstOrThrow();
  return times;
}

/** What nobody has settled yet. */
export const unplacedMoney = (db: Db) =>
  db
    .selectFrom('unplaced_money as u')
    .where('u.settled_at', 'is', null)
    // Told once more while it was booked.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('channel_receipts as r')
            .select('r.id')
            .whereRef('r.channel', '=', 'u.channel')
            .whereRef('r.channel_no', '=', 'u.channel_no'),
        ),
      ),
    );

const byKey = (db: Db, { channel, channel_no }: UnplacedKey) =>
  db
    .selectFrom('unplaced_money')
    .selectAll()
    .where('channel', '=', channel)
    .where('channel_no', '=', channel_no);

export const findUnplaced = (db: Db, key: UnplacedKey): Promise<UnplacedRow | undefined> =>
  byKey(db, key).executeTakeFirst();

/** The same with its lock. The caller holds those of its trade and payment, and takes that of an account afterwards. */
export const lockUnplaced = (tx: Tx, key: UnplacedKey): Promise<UnplacedRow | undefined> =>
  byKey(tx, key).forUpdate().executeTakeFirst();

/** What became of it. */
export interface Outcome {
  readonly outcome: Exclude<UnplacedStanding, 'waiting'>;
  /** In words, or the trade that it paid. */
  readonly how: string;
  readonly now: string;
  /** An actor of the works; absent: the shop itself. */
  readonly actor?: string;
  readonly bankRef?: string;
  /** Main account. */
  readonly creditedTo?: number;
}

/** Writes what became of it, when nobody has yet. */
export async function settleUnplaced(
  tx: Tx,
  { channel, channel_no }: UnplacedKey,
  { outcome, how, now, actor, bankRef, creditedTo }: Outcome,
): Promise<void> {
  await tx
    .updateTable('unplaced_money')
    .set({
      outcome,
      settled_at: now,
      settled_how: how,
      ...(actor !== undefined && { settled_by: actor }),
      ...(bankRef !== undefined && { bank_ref: bankRef }),
      ...(creditedTo !== undefined && { credited_to: creditedTo }),
    })
    .where('channel', '=', channel)
    .where('channel_no', '=', channel_no)
    .where('settled_at', 'is', null)
    .execute();
}

/** True when the money is known as the payment of something: then it is nobody's to give. */
export async function isReceived(db: Db, { channel, channel_no }: UnplacedKey): Promise<boolean> {
  const row = await db
    .selectFrom('channel_receipts')
    .select('id')
    .where('channel', '=', channel)
    .where('channel_no', '=', channel_no)
    .executeTakeFirst();
  return row !== undefined;
}
