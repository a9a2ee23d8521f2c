/** The cloud warehouse: goods of customers, their moves, the lines of orders, and what keeping costs. */
import type { ProductArt } from '@banxin/contract/entities/productArt';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { CloudMoveKind } from '@banxin/contract/rules/cloudWarehouse';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

export interface CloudStockTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  /** 库存编码 */
  code: string;
  /** The same job with the same files is the same goods. */
  job_key: string;
  product_id: number;
  product_name: string;
  family: ProductArt;
  spec: string;
  /** The specification by its parts, as JSON text; null where it has none. */
  spec_said: string | null;
  /** Name of the style; '' where the job had one. */
  style: Generated<string>;
  unit: string;
  /** Path of the first page's small PNG. */
  thumbnail: string | null;
  /** The order that it was printed with last. */
  order_sn: string | null;
  /** Volume of a unit. @unit mm³ */
  unit_mm3: number;
  /** Weight of a unit. @unit mg */
  unit_mg: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  frozen: Generated<number>;
  /** What lies there without what is reserved and frozen; the database checks it. */
  available: Generated<number>;
  frozen_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the first of it came in. */
  inbound_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  alert_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** It has fallen to its alert; the database says it. */
  is_low: ColumnType<boolean, never, never>;
  search_text: Generated<string>;
  created_at: Instant;
}

/** Insert-only. */
export interface CloudMovesTable {
  customer_id: number;
  id: Generated<number>;
  stock_id: number;
  kind: CloudMoveKind;
  /** Above zero; an adjustment may also take away. */
  quantity: number;
  on_hand_after: number;
  available_after: number;
  order_id: number | null;
  order_sn: string | null;
  /** In Chinese. */
  reason: string | null;
  /** Key of that sentence beside its values; null for a person's own words. */
  said: JsonOrNull<KeyedMessage['data']>;
  /** How often the stock had been put back for the order before. */
  turn: Generated<number>;
  at: Instant;
}

/** What an order prints for the warehouse, or takes out of it. */
export interface CloudLinesTable {
  customer_id: number;
  order_id: number;
  position: number;
  /** Custody 1, goods of the shop 2. */
  kind: number;
  stock_id: number | null;
  product_id: number;
  code: string;
  name: string;
  spec: string;
  unit: string;
  quantity: number;
}

/** Keeping of a month. */
export interface CloudFeesTable {
  customer_id: number;
  /** YYYY-MM. */
  month: string;
  /** Volumes that were charged, day by day, added up. */
  mm3_days: number;
  /** @unit fen */
  amount: number;
  state: 'booked' | 'owed';
  /** From when on nothing leaves while it is owed; null where it was booked at once. */
  held_from: Instant | null;
  created_at: Instant;
  booked_at: Instant | null;
}
