/**
 * A whole number with a comma before each three digits, as both languages write it: 12345 → 12,345. `toLocaleString`
 * says the same, but to make ready for it keeps a phone for a quarter of a second.
 */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, ',');
