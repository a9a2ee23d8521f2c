/** Why a job that is being configured costs what it does: by the engine that priced it, with no request. */
import type { PriceBook } from '@banxin/pricing/book.types';
import { explained } from '@banxin/pricing/explain';
import type { PricedQuote, Product, QuoteInput } from '@banxin/pricing/types';
import { useMemo } from 'react';
import { XrayFrame } from './XrayFrame.tsx';
import { XrayView } from './XrayView.tsx';
import { flatLines } from './xrayLines.ts';

export interface JobXrayProps {
  readonly product: Product;
  readonly book: PriceBook;
  readonly terms: Omit<QuoteInput, 'configuration'>;
  readonly quote: PricedQuote;
  readonly onClose: () => void;
}

export default function JobXray({ product, book, terms, quote, onClose }: JobXrayProps) {
  const price = useMemo(() => {
    const { configuration } = quote;
    const { lines, total, bookVersion } = explained(
      product,
      book,
      { ...terms, configuration },
      quote,
    );
    return { total, bookVersion, at: null, lines: flatLines(lines) };
  }, [product, book, terms, quote]);
  return (
    <XrayFrame onClose={onClose}>
      <XrayView price={price} />
    </XrayFrame>
  );
}
