/** The cloud warehouse: what lies there, how it moved, what leaves it. @see domain decisions §13 */
import * as z from 'zod/mini';
import { cloudWarehouseKind } from '../enums/order.ts';
import {
  CLOUD_LINES_MAX,
  CLOUD_UNITS_MAX,
  cloudErrands,
  cloudMoveKinds,
} from '../rules/cloudWarehouse.ts';
import { cloudKind, cloudLine } from './cloudLine.ts';
import { orderSummary } from './order.ts';
import { carrierCode, fen, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';
import { productArt } from './productArt.ts';
import { sentenceJson } from './sentence.ts';

/** Units of one line. */
export const cloudUnits = z.int().check(z.minimum(1), z.maximum(CLOUD_UNITS_MAX));

/** What an order does in the warehouse. */
export const cloudErrand = z.enum(cloudErrands);

/** Goods of the customer's own that lie in the warehouse, under one 库存编码. */
export const custodyStock = z.object({
  kind: z.literal(cloudWarehouseKind.custody),
  stockId: rowId,
  /** 库存编码 */
  code: z.string(),
  productId: rowId,
  productName: z.string(),
  family: productArt,
  /** Chinese specification, and the same by its parts. */
  spec: z.string(),
  specSaid: z.nullable(sentenceJson),
  /** Name of the style; '' where the job had one. */
  style: z.string(),
  unit: z.string(),
  /** Path of the first page's small PNG, else null. */
  thumbnail: z.nullable(z.string()),
  /** The order that it was printed with last. */
  orderSN: z.nullable(serialNumber),
  /** Lies there: what is reserved, frozen and available, together. */
  onHand: z.int(),
  reserved: z.int(),
  frozen: z.int(),
  /** Why it is frozen; null when nothing is. */
  frozenReason: z.nullable(z.string()),
  /** What can be sent now. */
  available: z.int(),
  /** In production. */
  incoming: z.int(),
  /** When the first of it came in; null while nothing has. */
  inboundAt: z.nullable(instant),
  /** Until when all that lies there is kept free of charge; null when some is charged, or nothing lies there. */
  freeUntil: z.nullable(instant),
  /** What keeping it comes to in a month as it lies there today, the least of a month apart. @unit fen; null for who sees no prices */
  monthFee: z.nullable(fen),
  /** The customer is told when `available` falls to this; null for never. */
  alertAt: z.nullable(z.int()),
  /** It has fallen to it. */
  isLow: z.boolean(),
});
/** A value of {@link custodyStock}. */
export type CustodyStock = z.infer<typeof custodyStock>;

/** Goods of the shop that can be sent in the customer's name. */
export const salesStock = z.object({
  kind: z.literal(cloudWarehouseKind.sales),
  productId: rowId,
  /** 库存编码: the number of the product. */
  code: z.string(),
  productName: z.string(),
  family: productArt,
  unit: z.string(),
  /** What can be had now. */
  available: z.int(),
  /** The most that one order takes, whatever lies there. */
  perOrder: z.int(),
  /** Price of one. @unit fen; null for who sees no prices */
  each: z.nullable(fen),
});
/** A value of {@link salesStock}. */
export type SalesStock = z.infer<typeof salesStock>;

/** A movement of custody stock, with how it stood afterwards. */
export const cloudMove = z.object({
  id: rowId,
  at: instant,
  kind: z.enum(cloudMoveKinds),
  /** Above zero; below it where an adjustment took away. */
  quantity: z.int(),
  onHand: z.int(),
  /** 结余: what could be sent afterwards. */
  available: z.int(),
  /** 单据: the order that it was for. */
  orderSN: z.nullable(serialNumber),
  /** Why; words alone are those of a person. */
  reason: z.nullable(z.union([keyedMessage, z.string()])),
});
/** A value of {@link cloudMove}. */
export type CloudMove = z.infer<typeof cloudMove>;

/** What is sent: custody goods by their stock's id, goods of the shop by their product's. */
export const cloudLineInput = z.object({ kind: cloudKind, id: rowId, quantity: cloudUnits });
/** A value of {@link cloudLineInput}. */
export type CloudLineInput = z.infer<typeof cloudLineInput>;

/** No goods stand in two lines. */
export const cloudLinesInput = z.array(cloudLineInput).check(
  z.minLength(1),
  z.maxLength(CLOUD_LINES_MAX),
  z.refine((lines) => new Set(lines.map(({ kind, id }) => `${kind}:${id}`)).size === lines.length),
);

/** What a parcel costs, by its parts. @unit fen */
export const cloudFees = z.object({
  /** 代销: goods of the shop. */
  goods: fen,
  /** 拣货: ¥2.00 + ¥0.50 for each further item. */
  pick: fen,
  /** Items that are picked: custody goods only. */
  items: z.int(),
  /** 包材 */
  material: fen,
  freight: fen,
  total: fen,
});
/** A value of {@link cloudFees}. */
export type CloudFees = z.infer<typeof cloudFees>;

/** Goods of which there is less than asked for. */
export const cloudShort = z.object({ kind: cloudKind, id: rowId, left: z.int() });
/** A value of {@link cloudShort}. */
export type CloudShort = z.infer<typeof cloudShort>;

/** An order that leaves the warehouse, as its list shows it. */
export const cloudOrder = z.extend(orderSummary, {
  /** Sent to a receiver, or given back to the customer. */
  errand: z.enum(['send', 'back']),
  lines: z.array(cloudLine),
  consignee: z.string(),
  phone: z.string(),
  /** The address in one line. */
  place: z.string(),
  carrier: z.nullable(
    z.object({ code: carrierCode, name: z.string(), trackingNo: z.nullable(z.string()) }),
  ),
  /** The open payment; null when none waits. */
  paymentSN: z.nullable(serialNumber),
  /** Until when its goods are kept unpaid; null once it is paid. */
  payBefore: z.nullable(instant),
});
/** A value of {@link cloudOrder}. */
export type CloudOrder = z.infer<typeof cloudOrder>;
