/** Lines of several prices beside each other. Pure. */
import type { PriceLine } from '@banxin/ui/PriceSheet';

/** One line, as each of the prices has it. */
export interface ComparedLine {
  readonly id: string;
  /** What it is called: by some of them otherwise. */
  readonly labels: readonly string[];
  /** Of each price; undefined for one without it. */
  readonly lines: readonly (PriceLine | undefined)[];
}

/** What a price adds up from; the ways of several receivers stay one. */
export const partsOf = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.flatMap((line) =>
    line.kind === 'freight' || !line.children?.length ? [line] : partsOf(line.children),
  );

/** Each id once, in the sequence of every list: what one list alone has stands behind what it follows there. */
function inSequence(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  const all = [...first];
  for (const list of others) {
    for (const [at, id] of list.entries()) {
      if (!all.includes(id)) all.splice(all.indexOf(list[at - 1] ?? '') + 1, 0, id);
    }
  }
  return all;
}

/** Lines that any of them has: under each price they add up to it. */
export function comparedLines(prices: readonly (readonly PriceLine[])[]): readonly ComparedLine[] {
  const parts = prices.map(partsOf);
  return inSequence(parts.map((lines) => lines.map(({ id }) => id))).map((id) => {
    const lines = parts.map((all) => all.find((line) => line.id === id));
    return { id, labels: [...new Set(lines.flatMap((line) => line?.label ?? []))], lines };
  });
}
