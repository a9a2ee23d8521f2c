/** What moves beside the order: its files, payments, refunds and parcels, as their owner sees their charts. */
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { setFilesConfirmed } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { closePayment } from '@banxin/contract/calls/payment/channel';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { parcelStatus } from '@banxin/contract/enums/parcel';
import { paymentStanding } from '@banxin/contract/enums/payment';
import { errCode } from '@banxin/contract/errors';
import { fileChart } from '@banxin/contract/lifecycles/file';
import { type Moving, movingCharts } from '@banxin/contract/lifecycles/moves';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { registeredCalls } from '../../registry.ts';
import { upload } from '../file/upload.testkit.ts';
import { confirmed, enter, paid } from '../order/order.testkit.ts';
import { approvedOrder, enterAdmin, takeSteps } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const buyer = await enter(server, { balance: 50_000_000 });
const other = await enter(server);

const stepsOf = (browser: Browser, entity: Moving, id: number) =>
  browser.send(getTransitions, { entity, id });
const allowedOf = async (entity: Moving, id: number) =>
  (await stepsOf(buyer.browser, entity, id)).filter(({ allowed }) => allowed);

/** Calls that are not of the works. */
const performed = new Set<string>(
  registeredCalls
    .filter(
      ({ access }) =>
        !(typeof access === 'object' && 'right' in access && access.right === 'works'),
    )
    .flatMap(({ performs = [] }) => performs),
);

async function expectHidden(entity: Moving, id: number): Promise<void> {
  const refusal = await other.browser.refused(getTransitions, { entity, id });
  expect(refusal.errCode).toBe(errCode.notFound);
}

describe('files', () => {
  let order: { orderId: number; orderSN: string };
  let clean: string;
  beforeAll(async () => {
    clean = await upload(server, buyer.browser, FIXTURES['card-with-bleed']());
    order = await paid(buyer.browser, { fileIds: [clean] });
  });
  /** Puts the order into review with its files in this status. */
  const stand = (file_status: number, status: number = orderStatus.ordered) =>
    db.updateTable('orders').set({ file_status, status }).where('id', '=', order.orderId).execute();

  test.each(fileStatus.values)(
    'in status %i a step is open exactly when a call takes it',
    async (from) => {
      await stand(from);
      const steps = await stepsOf(buyer.browser, 'file', order.orderId);
      const arrows = fileChart.transitions.filter((arrow) => arrow.from === from);
      expect(steps.map(({ event }) => event).sort()).toEqual(
        arrows.map(({ event }) => event).sort(),
      );
      for (const { event, allowed, reason } of steps) {
        const isMine = arrows.some((arrow) => arrow.event === event && arrow.actor === 'customer');
        expect([event, allowed]).toEqual([event, isMine && performed.has(`file.${event}`)]);
        if (!allowed) expect(reason?.message).toMatch(/[\u4e00-\u9fff]/);
      }
    },
  );

  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    FILES_IN: () => buyer.browser.send(setOrderFiles, { orderSN: order.orderSN, fileIds: [clean] }),
    FINAL_FILE: () =>
      buyer.browser.send(setOrderFiles, { orderSN: order.orderSN, fileIds: [clean] }),
    MODIFIED: () => buyer.browser.send(setOrderFiles, { orderSN: order.orderSN, fileIds: [clean] }),
    CONFIRMED: () => buyer.browser.send(setFilesConfirmed, { orderSN: order.orderSN }),
  };
  const mine = fileChart.transitions.filter(
    ({ actor, event }) => actor === 'customer' && performed.has(`file.${event}`),
  );

  test('every event that a call names has its call here', () => {
    expect([...new Set(mine.map(({ event }) => event))].sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(mine)('$event from $from leads to $to', async ({ event, from, to }) => {
    await stand(from);
    expect(await allowedOf('file', order.orderId)).toContainEqual({
      event,
      to,
      allowed: true,
      reason: null,
    });
    await calls[event]?.();
    const step = await db
      .selectFrom('status_events')
      .select(['from_status', 'to_status', 'event'])
      .where('entity', '=', 'file')
      .where('entity_id', '=', order.orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(step).toEqual({ from_status: from, to_status: to, event });
  });

  test('of an approved order nothing is open, and nobody else sees it', async () => {
    await stand(fileStatus.modified, orderStatus.approvedOrdered);
    const steps = await stepsOf(buyer.browser, 'file', order.orderId);
    expect(steps.find(({ event }) => event === 'CONFIRMED')?.reason?.message).toContain(
      '已通过审核',
    );
    await expectHidden('file', order.orderId);
  });
});

describe('payments', () => {
  const idOf = async (paymentSN: string) =>
    (
      await db
        .selectFrom('payments')
        .select('id')
        .where('payment_sn', '=', paymentSN)
        .executeTakeFirstOrThrow()
    ).id;

  test('an open one is paid or closed by its owner', async () => {
    const calls = {
      PAY: (paymentSN: string) => buyer.browser.send(payByBalance, { paymentSN }),
      CLOSE: (paymentSN: string) => buyer.browser.send(closePayment, { paymentSN }),
    };
    const leads = { PAY: paymentStanding.paid, CLOSE: paymentStanding.closed };
    for (const event of ['PAY', 'CLOSE'] as const) {
      const { paymentSN } = await confirmed(buyer.browser);
      const id = await idOf(paymentSN);
      expect(
        (await allowedOf('payment', id)).map(({ event: name, to }) => [name, to]).sort(),
      ).toEqual(Object.entries(leads).sort());
      await expectHidden('payment', id);
      await calls[event](paymentSN);
      const after = await stepsOf(buyer.browser, 'payment', id);
      expect(after.filter(({ allowed }) => allowed)).toEqual([]);
      const arrows = movingCharts.payment.transitions.filter(({ from }) => from === leads[event]);
      expect(after.map(({ to }) => to)).toEqual(arrows.map(({ to }) => to));
    }
  });

  test('one that is over by the clock says so', async () => {
    const { paymentSN } = await confirmed(buyer.browser);
    const id = await idOf(paymentSN);
    await db
      .updateTable('payments')
      .set({ expires_at: '2026-11-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const pay = (await stepsOf(buyer.browser, 'payment', id)).find(({ event }) => event === 'PAY');
    expect(pay).toMatchObject({ allowed: false });
    expect(pay?.reason?.data).toMatchObject({ key: 'payment.expired' });
  });
});

test('a refund by a channel is sent by the channel, or by people where it cannot', async () => {
  const { paymentSN } = await confirmed(buyer.browser);
  const { id: paymentId } = await db
    .selectFrom('payments')
    .select('id')
    .where('payment_sn', '=', paymentSN)
    .executeTakeFirstOrThrow();
  const at = '2026-11-20T02:00:00.000Z';
  const trade = await db
    .insertInto('payment_trades')
    .values({
      customer_id: buyer.id,
      payment_id: paymentId,
      channel: 'bank',
      trade_sn: 'T-MOVES',
      amount: 100,
      started_by: buyer.id,
      created_at: at,
      begun_at: at,
      next_check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('channel_returns')
    .values({
      customer_id: buyer.id,
      trade_id: trade.id,
      order_id: null,
      return_sn: 'T-MOVES-R',
      amount: 100,
      failure: null,
      next_try_at: at,
      created_at: at,
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const eventsAt = async (status: 'waiting' | 'byHand' | 'done') => {
    await db.updateTable('channel_returns').set({ status }).where('id', '=', id).execute();
    const steps = await stepsOf(buyer.browser, 'refund', id);
    expect(steps.filter(({ allowed }) => allowed)).toEqual([]);
    return steps.map(({ event }) => event);
  };
  expect(await eventsAt('waiting')).toEqual(['SENT_BACK', 'ASK_PERSON']);
  expect(await eventsAt('byHand')).toEqual(['SENT_BACK', 'SENT_BY_HAND']);
  expect(await eventsAt('done')).toEqual([]);
  await expectHidden('refund', id);
});

test('a parcel is moved by the works and by its carrier', async () => {
  const admin = await enterAdmin(server);
  const { orderId } = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL', 'LABEL']);
  const { id } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(await stepsOf(buyer.browser, 'parcel', id)).toEqual([
    {
      event: 'ALL_HANDED_OVER',
      to: parcelStatus.handedOver,
      allowed: false,
      reason: { message: '由印厂处理', data: { key: 'order.byStaff' } },
    },
  ]);
  await expectHidden('parcel', id);
  await takeSteps(admin.browser, orderId, ['ALL_HANDED_OVER']);
  const onRoad = await stepsOf(buyer.browser, 'parcel', id);
  expect(onRoad.map(({ event }) => event).sort()).toEqual([
    'CARRIER_MOVING',
    'CARRIER_PROBLEM',
    'CARRIER_RETURNING',
    'SIGNED',
  ]);
  for (const { reason } of onRoad) expect(reason?.data).toMatchObject({ key: 'order.byCarrier' });
  await db.updateTable('parcels').set({ state: 3 }).where('id', '=', id).execute();
  expect(await stepsOf(buyer.browser, 'parcel', id)).toEqual([]);
});
