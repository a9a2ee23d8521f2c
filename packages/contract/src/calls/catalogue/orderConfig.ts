/** Everything that the quote engine needs for one product. */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Everything the quote engine needs to price in the browser. Errors 2404 unknown product. */
export const getOrderConfig = defineCall({
  name: 'Order.ProductUIOrderConfigByCategoryId',
  method: 'POST',
  path: '/api/Order/ProductUIOrderConfigByCategoryId',
  encoding: 'form',
  input: z.object({ categoryId: z.int() }),
  output: z.object({
    /** The quote engine's product template; its shape is the engine's own, `Product` of `@banxin/pricing/types`. */
    product: z.custom<object>(),
    /**
     * The quote engine's price book, `PriceBook` of `@banxin/pricing/book.types`; null for roles that may not
     * see prices, whose template names none either.
     */
    book: z.nullable(z.custom<object>()),
    /** Server time, to compute the delivery promise. */
    now: z.string(),
  }),
  summary: '产品的可选项、规则与价格簿',
  access: 'public',
  shared: true,
  errors: [2404],
});
