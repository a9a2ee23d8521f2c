/** Money that goes back by an act of the works: of an order that is cancelled at the factory, and of goods that came back. */
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { type Fen, fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { works as refusals } from '@banxin/contract/refusals/works';
import { book } from '@banxin/pricing/book';
import { platesOf } from '@banxin/pricing/plates';
import { productById } from '@banxin/pricing/products';
import type { Tx } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { settlePayments } from '../order/cancel.ts';
import { freightReference, goodsReturnReference } from '../order/discounts.ts';
import { giveBack } from '../order/giveBack.ts';
import type { OrderRow } from '../order/order.ts';

/** What the price of an order says that its plates cost; of digital printing and of stock nothing. @unit fen */
export function plateCostOf({
  product_id,
  configuration,
  quote,
}: Pick<OrderRow, 'product_id' | 'configuration' | 'quote'>): Fen {
  const product = productById(product_id);
  const sold = quote as QuoteSnapshot | null;
  return product && sold ? platesOf(product, book, configuration, sold.lines) : fen(0);
}

/** What was paid goes back without the plates; the caller holds the order's lock. */
export const refundCancelled = (tx: Tx, order: OrderRow, now: string): Promise<void> =>
  settlePayments(tx, order, 'cancelled', now, plateCostOf(order));

/** Why so much cannot go back; null when it can. @param amount fen */
export function refundRefusal(order: OrderRow, amount: number): Refusal | null {
  const most = (order.paid - order.refunded) as Fen;
  return amount <= most ? null : invalid({ refund: messageOf(refusals.refundTooLarge, { most }) });
}

/** Goods are back: so much of what was paid goes back the way it came. @param amount fen */
export async function refundReturned(
  tx: Tx,
  order: OrderRow,
  amount: number,
  now: string,
): Promise<void> {
  if (amount === 0) return;
  const reference = goodsReturnReference(order);
  const mark = `B${order.version}`;
  const ofFreight = freightReference(order, mark);
  await giveBack(tx, order, amount, { reference, ofFreight, mark, of: reference, now });
}
