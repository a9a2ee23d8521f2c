/** Prints what was measured, each number beside its aim; nothing fails by it. */

export interface Line {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** null: told, without an aim. */
  readonly aim: { readonly most: number } | { readonly least: number } | null;
  /** Digits after the point. @default 0 */
  readonly digits?: number;
  readonly note?: string;
}

let kept = 0;
let missed = 0;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return sorted.length % 2 === 1
    ? upper
    : (upper + (sorted[sorted.length / 2 - 1] ?? Number.NaN)) / 2;
}

/** The value below which a share of all values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ??
  Number.NaN;

const keeps = (value: number, aim: NonNullable<Line['aim']>): boolean =>
  'most' in aim ? value <= aim.most : value >= aim.least;

export function print({ what, value, unit, aim, digits = 0, note = '' }: Line): void {
  const shown = Number.isNaN(value) ? 'nothing' : `${value.toFixed(digits)} ${unit}`.trimEnd();
  let verdict = '';
  let wanted = '';
  if (aim !== null) {
    const isKept = keeps(value, aim);
    if (isKept) kept += 1;
    else missed += 1;
    verdict = isKept ? 'kept' : 'MISSED';
    wanted = 'most' in aim ? `≤ ${aim.most} ${unit}` : `≥ ${aim.least} ${unit}`;
  }
  const cells = [what.padEnd(58), shown.padStart(12), wanted.padEnd(14), verdict.padEnd(6), note];
  console.log(`  ${cells.join('  ').trimEnd()}`);
}

export const title = (words: string): void => console.log(`\n${words}`);

export const printSum = (): void => console.log(`\n${kept} aims kept, ${missed} missed`);
