/** Goods of the shelf as a cart shows them. */
import * as z from 'zod/mini';
import { CART_KINDS_MAX, CART_UNITS_MAX } from '../constants.ts';
import { day, fen, rowId } from './primitives.ts';

/** Units of one line. */
export const units = z.int().check(z.minimum(1), z.maximum(CART_UNITS_MAX));

/** What somebody wants of it. */
export const cartWish = z.object({ productId: rowId, quantity: units });
/** A value of {@link cartWish}. */
export type CartWish = z.infer<typeof cartWish>;

/** No more than a cart takes. */
export const cartWishes = z.array(cartWish).check(z.minLength(1), z.maxLength(CART_KINDS_MAX));

/** Products of lines. */
export const cartLineIds = z.array(rowId).check(z.minLength(1), z.maxLength(CART_KINDS_MAX));

/** One kind of goods in a cart. */
export const cartLine = z.object({
  productId: rowId,
  /** In Chinese. */
  name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** 稍后再买. */
  isSaved: z.boolean(),
  /** What one costs at this quantity; null for who sees no prices, and where it cannot be bought. @unit fen */
  each: z.nullable(fen),
  /** What the line costs. @unit fen */
  sum: z.nullable(fen),
  /** How much dearer, or cheaper below zero, one is than when it was put in. @unit fen */
  moved: fen,
  /** So many more make each of them cheaper by so much; null when nothing does. */
  next: z.nullable(z.object({ more: z.int(), saves: fen })),
  /** The most that can be bought now. */
  most: z.int(),
  /** Why it cannot be bought as it stands; null when it can. */
  why: z.nullable(z.enum(['gone', 'soldOut', 'tooMany'])),
  /** When an empty shelf is filled again. */
  restockOn: z.nullable(day),
  /** The factory that sends it to the default address; null without one. */
  factory: z.nullable(z.int()),
});
/** A value of {@link cartLine}. */
export type CartLine = z.infer<typeof cartLine>;

/** Everything in it, what was put in last at the front. */
export const cart = z.object({
  /** Grows with each change: who shows an older one does not overwrite a newer one. */
  version: z.int(),
  lines: z.array(cartLine),
});
/** A value of {@link cart}. */
export type Cart = z.infer<typeof cart>;
