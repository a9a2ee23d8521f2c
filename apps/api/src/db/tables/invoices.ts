/** Invoices and whom they are made out to. */
import type { AddressInput } from '@banxin/contract/entities/customer';
import type {
  Buyer,
  InvoiceKind,
  InvoiceMailTrouble,
  InvoiceMedium,
  Seller,
} from '@banxin/contract/entities/invoice';
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

/** A letter with the files of an invoice: written by the statement that issues it, or asked for again. */
export interface InvoiceMailsTable {
  customer_id: number;
  id: Generated<number>;
  invoice_id: number;
  /** Whose language it is in: who applied, or who asked for it again. */
  login_id: number;
  address: string;
  is_again: Generated<boolean>;
  /** `sending` while a server has it in hand. */
  state: Generated<'waiting' | 'sending' | 'sent' | 'given_up'>;
  tries: Generated<number>;
  /** Why the last try failed. */
  trouble: InvoiceMailTrouble | null;
  /** The same in the words of the mail server, for staff. */
  detail: string | null;
  /** Not before; by the shop's clock, and so the end. */
  due_at: Instant;
  /** By the machine's clock. */
  began_at: Instant | null;
  ended_at: Instant | null;
  created_at: Instant;
}
