/** Configurations that customers keep, to be had again. */

import type { Configuration } from '@banxin/contract/entities/configuration';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { ProductArt } from '@banxin/contract/entities/productArt';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { JobStyle } from '@banxin/contract/entities/styles';
import type { Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';
import type { SheetTerms } from './quoteSheets.ts';

/** Who gets it. */
export type Receiver = NonNullable<OrderDetail['receiver']>;

export interface FavoriteOrdersTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  name: string;
  remark: string;
  /** Counts changes of the remark. */
  version: Generated<number>;
  product_id: number;
  /** Parent category, where a successor is looked for. */
  category_id: number;
  product_name: string;
  family: ProductArt;
  spec: string;
  /** The specification by its parts, as JSON that only its reader takes apart. */
  spec_said: string;
  configuration: Json<Configuration>;
  /** Finds the same job, see `jobKeyOf`. */
  job_key: string;
  /** What the price was made for, beside the configuration. */
  terms: Json<Omit<SheetTerms, 'chosenCarrier'>>;
  /** Price of the newest order, or of when it was kept. */
  quote: Json<QuoteSnapshot>;
  /** Its files; whether they are still there is seen when it is ordered again. */
  file_ids: Json<readonly string[]>;
  styles: JsonOrNull<readonly JobStyle[]>;
  receiver: JsonOrNull<Receiver>;
  /** By which the brand on it may be printed; null: it shows none of others. */
  certificate_id: number | null;
  /** The newest order of it; null: never ordered. */
  order_sn: string | null;
  ordered_at: Instant | null;
  /** Main or sub-account. */
  kept_by: number;
  created_at: Instant;
  /** Since then its customer says that it cannot be ordered again. */
  lost_at: Instant | null;
  /** Until it is removed for good it can be had back. */
  deleted_at: Instant | null;
}
