/** The cart of each login. */
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface CartsTable {
  login_id: number;
  /** Grows with each change. */
  version: Generated<number>;
}

export interface CartLinesTable {
  login_id: number;
  product_id: number;
  quantity: number;
  /** 稍后再买. */
  is_saved: Generated<boolean>;
  /** What one cost when it was put in; null for who sees no prices. @unit fen */
  price_then: number | null;
  /** When it was put in first: the order of the lines. */
  put_at: Instant;
}

/** What a browser had kept and a login took over, once. */
export interface CartMergesTable {
  login_id: number;
  key: string;
  at: Instant;
}
