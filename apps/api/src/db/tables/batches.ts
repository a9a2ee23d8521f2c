/** Workbooks of orders: imports, their rows, and the customers' own numbers. */
import type {
  BatchProblem,
  BatchRow,
  CommitMode,
  ImportState,
} from '@banxin/contract/entities/batch';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { ImportKind } from '@banxin/contract/rules/batchColumns';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';

export interface BatchImportsTable {
  /** Main account. */
  customer_id: number;
  /** Unguessable. */
  id: string;
  /** Main or sub-account that uploaded it. */
  actor_id: number;
  /** What its rows order. */
  kind: Generated<ImportKind>;
  file_id: string;
  file_name: string;
  state: ColumnType<ImportState, ImportState | undefined, ImportState>;
  refusal: JsonOrNull<KeyedMessage>;
  /** Where its columns stand; its shape belongs to the batch module. */
  plan: JsonOrNull<unknown>;
  /** Customer type and VIP level that it is judged for. */
  terms: Json<{ readonly type: number; readonly vipLevel: number }>;
  /** Rows; 0 until it was opened. */
  total: Generated<number>;
  mode: CommitMode | null;
  attempts: Generated<number>;
  /** On the machine's clock. */
  lease_until: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface BatchRowsTable {
  customer_id: number;
  import_id: string;
  /** Line of the sheet, from 1. */
  row_number: number;
  /** 客户单号; empty where it is missing. */
  number: string;
  cells: Json<BatchRow['cells']>;
  /** Columns that were mended on the page. */
  changed: Generated<string[]>;
  spec: JsonOrNull<BatchRow['spec']>;
  /**
   * Of cloud parcels: which one it goes with, from 1. Of print orders: the same of rows that were joined to one order,
   * and less its row, below zero, of one that only got another carrier; null for an order by itself.
   */
  parcel: ColumnType<number | null, number | null | undefined, number | null>;
  /** What is ordered; its shape belongs to the batch module. */
  job: JsonOrNull<unknown>;
  /** @unit fen */
  total: number | null;
  problems: Json<BatchProblem[]>;
  /** Kinds of its problems. */
  codes: string[];
  /** Of the order that came of it, or that has its number. */
  order_sn: string | null;
  /** Its number was ordered before this import. */
  is_before: Generated<boolean>;
}

export interface BatchNumbersTable {
  customer_id: number;
  /** 客户单号 */
  number: string;
  order_id: number;
}
