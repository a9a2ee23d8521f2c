/** Products that are another product's sheet, folded: where somebody leads who wants a fold that it does not have. */

interface Folded {
  readonly id: number;
  /** Chinese, as the catalogue says it: the catalogue itself is not loaded for a link. */
  readonly name: string;
}

/** By the flat product. */
export const FOLDED: Readonly<Record<number, readonly Folded[]>> = {
  201: [
    { id: 203, name: '三折页' },
    { id: 204, name: '对折页' },
    { id: 205, name: '风琴折页' },
  ],
};
