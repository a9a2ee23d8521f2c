/** Shelves are filled and counted by hand; what is kept for orders is never taken away. */
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { configurationOf, confirmed, enter } from '../order/order.testkit.ts';
import { adjustShelf, listShelves } from './adjust.ts';
import { shelfOf } from './stock.testkit.ts';

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const adjust = (productId: string, units: string, reason = '到货') =>
  adjustShelf(db, { productId, units, reason }, SEED_NOW);

test('what came in can be had, and an empty shelf is awaited no longer', async () => {
  expect(await adjust('804', '50')).toBe('烘焙淋膜纸托：在库 50，可用 50');
  const shelf = await db
    .selectFrom('stock_goods')
    .select('restock_on')
    .where('product_id', '=', 804)
    .executeTakeFirstOrThrow();
  expect(shelf.restock_on).toBeNull();
  expect(await listShelves(db)).toContain('804  烘焙淋膜纸托  在库 50  占用 0  可用 50');
});

test('what is kept for an order is not taken away', async () => {
  const { browser } = await enter(server);
  await confirmed(browser, { configuration: configurationOf(904, { quantity: 3 }) });
  const { available, on_hand } = await shelfOf(db, 904);
  expect(await adjust('904', `-${available + 1}`, '盘亏')).toContain('没有修改');
  expect(await adjust('904', `-${available}`, '盘亏')).toBe(
    `包装样品套装：在库 ${on_hand - available}，可用 0`,
  );
  expect(await shelfOf(db, 904)).toEqual({ on_hand: 3, reserved: 3, available: 0 });
});

test.each([
  ['101', '5', '到货', '没有编号为 101 的现货商品'],
  ['701', '0', '到货', '数量应为不等于 0 的整数：0'],
  ['701', '1.5', '到货', '数量应为不等于 0 的整数：1.5'],
  ['701', '5', ' ', '请写明原因'],
])('%s by %s for “%s” changes nothing and says why', async (productId, units, reason, said) => {
  const before = await shelfOf(db, 701);
  expect(await adjust(productId, units, reason)).toBe(said);
  expect(await shelfOf(db, 701)).toEqual(before);
});
