/** Shapes of what orderConfig.ts sends and answers. */
import * as z from 'zod/mini';
import { instant } from '../../entities/primitives.ts';

export const getOrderConfig = {
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
    now: instant,
  }),
};
