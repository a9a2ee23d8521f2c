/** Shapes of what gang.ts sends and answers. */
import * as z from 'zod/mini';
import { STYLES_MAX, WORKS_REASON_MAX, WORKS_REASON_MIN } from '../../constants.ts';
import { gangEvent, gangGroup } from '../../entities/gang.ts';
import { noInput, rowId, shortText } from '../../entities/primitives.ts';

/** A sheet by its number in the books, and how it stood when it was looked at. */
const seen = { id: rowId, rev: z.int() };

/** On one save or step. */
const SHEETS_MAX = 40;
const JOBS_MAX = 30;

export const getGang = {
  input: noInput,
  output: z.object({
    /** Until when work that is opened counts as of today, HH:mm of the shop. */
    cutOff: z.string(),
    /** Until then; null once it is past. */
    minutesLeft: z.nullable(z.int()),
    /** What gang runs are printed on. */
    press: z.object({
      sheet: z.enum(['daduHalf', 'zhengduHalf', 'daduQuarter', 'digital']),
      /** Spoiled until it stands. @unit sheets */
      wasteSheets: z.int(),
    }),
    groups: z.array(gangGroup),
  }),
};

export const saveGang = {
  input: z.object({
    factory: z.int(),
    stock: shortText(200),
    /** Every sheet that changes: what leaves one comes to another in the same step. */
    sheets: z
      .array(
        z.object({
          /** Null for a new one. */
          id: z.nullable(rowId),
          rev: z.int(),
          /** Empty takes the sheet apart. */
          orders: z.array(rowId).check(z.maxLength(JOBS_MAX)),
          /** Which styles lie there of an order that is not wholly on it; of the others all do. */
          parts: z.optional(
            z
              .array(
                z.object({
                  orderId: rowId,
                  styles: z
                    .array(z.int().check(z.minimum(1), z.maximum(STYLES_MAX)))
                    .check(z.minLength(1), z.maxLength(STYLES_MAX)),
                }),
              )
              .check(z.maxLength(JOBS_MAX)),
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(SHEETS_MAX)),
  }),
  output: z.object({
    /** Those that stand then. */
    sheets: z.array(z.object({ id: rowId, sheetNo: z.string(), rev: z.int() })),
  }),
};

export const actGang = {
  input: z.object({
    ...seen,
    /** Those that are bound to it, as they were seen. */
    bound: z.optional(z.array(z.object(seen)).check(z.maxLength(SHEETS_MAX))),
    event: gangEvent,
    /** OUTSOURCE: why; the customers read it. */
    reason: z.optional(
      z.string().check(z.trim(), z.minLength(WORKS_REASON_MIN), z.maxLength(WORKS_REASON_MAX)),
    ),
  }),
  output: z.object(seen),
};

export const getPlateLayout = {
  input: z.object({ id: rowId }),
  output: z.unknown(),
};
