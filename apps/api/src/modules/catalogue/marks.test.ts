/** What is recommended and what is new follows orders and news, and is the same wherever a product is shown. */
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { productMark } from '@banxin/contract/enums/catalogue';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { publish } from '../content/content.testkit.ts';
import { configurationOf, enter, paid } from '../order/order.testkit.ts';

const DAY_MS = 24 * 3_600_000;

/** A shop that has sold nothing and told nothing. */
async function quietShop() {
  const server = await createTestServer();
  await server.db.updateTable('orders').set({ paid_at: null }).execute();
  const { browser: buyer } = await enter(server, { balance: 100_000_000 });
  const marked = async (mark: number): Promise<number[]> => {
    const tree = await server.browser().send(getAllProductCategories, {});
    return tree.flatMap(({ products }) =>
      products.flatMap((product) => (product.mark === mark ? [product.id] : [])),
    );
  };
  return { ...server, buyer, marked };
}

test('without an order nothing is recommended', async () => {
  const { marked } = await quietShop();
  expect(await marked(productMark.recommended)).toEqual([]);
});

test('of each category the product ordered most often in 30 days is recommended', async () => {
  const { buyer, marked, clock } = await quietShop();
  await paid(buyer, { configuration: configurationOf(101, { quantity: 50 }) });
  await paid(buyer, { configuration: configurationOf(102) });
  await paid(buyer, { configuration: configurationOf(102) });
  await paid(buyer, { configuration: configurationOf(201) });
  const { orderSN } = await paid(buyer, { configuration: configurationOf(301) });
  await buyer.send(cancelOrder, { orderSN, reason: '不要了' });
  expect(await marked(productMark.recommended)).toEqual([102, 201]);
  clock.advance(31 * DAY_MS);
  expect(await marked(productMark.recommended)).toEqual([]);
});

test('as many orders: the one with more pieces', async () => {
  const { buyer, marked } = await quietShop();
  await paid(buyer, { configuration: configurationOf(201, { quantity: 1_000 }) });
  await paid(buyer, { configuration: configurationOf(202, { quantity: 5_000 }) });
  expect(await marked(productMark.recommended)).toEqual([202]);
});

test('what the news told as new is new for 90 days', async () => {
  const { db, clock, marked } = await quietShop();
  // Told on 8 October of a leaflet; the card is named beside it.
  await publish(db);
  expect(await marked(productMark.new)).toEqual([203]);
  clock.advance(46 * DAY_MS);
  expect(await marked(productMark.new)).toEqual([203]);
  clock.advance(2 * DAY_MS);
  expect(await marked(productMark.new)).toEqual([]);
});

test('the demo shop recommends one product of a category at most, and the category centre says the same', async () => {
  const server = await createTestServer();
  await publish(server.db);
  const { browser } = await enter(server);
  const tree = await browser.send(getAllProductCategories, {});
  const marks = new Map(tree.flatMap(({ products }) => products.map(({ id, mark }) => [id, mark])));
  expect(
    [...marks.values()].filter((mark) => mark === productMark.recommended).length,
  ).toBeGreaterThan(3);
  for (const { products } of tree) {
    expect(products.filter(({ mark }) => mark === productMark.recommended).length).toBeLessThan(2);
  }
  expect([...marks.values()]).toContain(productMark.new);
  const centre = await browser.send(filterCatalogue, {
    parentId: null,
    filters: {},
    sort: 'usual',
  });
  expect(new Map(centre.products.map(({ id, mark }) => [id, mark]))).toEqual(marks);
});
