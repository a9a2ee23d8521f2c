/** A configuration that a customer keeps, to be had again. */
import * as z from 'zod/mini';
import { configuration } from './configuration.ts';
import { day, fen, instant, rowId, serialNumber } from './primitives.ts';
import { productArt } from './productArt.ts';

/** Why one cannot be ordered any more: not sold, its certificate of a brand expired, the customer said so. */
export const lost = z.object({
  reason: z.enum(['gone', 'certificate', 'hand']),
  /** Last day of the certificate. */
  day: z.nullable(day),
});
/** A value of {@link lost}. */
export type Lost = z.infer<typeof lost>;

/** A favourite as lists show it. */
export const favorite = z.object({
  id: rowId,
  name: z.string(),
  remark: z.string(),
  /** Counts changes of the remark. */
  version: z.int(),
  createdAt: instant,
  productId: z.int(),
  productName: z.string(),
  /** Drawing of the product. */
  family: productArt,
  spec: z.string(),
  /** The same by its parts, as JSON. */
  specSaid: z.string(),
  configuration,
  /** The newest order of it; null for one that was never ordered. */
  orderSN: z.nullable(serialNumber),
  orderedAt: z.nullable(instant),
  /** Price of that order, or of when it was kept; null for roles that may not see prices. @unit fen */
  priceThen: z.nullable(fen),
  /** Price of this moment; null when it cannot be made like this any more, and like the one above. @unit fen */
  priceNow: z.nullable(fen),
  /** Null while it can be ordered again. */
  lost: z.nullable(lost),
});
/** A value of {@link favorite}. */
export type Favorite = z.infer<typeof favorite>;
