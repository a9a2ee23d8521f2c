/** Tells an order number from words. */

/** Digits as order numbers have them. */
const ORDER_NUMBER = /^\d{8,24}$/;

/** The digits of an order number, also written with spaces or hyphens; null for anything else. */
export function orderNumberIn(words: string): string | null {
  const digits = words.replace(/[\s-]/g, '');
  return ORDER_NUMBER.test(digits) ? digits : null;
}
