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

function headAt(address: string) {
  const [path = '', query = ''] = address.split('?');
  const matched = matchRoute(path) as MatchedRoute;
  return catalogueHeads[matched.route.name]?.({
    matched,
    search: new URLSearchParams(query),
    given: { answers, failures: {} },
    locale: 'zh-CN',
    words,
    origin: 'https://shop.example',
  });
}

test('the catalogue lists every product and the range of its prices', () => {
  const [list, offer] = headAt('/product')?.data ?? [];
  const count = catalogue.flatMap(({ products }) => products).length;
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: count });
  expect(offer).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'CNY' });
  expect(Number(offer?.lowPrice)).toBeLessThan(Number(offer?.highPrice));
});

test('a category has its own name and address', () => {
  const head = headAt('/product?category=6');
  expect(head).toMatchObject({ title: '节庆用品', canonical: '/product?category=6' });
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
