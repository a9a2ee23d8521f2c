/** What the catalogue and the template centre say about themselves to a search engine. */
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import type { ProductCard } from '@banxin/contract/calls/catalogue/categories.schemas';
import { getTemplates } from '@banxin/contract/calls/template/template';
import { pathOf, type RouteName, routeOf } from '@banxin/contract/routes';
import { givenAnswer } from '../lib/given.ts';
import { contentsOf } from './contentsOf.ts';
import type { HeadInput, PageHead } from './head.ts';

const IN_STOCK = 'https://schema.org/InStock';
const BACK_ORDER = 'https://schema.org/BackOrder';

/** Amounts of schema.org are yuan. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

const item = (position: number, more: Readonly<Record<string, unknown>>) => ({
  '@type': 'ListItem',
  position,
  ...more,
});

/** A product with what it is and the price that it begins at. */
const productItem = (card: ProductCard, { words }: HeadInput) => ({
  '@type': 'Product',
  name: words.catalogue.name('product', card.id, card.name),
  description: words.catalogue.name('description', card.id, card.description),
  ...(card.from !== null && {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: yuan(card.from),
      availability: card.restockOn === null ? IN_STOCK : BACK_ORDER,
    },
  }),
});

/** Every product with the price that it begins at. */
function productHead(input: HeadInput): PageHead {
  const { given, search, words } = input;
  const tree = givenAnswer(given, getAllProductCategories, {}) ?? [];
  const asked = search.get('category') ?? '';
  const chosen = tree.find(({ id }) => String(id) === asked);
  if (asked !== '' && chosen === undefined) return { isIndexed: false };
  const products = (chosen === undefined ? tree : [chosen]).flatMap((one) => one.products);
  const name = chosen && words.catalogue.name('category', chosen.id, chosen.name);
  return {
    ...(name !== undefined && {
      title: name,
      summary: contentsOf(
        input.locale,
        name,
        products.map(({ id, name: product }) => words.catalogue.name('product', id, product)),
      ),
      above: [[words.routeTitle(routeOf('product')), pathOf('product')]],
    }),
    canonical: pathOf('product', {}, chosen === undefined ? {} : { category: chosen.id }),
    data: [
      {
        '@type': 'ItemList',
        numberOfItems: products.length,
        itemListElement: products.map((product, at) =>
          item(at + 1, { item: productItem(product, input) }),
        ),
      },
    ],
  };
}

function templateHead({ given, locale, origin }: HeadInput): PageHead {
  const page = givenAnswer(given, getTemplates, { pageIndex: 1, pageSize: 50 });
  if (page === undefined) return {};
  return {
    data: [
      {
        '@type': 'ItemList',
        numberOfItems: page.total,
        itemListElement: page.items.map((template, at) =>
          item(at + 1, {
            name: locale === 'zh-CN' ? template.name : template.nameEn,
            url: origin + pathOf('templateCenter', {}, { id: template.id }),
          }),
        ),
      },
    ],
  };
}

export const catalogueHeads: Readonly<Partial<Record<RouteName, (input: HeadInput) => PageHead>>> =
  { product: productHead, templateCenter: templateHead };
