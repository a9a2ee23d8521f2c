/** A kept price as pages read it: how its lines were worked out is asked for when somebody wants to know. */
import type { QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';

const plain = ({ working: _, children, ...line }: QuoteLine): QuoteLine => ({
  ...line,
  ...(children && { children: children.map(plain) }),
});

export const withoutWorkings = (quote: QuoteSnapshot): QuoteSnapshot => ({
  ...quote,
  lines: quote.lines.map(plain),
});
