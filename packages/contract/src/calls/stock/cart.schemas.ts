/** Shapes of what cart.ts sends and answers. */
import * as z from 'zod/mini';
import { cart, cartLineIds, cartWishes, units } from '../../entities/cart.ts';
import { noInput, rowId, shortText } from '../../entities/primitives.ts';

export const getCart = {
  input: noInput,
  output: cart,
};

export const setCartLine = {
  input: z.object({
    productId: rowId,
    quantity: units,
    isSaved: z._default(z.boolean(), false),
    /** Of the cart that was seen. */
    version: rowId,
  }),
  output: cart,
};

export const removeCartLines = {
  input: z.object({ productIds: cartLineIds }),
  output: cart,
};

export const mergeCart = {
  input: z.object({
    lines: cartWishes,
    /** Names what a browser kept: the same is taken once, however often it is sent. */
    key: z.optional(shortText(64)),
  }),
  output: z.extend(cart, {
    /** Kinds that came in or grew. */
    taken: z.int(),
    /** Kinds of which less was taken than asked for: there is no more, or an order takes no more. */
    capped: z.array(rowId),
    /** Kinds that found no room. */
    left: z.int(),
  }),
};
