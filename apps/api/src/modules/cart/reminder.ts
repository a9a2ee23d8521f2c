/** Being told when goods come in again: asked for, taken back, told once. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { setReminder as setReminderCall } from '@banxin/contract/calls/stock/goods';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { inEnglish } from '@banxin/pricing/english';
import type { UserContext } from '../../context.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { goodsById } from '../stock/cartLines.ts';
import { availableOf } from '../stock/ledger.ts';

/** Reminders told in one transaction. */
const AT_ONCE = 100;

export async function isReminded(
  { db, customer }: Pick<UserContext, 'db' | 'customer'>,
  productId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('restock_reminders')
    .select('product_id')
    .where('customer_id', '=', customer.ownerId)
    .where('login_id', '=', customer.id)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReminder(
  { db, customer, now }: UserContext,
  { id, isOn }: ParsedOf<typeof setReminderCall>,
): Promise<OutputOf<typeof setReminderCall> | Refusal> {
  if (goodsById(id) === undefined) return refuse(refusals.unknown);
  const whose = { customer_id: customer.ownerId, login_id: customer.id, product_id: id };
  if (!isOn) {
    await db
      .deleteFrom('restock_reminders')
      .where('customer_id', '=', whose.customer_id)
      .where('login_id', '=', whose.login_id)
      .where('product_id', '=', id)
      .execute();
    return { isReminded: false };
  }
  const left = (await availableOf(db, [id])).get(id) ?? 0;
  if (left > 0) return refuse(refusals.inStock, { left });
  await db
    .insertInto('restock_reminders')
    .values({ ...whose, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { isReminded: true };
}

/** Tells some of those who wait for goods that can be had; answers how many. Whoever takes a row tells it. */
const tellSome = (db: Db, now: string): Promise<number> =>
  transaction(db, async (tx) => {
    const waiting = await tx
      .selectFrom('restock_reminders as r')
      .innerJoin('stock_goods as g', 'g.product_id', 'r.product_id')
      .select(['r.customer_id', 'r.login_id', 'r.product_id', 'r.created_at', 'g.available'])
      .where('g.available', '>', 0)
      .orderBy('r.created_at')
      .limit(AT_ONCE)
      .forUpdate('r')
      .skipLocked()
      .execute();
    for (const { customer_id, login_id, product_id, created_at, available } of waiting) {
      await tx
        .deleteFrom('restock_reminders')
        .where('customer_id', '=', customer_id)
        .where('login_id', '=', login_id)
        .where('product_id', '=', product_id)
        .execute();
      const product = goodsById(product_id);
      // What is sold no more does not come in.
      if (product === undefined) continue;
      const values = { productId: product_id, name: product.name, nameEn: inEnglish(product).name };
      await tell(tx, {
        customerId: customer_id,
        kind: 'restocked',
        values: { ...values, available },
        of: `${product_id}:${login_id}:${created_at}`,
        at: now,
        loginId: login_id,
      });
    }
    return waiting.length;
  });

/** Answers how many were told. May be repeated, on several servers at once: each is told once. */
export async function tellRestocked(db: Db, now: string): Promise<number> {
  let told = 0;
  for (;;) {
    const some = await tellSome(db, now);
    told += some;
    if (some < AT_ONCE) return told;
  }
}

export const restockJob: Job = {
  name: 'tell-restocked',
  everyMs: 60_000,
  run: ({ db, clock }) => tellRestocked(db, instantOf(clock.now())),
};
