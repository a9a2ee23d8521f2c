/** One order to several addresses, and something else at the same moment: it ends as one after the other. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getMultipleDelivery, setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, confirmed, enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { far, JOB, near, splitting } from './drops.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const { browser, id } = await enter(server, { balance: 10_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

describe('at the same moment', () => {
  const rounds = Array.from({ length: server.kind === 'server' ? 5 : 1 }, (_, round) => [round]);

  test.each(rounds)('the same split by sixteen windows is paid for once (%i)', async () => {
    const order = await paid(browser, JOB);
    const before = await balanceOf(db, id);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const ended = await Promise.all(
      Array.from({ length: 16 }, () => outcome(browser.send(setMultipleDelivery, input))),
    );
    expect(new Set(ended)).toEqual(new Set(['done']));
    expect(await balanceOf(db, id)).toBe(before - input.expectedDifference);
  });

  test.each(rounds)('two different splits: one of them stands whole (%i)', async () => {
    const order = await paid(browser, JOB);
    const [one, two] = [
      await splitting(browser, order, [near(6), far(4)]),
      await splitting(browser, order, [near(1), far(9)]),
    ];
    const ended = await Promise.all(
      [one, two].map((input) => outcome(browser.send(setMultipleDelivery, input))),
    );
    expect(ended.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
    const won = ended[0] === 'done' ? one : two;
    const { drops } = await browser.send(getMultipleDelivery, {
      orderId: order.orderId,
    });
    expect(drops.map(({ quantity }) => quantity)).toEqual(
      won.drops.map(({ quantity }) => quantity),
    );
  });

  test.each(rounds)('a split and a payment: one price is paid, none is owed (%i)', async () => {
    const order = await confirmed(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const [pay, splits] = await Promise.all([
      outcome(browser.send(payByBalance, { paymentSN: order.paymentSN })),
      outcome(browser.send(setMultipleDelivery, input)),
    ]);
    expect([pay, splits].filter((one) => one === 'done')).toHaveLength(1);
    const { total, paid: got } = await rowOf(db, order.orderSN);
    expect({ total, got }).toEqual(
      pay === 'done'
        ? { total: order.total, got: order.total }
        : { total: order.total + input.expectedDifference, got: 0 },
    );
  });

  test.each(rounds)('a split and a cancellation: everything is given back (%i)', async () => {
    const start = await balanceOf(db, id);
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const [cancelled] = await Promise.all([
      outcome(browser.send(cancelOrder, { orderSN: order.orderSN })),
      outcome(browser.send(setMultipleDelivery, input)),
    ]);
    expect(cancelled).toBe('done');
    expect(await balanceOf(db, id)).toBe(start);
  });

  test.each(rounds)('a split and the beginning of production: one comes first (%i)', async () => {
    const order = await paid(browser, JOB);
    await standAt(db, order.orderSN, s.allocated);
    const input = await splitting(browser, order, [near(6), far(4)]);
    const begin = transaction(db, async (tx) => {
      const row = await lockOrder(tx, id, order.orderSN);
      const at = instantOf(clock.now());
      return row && advance(tx, row, { event: 'OPEN_WORK_ORDER', actor: 'staff', at });
    });
    const [ended] = await Promise.all([outcome(browser.send(setMultipleDelivery, input)), begin]);
    const row = await rowOf(db, order.orderSN);
    expect(row.status).toBe(s.workOrderOpened);
    expect([errCode.wrongState, 'done']).toContain(ended);
    expect(orderFlag.has(row.flags, orderFlag.multiSiteShipping)).toBe(ended === 'done');
    expect(row.total).toBe(order.total + (ended === 'done' ? input.expectedDifference : 0));
  });
});
