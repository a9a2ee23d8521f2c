/** Until when after-sales can be asked for: since the receipt, wherever it is offered and wherever it is refused. */
import { createAfterSale, getClaimableOrders } from '@banxin/contract/calls/afterSales/ticket';
import { getOrderDetail, getOrderInfo } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { claim, FLYERS } from './afterSales.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
const DAY = 24 * 3_600_000;
const { browser } = await enter(server, { balance: 100_000_000 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** Takes an order along its chart, so many days after the step before. */
type Steps = readonly (readonly [event: string, afterDays: number])[];

/** An order that has just left the works, taken along these steps. */
async function taken(steps: Steps): Promise<string> {
  const { orderSN } = await paid(browser, { configuration: FLYERS });
  await standAt(db, orderSN, orderStatus.shipped);
  for (const [event, days] of steps) {
    clock.advance(days * DAY);
    await transaction(db, async (tx) => {
      const { customer_id } = await rowOf(tx, orderSN);
      const order = await lockOrder(tx, customer_id, orderSN);
      const moved =
        order && (await advance(tx, order, { event, actor: 'staff', at: nowOf(clock) }));
      if (!moved) throw new Error(`${orderSN} did not take ${event}`);
    });
  }
  return orderSN;
}

/** Days by which the clock was ahead are taken back: every test begins on the first one. */
async function within(steps: Steps, look: (orderSN: string) => Promise<void>): Promise<void> {
  const begun = clock.now();
  try {
    await look(await taken(steps));
  } finally {
    clock.advance(begun - clock.now());
  }
}

const offerIn = (actions: readonly { event: string; allowed: boolean }[]) =>
  actions.find(({ event }) => event === 'afterSales')?.allowed;

/** Everywhere that it is offered, and what asking answers. */
async function everywhere(orderSN: string) {
  const { items } = await browser.send(getOrders, { keyword: orderSN });
  const claimable = await browser.send(getClaimableOrders, { keyword: orderSN });
  const offered = new Set([
    offerIn(items[0]?.actions ?? []),
    offerIn((await browser.send(getOrderDetail, { ordersn: orderSN })).actions),
    offerIn((await browser.send(getOrderInfo, { ordersn: orderSN })).actions),
    claimable.items[0]?.allowed,
  ]);
  const asked = await outcome(browser.send(createAfterSale, claim(orderSN)));
  return { offered: [...offered], lastDay: claimable.items[0]?.lastDay, asked };
}

const OPEN = { offered: [true], asked: 'done' };
const OVER = { offered: [false], asked: errCode.wrongState };

describe('fifteen days since the receipt', () => {
  test.each([
    ['it has none on its way', [], null],
    ['the day of the receipt', [['SIGNED', 1]], '2026-12-06'],
    [
      'a return that is called off is no receipt',
      [
        ['SIGNED', 0],
        ['RETURN_AUTHORISED', 9],
        ['RETURN_CANCELLED', 3],
      ],
      '2026-12-05',
    ],
    [
      'goods that turned back on their way are received when that is called off',
      [
        ['CARRIER_MOVING', 1],
        ['CARRIER_RETURNING', 3],
        ['RETURN_CANCELLED', 2],
      ],
      '2026-12-11',
    ],
    [
      'what goes out again has none until it is received again',
      [
        ['SIGNED', 0],
        ['RETURN_AUTHORISED', 9],
        ['RETURN_SCANNED', 4],
        ['RESHIP', 7],
      ],
      null,
    ],
    [
      'what was received again',
      [
        ['SIGNED', 0],
        ['RETURN_AUTHORISED', 9],
        ['RETURN_SCANNED', 4],
        ['RESHIP', 7],
        ['SIGNED', 2],
      ],
      '2026-12-27',
    ],
  ] as const)('%s', async (_, steps, lastDay) => {
    await within(steps, async (orderSN) => {
      expect(await everywhere(orderSN)).toEqual({ ...OPEN, lastDay });
    });
  });

  test.each([
    ['received', [['SIGNED', 0]]],
    [
      'on its way back',
      [
        ['SIGNED', 0],
        ['RETURN_AUTHORISED', 9],
      ],
    ],
    [
      'kept after all',
      [
        ['SIGNED', 0],
        ['RETURN_AUTHORISED', 9],
        ['RETURN_CANCELLED', 3],
      ],
    ],
  ] as const)('are over for what is %s, whatever is written into it later', async (_, steps) => {
    await within(steps, async (orderSN) => {
      const gone = steps.reduce((sum, [, days]) => sum + days, 0);
      clock.advance((16 - gone) * DAY);
      await db
        .updateTable('orders')
        .set({ updated_at: nowOf(clock) })
        .where('order_sn', '=', orderSN)
        .execute();
      expect(await everywhere(orderSN)).toEqual({ ...OVER, lastDay: '2026-12-05' });
    });
  });
});
