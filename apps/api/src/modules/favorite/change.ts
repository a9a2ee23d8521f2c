/** Changes of a favourite: what is noted on it, its end, its removal and its return. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  deleteFavorite,
  loseFavorite,
  restoreFavorite,
  updateRemark,
} from '@banxin/contract/calls/order/favorite';
import { FAVORITE_UNDO_HOURS } from '@banxin/contract/constants';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { whyNotKept } from './add.ts';
import { takeTurns } from './favorite.ts';

const HOUR = 3_600_000;

const locked = (tx: Tx, ownerId: number, id: number) =>
  tx
    .selectFrom('favorite_orders')
    .select(['id', 'remark', 'version', 'job_key', 'lost_at', 'deleted_at'])
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What is written to one that is not removed. */
const written = (tx: Tx, ownerId: number, id: number) =>
  tx
    .updateTable('favorite_orders')
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

export async function note(
  { db, customer }: UserContext,
  { id, remark, version }: ParsedOf<typeof updateRemark>,
): Promise<OutputOf<typeof updateRemark> | Refusal> {
  return transaction(db, async (tx) => {
    const row = await locked(tx, customer.ownerId, id);
    if (row === undefined || row.deleted_at !== null) return refuse(refusals.unknown);
    if (row.remark === remark) return { remark, version: row.version };
    if (row.version !== version) {
      return refuse(refusals.remarkMoved, { remark: row.remark, version: row.version });
    }
    return written(tx, customer.ownerId, id)
      .set({ remark, version: version + 1 })
      .returning(['remark', 'version'])
      .executeTakeFirstOrThrow();
  });
}

export async function lose(
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof loseFavorite>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const ended = await written(tx, customer.ownerId, id)
      .set((eb) => ({ lost_at: eb.fn.coalesce('lost_at', eb.val(now)) }))
      .executeTakeFirst();
    return Number(ended.numUpdatedRows) === 0 ? refuse(refusals.unknown) : null;
  });
}

/** Also removes for good what can no longer be had back. */
export async function remove(
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof deleteFavorite>,
): Promise<null | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx) => {
    const removed = await written(tx, ownerId, id).set({ deleted_at: now }).executeTakeFirst();
    if (Number(removed.numUpdatedRows) === 0) return refuse(refusals.unknown);
    await tx
      .deleteFrom('favorite_orders')
      .where('customer_id', '=', ownerId)
      .where('deleted_at', '<', instantOf(msOf(now) - FAVORITE_UNDO_HOURS * HOUR))
      .execute();
    return null;
  });
}

export async function restore(
  { db, customer, now }: UserContext,
  { id }: ParsedOf<typeof restoreFavorite>,
): Promise<null | Refusal> {
  const { ownerId } = customer;
  return transaction(db, async (tx) => {
    await takeTurns(tx, ownerId);
    const row = await locked(tx, ownerId, id);
    if (row === undefined) return refuse(refusals.unknown);
    if (row.deleted_at === null) return null;
    if (msOf(now) - msOf(row.deleted_at) > FAVORITE_UNDO_HOURS * HOUR) {
      return refuse(refusals.unknown);
    }
    const refusal = await whyNotKept(tx, ownerId, row.lost_at === null ? row.job_key : '');
    if (refusal !== null) return refusal;
    await tx
      .updateTable('favorite_orders')
      .set({ deleted_at: null })
      .where('customer_id', '=', ownerId)
      .where('id', '=', id)
      .execute();
    return null;
  });
}
