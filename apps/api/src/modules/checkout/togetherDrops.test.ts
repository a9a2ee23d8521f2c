/** A row of a table of jobs that is shared out over several receivers: priced before it is ordered, and ordered at that. */
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { getMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { calculateLogs } from '@banxin/contract/calls/order/priceLog';
import { createTogether, prepareTogether } from '@banxin/contract/calls/order/together';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, enter, FAR, RECEIVER } from '../order/order.testkit.ts';

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const configuration = { ...CARDS, quantity: 5 };
const drops = [
  { receiver: RECEIVER, quantity: 2 },
  { receiver: FAR, quantity: 3 },
];
const asked = drops.map(({ receiver: { province }, quantity }) => ({ province, quantity }));

test('costs what was said before, is explained, and goes to each of them', async () => {
  const { browser } = await enter(server, { balance: 100_000_000 });
  const sum = await browser.send(calcExpressSum, { configuration, drops: asked });
  expect(sum).toMatchObject({ before: 0, difference: sum.after, isPaid: false });
  expect(sum.ways.map(({ quantity }) => quantity)).toEqual([2, 3]);
  expect(sum.plans?.cheapest.after).toBeLessThanOrEqual(sum.after);
  const { total: expectedTotal, lines } = await browser.send(calculateLogs, {
    configuration,
    drops: asked,
  });
  const freight = lines.filter(({ id }) => /^freight\.\d$/.test(id));
  expect(freight.reduce((all, { amount }) => all + amount, 0)).toBe(sum.after);
  const { sums } = await browser.send(prepareTogether, {
    rows: [{ configuration, drops: asked }],
  });
  expect(sums.before).toBe(expectedTotal);
  const { orders } = await browser.send(createTogether, {
    receiver: RECEIVER,
    rows: [
      { configuration, drops, expectedTotal },
      { configuration: CARDS, expectedTotal: await alone() },
    ],
  });
  expect(orders[0]?.total).toBe(expectedTotal);
  const { drops: sent } = await browser.send(getMultipleDelivery, {
    orderId: orders[0]?.orderId ?? 0,
  });
  expect(sent.map(({ receiver, quantity }) => [receiver.province, quantity])).toEqual([
    [RECEIVER.province, 2],
    [FAR.province, 3],
  ]);

  async function alone() {
    const { total } = await browser.send(calculateLogs, {
      configuration: CARDS,
      province: RECEIVER.province,
    });
    return total;
  }
});

test('with the carriers of the cheapest plan it costs what the plan named', async () => {
  const { browser } = await enter(server, { balance: 100_000_000 });
  const { plans } = await browser.send(calcExpressSum, { configuration, drops: asked });
  const taken = asked.map((drop, at) => ({
    ...drop,
    carrier: plans?.cheapest.legs[at]?.carrier,
  }));
  const { after } = await browser.send(calcExpressSum, { configuration, drops: taken });
  expect(after).toBe(plans?.cheapest.after);
});

test('is refused where the receivers do not get what is ordered, and nothing of the table is ordered', async () => {
  const { browser, id } = await enter(server, { balance: 100_000_000 });
  const { total: expectedTotal } = await browser.send(calculateLogs, {
    configuration,
    drops: asked,
  });
  const short = [drops[0], { receiver: FAR, quantity: 1 }].flatMap((one) => one ?? []);
  const rows = [{ configuration, drops: short, expectedTotal }];
  expect(await outcome(browser.send(createTogether, { receiver: RECEIVER, rows }))).toBe(
    errCode.invalidInput,
  );
  const orders = await db.selectFrom('orders').select('id').where('customer_id', '=', id).execute();
  expect(orders).toEqual([]);
  expect(await outcome(browser.send(calcExpressSum, { drops: asked }))).toBe(errCode.notFound);
});
