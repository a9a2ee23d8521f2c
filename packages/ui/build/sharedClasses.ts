// Finds what several classes say alike and gives it to one class that stands beside theirs.
import { type Atom, declaration, interim } from './cascade.ts';

/** Where an atom stands in the new sheet. */
export interface Place {
  /** Atoms with one key make one rule. */
  key: string;
  selector: string;
}

/** Bytes after gzip, by experience: a declaration that was said before, the head of a rule, a class in a script. */
const AGAIN = 2.4;
const HEAD = 4;
const CLASS = 2.4;
/** Least gain that is worth a class. */
const LEAST = 4;
/** Most classes that may join one. */
const MOST = 4;

/** What a class says: the number of each declaration with all around it → its atoms. */
type Sayings = Map<number, number[]>;

export function shareClasses(
  atoms: readonly Atom[],
  places: Place[],
  /** Classes that must keep their names, and rules that must stay whole. */
  { sought, whole }: { sought: ReadonlySet<string>; whole: ReadonlySet<number> },
  isPossible: () => boolean,
  classes: Map<string, string[]>,
): void {
  /** Per saying, the head of its rule with `&` for the class. */
  const heads: string[] = [];
  const numbers = new Map<string, number>();
  const owned = new Map<string, Sayings>();
  const kept = new Set(sought);
  atoms.forEach((atom, index) => {
    const names = [...atom.selector.matchAll(interim)].map(([name]) => name);
    const [name = ''] = names;
    if (names.length !== 1 || whole.has(atom.rule) || sought.has(name)) {
      for (const other of names) kept.add(other);
      return;
    }
    const head = `${atom.condition}${atom.selector.replace(name, '&')}`;
    const text = `${head}{${declaration(atom)}`;
    const number = numbers.get(text) ?? heads.length;
    if (number === heads.length) {
      numbers.set(text, number);
      heads.push(head);
    }
    const sayings: Sayings = owned.get(name) ?? new Map();
    owned.set(name, sayings);
    sayings.set(number, [...(sayings.get(number) ?? []), index]);
  });

  const joined = new Map<string, number>();
  /** Saying → classes that say it. */
  const speakers = heads.map(() => new Set<string>());
  for (const [name, sayings] of owned)
    for (const number of sayings.keys()) speakers[number]?.add(name);
  const speakersOf = (said: readonly number[]): string[] => {
    const [first = -1, ...rest] = said;
    return [...(speakers[first] ?? [])].filter(
      (name) =>
        (joined.get(name) ?? 0) < MOST && rest.every((number) => speakers[number]?.has(name)),
    );
  };
  const gainOf = (said: readonly number[]): number => {
    const names = speakersOf(said);
    if (names.length < 2) return 0;
    const perHead = new Map<string, number>();
    for (const number of said) {
      const head = heads[number] ?? '';
      perHead.set(head, (perHead.get(head) ?? 0) + 1);
    }
    let gain = -AGAIN * said.length - HEAD * perHead.size;
    for (const name of names) {
      const own = [...(owned.get(name)?.keys() ?? [])];
      gain += AGAIN * said.length;
      for (const [head, count] of perHead) {
        if (own.filter((number) => heads[number] === head).length === count) gain += HEAD - 1;
      }
      if (own.length !== said.length || kept.has(name)) gain -= CLASS;
    }
    return gain;
  };

  const candidates = new Map<string, { said: number[]; gain: number }>();
  const all = [...owned.values()].map((sayings) => [...sayings.keys()].sort((a, b) => a - b));
  const sets = [...owned.values()];
  all.forEach((one, at) => {
    for (const other of sets.slice(at + 1)) {
      const said = one.filter((number) => other.has(number));
      if (said.length > 0 && !candidates.has(said.join())) {
        candidates.set(said.join(), { said, gain: gainOf(said) });
      }
    }
  });

  // A gain only falls as classes are made, so the best of the old gains is tried first and measured anew.
  let queue = [...candidates.values()];
  let count = 0;
  for (;;) {
    queue = queue.filter(({ gain }) => gain >= LEAST).sort((a, b) => b.gain - a.gain);
    const best = queue.shift();
    if (!best) return;
    best.gain = gainOf(best.said);
    if (best.gain < (queue[0]?.gain ?? LEAST)) {
      queue.push(best);
      continue;
    }
    const names = speakersOf(best.said);
    const touched = names.flatMap((name) =>
      best.said.flatMap((number) => owned.get(name)?.get(number) ?? []),
    );
    const shared = `bxzz${atoms[0]?.layer[0]}-${count.toString(36)}`;
    const before = touched.map((index) => places[index]);
    for (const index of touched) {
      const atom = atoms[index];
      if (!atom) continue;
      const selector = atom.selector.replace(interim, shared);
      places[index] = { key: `${atom.condition}${selector}`, selector };
    }
    if (!isPossible()) {
      touched.forEach((index, at) => {
        const place = before[at];
        if (place) places[index] = place;
      });
      continue;
    }
    count += 1;
    for (const name of names) {
      joined.set(name, (joined.get(name) ?? 0) + 1);
      for (const number of best.said) {
        owned.get(name)?.delete(number);
        speakers[number]?.delete(name);
      }
      const isGone = owned.get(name)?.size === 0 && !kept.has(name);
      const others = (classes.get(name) ?? [name]).filter((other) => other !== name || !isGone);
      classes.set(name, [...others, shared]);
    }
  }
}
