/** Changes of a cart. Each waits for the one before it, and none overwrites what its window has not seen. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { mergeCart, removeCartLines, setCartLine } from '@banxin/contract/calls/stock/cart';
import { CART_KINDS_MAX } from '@banxin/contract/constants';
import type { Cart } from '@banxin/contract/entities/cart';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { inTransaction, type UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import {
  goodsById,
  linesOf,
  lockCart,
  markChanged,
  mostPerOrder,
  putIn,
} from '../stock/cartLines.ts';
import { availableOf } from '../stock/ledger.ts';
import { pricer } from './goodsPrice.ts';
import { cartOf } from './view.ts';

export async function setLine(
  context: UserContext,
  { productId, quantity, isSaved, version }: ParsedOf<typeof setCartLine>,
): Promise<Cart | Refusal> {
  const { id: loginId } = context.customer;
  return transaction(context.db, async (tx): Promise<Cart | Refusal> => {
    const held = await lockCart(tx, loginId);
    const lines = await linesOf(tx, loginId);
    const line = lines.find(({ product_id }) => product_id === productId);
    // The same press again, or in another window.
    if (line?.quantity === quantity && line.is_saved === isSaved) {
      return cartOf(inTransaction(context, tx));
    }
    if (held !== version) return refuse(refusals.moved);
    const product = goodsById(productId);
    if (product === undefined) return refuse(refusals.unknown);
    if (line === undefined && lines.length >= CART_KINDS_MAX) {
      return refuse(refusals.full, { most: CART_KINDS_MAX });
    }
    const left = (await availableOf(tx, [productId])).get(productId) ?? 0;
    const most = Math.min(mostPerOrder(product), left);
    // Fewer than before, and what is kept for later, is always taken.
    if (!isSaved && quantity > most && quantity > (line?.quantity ?? 0)) {
      return refuse(refusals.tooLow, { productId, left: most });
    }
    await tx
      .insertInto('cart_lines')
      .values({
        login_id: loginId,
        product_id: productId,
        quantity,
        is_saved: isSaved,
        price_then: pricer(context.customer, context.now)(productId, quantity),
        put_at: context.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['login_id', 'product_id']).doUpdateSet({ quantity, is_saved: isSaved }),
      )
      .execute();
    await markChanged(tx, loginId);
    return cartOf(inTransaction(context, tx));
  });
}

export async function removeLines(
  context: UserContext,
  { productIds }: ParsedOf<typeof removeCartLines>,
): Promise<Cart> {
  const { id: loginId } = context.customer;
  return transaction(context.db, async (tx) => {
    await lockCart(tx, loginId);
    const { numDeletedRows } = await tx
      .deleteFrom('cart_lines')
      .where('login_id', '=', loginId)
      .where('product_id', 'in', productIds)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await markChanged(tx, loginId);
    return cartOf(inTransaction(context, tx));
  });
}

type Merged = OutputOf<typeof mergeCart>;

export async function merge(
  context: UserContext,
  { lines, key }: ParsedOf<typeof mergeCart>,
): Promise<Merged | Refusal> {
  const { id: loginId } = context.customer;
  const { now } = context;
  return transaction(context.db, async (tx): Promise<Merged | Refusal> => {
    await lockCart(tx, loginId);
    const inside = inTransaction(context, tx);
    if (key !== undefined) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('cart_merges')
        .values({ login_id: loginId, key, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) {
        return { ...(await cartOf(inside)), taken: 0, capped: [], left: 0 };
      }
    }
    const priceOf = pricer(context.customer, now);
    const put = await putIn(tx, lines, { loginId, now, priceOf });
    // Thrown, so that the key may be tried again when there is room.
    if (put.left > 0 && put.left === lines.length) {
      throw refuse(refusals.full, { most: CART_KINDS_MAX });
    }
    return { ...(await cartOf(inside)), ...put, capped: [...put.capped] };
  });
}
