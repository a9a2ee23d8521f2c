/** Where this browser keeps what a visitor put into the cart. */

/** Key of the store. */
export const KEPT_CART = 'cart';
