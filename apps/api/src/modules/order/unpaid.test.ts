/** How many orders of one customer may wait for payment, and how their numbers come about. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { createOrder } from '@banxin/contract/calls/order/create';
import { createPayment } from '@banxin/contract/calls/payment/payment';
import { UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { createTestRandom } from '../../../test/world.ts';
import { contradictions } from './contradictions.testkit.ts';
import { CARDS, confirmed, enter, place } from './order.testkit.ts';
import { checkDigit, isNumber } from './orderNumber.ts';

describe('orders that wait for payment', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  afterAll(async () => expect(await contradictions(server.db)).toEqual([]));

  test('are taken up to the limit, also when all come at once, and again when one is settled', async () => {
    server = await createTestServer();
    const { browser, id } = await enter(server);
    const first = await place(browser);
    for (let left = UNPAID_ORDERS_MAX - 4; left > 0; left -= 1) await place(browser);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        place(browser).then(
          () => 'taken',
          (error) => error,
        ),
      ),
    );
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(3);
    const refusals = outcomes.filter((one) => one !== 'taken');
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 200,
        errCode: errCode.unpaidTooMany,
        message: `未付款的订单已有 ${UNPAID_ORDERS_MAX} 张，请先付款或取消一部分再下单`,
        data: { limit: UNPAID_ORDERS_MAX },
      });
    }
    const count = async () =>
      (await server.db.selectFrom('orders').select('id').where('customer_id', '=', id).execute())
        .length;
    expect(await count()).toBe(UNPAID_ORDERS_MAX);
    const other = await enter(server);
    await place(other.browser);
    await browser.send(cancelOrder, { orderSN: first.orderSN });
    await place(browser);
    expect((await browser.refused(createOrder, { configuration: CARDS })).errCode).toBe(
      errCode.unpaidTooMany,
    );
    expect(await count()).toBe(UNPAID_ORDERS_MAX + 1);
  });
});

describe('numbers', () => {
  /** A server whose source of chance gives these digits first, then others. */
  const serverWith = (digits: number[]) => {
    const random = createTestRandom();
    const int = (max: number) =>
      max === 1e8 ? (digits.shift() ?? random.int(max)) : random.int(max);
    return createTestServer({ services: { random: { ...random, int } } });
  };
  const numbered = (body: string) => `${body}${checkDigit(body)}`;

  test('come from the source of chance and from nothing that is known', async () => {
    const [one, two] = [await serverWith([7, 8]), await serverWith([91_234_567, 12_345_678])];
    const [ours, theirs] = [await enter(one), await enter(two)];
    const [a, b] = [await confirmed(ours.browser), await confirmed(theirs.browser)];
    expect(a.orderId).toBe(b.orderId);
    expect(a.orderSN).toBe(numbered('26112000000007'));
    expect(b.orderSN).toBe(numbered('26112091234567'));
    expect(a.paymentSN).toBe(numbered('926112000000008'));
    expect(b.paymentSN).toBe(numbered('926112012345678'));
  });

  test('that are taken are drawn again', async () => {
    const server = await serverWith([5, 5, 5, 6, 1, 1, 2]);
    const { browser } = await enter(server);
    const first = await place(browser);
    const second = await place(browser);
    expect([first, second].map(({ orderSN }) => orderSN)).toEqual([
      numbered('26112000000005'),
      numbered('26112000000006'),
    ]);
    const third = await confirmed(browser, {}, { payNow: false });
    expect(third.orderSN).toBe(numbered('26112000000001'));
    expect((await browser.send(createPayment, { orderSNs: [third.orderSN] })).paymentSN).toBe(
      numbered('926112000000001'),
    );
    const fourth = await confirmed(browser);
    for (const number of [fourth.orderSN, fourth.paymentSN]) expect(isNumber(number)).toBe(true);
    expect(await contradictions(server.db)).toEqual([]);
  });
});
