/** The price of all jobs as one sheet in the reader's words, with what is taken off at its end. */
import type { PriceLine } from '@banxin/ui/PriceSheet';
import { useMemo } from 'react';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { confirmMultText } from './confirmMult.messages.ts';
import type { Terms } from './prices.ts';
import { productMultText } from './product-mult.messages.ts';
import { sheetLines } from './sheetLines.ts';
import type { SentJob } from './ways.ts';

/** @param off what is taken off @unit fen */
export function useSheetLines(
  jobs: readonly SentJob[],
  { products }: Terms,
  off: number,
): readonly PriceLine[] {
  const text = useText(confirmMultText);
  const { packaging, freight } = useText(productMultText);
  const { word } = useCatalogueWords();
  return useMemo(() => {
    const job = (number: number, id: number) =>
      text.job(number, products.get(id)?.product.name ?? '');
    const lines = sheetLines(jobs, { word, jobs: text.printed, packaging, freight, job });
    if (off === 0) return lines;
    return [...lines, { id: 'off', label: text.off, amountFen: -off, kind: 'discount' }];
  }, [jobs, word, text, packaging, freight, products, off]);
}
