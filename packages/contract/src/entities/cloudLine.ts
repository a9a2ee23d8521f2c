/** A kind of goods that an order prints for the cloud warehouse, or takes out of it. @see domain decisions §13 */
import * as z from 'zod/mini';
import { cloudWarehouseKind } from '../enums/order.ts';
import { rowId } from './primitives.ts';

/** Goods that are kept (1), or goods of the shop (2). */
export const cloudKind = z.union([
  z.literal(cloudWarehouseKind.custody),
  z.literal(cloudWarehouseKind.sales),
]);
/** A value of {@link cloudKind}. */
export type CloudKind = z.infer<typeof cloudKind>;

/** One 库存编码 and how many of it. */
export const cloudLine = z.object({
  kind: cloudKind,
  id: rowId,
  code: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  quantity: z.int(),
});
/** A value of {@link cloudLine}. */
export type CloudLine = z.infer<typeof cloudLine>;
