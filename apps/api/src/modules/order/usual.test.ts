/** What is ordered again and again: by configuration, of ninety days, one's own for a sub-account. */

import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { CARDS, configurationOf, enter, place } from './order.testkit.ts';

const server = await createTestServer();

const short = (rows: Awaited<ReturnType<typeof usual>>) =>
  rows.map(({ productId, orders, visits, last }) => [
    productId,
    orders,
    visits,
    last?.configuration.quantity ?? null,
  ]);
const usual = (browser: ReturnType<typeof server.browser>) => browser.send(getUsualOrders, {});
const envelopes = configurationOf(601);

describe('usual orders', () => {
  test('are one row for each configuration whatever its quantity, the most frequent first, as last ordered', async () => {
    const { browser } = await enter(server);
    await place(browser, { configuration: envelopes });
    await place(browser);
    await place(browser, { configuration: { ...CARDS, quantity: 10 } });
    await place(browser, { configuration: { ...CARDS, colours: '4+0' } });
    const rows = await usual(browser);
    expect(short(rows)).toEqual([
      [101, 2, 0, 10],
      [101, 1, 0, 2],
      [601, 1, 0, envelopes.quantity],
    ]);
    expect(rows[0]?.last?.total).toBeGreaterThan(0);
  });

  test('are of ninety days and were not cancelled', async () => {
    const { browser, id } = await enter(server);
    const { orderSN } = await place(browser);
    await browser.send(cancelOrder, { orderSN });
    expect(await usual(browser)).toEqual([]);
    await place(browser, { configuration: envelopes });
    await server.db
      .updateTable('orders')
      .set({ created_at: '2026-01-01T09:00:00.000+08:00' })
      .where('customer_id', '=', id)
      .execute();
    expect(await usual(browser)).toEqual([]);
  });

  test('are a sub-account’s own; the main account has everybody’s', async () => {
    const main = await enter(server);
    const sub = await enter(server, { parent: main, roles: subAccountRole.ordering });
    await place(main.browser);
    await place(sub.browser, { configuration: envelopes });
    expect(short(await usual(sub.browser)).map(([product]) => product)).toEqual([601]);
    expect(short(await usual(main.browser)).map(([product]) => product)).toEqual([601, 101]);
  });

  test('have no price for a role that sees none', async () => {
    const main = await enter(server);
    const roles = subAccountRole.ordering;
    const sub = await enter(server, { parent: main, roles });
    await place(sub.browser);
    await server.db
      .updateTable('customers')
      .set({ roles: subAccountRole.design })
      .where('id', '=', sub.id)
      .execute();
    const designer = server.browser();
    await designer.login(sub.name);
    expect((await usual(designer)).map(({ last }) => last?.total)).toEqual([null]);
  });

  test('go on with what was looked at three times and more, told as such', async () => {
    const { browser } = await enter(server);
    await place(browser);
    const looked = [
      { productCategoryId: 401, orderTimes: 5 },
      { productCategoryId: 402, orderTimes: 2 },
      { productCategoryId: 101, orderTimes: 4 },
    ];
    await browser.send(clickCategory, { clickCategoryItems: looked });
    expect(short(await usual(browser))).toEqual([
      [101, 1, 4, 2],
      [401, 0, 5, null],
    ]);
  });

  test('are six at most', async () => {
    const { browser } = await enter(server);
    for (const id of [101, 102, 103, 201, 202, 206, 601]) {
      await place(browser, { configuration: configurationOf(id) });
    }
    expect(await usual(browser)).toHaveLength(6);
  });
});
