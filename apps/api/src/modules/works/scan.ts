/** The order behind a bar code: of a parcel's label, of a job ticket, or its own. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { scan } from '@banxin/contract/calls/works/desk';
import { works as refusals } from '@banxin/contract/refusals/works';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { submittedOrders } from './findCase.ts';

/** Ids of orders that a number may mean, in this order: numbers of carriers may look like anything. */
const MEANINGS: readonly ((db: Db, number: string) => Promise<number | undefined>)[] = [
  async (db, number) =>
    (await db.selectFrom('orders').select('id').where('order_sn', '=', number).executeTakeFirst())
      ?.id,
  async (db, number) =>
    (
      await db
        .selectFrom('work_orders')
        .select('order_id')
        .where('work_order_no', '=', number)
        .executeTakeFirst()
    )?.order_id,
  // Carriers use numbers again after a while: the last parcel is the one that somebody holds.
  async (db, number) =>
    (
      await db
        .selectFrom('parcels')
        .select('order_id')
        .where('tracking_no', '=', number)
        .orderBy('labelled_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.order_id,
];

export async function scanned(
  { db }: UserContext,
  { number }: ParsedOf<typeof scan>,
): Promise<OutputOf<typeof scan> | Refusal> {
  // Scanners and people write letters as they like; printed they are capitals, typed in they may be small.
  for (const each of new Set([number.toUpperCase(), number])) {
    for (const meaning of MEANINGS) {
      const id = await meaning(db, each);
      if (id === undefined) continue;
      const found = await submittedOrders(db)
        .select(['id', 'order_sn'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (found !== undefined) return { id: found.id, orderSN: found.order_sn };
    }
  }
  return refuse(refusals.nothingScanned, { scanned: number });
}
