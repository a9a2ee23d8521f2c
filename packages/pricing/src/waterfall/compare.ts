/**
 * Line-by-line differences between two quotes of one order, shown when its price changed.
 */
import { fen, ZERO } from '../money.ts';
import type { Line, LineDifference, PricedQuote } from '../types.ts';
import type { Sentence } from '../wording/sentence.ts';

type Leaf = Pick<Line, 'label' | 'amount'> & { said?: Sentence };
type Amounts = ReadonlyMap<string, Leaf>;

/** Orders that were stored before sentences had keys have the Chinese label alone. */
function leafOf({ label, amount, said }: Pick<Line, 'label' | 'amount'> & Partial<Line>): Leaf {
  return said ? { label, amount, said: said.label } : { label, amount };
}

/** Leaves of the line tree; a group counts through its children. */
function leaves(lines: readonly Line[], into = new Map<string, Leaf>()) {
  for (const line of lines) {
    if (line.children && line.children.length > 0) leaves(line.children, into);
    else into.set(line.id, leafOf(line));
  }
  return into;
}

/**
 * What changed from `before` to `after`, in the order of `after`, lines that vanished last.
 * The deltas add up to the difference of the totals. Empty when no amount moved.
 */
export function compare(
  before: Pick<PricedQuote, 'lines'>,
  after: Pick<PricedQuote, 'lines'>,
): LineDifference[] {
  const old: Amounts = leaves(before.lines);
  const now: Amounts = leaves(after.lines);
  const differences: LineDifference[] = [];
  for (const [id, { amount, ...words }] of now) {
    const was = old.get(id)?.amount ?? null;
    const delta = fen(amount - (was ?? ZERO));
    if (was === null || delta !== 0) {
      differences.push({ id, ...words, before: was, after: amount, delta });
    }
  }
  for (const [id, { amount, ...words }] of old) {
    if (!now.has(id)) {
      differences.push({ id, ...words, before: amount, after: null, delta: fen(-amount) });
    }
  }
  return differences;
}
