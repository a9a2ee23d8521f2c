/** The last job of a product: the newest that was confirmed, one's own for a sub-account. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getLastJob } from '@banxin/contract/calls/order/lastJob';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { CARDS, configurationOf, confirmed, enter, place } from './order.testkit.ts';

const server = await createTestServer();
const last = (browser: Browser, productId = 101) => browser.send(getLastJob, { productId });
const ordered = (browser: Browser, configuration = CARDS) =>
  confirmed(browser, { configuration }, { payNow: false });

describe('the last job of a product', () => {
  test('is the newest one, with its configuration and what it cost', async () => {
    const { browser } = await enter(server);
    await ordered(browser);
    server.clock.advance(60_000);
    const newer = await ordered(browser, { ...CARDS, quantity: 20 });
    server.clock.advance(60_000);
    await ordered(browser, configurationOf(601));
    expect(await last(browser)).toMatchObject({
      orderSN: newer.orderSN,
      configuration: { ...CARDS, quantity: 20 },
      total: newer.total,
    });
    expect((await last(browser, 601))?.configuration.productId).toBe(601);
  });

  test('is none that was only drafted, or cancelled, or of another product', async () => {
    const { browser } = await enter(server);
    await place(browser);
    expect(await last(browser)).toBeNull();
    const { orderSN } = await ordered(browser);
    expect(await last(browser, 102)).toBeNull();
    await browser.send(cancelOrder, { orderSN });
    expect(await last(browser)).toBeNull();
  });

  test('is a sub-account’s own; the main account has everybody’s, a stranger has none', async () => {
    const main = await enter(server);
    const sub = await enter(server, { parent: main, roles: subAccountRole.ordering });
    const other = await enter(server, { parent: main, roles: subAccountRole.ordering });
    const { orderSN } = await ordered(sub.browser);
    expect((await last(sub.browser))?.orderSN).toBe(orderSN);
    expect((await last(main.browser))?.orderSN).toBe(orderSN);
    expect(await last(other.browser)).toBeNull();
    expect(await last((await enter(server)).browser)).toBeNull();
  });

  test('has no price for a role that sees none', async () => {
    const main = await enter(server);
    const sub = await enter(server, { parent: main, roles: subAccountRole.ordering });
    await ordered(sub.browser);
    const { design } = subAccountRole;
    await server.db
      .updateTable('customers')
      .set({ roles: design })
      .where('id', '=', sub.id)
      .execute();
    const designer = server.browser();
    await designer.login(sub.name);
    expect((await last(designer))?.total).toBeNull();
  });
});
