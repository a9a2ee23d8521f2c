/** The engine's lines as the price sheet takes them. */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import type { PriceLine } from '@banxin/ui/PriceSheet';
import type { CatalogueWords } from '../../lib/catalogueWords.ts';

/** What the sheet needs of a line; the engine's and the server's lines both fit. */
type Line = Pick<QuoteLine, 'id' | 'label' | 'amount' | 'detail' | 'kind' | 'said'> & {
  readonly children?: readonly Line[] | undefined;
};

function kindOf({ id, kind }: Line): NonNullable<PriceLine['kind']> {
  if (kind === 'discount') return 'discount';
  if (id === 'freight') return 'freight';
  return kind === 'fee' ? 'fee' : 'cost';
}

/** Lines in the reader's language: the engine's come in it, the server's with their parts. */
export function priceLines(
  lines: readonly Line[],
  { word }: Pick<CatalogueWords, 'word'>,
): PriceLine[] {
  return lines.map((line) => ({
    id: line.id,
    label: word(line.label, line.said?.label),
    amountFen: line.amount,
    kind: kindOf(line),
    ...(line.detail && { detail: word(line.detail, line.said?.detail) }),
    ...(line.children &&
      line.children.length > 0 && { children: priceLines(line.children, { word }) }),
  }));
}
