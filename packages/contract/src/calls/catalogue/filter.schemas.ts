/** Shapes of what filter.ts sends and answers. */
import * as z from 'zod/mini';
import { coupon } from '../../entities/coupon.ts';
import { fen, rowId, shortText } from '../../entities/primitives.ts';
import { productCard } from './categories.schemas.ts';

/** What products are filtered by, in the order of the page. */
export const facetName = z.enum(['use', 'material', 'craft', 'minimum', 'days', 'urgent', 'price']);
/** A value of {@link facetName}. */
export type FacetName = z.infer<typeof facetName>;

/** Most values of one filter at once. */
const VALUES_MAX = 12;

const filters = z.partialRecord(facetName, z.array(shortText(24)).check(z.maxLength(VALUES_MAX)));

/** One value of a filter and how many products it leaves beside the other filters. */
const facetValue = z.object({
  value: z.string(),
  /** Chinese name of a use, material or craft; '' for ranges, which the page words. */
  label: z.string(),
  count: z.int(),
  isChosen: z.boolean(),
});
/** A value of {@link facetValue}. */
export type FacetValue = z.infer<typeof facetValue>;

const namedValue = z.object({ facet: facetName, value: z.string() });

const filteredProduct = z.extend(productCard, {
  /** Material of the usual configuration: its id and Chinese name. */
  material: z.object({ id: z.string(), name: z.string() }),
  /** @unit g/m² */
  gsm: z.int(),
  /** Working days until it ships; 0 from the shelf. */
  days: z.int(),
  /** Price of a thousand pieces as usually configured; null where it cannot be had so or may not be seen. */
  thousand: z.nullable(fen),
  /** Several designs may be ordered at once. */
  hasStyles: z.boolean(),
});
/** A value of {@link filteredProduct}. */
export type FilteredProduct = z.infer<typeof filteredProduct>;

export const filterCatalogue = {
  input: z.object({
    /** A category; null for all. */
    parentId: z.nullable(z.int()),
    /** One of the customer's coupons: products that it can be used for alone. */
    couponId: z.optional(rowId),
    filters,
    /** Fastest and price begin with the least, usual with what this customer looks at and orders most. */
    sort: z._default(z.enum(['usual', 'sales', 'price', 'fastest']), 'usual'),
  }),
  output: z.object({
    products: z.array(filteredProduct),
    facets: z.array(z.object({ name: facetName, values: z.array(facetValue) })),
    /** When nothing is left: which one filter to take away, and how many products that shows. Most first. */
    dropHints: z.array(z.extend(namedValue, { label: z.string(), count: z.int() })),
    /**
     * The coupon that was asked for; null when there is none such, when it cannot be used now, or its sums may not be seen:
     * then nothing is narrowed by it.
     */
    coupon: z.nullable(coupon),
    /** Filter values that do not exist, left out. */
    dropped: z.array(namedValue),
    /** Products of each category under the same filters. */
    counts: z.array(z.object({ id: z.int(), count: z.int() })),
  }),
};
