/** Shapes of what drops.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX } from '../../constants.ts';
import { addressInput } from '../../entities/customer.ts';
import {
  carrierCode,
  day,
  fen,
  instant,
  keyedMessage,
  rowId,
  serialNumber,
} from '../../entities/primitives.ts';
import { freightPayer } from './address.schemas.ts';

/** One of the addresses that an order goes to, and how its goods stand. */
export const orderDrop = z.object({
  /** From 1, in the order in which they were given. */
  position: z.int(),
  receiver: addressInput,
  /** In the unit of the order. */
  quantity: z.int(),
  /** Null: the way is not chosen yet. */
  carrier: z.nullable(z.object({ code: carrierCode, name: z.string() })),
  /** Before a coupon; null for roles that may not see prices. @unit fen */
  freight: z.nullable(fen),
  /** When it arrives; null while no day of sending is fixed. */
  arriveDate: z.nullable(day),
  /** A status of the order's chart. */
  status: z.int(),
  statusLabel: keyedMessage,
  /** It is on its way: who reads this may say that it arrived. */
  mayReceive: z.boolean(),
  /** When its first parcel went to the carrier; null before. */
  handedAt: z.nullable(instant),
  /** Of its parcels. */
  trackingNos: z.array(z.string()),
});
/** A value of {@link orderDrop}. */
export type OrderDrop = z.infer<typeof orderDrop>;

/** An order with the addresses that it goes to: one, or several. */
export const orderDrops = z.object({
  orderId: z.int(),
  orderSN: serialNumber,
  /** Grows with every change; whoever replaces the drops names the one that was seen. */
  version: rowId,
  /** What was ordered: the drops add up to it. */
  quantity: z.int(),
  /** Why they cannot change any more; null when they can. */
  refusal: z.nullable(keyedMessage),
  drops: z.array(orderDrop),
});
/** A value of {@link orderDrops}. */
export type OrderDrops = z.infer<typeof orderDrops>;

export const getMultipleDelivery = {
  input: z.object({ orderId: rowId }),
  output: orderDrops,
};

/** A drop as a customer gives it. */
export const dropInput = z.object({
  receiver: addressInput,
  quantity: rowId.check(z.minimum(1)),
  /** Absent: the order's, or the recommended one where that does not go. */
  carrier: z.optional(carrierCode),
});
/** A value of {@link dropInput}. */
export type DropInput = z.input<typeof dropInput>;

export const setMultipleDelivery = {
  input: z.object({
    orderSN: serialNumber,
    version: rowId,
    drops: z.array(dropInput).check(z.minLength(1), z.maxLength(DROPS_MAX)),
    /** Freight more (above zero) or less, as the customer saw it. @unit fen */
    expectedDifference: z.int(),
    /** How more freight of a paid order is paid: at once, or at the cashier before it changes. @default balance */
    payFrom: z.optional(freightPayer),
  }),
  output: z.object({
    difference: fen,
    /** Of the balance, after the difference; null when no money moved. @unit fen */
    balanceAfter: z.nullable(fen),
    /** Nothing has changed yet: the change waits for this payment. Null: it is done. */
    paymentSN: z.nullable(serialNumber),
  }),
};
