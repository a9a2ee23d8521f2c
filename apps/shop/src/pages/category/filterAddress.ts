/** What the category centre shows, as its address says it: filters of several values, order, and what is compared. */
import type { FacetName } from '@banxin/contract/calls/catalogue/filter.schemas';

export const SORTS = ['usual', 'sales', 'price', 'fastest'] as const;
export type Sort = (typeof SORTS)[number];

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

export type Filters = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface FilterQuery {
  readonly filters: Filters;
  readonly sort: Sort;
  /** Products that are compared. */
  readonly compared: readonly number[];
  /** The coupon that products are looked for; absent for none. */
  readonly coupon?: number | undefined;
}

/** Most products that are compared at once. */
export const COMPARED_MAX = 3;
const VALUES_MAX = 12;
const VALUE_MAX = 24;

const listIn = (params: URLSearchParams, name: string): string[] => [
  ...new Set((params.get(name) ?? '').split(',').filter((one) => one !== '')),
];

/** Reads an address; what makes no sense is left out. */
export function readFilters(params: URLSearchParams): FilterQuery {
  const filters: Partial<Record<FacetName, string[]>> = {};
  for (const facet of FACETS) {
    const values = listIn(params, facet).filter(({ length }) => length <= VALUE_MAX);
    if (values.length > 0) filters[facet] = values.slice(0, VALUES_MAX);
  }
  const coupon = params.get('coupon') ?? '';
  return {
    filters,
    ...(/^[1-9]\d{0,8}$/.test(coupon) && { coupon: Number(coupon) }),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'usual',
    compared: listIn(params, 'compare')
      .filter((id) => /^\d{1,6}$/.test(id))
      .map(Number)
      .slice(0, COMPARED_MAX),
  };
}

/** Writes an address; defaults are left out. */
export function writeFilters({ filters, sort, compared, coupon }: FilterQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const facet of FACETS) {
    const values = filters[facet] ?? [];
    if (values.length > 0) params.set(facet, values.join(','));
  }
  if (coupon !== undefined) params.set('coupon', String(coupon));
  if (sort !== 'usual') params.set('sort', sort);
  if (compared.length > 0) params.set('compare', compared.join(','));
  return params;
}

/** The filters with a value taken away, or added where it was not. */
export function toggled(filters: Filters, facet: FacetName, value: string): Filters {
  const values = filters[facet] ?? [];
  return {
    ...filters,
    [facet]: values.includes(value)
      ? values.filter((one) => one !== value)
      : [...values, value].slice(-VALUES_MAX),
  };
}
