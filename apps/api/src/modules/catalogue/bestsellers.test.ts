/** The bestsellers: orders that were paid within 30 days, by pieces and by orders. */
import { getBestsellerRank } from '@banxin/contract/calls/catalogue/bestsellers';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { configurationOf, enter, paid } from '../order/order.testkit.ts';

const DAY_MS = 24 * 3_600_000;

/** A shop without orders, and somebody who can pay for some. */
async function emptyShop() {
  const server = await createTestServer();
  await server.db.updateTable('orders').set({ paid_at: null }).execute();
  const buyer = await enter(server, { balance: 100_000_000 });
  const read = () => server.browser().send(getBestsellerRank, {});
  return { ...server, buyer: buyer.browser, read };
}

const shown = (rows: readonly { productId: number; pieces: number; orders: number }[]) =>
  rows.map(({ productId, pieces, orders }) => [productId, pieces, orders]);

test('counts single pieces of all designs, and orders', async () => {
  const { buyer, read } = await emptyShop();
  // Boxes of 100, two designs.
  await paid(buyer, { configuration: configurationOf(101, { quantity: 5, styles: 2 }) });
  await paid(buyer, { configuration: configurationOf(101, { quantity: 2 }) });
  await paid(buyer, { configuration: configurationOf(201, { quantity: 2_000 }) });
  const rank = await read();
  expect(rank.since).toBe('2026-10-21');
  expect(shown(rank.byPieces)).toEqual([
    [201, 2_000, 1],
    [101, 1_200, 2],
  ]);
  expect(shown(rank.byOrders)).toEqual([
    [101, 1_200, 2],
    [201, 2_000, 1],
  ]);
});

test('an order that was cancelled, or paid more than 30 days ago, does not count', async () => {
  const { buyer, read, clock } = await emptyShop();
  const { orderSN } = await paid(buyer, { configuration: configurationOf(101) });
  await buyer.send(cancelOrder, { orderSN, reason: '不要了' });
  await paid(buyer, { configuration: configurationOf(201) });
  expect((await read()).byOrders.map(({ productId }) => productId)).toEqual([201]);
  clock.advance(31 * DAY_MS);
  expect((await read()).byOrders).toEqual([]);
});

test('a new order shows after ten minutes: until then everybody gets the same answer', async () => {
  const { buyer, read, clock } = await emptyShop();
  expect((await read()).byOrders).toEqual([]);
  await paid(buyer, { configuration: configurationOf(101) });
  expect((await read()).byOrders).toEqual([]);
  clock.advance(10 * 60_000);
  expect((await read()).byOrders).toHaveLength(1);
});

test('the demo shop has ten of each, most first, and names nobody', async () => {
  const server = await createTestServer();
  const rank = await server.browser().send(getBestsellerRank, {});
  expect(rank.byPieces).toHaveLength(10);
  expect(rank.byOrders).toHaveLength(10);
  const pieces = rank.byPieces.map((row) => row.pieces);
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
  const names = await server.db.selectFrom('customers').select('name').execute();
  for (const { name } of names) expect(JSON.stringify(rank)).not.toContain(name);
});
