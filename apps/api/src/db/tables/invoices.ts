/** Invoices and whom they are made out to. */
import type { HolderKind } from '@banxin/contract/entities/invoiceTitle';
import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

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
