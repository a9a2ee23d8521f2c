/** Shapes of what favorite.ts sends and answers. */
import * as z from 'zod/mini';
import { JOB_FILES_MAX, REORDER_MAX, STYLES_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import { addressInput } from '../../entities/customer.ts';
import { favorite } from '../../entities/favorite.ts';
import { checkedBy } from '../../entities/fields.ts';
import { finding } from '../../entities/file.ts';
import { priceLog } from '../../entities/priceLog.ts';
import {
  carrierCode,
  day,
  fen,
  fileId,
  nothing,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { priceDifference } from '../../entities/quote.ts';
import { sentence } from '../../entities/sentence.ts';
import { jobStyles } from '../../entities/styles.ts';
import { checkFavoriteName, checkFavoriteRemark } from '../../rules/favorite.ts';
import { terms } from './quote.schemas.ts';
import { priceCause } from './quoteShare.schemas.ts';
import { expectedSum, offeredTogether, togetherChoice } from './together.schemas.ts';

const remark = checkedBy(checkFavoriteRemark);

export const addFavorite = {
  input: z.object({
    name: checkedBy(checkFavoriteName),
    remark: z._default(remark, ''),
    /** An order, or a job that is not ordered yet. */
    of: z.union([
      z.object({ orderSN: serialNumber }),
      z.object({
        configuration,
        ...terms,
        fileIds: z._default(z.array(fileId).check(z.maxLength(JOB_FILES_MAX)), []),
        styles: z.optional(jobStyles),
      }),
    ]),
  }),
  output: z.object({ id: rowId }),
};

export const getFavorites = {
  input: z.object({
    /** Those that can be ordered again, or those that cannot. */
    state: z._default(z.enum(['live', 'lost']), 'live'),
    words: z._default(shortText(50), ''),
    productId: z.optional(rowId),
    ...pageInput,
  }),
  output: z.extend(pageOf(favorite), {
    /** Of all pages, with the same words and product. */
    counts: z.object({ live: z.int(), lost: z.int() }),
    /** Products that any favourite is of. */
    products: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
};

export const updateRemark = {
  input: z.object({
    id: rowId,
    remark,
    /** The one that was seen. */
    version: rowId,
  }),
  output: z.object({ remark: z.string(), version: z.int() }),
};

export const deleteFavorite = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const restoreFavorite = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const loseFavorite = {
  input: z.object({ id: rowId }),
  output: nothing,
};

const quantity = z.int().check(z.minimum(1));
const styles = z.int().check(z.minimum(1), z.maximum(STYLES_MAX));

/** Where all of them go; absent: each where it went last, or to the default address. */
const addressId = z.optional(rowId);

/** A line of a price that differs, and why. */
export const causedDifference = z.extend(priceDifference, { cause: priceCause });
/** The same, where the job may be another one than it was. */
const reorderDifference = z.extend(priceDifference, {
  cause: z.enum([...priceCause.options, 'options']),
});
/** A value of {@link reorderDifference}. */
export type ReorderDifference = z.infer<typeof reorderDifference>;
/** A value of {@link causedDifference}. */
export type CausedDifference = z.infer<typeof causedDifference>;

/** A file of last time, after a check for what is ordered now. */
export const reorderFile = z.object({
  id: fileId,
  name: z.string(),
  /** Goes along, must be replaced for what was found, or was cleaned up. */
  state: z.enum(['checked', 'faulty', 'gone']),
  findings: z.array(finding),
});
/** A value of {@link reorderFile}. */
export type ReorderFile = z.infer<typeof reorderFile>;

/** A favourite as it would be ordered now. */
export const repriced = z.object({
  ...favorite.shape,
  /** What would be ordered: as kept, or the nearest that can be made; null when nothing can. */
  job: z.nullable(
    z.object({
      configuration,
      spec: z.string(),
      specSaid: z.string(),
      /** Quantities to choose from, the one above among them. */
      quantities: z.array(z.int()),
      /** At most so many designs. */
      stylesMax: z.int(),
      unit: z.object({ label: z.string(), said: sentence }),
      /** It differs from what was kept: that can no longer be made. */
      isReplaced: z.boolean(),
      carrier: z.nullable(z.object({ code: carrierCode, name: z.string() })),
      arrivesBy: z.nullable(day),
    }),
  ),
  /** Product of the nearest configuration where the kept one is no longer sold. */
  successor: z.nullable(z.object({ productId: z.int(), productName: z.string(), configuration })),
  differences: z.array(reorderDifference),
  files: z.array(reorderFile),
  receiver: z.nullable(addressInput),
  /** What was kept and what it costs now, opened; null for what there is not, absent where nobody asked. */
  logs: z.optional(z.object({ before: z.nullable(priceLog), after: z.nullable(priceLog) })),
});
/** A value of {@link repriced}. */
export type Repriced = z.infer<typeof repriced>;

export const repriceFavorites = {
  input: z.object({
    ids: z.array(rowId).check(z.minLength(1), z.maxLength(REORDER_MAX)),
    /** Other amounts than were kept. */
    changes: z._default(
      z.array(z.object({ id: rowId, quantity, styles })).check(z.maxLength(REORDER_MAX)),
      [],
    ),
    addressId,
    /** Whether it is also to be said what both prices are worked out from. */
    explained: z.optional(z.boolean()),
  }),
  output: z.array(repriced),
};

/** A favourite whose price is not the one that was seen. */
export interface PriceMovedOf {
  readonly id: number;
  /** @unit fen */
  readonly seen: number;
  /** @unit fen */
  readonly total: number;
  readonly differences: readonly ReorderDifference[];
}

/** Favourites with the amounts that are ordered. */
const jobs = z
  .array(z.object({ id: rowId, quantity, styles }))
  .check(z.minLength(1), z.maxLength(REORDER_MAX));

export const prepareReorder = {
  input: z.object({ jobs, addressId, ...togetherChoice }),
  output: offeredTogether,
};

export const reorder = {
  input: z.object({
    jobs: z
      .array(z.object({ id: rowId, quantity, styles, expectedTotal: fen }))
      .check(z.minLength(1), z.maxLength(REORDER_MAX)),
    addressId,
    ...togetherChoice,
    expectedSum,
  }),
  output: z.object({
    orders: z.array(z.object({ id: rowId, orderId: z.int(), orderSN: serialNumber, total: fen })),
    /** Of all of them. */
    paymentSN: serialNumber,
  }),
};
