/** Shapes of what usage.ts sends and answers. */
import * as z from 'zod/mini';
import { USAGE_LOG_MAX_ENTRIES } from '../../constants.ts';
import { nothing } from '../../entities/primitives.ts';

export const clickCategory = {
  input: z.object({
    clickCategoryItems: z
      .array(
        z.object({
          productCategoryId: z.int(),
          orderTimes: z.int().check(z.minimum(1), z.maximum(100_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(USAGE_LOG_MAX_ENTRIES)),
    /** When the batch was closed, by the browser's clock; needed with a key. @unit ms since 1970 */
    sealedAt: z.optional(z.int()),
  }),
  output: nothing,
};
