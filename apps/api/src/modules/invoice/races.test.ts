/** Invoices that two ask for at once: nothing is invoiced twice, nothing is reversed beyond its sum. */
import { applyInvoice, getInvoices, requestRed } from '@banxin/contract/calls/invoice/invoice';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { redReason } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { approveInvoice } from './desk.ts';
import { addTitle, application, applied, invoiceDeskOf, paidAt } from './invoice.testkit.ts';

const server = await createTestServer();
const { db } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const { now, desk, buyer, issued } = invoiceDeskOf(server);

describe('at once', () => {
  test('two colleagues apply for one month: one of them has it, each order stands on one invoice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const master = await buyer();
      const finance = await enter(server, { parent: master, roles: 16 });
      for (const factory of [0, 1]) await paidAt(server, master.browser, factory);
      const title = await addTitle(master.browser);
      const month = now().slice(0, 7);
      const input = await application(master.browser, { month }, title.id);
      const both = await Promise.all(
        [master, finance].map(({ browser }) => outcome(browser.send(applyInvoice, input))),
      );
      expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
      expect((await master.browser.send(getInvoices, {})).total).toBe(2);
    }
  });

  test('a refund and an application: the invoice never holds more than was left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await buyer();
      const { orderSN } = await paid(browser);
      const title = await addTitle(browser);
      const input = await application(browser, { orderSNs: [orderSN] }, title.id);
      const [sent, back] = await Promise.all([
        outcome(browser.send(applyInvoice, input)),
        outcome(browser.send(cancelOrder, { orderSN })),
      ]);
      expect(back).toBe('done');
      expect([4001, 'done']).toContain(sent);
      if (sent !== 'done') continue;
      // Refunded while it waits: the desk does not issue it.
      const [row] = (await browser.send(getInvoices, {})).items;
      const refusal = await approveInvoice(desk(), { number: row?.invoiceSN ?? '' });
      expect(refusal).toMatchObject({ errCode: errCode.priceMoved, data: { orders: [orderSN] } });
      expect(refusal?.message).toContain(`可开票金额已变动：${orderSN}`);
    }
  });

  test('two reversals that together exceed the rest: one of them holds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await buyer();
      const { orderSN, total } = await paid(browser);
      const [id = 0] = await applied(browser, [orderSN]);
      await issued(browser, id);
      const input = { id, reason: redReason.returned, amount: fen(Math.ceil(total * 0.6)) };
      const both = await Promise.all([1, 2].map(() => outcome(browser.send(requestRed, input))));
      expect(both.toSorted()).toEqual([errCode.balanceTooLow, 'done']);
    }
  });
});
