/** What a search engine reads of the catalogue and the template centre. */
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { getTemplates } from '@banxin/contract/calls/template/template';
import { type MatchedRoute, matchRoute } from '@banxin/contract/routes';
import { expect, test } from 'vitest';
import { wordsOf } from '../lib/words.ts';
import { catalogue } from '../stories/fixtures/catalogue.ts';
import { templatePage } from '../stories/fixtures/templates.ts';
import { loaded } from '../stories/storyClient.ts';
import { catalogueHeads } from './catalogueHeads.ts';

const answers = {
  ...loaded(getAllProductCategories, {}, catalogue),
  ...loaded(getTemplates, { pageIndex: 1, pageSize: 50 }, templatePage),
};
const words = await wordsOf('zh-CN');

function headAt(address: string, more: Readonly<Record<string, unknown>> = {}) {
  const [path = '', query = ''] = address.split('?');
  const matched = matchRoute(path) as MatchedRoute;
  return catalogueHeads[matched.route.name]?.({
    matched,
    search: new URLSearchParams(query),
    given: { answers: { ...answers, ...more }, failures: {} },
    locale: 'zh-CN',
    words,
    origin: 'https://shop.example',
  });
}

test('the catalogue lists every product with the price that it begins at', () => {
  const [list] = headAt('/product')?.data ?? [];
  const products = catalogue.flatMap((one) => one.products);
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: products.length });
  const items = list?.itemListElement as readonly { readonly item: object }[];
  const [first] = products;
  expect(items[0]?.item).toEqual({
    '@type': 'Product',
    name: first?.name,
    description: first?.description,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: ((first?.from ?? 0) / 100).toFixed(2),
      availability: 'https://schema.org/InStock',
    },
  });
});

test('what nobody may see has no price; what has to come again can be ordered before', () => {
  const [category] = catalogue;
  const [one] = category?.products ?? [];
  if (!category || !one) throw new Error('the catalogue has no product');
  const products = [
    { ...one, from: null },
    { ...one, restockOn: '2026-11-26' },
  ];
  const tree = [{ ...category, products }];
  const [list] = headAt('/product', loaded(getAllProductCategories, {}, tree))?.data ?? [];
  expect(list).toMatchObject({
    itemListElement: [
      { item: expect.not.objectContaining({ offers: expect.anything() }) },
      { item: { offers: { availability: 'https://schema.org/BackOrder' } } },
    ],
  });
});

test('a category has its own name and address', () => {
  const head = headAt('/product?category=6');
  expect(head).toMatchObject({
    title: '节庆用品',
    summary: expect.stringMatching(/^节庆用品：\S+、\S+/),
    canonical: '/product?category=6',
    above: [['产品', '/product']],
  });
  expect(head?.data?.[0]).toMatchObject({ numberOfItems: 6 });
});

test('a category that does not exist is not to be found', () => {
  expect(headAt('/product?category=99')).toEqual({ isIndexed: false });
});

test('the template centre lists its templates with their addresses', () => {
  const [list] = headAt('/template/center')?.data ?? [];
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: templatePage.total });
  expect(JSON.stringify(list)).toContain('https://shop.example/template/center?id=6');
});
