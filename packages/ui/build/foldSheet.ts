// Writes a style sheet shorter without changing what it does: what is said several times is said once, and rules that
// resemble each other stand together, which packs better. Every two declarations whose order counts keep it.

import { arrange, type Rule, type Taste, taste } from './arrangeRules.ts';
import {
  type Atom,
  declaration,
  isOrdered,
  type Meet,
  orderedPairs,
  takeApart,
} from './cascade.ts';
import { numbered, type Pairs, ruleGraph } from './ruleGraph.ts';
import { type Place, shareClasses } from './sharedClasses.ts';

export interface Folded {
  sheet: string;
  /** Class → the classes that stand in its stead; a class without an entry stays what it was. */
  classes: ReadonlyMap<string, readonly string[]>;
}

export interface FoldOptions {
  meet: Meet;
  /** Classes that scripts look for: they keep their names and stay alone. */
  sought: ReadonlySet<string>;
}

/** Rules one of whose selectors would come between the declarations of another: they are not taken apart. */
function wholeRules(atoms: readonly Atom[], pairs: Pairs): Set<number> {
  const whole = new Set<number>();
  for (const [before, after] of pairs) {
    const [a, b] = [atoms[before], atoms[after]];
    if (a && a.rule === b?.rule && a.selector !== b.selector) whole.add(a.rule);
  }
  return whole;
}

/** Rules with the same words become one with several selectors, where nothing in between forbids it. */
function mergeRules(atoms: readonly Atom[], places: Place[], pairs: Pairs): void {
  const bodies = new Map<
    string,
    { said: Set<string>; isKnownEverywhere: boolean; condition: string }
  >();
  atoms.forEach((atom, index) => {
    const { key = '', selector = '' } = places[index] ?? {};
    const body = bodies.get(key) ?? {
      said: new Set(),
      isKnownEverywhere: true,
      condition: atom.condition,
    };
    body.said.add(declaration(atom));
    // A browser drops a whole list for one selector that it does not know.
    if (/:-|:has/.test(selector)) body.isKnownEverywhere = false;
    bodies.set(key, body);
  });
  const alike = new Map<string, string[]>();
  for (const [key, { said, isKnownEverywhere, condition }] of bodies) {
    if (!isKnownEverywhere) continue;
    const text = `${condition}{${[...said].sort().join(';')}`;
    alike.set(text, [...(alike.get(text) ?? []), key]);
  }
  for (const [into = '', ...others] of alike.values()) {
    for (const other of others) {
      const tried = places.map(({ key }) => (key === other ? into : key));
      if (!ruleGraph(numbered(tried), pairs)) continue;
      tried.forEach((key, index) => {
        const place = places[index];
        if (place && place.key !== key) places[index] = { ...place, key };
      });
    }
  }
}

function foldLayer(
  atoms: readonly Atom[],
  { meet, sought }: FoldOptions,
  classes: Map<string, string[]>,
): (by: Taste) => string {
  const pairs = orderedPairs(atoms, meet);
  const whole = wholeRules(atoms, pairs);
  const places = atoms.map(({ rule, selector }): Place => {
    const key = whole.has(rule) ? `${rule}` : `${rule} ${selector}`;
    return { key, selector };
  });
  const isPossible = (): boolean =>
    ruleGraph(numbered(places.map(({ key }) => key)), pairs) !== null;
  shareClasses(atoms, places, { sought, whole }, isPossible, classes);
  mergeRules(atoms, places, pairs);

  const groupOf = numbered(places.map(({ key }) => key));
  const graph = ruleGraph(groupOf, pairs);
  if (!graph) throw new Error(`the rules of layer ${atoms[0]?.layer} have no order`);
  const rules: Rule[] = [];
  atoms.forEach((atom, index) => {
    const group = groupOf[index] ?? 0;
    const rule = rules[group] ?? { condition: atom.condition, selectors: [], atoms: [] };
    rules[group] = rule;
    const { selector = '' } = places[index] ?? {};
    if (!rule.selectors.includes(selector)) rule.selectors.push(selector);
    if (!rule.atoms.some((other) => declaration(other) === declaration(atom)))
      rule.atoms.push(atom);
  });
  const isBefore = (one: Atom, other: Atom): boolean =>
    one.at < other.at && isOrdered(one, other, meet);
  return (by) => arrange(rules, graph, isBefore, by);
}

/** Folds a sheet up to the order of its rules, which is a matter of taste. */
export function fold(
  sheet: string,
  options: FoldOptions,
): { classes: Folded['classes']; print: (by: Taste) => string } {
  const { keyframes, layers } = takeApart(sheet);
  const classes = new Map<string, string[]>();
  const folded = [...layers].map(
    ([layer, atoms]) => [layer, atoms.length > 0 && foldLayer(atoms, options, classes)] as const,
  );
  const print = (by: Taste): string => {
    const texts = folded.map(([layer, rules]) =>
      rules ? `@layer ${layer}{${rules(by)}}` : `@layer ${layer};`,
    );
    return [...texts, ...keyframes].join('');
  };
  return { classes, print };
}

export function foldSheet(sheet: string, options: FoldOptions): Folded {
  const { classes, print } = fold(sheet, options);
  return { sheet: print(taste), classes };
}
