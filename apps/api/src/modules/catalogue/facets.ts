/** What products can be filtered by, and what every filter would leave: pure, on what is said of each product. */
import type { FacetName, FacetValue } from '@banxin/contract/calls/catalogue/filter.schemas';

/** The values that a product has of each filter, with their Chinese names where they have one. */
export type Traits = Readonly<Record<FacetName, ReadonlyMap<string, string>>>;

export type Filters = Readonly<Partial<Record<FacetName, readonly string[]>>>;

interface Filterable {
  readonly traits: Traits;
}

/** In the order of the page. */
export const FACETS = [
  'use',
  'material',
  'craft',
  'minimum',
  'days',
  'urgent',
  'price',
] as const satisfies readonly FacetName[];

/** Values of one filter widen it, filters narrow each other. */
const fits = ({ traits }: Filterable, filters: Filters, except?: FacetName): boolean =>
  FACETS.every((name) => {
    const chosen = filters[name];
    if (name === except || chosen === undefined || chosen.length === 0) return true;
    return chosen.some((value) => traits[name].has(value));
  });

export const select = <T extends Filterable>(all: readonly T[], filters: Filters): T[] =>
  all.filter((one) => fits(one, filters));

/** Every value that exists, in the order in which products bring them. */
function valuesOf(all: readonly Filterable[], name: FacetName): Map<string, string> {
  const values = new Map<string, string>();
  for (const { traits } of all) {
    for (const [value, label] of traits[name]) values.set(value, label);
  }
  return values;
}

/** Filters without values that no product has, and those values. */
export function withoutDead(
  all: readonly Filterable[],
  filters: Filters,
): { readonly alive: Filters; readonly dropped: { facet: FacetName; value: string }[] } {
  const alive: Partial<Record<FacetName, string[]>> = {};
  const dropped: { facet: FacetName; value: string }[] = [];
  for (const facet of FACETS) {
    const known = valuesOf(all, facet);
    for (const value of new Set(filters[facet])) {
      if (!known.has(value)) dropped.push({ facet, value });
      else {
        alive[facet] ??= [];
        alive[facet].push(value);
      }
    }
  }
  return { alive, dropped };
}

/** What each value of each filter leaves beside the other filters; values that leave nothing stay while chosen. */
export const countFacets = (
  all: readonly Filterable[],
  filters: Filters,
): { name: FacetName; values: FacetValue[] }[] =>
  FACETS.map((name) => {
    const others = all.filter((one) => fits(one, filters, name));
    const values = [...valuesOf(all, name)]
      .map(([value, label]) => ({
        value,
        label,
        count: others.filter(({ traits }) => traits[name].has(value)).length,
        isChosen: filters[name]?.includes(value) ?? false,
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen);
    return { name, values };
  }).filter(({ values }) => values.length > 0);

const HINTS = 3;

/** Which single filter value to take away when nothing fits, those that show most first. */
export function dropHints(
  all: readonly Filterable[],
  filters: Filters,
): { facet: FacetName; value: string; label: string; count: number }[] {
  const hints = FACETS.flatMap((facet) =>
    (filters[facet] ?? []).map((value) => {
      const rest = { ...filters, [facet]: filters[facet]?.filter((one) => one !== value) };
      const label = valuesOf(all, facet).get(value) ?? '';
      return { facet, value, label, count: select(all, rest).length };
    }),
  );
  return hints
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, HINTS);
}
