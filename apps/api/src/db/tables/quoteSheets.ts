/** Prices that were issued on paper, and links to them. */
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';

export interface QuoteSheetsTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  /** Main or sub-account that asked for it. */
  issued_by: number;
  /** Of the job and its price: the same twice a day is one sheet. */
  digest: string;
  issued_on: string;
  issued_at: Instant;
  valid_until: string;
  configuration: Json<Configuration>;
  quote: Json<QuoteSnapshot>;
  /** Finds the quotes of a job, see `jobKeyOf`; null in quotes of the past. */
  job_key: string | null;
  terms: JsonOrNull<SheetTerms>;
}

/** What the price of a quote was made for, beside the configuration. */
export interface SheetTerms {
  readonly urgent: Urgency;
  /** The one that the price is for, chosen or recommended; null without a province. */
  readonly carrier: string | null;
  /** The one that was asked for. */
  readonly chosenCarrier: string | null;
  readonly packaging: Packaging;
  readonly province: string | null;
}

/** Links to quotes, for whoever decides. */
export interface QuoteLinksTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  sheet_id: number;
  product_id: number;
  /** What the link ends in: its owner may copy it again. */
  token: string;
  /** SHA-256 of the token: what is looked for, so that no comparison tells how much of a guess was right. */
  token_hash: string;
  shown_as: string;
  /** Main or sub-account. */
  shared_by: number;
  shared_at: Instant;
  /** As the quote says. */
  valid_until: string;
  withdrawn_at: Instant | null;
  is_agreed: boolean | null;
  answered_by: string | null;
  answer_note: string | null;
  answered_at: Instant | null;
}
