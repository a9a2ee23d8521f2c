/** Prices that were issued on paper. */
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

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
}
