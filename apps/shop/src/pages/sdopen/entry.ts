/** Where a printed QR code leads: what it is about, and the number it carries. */
import { pathOf, type RouteName } from '@banxin/contract/routes';

const NUMBER = /^[1-9]\d{0,8}$/;
const ORDER_NUMBER = /^\d{8,24}$/;

export interface Entry {
  /** As the code says it: `?t=…`. */
  readonly kind: 'order' | 'product' | 'sample' | 'help';
  /** Where a whole code leads; null for an id that cannot be. */
  readonly to: (id: string, mayOpen: (name: RouteName) => boolean) => string | null;
  /** Where to begin without one. */
  readonly start: (mayOpen: (name: RouteName) => boolean) => string;
}

/** Samples stand among the products with this number. */
const SAMPLES = 9;

const allProducts = (id?: number): string => pathOf('category', id === undefined ? {} : { id });

/** In the order in which they are offered. */
export const entries: readonly Entry[] = [
  {
    kind: 'order',
    to: (id) => (ORDER_NUMBER.test(id) ? pathOf('search', {}, { q: id }) : null),
    start: () => pathOf('search'),
  },
  {
    kind: 'product',
    to: (id) => (NUMBER.test(id) ? pathOf('productDetail', { id }) : null),
    start: () => allProducts(),
  },
  {
    kind: 'sample',
    to: (id, mayOpen) => {
      if (!NUMBER.test(id)) return null;
      return mayOpen('productStock')
        ? pathOf('productStock', { id })
        : pathOf('productDetail', { id });
    },
    start: () => allProducts(SAMPLES),
  },
  {
    kind: 'help',
    to: (id, mayOpen) =>
      NUMBER.test(id) && mayOpen('supportDetail') ? pathOf('supportDetail', { id }) : null,
    start: (mayOpen) => (mayOpen('supportIndex') ? pathOf('supportIndex') : pathOf('search')),
  },
];
