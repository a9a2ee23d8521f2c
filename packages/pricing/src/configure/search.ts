/**
 * Nearest valid configurations: iterative deepening over the number of changes.
 * Every valid configuration must change something about the first problem found, so branching on that
 * problem's levers alone is complete, and the first depth with a solution is the smallest.
 */

import type { Configuration, CraftUse, Nearest, OptionField, Product } from '../types.ts';
import { type Problem, problemsOf } from './check.ts';
import { paramOf } from './craftUse.ts';
import { differences } from './difference.ts';
import type { Lever } from './expr.ts';
import { chosenOption, defaultUse, withCraft, withOption, withoutCraft } from './options.ts';
import { snap, valuesOf } from './range.ts';

type PlainField = Exclude<OptionField, 'craft'>;

/** One step: a configuration and the place that changed. */
interface Move {
  to: Configuration;
  /** Field, exclusive group or craft: changed at most once in a proposal. */
  place: string;
  weight: number;
}

/** A customer's reluctance to change an option: proposals with a lower sum come first. */
const WEIGHT: Readonly<Record<OptionField, number>> = {
  craft: 1,
  gsm: 2,
  cover: 3,
  spot: 3,
  colours: 4,
  material: 5,
  pages: 6,
  styles: 7,
  size: 8,
  quantity: 9,
};

const MAX_DEPTH = 6;
const MAX_NODES = 8000;
const MAX_FOUND = 40;

const nearestFirst = (values: readonly number[], wanted: number): number[] =>
  [...values].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);

function fieldValues(product: Product, configuration: Configuration, field: PlainField): string[] {
  const text = (values: readonly number[], wanted: number): string[] =>
    nearestFirst(values, wanted).map(String);
  switch (field) {
    case 'size': {
      const presets = product.size.presets.map((one) => one.id);
      return product.size.custom ? ['custom', ...presets] : presets;
    }
    case 'material':
      return product.materials.map((one) => one.id);
    case 'gsm': {
      const material = product.materials.find((one) => one.id === configuration.materialId);
      return text(material?.gsm ?? [], configuration.gsm);
    }
    case 'colours':
      return [...product.colours];
    case 'spot':
      return Array.from({ length: (product.spot?.max ?? 0) + 1 }, (_, n) => String(n));
    case 'pages':
      return product.pages ? text(valuesOf(product.pages), configuration.pages ?? 0) : [];
    case 'cover': {
      const ids = (product.covers ?? []).map((one) => one.id);
      return product.pages?.cover === 'separate' ? ids : ['self', ...ids];
    }
    case 'quantity': {
      const { tiers, custom } = product.quantity;
      const snapped = custom ? [snap(custom, configuration.quantity)] : [];
      return text([...new Set([...snapped, ...tiers])], configuration.quantity);
    }
    case 'styles':
      return [String(snap({ min: 1, max: product.styles.max, step: 1 }, configuration.styles))];
  }
}

function fieldMoves(product: Product, configuration: Configuration, field: PlainField): Move[] {
  if (field === 'pages' && !product.pages) {
    const { pages: _, ...rest } = configuration;
    return [{ to: rest, place: 'pages', weight: 0 }];
  }
  if (field === 'cover' && !product.pages) {
    const { coverId: _, ...rest } = configuration;
    return [{ to: rest, place: 'cover', weight: 0 }];
  }
  const now = chosenOption(configuration, field);
  const moves: Move[] = [];
  for (const value of fieldValues(product, configuration, field)) {
    const isNow = now === `${field}:${value}` || (now === null && value === '0');
    // a size may keep its name and still need its millimetres set right
    if (isNow && field !== 'size') continue;
    moves.push({
      to: withOption(product, configuration, field, value),
      place: field === 'gsm' ? 'material' : field,
      weight: WEIGHT[field],
    });
  }
  return moves;
}

function craftMoves(product: Product, configuration: Configuration, id: string): Move[] {
  const craft = product.crafts.find((one) => one.id === id);
  const group = product.craftGroups.find((one) => one.id === craft?.group);
  const place = group?.exclusive ? `group:${group.id}` : `craft:${id}`;
  const weight = WEIGHT.craft;
  const count = configuration.crafts.filter((use) => use.id === id).length;
  if (count === 0) {
    return craft && group ? [{ to: withCraft(product, configuration, id), place, weight }] : [];
  }
  const moves: Move[] = [];
  const [first] = configuration.crafts.filter((use) => use.id === id);
  if (craft && group && first) {
    const base = defaultUse(craft, configuration);
    const mended: CraftUse = { ...base };
    if (craft.params) {
      mended.params = Object.fromEntries(
        craft.params.map((one) => [one.id, snap(one, paramOf(first, one))]),
      );
    }
    if (craft.sides) {
      const kept = craft.sides.find((side) => side === first.sides);
      mended.sides = kept ?? craft.sides[0] ?? 1;
    }
    const others = configuration.crafts.filter((use) => use.id !== id);
    moves.push({ to: { ...configuration, crafts: [...others, mended] }, place, weight });
    for (const sides of craft.sides ?? []) {
      if (sides !== mended.sides) {
        const turned = { ...mended, sides };
        moves.push({ to: { ...configuration, crafts: [...others, turned] }, place, weight });
      }
    }
    if (group.exclusive) {
      for (const other of product.crafts) {
        if (other.group === group.id && other.id !== id) {
          moves.push({ to: withCraft(product, configuration, other.id), place, weight });
        }
      }
    }
  }
  moves.unshift({ to: withoutCraft(configuration, id), place, weight });
  return moves;
}

function leverMoves(product: Product, configuration: Configuration, lever: Lever): Move[] {
  if ('field' in lever) return fieldMoves(product, configuration, lever.field);
  if ('craft' in lever) return craftMoves(product, configuration, lever.craft);
  return product.crafts
    .filter((one) => one.group === lever.group)
    .flatMap((one) => craftMoves(product, configuration, one.id));
}

/** Place of a lever, a craft by its group: one change affects at most one place. */
function placeOf(product: Product, lever: Lever): string {
  if ('field' in lever) return lever.field === 'gsm' ? 'material' : lever.field;
  if ('group' in lever) return `group:${lever.group}`;
  const craft = product.crafts.find((one) => one.id === lever.craft);
  return craft ? `group:${craft.group}` : `craft:${lever.craft}`;
}

/** Changes that are needed at least: problems that share no place need one each. */
function changesNeeded(product: Product, problems: readonly Problem[]): number {
  const taken = new Set<string>();
  let needed = 0;
  for (const { levers } of problems) {
    if (levers.length === 0) return Number.POSITIVE_INFINITY;
    const places = levers.map((lever) => placeOf(product, lever));
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    needed += 1;
  }
  return needed;
}

interface Found {
  configuration: Configuration;
  weight: number;
}

interface Search {
  product: Product;
  found: Found[];
  seen: Set<string>;
  nodes: number;
}

const keyOf = (configuration: Configuration): string =>
  JSON.stringify({
    ...configuration,
    crafts: [...configuration.crafts].sort((a, b) => (a.id < b.id ? -1 : 1)),
  });

function descend(
  search: Search,
  configuration: Configuration,
  problem: Problem,
  left: number,
  weight: number,
  used: readonly string[],
): void {
  for (const lever of problem.levers) {
    for (const move of leverMoves(search.product, configuration, lever)) {
      if (used.includes(move.place) || search.found.length >= MAX_FOUND) continue;
      if (search.nodes >= MAX_NODES) return;
      search.nodes += 1;
      const problems = problemsOf(search.product, move.to);
      const [first] = problems;
      if (!first) {
        const key = keyOf(move.to);
        if (!search.seen.has(key)) {
          search.seen.add(key);
          search.found.push({ configuration: move.to, weight: weight + move.weight });
        }
      } else if (changesNeeded(search.product, problems) < left) {
        descend(search, move.to, first, left - 1, weight + move.weight, [...used, move.place]);
      }
    }
  }
}

/**
 * Up to `most` valid configurations with the fewest changes, easiest to give up first.
 * @param locked  places that must stay: a field, `group:<id>` or `craft:<id>`
 * @returns empty when the configuration is valid, or nothing was found within 6 changes
 */
export function nearestTo(
  product: Product,
  configuration: Configuration,
  most = 3,
  locked: readonly string[] = [],
): Nearest[] {
  const problems = problemsOf(product, configuration);
  const [first] = problems;
  if (!first) return [];
  const search: Search = { product, found: [], seen: new Set(), nodes: 0 };
  const least = changesNeeded(product, problems);
  for (let depth = least; depth <= MAX_DEPTH && search.found.length === 0; depth += 1) {
    descend(search, configuration, first, depth, 0, locked);
    if (search.nodes >= MAX_NODES) break;
  }
  return search.found
    .map((one) => ({ ...one, changes: differences(product, configuration, one.configuration) }))
    .sort((a, b) => a.changes.length - b.changes.length || a.weight - b.weight)
    .slice(0, most)
    .map(({ configuration: to, changes }) => ({ configuration: to, changes }));
}
