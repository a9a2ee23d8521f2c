/** A volume as the warehouse states it: 0.42, 12.5, 3; never rounded to nothing. */

/** @param cm3 @returns m³ with two decimals, three below a tenth */
export function cubicMetres(cm3: number): string {
  const digits = cm3 < 100_000 ? 3 : 2;
  const shown = Number((cm3 / 1_000_000).toFixed(digits));
  return cm3 > 0 && shown === 0 ? '< 0.001' : shown.toLocaleString('en-US');
}
