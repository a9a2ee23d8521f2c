/** The category centre: filters narrow each other, dead values are named, an empty answer says what to take away. */
import type { InputOf } from '@banxin/contract/call';
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { configurationOf, enter, paid } from '../order/order.testkit.ts';

const server = await createTestServer();

type Asked = Partial<InputOf<typeof filterCatalogue>>;

async function filtering(account = '悦享包装') {
  const browser = server.browser();
  await browser.login(account);
  return {
    browser,
    ask: (input: Asked = {}) =>
      browser.send(filterCatalogue, { parentId: null, filters: {}, ...input }),
  };
}

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('without a filter it has every product, counted by category', async () => {
  const { ask } = await filtering();
  const { products, counts, dropHints, dropped } = await ask();
  const tree = await server.browser().send(getAllProductCategories, {});
  expect(ids(products).sort()).toEqual(ids(tree.flatMap((one) => one.products)).sort());
  expect(counts).toEqual(tree.map(({ id, products: all }) => ({ id, count: all.length })));
  expect([dropHints, dropped]).toEqual([[], []]);
});

test('values of one filter widen, filters narrow each other', async () => {
  const { ask } = await filtering();
  const of = async (filters: Asked['filters'] = {}) =>
    ids((await ask({ filters })).products).sort();
  const pearl = await of({ material: ['pearl'] });
  const kraft = await of({ material: ['kraft'] });
  expect(pearl).toEqual([102, 107, 602, 606]);
  expect(await of({ material: ['pearl', 'kraft'] })).toEqual([...pearl, ...kraft].sort());
  expect(await of({ material: ['pearl'], craft: ['emboss'] })).toEqual([102, 602, 606]);
  expect(await of({ material: ['pearl'], use: ['ecommerce'] })).toEqual([107]);
});

test('each value says how many products it leaves beside the other filters', async () => {
  const { ask } = await filtering();
  const { facets } = await ask({ filters: { material: ['pearl'] } });
  for (const { name, values } of facets) {
    for (const { value, count } of values) {
      const chosen = name === 'material' ? [value] : undefined;
      const filters = {
        material: chosen ?? ['pearl'],
        ...(name !== 'material' && { [name]: [value] }),
      };
      expect((await ask({ filters })).products, `${name} ${value}`).toHaveLength(count);
    }
  }
});

test('when nothing fits it says which filter to take away and what that shows', async () => {
  const { ask } = await filtering();
  const filters = { material: ['pearl'], craft: ['window'] };
  const { products, dropHints } = await ask({ filters });
  expect(products).toEqual([]);
  expect(dropHints).toEqual(
    [
      { facet: 'material', value: 'pearl', label: '珠光纸', count: 2 },
      { facet: 'craft', value: 'window', label: '开窗贴膜', count: 4 },
    ].toSorted((a, b) => b.count - a.count),
  );
});

test('a value that no product has is dropped and named; the others still filter', async () => {
  const { ask } = await filtering();
  const { products, dropped } = await ask({
    filters: { material: ['pearl', 'velvet'], use: ['x'] },
  });
  expect(dropped).toEqual([
    { facet: 'use', value: 'x' },
    { facet: 'material', value: 'velvet' },
  ]);
  expect(ids(products).sort()).toEqual([102, 107, 602, 606]);
});

test('a category narrows the list; one that does not exist finds nothing', async () => {
  const { ask } = await filtering();
  expect(ids((await ask({ parentId: 4 })).products).every((id) => Math.floor(id / 100) === 4)).toBe(
    true,
  );
  expect((await ask({ parentId: 77 })).products).toEqual([]);
});

test('prices are the customer’s own, ascending when sorted so', async () => {
  const { ask } = await filtering();
  const { products } = await ask({ sort: 'price' });
  const from = products.map((one) => one.from ?? 0);
  expect(from).toEqual(from.toSorted((a, b) => a - b));
  const tree = await server.browser().send(getAllProductCategories, {});
  const listed = new Map(
    tree.flatMap((one) => one.products).map(({ id, from: price }) => [id, price]),
  );
  // 悦享包装 is VIP 6: 3 % less than the price of everybody.
  const card = products.find(({ id }) => id === 201);
  expect(card?.from).toBeLessThan(listed.get(201) ?? 0);
  const boxes = products.find(({ id }) => id === 101);
  expect(boxes?.thousand).toBeGreaterThan(boxes?.from ?? 0);
});

test('a role that sees no prices gets none, neither as a filter', async () => {
  const { ask } = await filtering('悦享设计');
  const { products, facets } = await ask();
  expect(products.every(({ from, thousand }) => from === null && thousand === null)).toBe(true);
  expect(facets.map(({ name }) => name)).not.toContain('price');
});

test('what ships soonest comes first when asked for', async () => {
  const { ask } = await filtering();
  const days = (await ask({ sort: 'fastest' })).products.map((one) => one.days);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test('what the customer ordered and looked at comes first; a stranger’s habits do not count', async () => {
  const { browser } = await enter(server, { balance: 100_000_000 });
  const stranger = await enter(server);
  await paid(browser, { configuration: configurationOf(406) });
  await browser.send(clickCategory, {
    clickCategoryItems: [{ productCategoryId: 303, orderTimes: 3 }],
    sealedAt: server.clock.now(),
  });
  const usual = await browser.send(filterCatalogue, { parentId: null, filters: {} });
  expect(ids(usual.products).slice(0, 3)).toEqual([406, 303, 101]);
  const theirs = await stranger.browser.send(filterCatalogue, { parentId: null, filters: {} });
  expect(ids(theirs.products).slice(0, 2)).toEqual([101, 102]);
});

test('sales put what was ordered most often first', async () => {
  // What was counted before stands for ten minutes.
  server.clock.advance(10 * 60_000);
  const { ask } = await filtering();
  const sold = await server.db
    .selectFrom('orders')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('n')])
    .where('paid_at', '>=', '2026-10-21T00:00:00.000+08:00')
    .where('status', '!=', 0)
    .groupBy('product_id')
    .execute();
  const counts = new Map(sold.map(({ product_id, n }) => [product_id, Number(n)]));
  const { products } = await ask({ sort: 'sales' });
  const order = products.map(({ id }) => counts.get(id) ?? 0);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test('an empty shelf says when it is filled again, to visitors too', async () => {
  const { ask } = await filtering();
  const restock = (products: readonly { id: number; restockOn: string | null }[]) =>
    products
      .filter(({ restockOn }) => restockOn !== null)
      .map(({ id, restockOn }) => [id, restockOn]);
  const expected = [[804, '2026-11-26']];
  expect(restock((await ask()).products)).toEqual(expected);
  const tree = await server.browser().send(getAllProductCategories, {});
  expect(restock(tree.flatMap((one) => one.products))).toEqual(expected);
});

test('a visitor is asked to log in', async () => {
  const error = await server.browser().refused(filterCatalogue, { parentId: null, filters: {} });
  expect(error.status).toBe(401);
});

test('more values than a page has are refused by field', async () => {
  const { browser } = await filtering();
  const filters = { use: Array.from({ length: 13 }, (_, at) => `use${at}`) };
  const error = await browser.refused(filterCatalogue, { parentId: null, filters });
  expect(error.errCode).toBe(errCode.invalidInput);
  expect(JSON.stringify(error.data)).toContain('filters');
});
