/** Goods on the shelves of the shop, and every move of them. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface StockGoodsTable {
  product_id: number;
  /** Units that lie there. */
  on_hand: number;
  /** Units of these that are kept for orders. */
  reserved: Generated<number>;
  /** Units that can be had now: what lies there without what is kept. The database checks it. */
  available: number;
  /** Day on which an empty shelf is filled again, YYYY-MM-DD; null when nobody knows. */
  restock_on: string | null;
}

/** Insert-only. Kept for an order once, and then either released or sent, once; all over again when it was put back. */
export interface StockMovesTable {
  id: Generated<number>;
  product_id: number;
  /** Whose order; null for an adjustment. */
  customer_id: number | null;
  order_id: number | null;
  kind: 'RESERVE' | 'RELEASE' | 'OUT' | 'IN_RETURN' | 'ADJUST';
  /** Above zero; an adjustment may also take away. @unit units */
  quantity: number;
  /** Why it was adjusted. */
  reason: string | null;
  /** How often it had been put back for the order before. */
  turn: Generated<number>;
  at: Instant;
}

/** Who wants to be told when goods come in again; gone once they were told. */
export interface RestockRemindersTable {
  /** Main account. */
  customer_id: number;
  /** The login that asked. */
  login_id: number;
  product_id: number;
  created_at: Instant;
}
