/** The category centre: what the address asks for, answered with the customer's own prices. */
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import type {
  FacetName,
  FacetValue,
  FilteredProduct,
} from '@banxin/contract/calls/catalogue/filter.schemas';
import type { Coupon } from '@banxin/contract/entities/coupon';
import { pathOf } from '@banxin/contract/routes';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCatalogue, useWordedCard } from '../../features/product/catalogue.ts';
import { useCatalogueWords } from '../../lib/catalogueWords.ts';
import { useText } from '../../lib/text.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { categoryText } from './category.messages.ts';
import { type FilterQuery, readFilters, toggled, writeFilters } from './filterAddress.ts';

export interface CategoryCount {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** A value of a filter in the reader's language. */
export interface FacetChoice extends FacetValue {
  readonly facet: FacetName;
  readonly words: string;
}

/** A product with the category that it stands in; null where the catalogue does not know it yet. */
export interface CategoryProduct extends FilteredProduct {
  readonly categoryId: number | null;
}

export interface CategoryView {
  /** The coupon that narrows it; null when none does. */
  readonly coupon: Coupon | null;
  readonly categories: readonly CategoryCount[];
  /** The category of the address; null for all of them, undefined when there is no such one. */
  readonly chosen: CategoryCount | null | undefined;
  readonly products: readonly CategoryProduct[];
  /** What is compared, whether the filters show it or not; fewer than the address names while some are on their way. */
  readonly compared: readonly CategoryProduct[];
  /** Some of what is compared did not load; undefined when all is well. */
  readonly retryCompared: (() => void) | undefined;
  readonly facets: readonly {
    readonly name: FacetName;
    readonly choices: readonly FacetChoice[];
  }[];
  readonly hints: readonly {
    readonly facet: FacetName;
    readonly value: string;
    readonly words: string;
    readonly count: number;
  }[];
}

/** Words of the values of filters. */
function useFacetWords(): (facet: FacetName, value: string, label: string) => string {
  const { name } = useCatalogueWords();
  const text = useText(categoryText);
  return (facet, value, label) => {
    if (facet === 'use' || facet === 'material' || facet === 'craft') {
      return name(facet, value, label);
    }
    return text.range(`${facet} ${value}`);
  };
}

export interface CategoryControl {
  readonly query: FilterQuery;
  readonly view: Loadable<CategoryView>;
  change(changes: Partial<FilterQuery>): void;
  toggle(facet: FacetName, value: string): void;
}

/** An address with an anchor of old, such as /category#category-3, is the category itself. */
function useOldAnchor(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const [, id] = /^#category-(\d+)$/.exec(window.location.hash) ?? [];
    if (id !== undefined) navigate(pathOf('category', { id }), { replace: true });
  }, [navigate]);
}

export function useCategory(): CategoryControl {
  const { id } = useRouteParams('category');
  const [params, setParams] = useSearchParams();
  const query = readFilters(params);
  const { filters, sort, coupon, compared } = query;
  useOldAnchor();
  const catalogue = useCatalogue();
  const parentId = id === undefined || id === '' ? null : /^\d{1,6}$/.test(id) ? Number(id) : -1;
  const answer = useCall(
    filterCatalogue,
    {
      parentId,
      filters: filters as Record<string, string[]>,
      sort,
      ...(coupon !== undefined && { couponId: coupon }),
    },
    { keepPrevious: true },
  );
  // What was chosen to be compared stays, whatever the filters leave.
  const shown = answer.state === 'ready' ? answer.value.products : undefined;
  const isHidden =
    shown !== undefined && !compared.every((one) => shown.some(({ id }) => id === one));
  const whole = useCall(
    filterCatalogue,
    isHidden ? { parentId: null, filters: {}, sort: 'usual' } : null,
  );
  const worded = useWordedCard();
  const wordsOf = useFacetWords();
  const { name } = useCatalogueWords();
  const change = (changes: Partial<FilterQuery>, replace = false): void =>
    setParams(writeFilters({ ...query, ...changes }), { replace });
  // A filter that no longer exists leaves the address, so that a link passed on is true.
  const dropped = answer.state === 'ready' ? answer.value.dropped : [];
  useEffect(() => {
    if (dropped.length === 0) return;
    const alive = dropped.reduce(
      (rest, { facet, value }) =>
        rest[facet]?.includes(value) ? toggled(rest, facet, value) : rest,
      readFilters(params).filters,
    );
    setParams(writeFilters({ ...readFilters(params), filters: alive }), { replace: true });
  }, [dropped, params, setParams]);
  // Neither does a product that is sold no more count as compared.
  const known = whole.state === 'ready' ? whole.value.products : undefined;
  const retryCompared = whole.state === 'failed' ? whole.retry : undefined;
  useEffect(() => {
    if (known === undefined) return;
    const now = readFilters(params);
    const alive = now.compared.filter((one) => known.some(({ id }) => id === one));
    if (alive.length === now.compared.length) return;
    setParams(writeFilters({ ...now, compared: alive }), { replace: true });
  }, [known, params, setParams]);
  const view = useMemo((): Loadable<CategoryView> => {
    if (answer.state !== 'ready') return answer;
    if (catalogue.state !== 'ready') return catalogue;
    const { value } = answer;
    const categoryOf = new Map(
      catalogue.value.flatMap(({ id: of, products }) =>
        products.map((one) => [one.id, of] as const),
      ),
    );
    const counts = new Map(value.counts.map((one) => [one.id, one.count]));
    const categories = catalogue.value.map((one) => ({
      id: one.id,
      name: one.name,
      count: counts.get(one.id) ?? 0,
    }));
    const inWords = (product: FilteredProduct): CategoryProduct => ({
      ...worded(product),
      categoryId: categoryOf.get(product.id) ?? null,
      material: {
        id: product.material.id,
        name: name('material', product.material.id, product.material.name),
      },
    });
    const compares = new Map(
      [...(known ?? []), ...value.products].map((product) => [product.id, product]),
    );
    return {
      ...answer,
      value: {
        coupon: value.coupon,
        categories,
        chosen: parentId === null ? null : categories.find((one) => one.id === parentId),
        products: value.products.map(inWords),
        compared: readFilters(params)
          .compared.flatMap((one) => compares.get(one) ?? [])
          .map(inWords),
        retryCompared,
        facets: value.facets.map(({ name: facet, values }) => ({
          name: facet,
          choices: values.map((one) => ({
            ...one,
            facet,
            words: wordsOf(facet, one.value, one.label),
          })),
        })),
        hints: value.dropHints.map((hint) => ({
          ...hint,
          words: wordsOf(hint.facet, hint.value, hint.label),
        })),
      },
    };
  }, [answer, catalogue, parentId, worded, wordsOf, name, params, known, retryCompared]);
  return {
    query,
    view,
    change,
    toggle: (facet, value) => change({ filters: toggled(filters, facet, value) }),
  };
}
