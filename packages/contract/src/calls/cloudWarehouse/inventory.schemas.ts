/** Shapes of what inventory.ts sends and answers. */
import * as z from 'zod/mini';
import { cloudKind } from '../../entities/cloudLine.ts';
import { cloudMove, cloudUnits, custodyStock, salesStock } from '../../entities/cloudWarehouse.ts';
import { addressInput } from '../../entities/customer.ts';
import {
  carrierCode,
  day,
  fen,
  instant,
  noInput,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { carrierOption } from '../order/confirm.schemas.ts';

/** What lists and workbooks of stock are asked for. */
const inventoryFilter = {
  kind: cloudKind,
  /** 库存编码, product, specification or style. */
  words: z.optional(shortText(50)),
  /** Of custody goods; goods of the shop have no status. */
  status: z._default(z.enum(['all', 'low', 'frozen', 'incoming']), 'all'),
};

export const getCloudInventory = {
  input: z.object({ ...inventoryFilter, ...pageInput }),
  output: pageOf(z.discriminatedUnion('kind', [custodyStock, salesStock])),
};

export const exportCloudInventory = {
  input: z.object({ words: inventoryFilter.words, status: inventoryFilter.status }),
  output: z.unknown(),
};

export const getCloudMovements = {
  input: z.object({ stockId: rowId, ...pageInput }),
  output: pageOf(cloudMove),
};

/** A month of keeping. */
const feeMonth = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** @unit fen */
  amount: fen,
  /** Booked from the balance, or waiting until there is enough. */
  state: z.enum(['booked', 'owed']),
  at: instant,
});

export const getCloudFeeForecast = {
  input: noInput,
  output: z.object({
    /** Units that lie there. */
    onHand: z.int(),
    /** Kinds of goods. */
    kinds: z.int(),
    /** What is kept free of charge today, and what is not. @unit cm³ */
    freeCm3: z.int(),
    chargedCm3: z.int(),
    /** The first day on which something more is charged; null when nothing lies in its free time. */
    freeUntil: z.nullable(day),
    /** What that costs; null for who sees no prices. */
    fees: z.nullable(
      z.object({
        /** This month as far as it has gone, and what it comes to if nothing moves. @unit fen */
        soFar: fen,
        forecast: fen,
        /** Of months before that the balance did not reach. @unit fen */
        owed: fen,
        /** From when on nothing leaves the warehouse until that is paid; null when nothing is owed. */
        heldFrom: z.nullable(instant),
        /** The last twelve months, the newest first. */
        months: z.array(feeMonth),
      }),
    ),
  }),
};

export const setCloudAlert = {
  input: z.object({
    stockId: rowId,
    /** Null for never. */
    quantity: z.nullable(cloudUnits),
  }),
  output: custodyStock,
};

export const applyCloudOut = {
  input: z.object({
    stockId: rowId,
    quantity: cloudUnits,
    /** Given back to the customer, or destroyed: that is for ever. */
    way: z.enum(['return', 'destroy']),
    /** Who gets it; needed for a return. */
    receiver: z.optional(addressInput),
    carrier: z.optional(carrierCode),
    /** What the customer saw. @unit fen; needed for a return */
    expectedTotal: z.optional(z.int()),
  }),
  output: z.object({
    stock: custodyStock,
    /** The order that brings it back, and its payment; null where it was destroyed. */
    orderSN: z.nullable(serialNumber),
    paymentSN: z.nullable(serialNumber),
    /** Until when it is kept unpaid. */
    heldUntil: z.nullable(instant),
  }),
};

export const prepareCloudOut = {
  input: z.object({
    stockId: rowId,
    quantity: cloudUnits,
    province: z.optional(shortText(REGION_MAX)),
    carrier: z.optional(carrierCode),
  }),
  output: z.object({
    carriers: z.array(carrierOption),
    /** The one that the sums are for; null without an address. */
    carrier: z.nullable(carrierCode),
    /** Picking, packing and freight. @unit fen */
    fees: z.object({ pick: fen, material: fen, freight: fen, total: fen }),
    /** Set when there is less. */
    left: z.nullable(z.int()),
  }),
};
