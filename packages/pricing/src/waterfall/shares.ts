/**
 * How what is taken off a price is spread over what is charged, by largest remainder: what each thing really cost.
 * An invoice names these sums, and what goes back of one thing is never more than its own.
 */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import { allocate, type Fen, fen } from '../money.ts';
import { partOf, priceParts } from './parts.ts';

/** One thing that is charged. */
export interface ChargedLine {
  readonly line: QuoteLine;
  /** What it costs after everything that is taken off, from 0 to its amount. @unit fen */
  readonly net: Fen;
}

/** Leaves of a price; a group counts through its children. */
export const leavesOf = (lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.flatMap((line) => (line.children?.length ? leavesOf(line.children) : [line]));

/** Takes `off` from what the things still cost. */
function takeOff(charged: ChargedLine[], off: number): ChargedLine[] {
  if (off === 0 || charged.length === 0) return charged;
  const shares = allocate(
    fen(off),
    charged.map(({ net }) => net),
  );
  return charged.map(({ line, net }, at) => ({ line, net: fen(net - (shares[at] ?? 0)) }));
}

/**
 * Everything that is charged, with what it really cost: the nets add up to the price. What is taken off a part is spread
 * over that part, a red packet over all of them.
 */
export function netLines(lines: readonly QuoteLine[]): ChargedLine[] {
  const leaves = leavesOf(lines);
  const taken = (found: (id: string) => boolean): number =>
    -leaves.reduce((sum, { id, amount }) => (amount < 0 && found(id) ? sum + amount : sum), 0);
  const parts = priceParts.flatMap((part) =>
    takeOff(
      leaves
        .filter(({ id, amount }) => amount >= 0 && partOf(id) === part)
        .map((line) => ({ line, net: fen(line.amount) })),
      taken((id) => id !== 'redPacket' && partOf(id) === part),
    ),
  );
  return takeOff(
    parts,
    taken((id) => id === 'redPacket'),
  );
}
