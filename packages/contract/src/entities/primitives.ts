/** Shapes that several areas use. */
import * as z from 'zod/mini';
import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '../constants.ts';
import { messages } from '../messages.ts';
import type { Fen } from '../money.ts';

// Schemas must not compile themselves with `new Function`: the shop's policy forbids it.
z.config({ jitless: true });

/** Money. @unit fen, integer; negative only where a field says so. */
export const fen = z.int() as unknown as z.ZodMiniType<Fen, number>;

/** Money where the specification lets an answer speak yuan. @unit yuan, at most two decimals */
export const yuan = z.number().check(z.multipleOf(0.01));

/** An instant. ISO 8601 with zone, e.g. `2026-11-20T09:00:00.000+08:00`. */
export const instant = z.iso.datetime({ offset: true });

/** A day in Asia/Shanghai. `YYYY-MM-DD`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.dayInvalid));

/** A time of day in Asia/Shanghai. `HH:MM`. */
export const timeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** A text of at most so many characters. */
export const shortText = (most: number) => z.string().check(z.maxLength(most));

/** Number of an order or a payment: digits with a check digit. What is longer is none. */
export const serialNumber = shortText(24);

/** Id of an uploaded file. */
export const fileId = shortText(64);

/** kuaidi100 code of a carrier, e.g. `zhongtong`; `pickup` for self pick-up. */
export const carrierCode = shortText(40);

/** Answer without content. */
export const nothing = z.null();

/** Input without fields. */
export const noInput = z.object({});

const PAGE_SIZE_MAX = Math.max(...PAGE_SIZES);

/** Number of a row: what an integer column holds. */
export const rowId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** Fields of every list's input. */
export const pageInput = {
  /** 1-based. */
  pageIndex: z._default(z.int().check(z.minimum(1)), 1),
  /** Rows per page. */
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE_DEFAULT),
};

/** One page of a list. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** A refusal or another sentence of the server: Chinese words, and its key with the values they were made of. */
export const keyedMessage = z.object({
  message: z.string(),
  data: z.looseObject({ key: z.string() }),
});
