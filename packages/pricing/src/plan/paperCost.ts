/**
 * What a sheet of paper costs. @unit milli-fen
 */

import { divHalfUp } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Paper } from '../types.ts';

/** area × grammage × price per tonne, or area × price per m². */
export function paperCost(book: PriceBook, paper: Paper, gsm: number, areaMm2: number): number {
  const price = book.papers[paper];
  return 'perM2' in price
    ? divHalfUp(areaMm2 * price.perM2, 1_000_000)
    : divHalfUp(areaMm2 * gsm * price.perGram, 1_000_000);
}
