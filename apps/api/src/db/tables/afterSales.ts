/** Tickets of after-sales, their records, and what was said and shown. */
import type {
  ClaimJudgement,
  ClaimLine,
  ClaimMark,
  ClaimMeasured,
} from '@banxin/contract/entities/afterSales';
import type {
  AfterSalesAudit,
  AfterSalesCause,
  AfterSalesRecordStatus,
  AfterSalesSolution,
  AfterSalesStatus,
  RefundMethod,
} from '@banxin/contract/enums/afterSales';
import type { Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';

/** The parcel in which goods come back. */
export interface ReturnParcel {
  readonly carrier: string;
  readonly no: string;
  /** Instant. */
  readonly at: string;
}

export interface AfterSalesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  ticket_sn: string;
  order_id: number;
  order_sn: string;
  status: AfterSalesStatus;
  audit: AfterSalesAudit;
  /** How often evidence was added after a failed audit. */
  rounds: Generated<number>;
  cause: AfterSalesCause;
  /** What the customer wishes. */
  solution: AfterSalesSolution;
  lines: Json<readonly ClaimLine[]>;
  measured: Json<ClaimMeasured>;
  description: string;
  /** Those of before have no words. */
  marks: Json<readonly (Omit<ClaimMark, 'text'> & Partial<Pick<ClaimMark, 'text'>>)[]>;
  phone: string;
  method: RefundMethod;
  /** As it was judged when it was asked for. */
  judgement: Json<ClaimJudgement>;
  /** What can be refunded of it at most. @unit fen */
  most: number;
  /** Why it did not pass, or waits: the works' own words. */
  reason: string | null;
  return_parcel: JsonOrNull<ReturnParcel>;
  /** When it closes unless the customer answers. */
  due_at: Instant | null;
  search_text: string;
  /** The login that asked. */
  created_by: number;
  created_at: Instant;
  updated_at: Instant;
}

/** Which styles of an order have a ticket. */
export interface AfterSalesStylesTable {
  customer_id: number;
  order_id: number;
  style: number;
  ticket_id: number;
  /** False once the ticket was taken back or closed: the style can have another. */
  is_taken: Generated<boolean>;
}

/** One solution of a ticket. */
export interface AfterSalesRecordsTable {
  customer_id: number;
  id: Generated<number>;
  ticket_id: number;
  solution: AfterSalesSolution;
  status: AfterSalesRecordStatus;
  /** Pieces that it is about. */
  quantity: number;
  /** What goes back, or what a reprint costs. @unit fen */
  amount: Generated<number>;
  method: Generated<RefundMethod>;
  /** The bank's number, where it went by the bank. */
  bank_ref: string | null;
  refunded_at: Instant | null;
  /** Order that makes it again. */
  reprint_id: number | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface AfterSalesMessagesTable {
  customer_id: number;
  id: Generated<number>;
  ticket_id: number;
  /** Login; null: the works. */
  written_by: number | null;
  is_evidence: Generated<boolean>;
  text: string;
  created_at: Instant;
}

/** Photographs: of the application, or of a message. */
export interface AfterSalesFilesTable {
  customer_id: number;
  ticket_id: number;
  message_id: number | null;
  position: number;
  file_id: string;
}
