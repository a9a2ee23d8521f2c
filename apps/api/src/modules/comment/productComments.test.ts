/** Comments of a product are for every login: stars and words, never a name or an order. */
import { createComment, getProductComments } from '@banxin/contract/calls/order/comment';
import { orderStatus } from '@banxin/contract/enums/order';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { configurationOf, enter, paid, standAt } from '../order/order.testkit.ts';

const PRODUCT = 201;
const server = await createTestServer();
const buyer = await enter(server, { balance: 100_000_000 });
const reader = await enter(server);

async function commented(stars: number, content: string) {
  const { orderSN } = await paid(buyer.browser, { configuration: configurationOf(PRODUCT) });
  await standAt(server.db, orderSN, orderStatus.delivered);
  await buyer.browser.send(createComment, { orderSN, stars, content });
  return orderSN;
}

const read = (more = {}) =>
  reader.browser.send(getProductComments, { productId: PRODUCT, ...more });

test('a product that nobody commented on, and one that there is not, have none', async () => {
  for (const productId of [301, 9999]) {
    expect(await read({ productId })).toEqual({ items: [], total: 0 });
  }
});

test('another customer reads the newest first, page by page, and never who wrote them', async () => {
  const orderSNs = [await commented(5, '颜色很准'), await commented(3, '少了一盒')];
  const { items, total } = await read();
  expect(total).toBe(2);
  expect(items.map(({ stars, content }) => [stars, content])).toEqual([
    [3, '少了一盒'],
    [5, '颜色很准'],
  ]);
  const said = JSON.stringify(items);
  for (const hidden of [buyer.name, ...orderSNs]) expect(said).not.toContain(hidden);
  const second = await read({ pageIndex: 2, pageSize: 10 });
  expect(second).toEqual({ items: [], total: 2 });
});
