/** What words find: products and help from the index, own orders from the database. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { getOrders } from '@banxin/contract/calls/order/list';
import type { querySearch, suggest } from '@banxin/contract/calls/search/search';
import type { HelpHit, OrderHit } from '@banxin/contract/calls/search/search.schemas';
import { missingAccess } from '@banxin/contract/rules/access';
import { productById } from '@banxin/pricing/products';
import type { Context, Customer } from '../../context.ts';
import { listCategories } from '../catalogue/catalogue.ts';
import { listOrders } from '../order/list.ts';
import type { SummaryRow } from '../order/order.ts';
import { summaryOf } from '../order/view.ts';
import { newestContaining } from '../order/wordMatches.ts';
import { searchIndexOf } from './nodeIndex.ts';
import type { Hit } from './sources.ts';

/** How many of each are suggested. */
const SUGGESTED = { products: 6, help: 3, orders: 3 };

/** How many of each are shown beside the others. */
const FIRST = { products: 12, help: 6, orders: 5 };

/** Shorter words stand in every order. */
const ORDER_WORDS_MIN = 2;

const helpIn = (hits: readonly Hit[]): HelpHit[] =>
  hits.flatMap((hit) => (hit.kind === 'help' ? [hit.help] : []));

const productsIn = (hits: readonly Hit[]): number[] =>
  hits.flatMap((hit) => (hit.kind === 'product' ? [hit.id] : []));

/** Whose orders are searched; null for visitors and roles that may not see orders. */
const ownerOf = (customer: Customer | null, words: string): number | null =>
  customer && words.length >= ORDER_WORDS_MIN && missingAccess(getOrders.access, customer) === null
    ? customer.ownerId
    : null;

/** Numbers are also written with blanks and hyphens. */
const orderWords = (words: string): string =>
  /^[\d\s-]+$/.test(words) ? words.replace(/[\s-]/g, '') : words;

function orderHitOf(order: SummaryRow, customer: Customer, now: string): OrderHit {
  const { orderSN, productId, productName, family, spec, specSaid, statusLabel, createdAt } =
    summaryOf(order, customer, now);
  return { orderSN, productId, productName, family, spec, specSaid, statusLabel, createdAt };
}

export async function suggestFor(
  context: Context,
  { words }: ParsedOf<typeof suggest>,
): Promise<OutputOf<typeof suggest>> {
  const { db, customer, now } = context;
  const { hits, marks } = (await searchIndexOf(context)).find(words);
  const owner = ownerOf(customer, words);
  const rows =
    owner === null ? [] : await newestContaining(db, owner, orderWords(words), SUGGESTED.orders);
  return {
    products: productsIn(hits)
      .slice(0, SUGGESTED.products)
      .flatMap((id) => productById(id) ?? [])
      .map(({ id, name }) => ({ id, name })),
    help: helpIn(hits)
      .slice(0, SUGGESTED.help)
      .map(({ id, title, titleEn }) => ({ id, title, titleEn })),
    orders: rows.flatMap((order) => {
      if (customer === null) return [];
      const { orderSN, productId, productName, statusLabel } = orderHitOf(order, customer, now);
      return [{ orderSN, productId, productName, statusLabel }];
    }),
    marks: [...marks],
  };
}

const counted = (help: readonly HelpHit[]): { id: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (const { category } of help) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
};

export async function search(
  context: Context,
  { words, scope, category, isExact, pageIndex, pageSize }: ParsedOf<typeof querySearch>,
): Promise<OutputOf<typeof querySearch>> {
  const { db, customer, now } = context;
  const index = await searchIndexOf(context);
  const owner = ownerOf(customer, words);
  const orderPage =
    scope === 'orders' ? { pageIndex, pageSize } : { pageIndex: 1, pageSize: FIRST.orders };
  const orders =
    owner === null
      ? { rows: [], total: 0 }
      : await listOrders(db, owner, { keyword: orderWords(words) }, orderPage, now);

  const asTyped = index.find(words);
  const isNothing = asTyped.hits.length === 0 && orders.total === 0;
  const correction = isNothing && !isExact ? index.mend(words) : null;
  const { hits, marks } = correction === null ? asTyped : index.find(correction);

  /** A page of the kind that was asked for, or the first of a kind that stands beside others. */
  const part = <T>(kind: 'products' | 'help', all: readonly T[]): readonly T[] =>
    scope === kind
      ? all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
      : all.slice(0, FIRST[kind]);
  const ids = productsIn(hits);
  const cards = new Map<number, ProductCard>(
    (await listCategories(context)).flatMap(({ products }) =>
      products.map((card): [number, ProductCard] => [card.id, card]),
    ),
  );
  const help = helpIn(hits);
  const helpShown = category === undefined ? help : help.filter((one) => one.category === category);
  return {
    products: {
      items: part('products', ids).flatMap((id) => cards.get(id) ?? []),
      total: ids.length,
    },
    help: { items: [...part('help', helpShown)], total: helpShown.length },
    helpCategories: counted(help),
    orders: {
      items: customer === null ? [] : orders.rows.map((order) => orderHitOf(order, customer, now)),
      total: orders.total,
    },
    correction,
    marks: [...marks],
  };
}
