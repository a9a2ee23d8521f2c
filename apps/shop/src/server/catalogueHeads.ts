/** What the catalogue and the template centre say about themselves to a search engine. */
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getTemplates } from '@banxin/contract/calls/template/template';
import { pathOf, type RouteName } from '@banxin/contract/routes';
import { givenAnswer } from '../lib/given.ts';
import type { HeadInput, PageHead } from './head.ts';

/** Amounts of schema.org are yuan. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

const item = (position: number, more: Readonly<Record<string, unknown>>) => ({
  '@type': 'ListItem',
  position,
  ...more,
});

/** Every product with its lowest price, and the range of them. */
function productHead({ given, search, words, origin }: HeadInput): PageHead {
  const tree = givenAnswer(given, getAllProductCategories, {}) ?? [];
  const asked = search.get('category') ?? '';
  const chosen = tree.find(({ id }) => String(id) === asked);
  if (asked !== '' && chosen === undefined) return { isIndexed: false };
  const products = (chosen === undefined ? tree : [chosen]).flatMap((one) => one.products);
  const prices = products.flatMap(({ from }) => (from === null ? [] : [from]));
  const name = chosen && words.catalogue.name('category', chosen.id, chosen.name);
  return {
    ...(name !== undefined && { title: name }),
    canonical: pathOf('product', {}, chosen === undefined ? {} : { category: chosen.id }),
    data: [
      {
        '@type': 'ItemList',
        numberOfItems: products.length,
        itemListElement: products.map((product, at) =>
          item(at + 1, { name: words.catalogue.name('product', product.id, product.name) }),
        ),
      },
      ...(prices.length === 0
        ? []
        : [
            {
              '@type': 'AggregateOffer',
              priceCurrency: 'CNY',
              lowPrice: yuan(Math.min(...prices)),
              highPrice: yuan(Math.max(...prices)),
              offerCount: prices.length,
              url: origin + pathOf('product'),
            },
          ]),
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
