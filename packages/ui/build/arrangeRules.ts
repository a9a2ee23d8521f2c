// Finds an order of rules in which neighbours resemble each other, and prints them.
import { readFileSync } from 'node:fs';
import { type Atom, declaration, interim } from './cascade.ts';
import type { RuleGraph } from './ruleGraph.ts';

export interface Rule {
  /** At-rules around it, each with its brace: `@media print{`. */
  condition: string;
  selectors: string[];
  atoms: Atom[];
}

/** What orders rules where nothing else does. Only bytes depend on it. */
export interface Taste {
  /** How much it counts that neighbours have something in common. */
  weights: {
    saying: number;
    property: number;
    pair: number;
    head: number;
    first: number;
    last: number;
    /** Power of a rule's own size that the rest is divided by. */
    size: number;
  };
  /** Order of declarations in a rule; a property that is missing comes last. */
  properties: readonly string[];
}

const file = new URL('ruleTaste.json', import.meta.url);

/** Found by `build/findTaste.ts`, which tries others on the sheet itself. */
export const taste: Taste = JSON.parse(readFileSync(file, 'utf8'));

type IsBefore = (one: Atom, other: Atom) => boolean;

/** Declarations in the order of their ranks, except where their own order counts. */
function sorted(
  atoms: readonly Atom[],
  isBefore: IsBefore,
  rank: (property: string) => number,
): string[] {
  const left = [...atoms].sort(
    (a, b) => rank(a.property) - rank(b.property) || (declaration(a) < declaration(b) ? -1 : 1),
  );
  const result: string[] = [];
  while (left.length > 0) {
    const at = left.findIndex((atom) => !left.some((other) => isBefore(other, atom)));
    const [atom] = left.splice(at, 1);
    if (at < 0 || !atom) throw new Error('the declarations of a rule have no order');
    result.push(declaration(atom));
  }
  return result;
}

/** What makes a rule resemble another, each with its weight. */
function traits(
  { selectors }: Rule,
  body: readonly string[],
  weights: Taste['weights'],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const text of body) {
    found.set(text, weights.saying);
    found.set(text.slice(0, text.indexOf(':') + 1), weights.property);
  }
  body.slice(1).forEach((text, at) => {
    found.set(`${body[at]};${text}`, weights.pair);
  });
  found.set(`${selectors.map((selector) => selector.replace(interim, '')).join()}{`, weights.head);
  found.set(`{${body[0]}`, weights.first);
  found.set(`${body.at(-1)}}`, weights.last);
  return found;
}

/** The rules as text, each after those that must come before it, and otherwise after the one most like it. */
export function arrange(
  rules: readonly Rule[],
  graph: RuleGraph,
  isBefore: IsBefore,
  { weights, properties }: Taste,
): string {
  const ranks = new Map(properties.map((property, at) => [property, at]));
  const rank = (property: string): number => ranks.get(property) ?? properties.length;
  const bodies = rules.map(({ atoms }) => sorted(atoms, isBefore, rank));
  const numbers = new Map<string, number>();
  const features = rules.map((rule, at) =>
    [...traits(rule, bodies[at] ?? [], weights)].map(([trait, weight]) => {
      const number = numbers.get(trait) ?? numbers.size;
      numbers.set(trait, number);
      return [number, weight] as const;
    }),
  );
  const sizes = features.map(
    (list) => list.reduce((sum, [, weight]) => sum + weight, 0) ** weights.size,
  );
  const isLast = new Uint8Array(numbers.size);
  const waitsFor = [...graph.waitsFor];
  const ready = new Set(waitsFor.flatMap((many, at) => (many === 0 ? [at] : [])));
  let text = '';
  let condition = '';
  const closing = (): string => '}'.repeat(condition.split('{').length - 1);
  while (ready.size > 0) {
    // A condition is written once: everything that is ready under it comes before the next one.
    const near = [...ready].filter((at) => rules[at]?.condition === condition);
    let best = -1;
    let chosen = -1;
    for (const at of near.length > 0 ? near : ready) {
      let common = 0;
      for (const [trait, weight] of features[at] ?? []) if (isLast[trait]) common += weight;
      const likeness = common / (sizes[at] ?? 1);
      if (likeness > best) {
        best = likeness;
        chosen = at;
      }
    }
    const rule = rules[chosen];
    if (!rule) throw new Error('a rule got lost');
    ready.delete(chosen);
    if (rule.condition !== condition) {
      text += closing() + rule.condition;
      condition = rule.condition;
    }
    text += `${rule.selectors.join(',')}{${(bodies[chosen] ?? []).join(';')}}`;
    isLast.fill(0);
    for (const [trait] of features[chosen] ?? []) isLast[trait] = 1;
    for (const other of graph.after[chosen] ?? []) {
      waitsFor[other] = (waitsFor[other] ?? 0) - 1;
      if (waitsFor[other] === 0) ready.add(other);
    }
  }
  return text + closing();
}
