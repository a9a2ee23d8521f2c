/** Shapes of what search.ts sends and answers. */
import * as z from 'zod/mini';
import { SEARCH_WORDS_MAX } from '../../constants.ts';
import { orderSummary } from '../../entities/order.ts';
import { pageInput, pageOf, shortText } from '../../entities/primitives.ts';
import { productCard } from '../catalogue/categories.schemas.ts';

const words = shortText(SEARCH_WORDS_MAX).check(z.trim());

const helpHit = z.object({
  id: z.int(),
  title: z.string(),
  titleEn: z.string(),
  summary: z.string(),
  summaryEn: z.string(),
  category: z.int(),
});
/** A value of {@link helpHit}. */
export type HelpHit = z.infer<typeof helpHit>;

const orderHit = z.pick(orderSummary, {
  orderSN: true,
  productId: true,
  productName: true,
  family: true,
  spec: true,
  specSaid: true,
  statusLabel: true,
  createdAt: true,
});
/** A value of {@link orderHit}. */
export type OrderHit = z.infer<typeof orderHit>;

/** Words to mark where they stand in what was found: what was typed, or what its pinyin stands for. */
const marks = z.array(z.string());

export const suggest = {
  input: z.object({ words }),
  output: z.object({
    /** At most six. */
    products: z.array(z.object({ id: z.int(), name: z.string() })),
    /** At most three. */
    help: z.array(z.pick(helpHit, { id: true, title: true, titleEn: true })),
    /** At most three of the customer's own, the newest; none for visitors. */
    orders: z.array(
      z.pick(orderHit, { orderSN: true, productId: true, productName: true, statusLabel: true }),
    ),
    marks,
  }),
};
/** What is suggested. */
export type Suggestions = z.infer<typeof suggest.output>;

/** What is searched. */
export const searchScopes = ['all', 'products', 'help', 'orders'] as const;

export const querySearch = {
  input: z.object({
    words,
    /** `all` answers the first of each kind; the others a page of one. */
    scope: z._default(z.enum(searchScopes), 'all'),
    /** Only help articles of this category. */
    category: z.optional(z.int().check(z.minimum(1), z.maximum(9_999))),
    /** Words are taken as they are: a typing slip is not forgiven. */
    isExact: z._default(z.boolean(), false),
    ...pageInput,
  }),
  output: z.object({
    products: pageOf(productCard),
    help: pageOf(helpHit),
    /** Help articles found, by category. */
    helpCategories: z.array(z.object({ id: z.int(), count: z.int() })),
    orders: pageOf(orderHit),
    /** Words that were found instead: nothing fits those that were typed, and these differ by one slip. */
    correction: z.nullable(z.string()),
    marks,
  }),
};
/** What was found. */
export type SearchAnswer = z.infer<typeof querySearch.output>;
