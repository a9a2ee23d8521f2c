/** A batch of print orders from a workbook: how far it is, its rows, and what is wrong with them. @see domain decisions §14 */
import * as z from 'zod/mini';
import { type BatchColumn, everyColumnName, importKinds } from '../rules/batchColumns.ts';
import { day, fen, instant, keyedMessage, serialNumber } from './primitives.ts';
import { sentence } from './sentence.ts';

/** Key of a column. */
export const batchColumnName = z.enum(everyColumnName as [BatchColumn, ...BatchColumn[]]);

/** What a workbook orders. */
export const importKind = z.enum(importKinds);

/** Id of an import. */
export const importId = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Kinds of faults, the same in every workbook. */
export const problemCode = z.enum([
  'REQUIRED',
  'FORMAT',
  'UNKNOWN_PRODUCT',
  'CONFLICT',
  'STOCK',
  'ADDRESS_AMBIGUOUS',
  'PHONE',
  'CARRIER_LIMIT',
  'DUP_IN_FILE',
  'DUP_EXISTING',
  'FILE_MISSING',
  'PRICE_CHANGED',
]);

/** What is wrong with a cell. */
export const batchProblem = z.extend(
  z.object({
    row: z.int(),
    col: batchColumnName,
    code: problemCode,
    /** What stands there; empty when nothing does. */
    value: z.string(),
    /** A value that would do. */
    fix: z.optional(z.string()),
  }),
  keyedMessage.shape,
);
/** A value of {@link batchProblem}. */
export type BatchProblem = z.infer<typeof batchProblem>;
/** What kind of fault. */
export type BatchProblemCode = BatchProblem['code'];

/** A row of the workbook as it was read and judged. */
export const batchRow = z.object({
  /** Line of the sheet, from 1 with its head. */
  row: z.int(),
  /** As they stand in the workbook, or were mended; those that are empty are left out. */
  cells: z.record(z.string(), z.string()),
  /** What it was understood as; null when it was not. */
  spec: z.nullable(z.object({ productName: z.string(), text: z.string(), said: sentence })),
  /**
   * The parcel that it goes with, from 1. Of cloud parcels rows of one number and address go together; of print orders
   * those that were joined to one order.
   */
  parcel: z.optional(z.int()),
  /** With freight; of a cloud parcel on its first row, of joined rows its share. Null while it has none, or for who may not see prices. @unit fen */
  total: z.nullable(fen),
  problems: z.array(batchProblem),
  /** The order that came of it. */
  orderSN: z.nullable(serialNumber),
});
/** A value of {@link batchRow}. */
export type BatchRow = z.infer<typeof batchRow>;

/**
 * waiting   for its turn
 * checking  its rows are read and judged
 * refused   it could not be read, see `refusal`
 * checked   rows may be mended and submitted
 * creating  some of its orders may be there
 * done      nothing is left to be submitted
 */
export const importState = z.enum([
  'waiting',
  'checking',
  'refused',
  'checked',
  'creating',
  'done',
]);
/** A value of {@link importState}. */
export type ImportState = z.infer<typeof importState>;

/** Which rows are submitted: those that are right, or only when all are. */
export const commitMode = z.enum(['valid', 'all']);
/** A value of {@link commitMode}. */
export type CommitMode = z.infer<typeof commitMode>;

/** How far an import is. */
export const importProgress = z.object({
  importId,
  /** Absent: print. */
  kind: z.optional(importKind),
  fileName: z.string(),
  state: importState,
  /** Why it could not be read; null in every other state. */
  refusal: z.nullable(keyedMessage),
  /** Rows; 0 until it was opened. */
  total: z.int(),
  /** Of these judged. */
  done: z.int(),
  /** Rows without a fault that are no order yet. */
  valid: z.int(),
  /** Of cloud parcels, and where rows were joined: how many orders the valid rows make. */
  parcels: z.optional(z.int()),
  /** The same of the created rows: how many orders they became. */
  createdParcels: z.optional(z.int()),
  /** What the cheapest shipping, where it was taken, saves of the valid rows. @unit fen; null for who may not see prices */
  saved: z.optional(z.nullable(fen)),
  /** Rows with a fault. */
  faulty: z.int(),
  /** Rows that became orders by this import. */
  created: z.int(),
  /** Rows whose number was ordered before. */
  before: z.int(),
  /** By kind of fault: in how many rows it stands, the most frequent first. */
  faults: z.array(z.object({ code: problemCode, rows: z.int(), fixes: z.int() })),
  /** What the valid rows come to. @unit fen; null for who may not see prices */
  sum: z.nullable(fen),
  /** How it was submitted; null before. */
  mode: z.nullable(commitMode),
  startedAt: instant,
});
/** A value of {@link importProgress}. */
export type ImportProgress = z.infer<typeof importProgress>;

/** The cheapest way of the valid rows that keeps their wished days, where it costs less than each by itself. */
export const shipOffer = z.object({
  /** What the valid rows come to with it. @unit fen */
  sum: fen,
  /** Less than now. @unit fen */
  saves: fen,
  /** Orders that several rows become, and how many rows these are. */
  joined: z.object({ orders: z.int(), rows: z.int() }),
  /** Rows that only get a cheaper carrier. */
  recarried: z.int(),
  /** Rows with a wished day, and what keeping it costs more than any day; null where no changed row has one. */
  wish: z.nullable(z.object({ rows: z.int(), costs: fen })),
  /** When the last of the changed rows arrives: as they are, and with it. */
  arrives: z.object({ alone: day, planned: day }),
});
/** A value of {@link shipOffer}. */
export type ShipOffer = z.infer<typeof shipOffer>;
