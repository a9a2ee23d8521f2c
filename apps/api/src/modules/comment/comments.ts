/** Comments on finished orders: one per order, changed for a day. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createComment, getComment } from '@banxin/contract/calls/order/comment';
import type { OrderComment } from '@banxin/contract/calls/order/comment.schemas';
import { COMMENT_EDIT_HOURS } from '@banxin/contract/constants';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Selectable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { OrderCommentsTable } from '../../db/tables/comments.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { areUsable, markUnused, markUsed } from '../file/files.ts';
import { findOrder, lockOrder, type OrderRow } from '../order/order.ts';

type Row = Selectable<OrderCommentsTable>;
type OrderKey = Pick<OrderRow, 'customer_id' | 'id'>;

const HOUR = 3_600_000;

/** The last moment in which it may change. */
const editableUntil = ({ created_at }: Pick<Row, 'created_at'>): string =>
  instantOf(msOf(created_at) + COMMENT_EDIT_HOURS * HOUR);

const rowOf = (db: Db, { customer_id, id }: OrderKey): Promise<Row | undefined> =>
  db
    .selectFrom('order_comments')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', id)
    .executeTakeFirst();

/** As the contract shows it. */
async function viewOf(db: Db, row: Row): Promise<OrderComment> {
  const pictures = await db
    .selectFrom('order_comment_files as used')
    .innerJoin('files', (join) =>
      join
        .onRef('files.customer_id', '=', 'used.customer_id')
        .onRef('files.id', '=', 'used.file_id'),
    )
    .select(['files.id', 'files.name'])
    .where('used.customer_id', '=', row.customer_id)
    .where('used.order_id', '=', row.order_id)
    .orderBy('used.position')
    .execute();
  return {
    stars: row.stars,
    content: row.content,
    pictures,
    at: row.created_at,
    editedAt: row.edited_at,
    editableUntil: editableUntil(row),
  };
}

/** Ids of the pictures that the comment has now. */
const filesOf = async (tx: Tx, { customer_id, id }: OrderKey): Promise<string[]> =>
  (
    await tx
      .selectFrom('order_comment_files')
      .select('file_id')
      .where('customer_id', '=', customer_id)
      .where('order_id', '=', id)
      .execute()
  ).map(({ file_id }) => file_id);

/** The pictures become these; what is no longer shown can be removed. */
async function setPictures(
  tx: Tx,
  order: OrderKey,
  fileIds: readonly string[],
  before: readonly string[],
): Promise<void> {
  const { customer_id, id: order_id } = order;
  await tx
    .deleteFrom('order_comment_files')
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .execute();
  await markUnused(
    tx,
    customer_id,
    before.filter((id) => !fileIds.includes(id)),
  );
  if (fileIds.length === 0) return;
  await markUsed(tx, customer_id, fileIds);
  const rows = fileIds.map((file_id, position) => ({ customer_id, order_id, position, file_id }));
  await tx.insertInto('order_comment_files').values(rows).execute();
}

export async function comment(
  { db, customer: actor, now }: UserContext,
  { orderSN, stars, content, fileIds }: ParsedOf<typeof createComment>,
): Promise<OutputOf<typeof createComment> | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, actor.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const known = await rowOf(tx, order);
    if (known === undefined && !mayAct('comment', order.status, order.flags)) {
      return refuse(refusals.notCommentable, { status: order.status });
    }
    if (known !== undefined && msOf(now) > msOf(editableUntil(known))) {
      return refuse(refusals.commentOver, { until: editableUntil(known) });
    }
    const before = await filesOf(tx, order);
    const wanted = { ownerId: actor.ownerId, purpose: 'comment', fileIds, before } as const;
    if (!(await areUsable(tx, wanted))) {
      return invalid({ fileIds: messageOf(refusals.pictureUnusable) });
    }
    const { customer_id, id: order_id, product_id } = order;
    const row = await tx
      .insertInto('order_comments')
      .values({
        ...{ customer_id, order_id, product_id, stars, content },
        written_by: actor.id,
        created_at: now,
        edited_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'order_id'])
          .doUpdateSet({ stars, content, written_by: actor.id, edited_at: now }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await setPictures(tx, order, fileIds, before);
    return viewOf(tx, row);
  });
}

export async function readComment(
  { db, customer }: UserContext,
  { orderSN }: ParsedOf<typeof getComment>,
): Promise<OutputOf<typeof getComment> | Refusal> {
  const order = await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const row = await rowOf(db, order);
  return row === undefined ? null : viewOf(db, row);
}
