// Built-in strings of amounts: a part of its own, so that a list with amounts does not load every string.

export const moneyZh = {
  /** Said before an amount that is struck through. */
  oldPrice: '原价',
};
