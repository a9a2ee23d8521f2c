/** The charts as a caller sees them: what may be done next, by whom, and why not. */
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { HIDE_AFTER_DAYS } from '@banxin/contract/constants';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Chart } from '@banxin/contract/lifecycles/chart';
import { movingCharts } from '@banxin/contract/lifecycles/moves';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { registeredCalls } from '../../registry.ts';
import { upload } from '../file/upload.testkit.ts';
import { type Confirmed, confirmed, enter, standAt } from '../order/order.testkit.ts';
import { metaHandlers } from './handlers.ts';

const server = await createTestServer();

/** An order of 悦享包装 in the status, confirmed. */
const orderIn = async (status: number): Promise<number> =>
  (
    await server.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', 1)
      .where('status', '=', status)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).id;

async function stepsFor(account: string, status: number) {
  const browser = server.browser();
  await browser.login(account);
  return browser.send(getTransitions, { entity: 'order', id: await orderIn(status) });
}

test('a registered order may be paid and cancelled; review is not the customer’s', async () => {
  const steps = await stepsFor('悦享包装', orderStatus.registered);
  expect(steps).toContainEqual({ event: 'PAY', to: 11, allowed: true, reason: null });
  expect(steps).toContainEqual({ event: 'CANCEL', to: 0, allowed: true, reason: null });
  expect(steps).toContainEqual({
    event: 'REVIEW_PASS',
    to: 3,
    allowed: false,
    reason: { message: '由印厂处理', data: { key: 'order.byStaff' } },
  });
});

test('finance may pay but not cancel, design neither', async () => {
  const allowed = async (account: string) =>
    (await stepsFor(account, orderStatus.registered))
      .filter((step) => step.allowed)
      .map(({ event }) => event);
  expect(await allowed('悦享财务')).toEqual(['PAY']);
  expect(await allowed('悦享设计')).toEqual([]);
});

test('an order in production has no step for the customer', async () => {
  const steps = await stepsFor('悦享包装', orderStatus.workOrderOpened);
  expect(steps.filter(({ allowed }) => allowed)).toEqual([]);
});

test('the order of another customer answers like one that is not there', async () => {
  const browser = server.browser();
  await browser.login('跨境优选');
  const id = await orderIn(orderStatus.registered);
  const foreign = await browser.refused(getTransitions, { entity: 'order', id });
  const missing = await browser.refused(getTransitions, { entity: 'order', id: 99_999_999 });
  expect(foreign.errCode).toBe(errCode.notFound);
  expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
});

describe('what may be done is what a call does', () => {
  const performed = new Set<string>(registeredCalls.flatMap(({ performs = [] }) => performs));
  const mine = orderChart.transitions.filter(({ actor }) => actor === 'customer');

  /** A printed order of one's own that stands in the status, with everything for the next step. */
  async function standing(status: number, event = '') {
    const person = await enter(server, { balance: 10_000_000 });
    const order = await confirmed(person.browser);
    await standAt(server.db, order.orderSN, status);
    const id = order.orderId;
    // A finished order may be hidden once nothing has happened to it for long.
    if (event === 'HIDE') {
      const updated_at = instantOf(server.clock.now() - HIDE_AFTER_DAYS * 86_400_000);
      await server.db.updateTable('orders').set({ updated_at }).where('id', '=', id).execute();
    }
    const steps = await person.browser.send(getTransitions, { entity: 'order', id });
    return { ...person, order, steps };
  }

  test.each(orderStatus.values.filter((status) => status !== orderStatus.deleted))(
    'in status %i a customer’s arrow is open exactly when a call performs it',
    async (status) => {
      const { steps } = await standing(status);
      for (const { event, allowed, reason } of steps) {
        const isMine = mine.some((arrow) => arrow.from === status && arrow.event === event);
        const isTooEarly = event === 'HIDE' && status === orderStatus.delivered;
        expect([event, allowed]).toEqual([
          event,
          isMine && performed.has(`order.${event}`) && !isTooEarly,
        ]);
        if (isTooEarly) expect(reason?.message).toBe('签收满 90 天后可以删除');
        else if (isMine && !allowed) expect(reason?.message).toBe('网上暂不能办理，请联系客服');
        if (!allowed) expect(reason?.message).toMatch(/[\u4e00-\u9fff]/);
      }
    },
  );

  /** How each event is caused from outside. */
  const calls: Readonly<
    Record<string, (browser: Browser, order: Confirmed & { paymentSN: string }) => Promise<unknown>>
  > = {
    PAY: (browser, { paymentSN }) => browser.send(payByBalance, { paymentSN }),
    CONFIRM_RECEIPT: (browser, { orderSN }) =>
      browser.send(confirmReceipt, { orderSNs: [orderSN] }),
    HIDE: (browser, { orderSN }) => browser.send(hideOrder, { orderSN }),
    CANCEL: (browser, { orderSN }) => browser.send(cancelOrder, { orderSN }),
    RESUBMIT: async (browser, { orderSN }) => {
      const id = await upload(server, browser, FIXTURES['card-with-bleed'](), '名片.pdf');
      return browser.send(setOrderFiles, { orderSN, fileIds: [id] });
    },
  };

  test('every event of the chart that a row names has its call here', () => {
    const named = mine
      .filter(({ event }) => performed.has(`order.${event}`))
      .map(({ event }) => event);
    expect([...new Set(named)].sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(mine.filter(({ event }) => performed.has(`order.${event}`)))(
    '$event from $from leads to $to',
    async ({ event, from, to }) => {
      const { browser, order, steps } = await standing(from, event);
      expect(steps).toContainEqual({ event, to, allowed: true, reason: null });
      await calls[event]?.(browser, order);
      const step = await server.db
        .selectFrom('status_events')
        .select(['from_status', 'to_status'])
        .where('entity', '=', 'order')
        .where('entity_id', '=', order.orderId)
        .where('event', '=', event)
        .executeTakeFirst();
      expect(step).toEqual({ from_status: from, to_status: to });
    },
  );

  test('a row names only events that a customer may cause, or the works', () => {
    const known = Object.entries<Chart>(movingCharts).flatMap(([entity, { transitions }]) =>
      transitions
        .filter(({ actor }) => actor === 'customer' || actor === 'staff')
        .map(({ event }) => `${entity}.${event}`),
    );
    for (const event of performed) expect(known).toContain(event);
  });

  test('a server without the call does not offer its event', async () => {
    const registrations = metaHandlers([]);
    const bare = registrations.find(({ call }) => call.name === getTransitions.name);
    const { browser, order } = await standing(orderStatus.registered);
    const person = await server.db
      .selectFrom('orders')
      .select('customer_id')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const held = { userRoleType: 1, permissions: ['我的订单'], rights: ['create', 'pay'] };
    const customer = { ownerId: person.customer_id, ...held };
    const steps = await bare?.run({ db: server.db, customer, session: {} } as never, {
      entity: 'order',
      id: order.orderId,
    });
    expect((steps as { allowed: boolean }[]).filter(({ allowed }) => allowed)).toEqual([]);
    const full = await browser.send(getTransitions, { entity: 'order', id: order.orderId });
    expect(
      full
        .filter(({ allowed }) => allowed)
        .map(({ event }) => event)
        .sort(),
    ).toEqual(['CANCEL', 'PAY']);
  });
});
