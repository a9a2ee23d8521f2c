// A price as a tree of named lines, and the check that every level adds up to the fen.

/** What a line does to the price; decides its colour and sign. */
export type PriceLineKind = 'cost' | 'discount' | 'tax' | 'freight' | 'fee';

/** One line of a price. */
export interface PriceLine {
  /** Unique in the tree. */
  id: string;
  /** What is paid for: 印刷 500 张 × 1 款. */
  label: string;
  /** How the amount comes about, in smaller type. */
  detail?: string | undefined;
  /** The amount; discounts are negative. Equals the sum of `children`. @unit fen */
  amountFen: number;
  /** @default 'cost' */
  kind?: PriceLineKind | undefined;
  /** Lines that make up this one; it opens into them. */
  children?: readonly PriceLine[] | undefined;
}

/** A place where the lines do not give the amount above them. */
export interface PriceMismatch {
  /** Id of the line above, or 'total'. */
  id: string;
  /** The amount that is shown. @unit fen */
  shownFen: number;
  /** The sum of the lines below. @unit fen */
  sumFen: number;
}

/** Finds every level that does not add up; empty when the tree is true. */
export function priceMismatches(
  lines: readonly PriceLine[],
  totalFen: number,
  id = 'total',
): PriceMismatch[] {
  const sumFen = lines.reduce((sum, line) => sum + line.amountFen, 0);
  const below = lines.flatMap((line) =>
    line.children === undefined || line.children.length === 0
      ? []
      : priceMismatches(line.children, line.amountFen, line.id),
  );
  return sumFen === totalFen ? below : [{ id, shownFen: totalFen, sumFen }, ...below];
}
