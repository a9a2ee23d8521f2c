/** How often products are looked at. @see specification §7 order */
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { USAGE_LOG_MAX_ENTRIES } from '../../constants.ts';
import { nothing } from '../../entities/primitives.ts';

/**
 * Counts how often a customer looked at which product, per day. Sent in the background: silent, and an
 * expired login waits for the next one. Unknown products are left out.
 * Repeat safe with its key, for ever: a batch that the server could have forgotten is refused by its age.
 */
export const clickCategory = defineCall({
  name: 'Order.ClickCategory',
  method: 'POST',
  path: '/api/Order/ClickCategory',
  encoding: 'json',
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
  summary: '上报各产品类目的浏览次数',
  access: 'user',
  display: 0,
  idempotent: true,
  loginOn401: false,
  limits: [{ by: 'customer', max: 120, windowSeconds: 3_600 }],
  errors: [3409],
});
