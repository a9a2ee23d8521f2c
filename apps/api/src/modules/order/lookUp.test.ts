/** Where an order stands, told by its number and the end of a phone, without a login. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { standingFor } from '@banxin/contract/messages/orderStanding';
import { describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { statementsOf } from '../../../test/statements.ts';
import { contradictions } from './contradictions.testkit.ts';
import { confirmed, enter, paid, place, RECEIVER, standAt } from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;

describe('progress without a login', () => {
  const visitor = server.browser();
  const look = (orderSN: string, phoneTail: string) =>
    visitor.send(lookUpOrder, { orderSN, phoneTail });

  test('is open to the receiver and to the customer, and says where the order stands', async () => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    const shown = await look(orderSN, RECEIVER.mobilePhone.slice(-4));
    expect(shown).toMatchObject({ orderSN, status: 11, statusLabel: { message: '审核中' } });
    expect(shown.steps.map(({ title, state }) => `${title.message} ${state}`)).toEqual([
      '下单 done',
      '付款 done',
      '审核 current',
      '生产 future',
      '发货 future',
      '签收 future',
    ]);
    const mobile = (
      await db
        .selectFrom('customers')
        .innerJoin('orders', 'orders.customer_id', 'customers.id')
        .where('order_sn', '=', orderSN)
        .select('mobile')
        .executeTakeFirstOrThrow()
    ).mobile;
    expect(await look(orderSN, mobile.slice(-4))).toEqual(shown);
  });

  test.each([
    ['0370-5112233-801', '2233', '-801'],
    ['13800004321-1234', '4321', '1234'],
    ['138****4321', '4321', '****'],
  ])('a receiver at %s looks it up with %s', async (mobilePhone, tail, other) => {
    const { browser } = await enter(server, { balance: 1_000_000 });
    const receiver = { ...RECEIVER, mobilePhone };
    const { orderSN } = await confirmed(browser, {}, { receiver });
    expect((await look(orderSN, tail)).orderSN).toBe(orderSN);
    await visitor.refused(lookUpOrder, { orderSN, phoneTail: other });
  });

  test('answers a wrong number and a wrong phone alike, to the byte', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const wrong = async (input: object) => {
      const response = await server.browser().fetch(lookUpOrder.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'banxin' },
        body: JSON.stringify(input),
      });
      return (await response.text()).replace(/"requestId":"[^"]*"/, '');
    };
    expect(await wrong({ orderSN, phoneTail: '0999' })).toBe(
      await wrong({ orderSN: '261120000000009', phoneTail: '0999' }),
    );
  });

  test('a wrong number and a wrong phone take the same statements', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const asking = (sn: string) =>
      statementsOf(server, () => visitor.refused(lookUpOrder, { orderSN: sn, phoneTail: '0999' }));
    expect(await asking(orderSN)).toBe(await asking('261120000000009'));
  });

  describe('for one order number takes ten wrong phones an hour', () => {
    const tail = RECEIVER.mobilePhone.slice(-4);
    /** From another network each time. */
    const guess = (orderSN: string, phoneTail: string) =>
      outcome(server.browser().send(lookUpOrder, { orderSN, phoneTail }));

    test.each(['that is there', 'that is not'])('%s', async (which) => {
      const { browser } = await enter(server);
      const { orderSN } =
        which === 'that is there'
          ? await confirmed(browser, {}, { payNow: false })
          : { orderSN: '261120000000017' };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => guess(orderSN, `${100 + index}0`)),
      );
      expect(answers.filter((code) => code === errCode.notFound)).toHaveLength(10);
      expect(answers.filter((code) => code === errCode.tooManyRequests)).toHaveLength(2);
      expect(await guess(orderSN, tail)).toBe(errCode.tooManyRequests);
      server.clock.advance(3_600_000);
      expect(await guess(orderSN, tail)).toBe(
        which === 'that is there' ? 'done' : errCode.notFound,
      );
    });

    test('right ones do not count', async () => {
      const { browser } = await enter(server);
      const { orderSN } = await confirmed(browser, {}, { payNow: false });
      for (let count = 0; count < 15; count += 1) {
        expect(await guess(orderSN, tail)).toBe('done');
      }
    });
  });

  test('every status has a place on the way, without a gap', async () => {
    const { browser } = await enter(server);
    const wide = server.browser('10.9.9.9');
    for (const status of orderChart.states.filter((state) => state !== orderStatus.deleted)) {
      const { orderSN } = await confirmed(browser, {}, { payNow: false });
      await standAt(db, orderSN, status);
      await db.deleteFrom('rate_limits').execute();
      const { steps } = await wide.send(lookUpOrder, {
        orderSN,
        phoneTail: RECEIVER.mobilePhone.slice(-4),
      });
      const states = steps.map(({ state }) => state).join(' ');
      expect(states).toMatch(/^(done ?)*(current ?)?(future ?)*$/);
      expect(states.includes('current')).toBe(standingFor(status, true).station !== null);
      expect(states.startsWith('done') || states.startsWith('current')).toBe(true);
    }
  });

  test('a deleted order is not there', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await confirmed(browser, {}, { payNow: false });
    await standAt(db, orderSN, orderStatus.deleted);
    const refusal = await visitor.refused(lookUpOrder, {
      orderSN,
      phoneTail: RECEIVER.mobilePhone.slice(-4),
    });
    expect(refusal.errCode).toBe(errCode.notFound);
    const own = await browser.refused(getOrderDetail, { ordersn: orderSN });
    expect(own.errCode).toBe(errCode.notFound);
    expect((await browser.send(getOrders, {})).items).toEqual([]);
  });
});

test('nothing of all this contradicts itself', async () => {
  expect(await contradictions(db)).toEqual([]);
});
