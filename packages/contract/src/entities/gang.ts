/** Jobs that wait for a gang sheet, and the sheets that people make of them. */
import * as z from 'zod/mini';
import { day, keyedMessage, rowId, serialNumber } from './primitives.ts';

/** Words that are names. */
export const named = z.object({ zh: z.string(), en: z.string() });

/** One order as a gang sheet takes it. */
export const gangJob = z.object({
  orderId: rowId,
  orderSN: serialNumber,
  customer: z.string(),
  productName: z.string(),
  /** Trimmed, unfolded. @unit mm */
  widthMm: z.number(),
  /** @unit mm */
  heightMm: z.number(),
  /** Bleed on every side. @unit mm */
  edgeMm: z.number(),
  /** Of the whole job. */
  styles: z.int(),
  /** Those of its styles that lie or wait here, from 1, ascending; null for all of them. */
  part: z.nullable(z.array(z.int())),
  /** Of each style. */
  pieces: z.int(),
  /** Day of sending that was promised; null where none was. */
  shipDay: z.nullable(day),
  /** The day on which it would be sent if its work order were opened now; null where none was promised. */
  shipIfOpened: z.nullable(day),
  statusLabel: keyedMessage,
  /** Null before the work order is opened. */
  workOrderNo: z.nullable(z.string()),
});
/** A value of {@link gangJob}. */
export type GangOrder = z.infer<typeof gangJob>;

/** Where pieces lie on plates that are being made: as it was when the work order was opened. */
export const gangPlan = z.object({
  run: z.int(),
  places: z.array(
    z.object({
      key: rowId,
      style: z.int(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      edgeMm: z.number(),
    }),
  ),
});
/** A value of {@link gangPlan}. */
export type GangPlan = z.infer<typeof gangPlan>;

/** Steps of a whole sheet and those bound to it: each is taken for every order on them, or for none. */
export const gangEvent = z.enum([
  'OPEN_WORK_ORDER',
  'WITHDRAW_WORK_ORDER',
  'OUTSOURCE',
  'SCAN_RETURN',
  'CONFIRM_RETURN',
  'STORE_ALL',
]);
/** A value of {@link gangEvent}. */
export type GangEvent = z.infer<typeof gangEvent>;

/** A sheet that somebody saved. */
export const gangSheet = z.object({
  id: rowId,
  sheetNo: z.string(),
  /** Counts its changes. */
  rev: z.int(),
  /** Who saved it last; empty for one that the engine made. */
  by: z.string(),
  /** In the order in which they lie. */
  orders: z.array(gangJob),
  /** Orders that were on it and cannot be made as they lie there: cancelled, withdrawn, changed. */
  fallen: z.array(z.object({ orderSN: serialNumber, statusLabel: keyedMessage })),
  /** Null while its work order is not opened. */
  plan: z.nullable(gangPlan),
  /** Sheets that go with it, step by step: a job that is still to be made lies on both. */
  bound: z.array(z.object({ id: rowId, sheetNo: z.string(), rev: z.int() })),
  /** What the whole of it can take next, and why it cannot now. */
  steps: z.array(z.object({ event: gangEvent, refusal: z.nullable(keyedMessage) })),
});
/** A value of {@link gangSheet}. */
export type GangSheetView = z.infer<typeof gangSheet>;

/** What may lie together: one factory, one stock. */
export const gangGroup = z.object({
  factory: z.int(),
  stock: z.string(),
  /** Paper, inks and film. */
  stockName: named,
  /** On no sheet yet, whole or in part, the earliest day first. */
  waiting: z.array(gangJob),
  /** Saved or at work, the oldest first. */
  sheets: z.array(gangSheet),
});
/** A value of {@link gangGroup}. */
export type GangGroup = z.infer<typeof gangGroup>;
