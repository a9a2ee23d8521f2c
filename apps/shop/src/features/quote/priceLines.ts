/** The engine's lines as the price sheet takes them. */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import type { PriceLine } from '@banxin/ui/PriceSheet';

/** What the sheet needs of a line; the engine's and the server's lines both fit. */
type Line = Pick<QuoteLine, 'id' | 'label' | 'amount' | 'detail' | 'kind'> & {
  readonly children?: readonly Line[] | undefined;
};

function kindOf({ id, kind }: Line): NonNullable<PriceLine['kind']> {
  if (kind === 'discount') return 'discount';
  if (id === 'freight') return 'freight';
  return kind === 'fee' ? 'fee' : 'cost';
}

export function priceLines(lines: readonly Line[]): PriceLine[] {
  return lines.map((line) => ({
    id: line.id,
    label: line.label,
    amountFen: line.amount,
    kind: kindOf(line),
    ...(line.detail && { detail: line.detail }),
    ...(line.children && line.children.length > 0 && { children: priceLines(line.children) }),
  }));
}
