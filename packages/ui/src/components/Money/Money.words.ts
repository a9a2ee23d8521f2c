// Words of Money in Chinese.

export const moneyZh = {
  /** Said before an amount that is struck through. */
  oldPrice: '原价',
};
