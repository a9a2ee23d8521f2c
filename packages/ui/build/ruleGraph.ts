// The order that rules must keep: a graph of what has to come before what.

/** Pairs of numbers, the one that comes first first. */
export type Pairs = readonly (readonly [before: number, after: number])[];

export interface RuleGraph {
  /** Group → groups that must come after it. */
  after: readonly ReadonlySet<number>[];
  /** Group → how many must come before it. */
  waitsFor: readonly number[];
}

/** Gives equal keys equal numbers, counted from 0 in the order of first mention. */
export function numbered(keys: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** The graph between the groups of a partition; null when two groups each have to come before the other. */
export function ruleGraph(groupOf: readonly number[], pairs: Pairs): RuleGraph | null {
  const after: Set<number>[] = [];
  for (const group of groupOf) after[group] ??= new Set();
  const waitsFor = after.map(() => 0);
  for (const [earlier, later] of pairs) {
    const [a = 0, b = 0] = [groupOf[earlier], groupOf[later]];
    const set = after[a];
    if (a === b || !set || set.has(b)) continue;
    set.add(b);
    waitsFor[b] = (waitsFor[b] ?? 0) + 1;
  }
  const open = [...waitsFor];
  const ready = open.flatMap((many, group) => (many === 0 ? [group] : []));
  let done = 0;
  for (let group = ready.pop(); group !== undefined; group = ready.pop()) {
    done += 1;
    for (const other of after[group] ?? []) {
      open[other] = (open[other] ?? 0) - 1;
      if (open[other] === 0) ready.push(other);
    }
  }
  return done === after.length ? { after, waitsFor } : null;
}
