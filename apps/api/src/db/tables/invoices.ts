/** Invoices and whom they are made out to. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { Buyer, InvoiceKind, InvoiceMedium, Seller } from '@banxin/contract/entities/invoice';
import type { HolderKind } from '@banxin/contract/entities/invoiceTitle';
import type { Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';

export interface InvoiceTitlesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  kind: HolderKind;
  title: string;
  /** '' for what is not known, here and below. */
  tax_number: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  bank_account: Generated<string>;
  is_default: Generated<boolean>;
  /** Counts writes. */
  rev: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** An application, and what it becomes. */
export interface InvoicesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  invoice_sn: string;
  kind: InvoiceKind;
  /** See `enums/invoice`, and so the status. */
  type: number;
  status: number;
  /** Whose company sells. */
  factory: number;
  seller: Json<Seller>;
  /** As it was when it was applied for. */
  buyer: Json<Buyer>;
  medium: InvoiceMedium;
  mail: Generated<string>;
  /** Where paper goes. */
  receiver: JsonOrNull<AddressInput>;
  remark: Generated<string>;
  /** @unit fen; negative for a red one, and so tax and amount */
  net: number;
  tax: number;
  amount: number;
  /** 20 digits. */
  number: string | null;
  /** Why it was rejected, cancelled by staff or voided. */
  reason: string | null;
  /** The blue one of a red one. */
  red_of: number | null;
  carrier: string | null;
  tracking_no: string | null;
  /** What words are looked for in. */
  search_text: Generated<string>;
  applied_by: number;
  applied_at: Instant;
  issued_at: Instant | null;
  updated_at: Instant;
}

/** What an order contributes to an invoice. */
export interface InvoiceLinesTable {
  customer_id: number;
  invoice_id: number;
  /** From 1. */
  position: number;
  order_id: number;
  order_sn: string;
  name: string;
  spec: string;
  quantity: number;
  unit: string;
  /** @unit percent */
  rate: number;
  /** @unit fen */
  net: number;
  tax: number;
  amount: number;
}

/** A reversal between buyer and seller. */
export interface InvoiceRedsTable {
  customer_id: number;
  id: Generated<number>;
  form_sn: string;
  /** The blue one. */
  invoice_id: number;
  /** See `redState`. */
  state: number;
  /** See `redReason`. */
  reason: number;
  /** @unit fen */
  amount: number;
  text: Generated<string>;
  /** Until when it waits; null when it waits for nobody. */
  until: Instant | null;
  /** Why it was not agreed to. */
  answer: string | null;
  /** The red invoice. */
  red_id: number | null;
  created_at: Instant;
  updated_at: Instant;
}
