/** Parcels: what a carrier reports moves the order, once, in whatever order it comes, and is shown to its customer. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { type Carrier, CarrierFailedError, type Report } from '../../ports/carrier.ts';
import { instantOf, nowOf } from '../../ports/clock.ts';
import { isRefused, localCarrier, meetsNobody } from '../../ports/localCarrier.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, rowOf, standAt } from '../order/order.testkit.ts';
import { advance } from '../order/status.ts';
import { createLabel } from './label.ts';
import { keepReport, POLL_EVERY_MS, watchParcels } from './watch.ts';

const server = await createTestServer();
const { db, clock } = server;
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const label = createLabel(localCarrier);
const now = () => nowOf(clock);
const statusOf = async (orderSN: string) => (await rowOf(db, orderSN)).status;

/** An order that its carrier has just got. */
async function handedOver(by = buyer.browser, typed: string | null = null) {
  const { orderSN, orderId } = await paid(by);
  await db.updateTable('orders').set({ factory: 0 }).where('order_sn', '=', orderSN).execute();
  await standAt(db, orderSN, s.stored);
  await transaction(db, async (tx) => {
    expect(
      await label.print(tx, { order: await rowOf(tx, orderSN), drop: null }, typed, now()),
    ).toBeNull();
    const labelled = await advance(tx, await rowOf(tx, orderSN), {
      event: 'ALL_HANDED_OVER',
      actor: 'staff',
      at: now(),
    });
    if (labelled === null) throw new Error('not handed over');
    await label.handOver(tx, { order: labelled, drop: null }, now());
  });
  return { orderSN, orderId };
}

const parcelOf = async (orderId: number) =>
  db.selectFrom('parcels').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

const report = async (orderId: number, state: number, text = `状态 ${state}`) =>
  keepReport(db, await parcelOf(orderId), { state, scans: [{ at: now(), text }] }, now());

/** Asks for everything that is due, as the job does with every run. */
const watch = async (carrier: Carrier = localCarrier) => {
  while ((await watchParcels(db, carrier, now())) > 0);
};

test('on the local carrier a parcel goes from city to city until it is signed for', async () => {
  const { orderSN, orderId } = await handedOver();
  const seen = new Set<number>();
  for (let hour = 0; hour < 24 * 7; hour += 1) {
    clock.advance(3_600_000);
    await watch();
    seen.add(await statusOf(orderSN));
  }
  expect([...seen].filter((status) => status !== s.shipped)).toEqual([s.inDelivery, s.delivered]);
  const [parcel] = await buyer.browser.send(getExpressLogs, { orderSN });
  expect(parcel).toMatchObject({ state: 3, trackingNo: (await parcelOf(orderId)).tracking_no });
  const texts = parcel?.scans.map(({ text }) => text) ?? [];
  expect(texts[0]).toContain('已签收');
  expect(texts.at(-1)).toBe('【永城】快件已揽收，揽收网点：永城印刷园');
  expect(texts.join()).toContain('到达闵行区营业部');
  const times = parcel?.scans.map(({ at }) => at) ?? [];
  expect(times).toEqual([...times].sort().reverse());
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(items.map(({ kind }) => kind).slice(0, 2)).toEqual(['received', 'shipped']);
});

test('on the local carrier few parcels meet nobody, and a few of these are refused and go back', async () => {
  const numbers = Array.from({ length: 16_000 }, (_, at) => `REFUSED${at}`);
  const refused = numbers.filter(isRefused);
  expect(numbers.filter(meetsNobody).length / numbers.length).toBeCloseTo(1 / 20, 2);
  expect(refused.length / numbers.length).toBeCloseTo(1 / 160, 2);
  const { orderSN, orderId } = await handedOver(buyer.browser, refused[0]);
  for (let hour = 0; hour < 24 * 10; hour += 1) {
    clock.advance(3_600_000);
    await watch();
  }
  expect(await statusOf(orderSN)).toBe(s.toReturn);
  const [parcel] = await buyer.browser.send(getExpressLogs, { orderSN });
  expect(parcel?.state).toBe(14);
  expect(parcel?.scans[0]?.text).toContain('拒收');
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(items[0]).toMatchObject({ kind: 'returning', orderSN });
  expect(items[0]?.text.message).toContain(`快递说明：${parcel?.scans[0]?.text}`);
  expect((await parcelOf(orderId)).poll_after).toBeNull();
});

test('a problem sets the flag and tells the customer, once; the next scan takes the flag off', async () => {
  const { orderSN, orderId } = await handedOver();
  const flagged = async () =>
    orderFlag.has((await rowOf(db, orderSN)).flags, orderFlag.problemOrder);
  await report(orderId, 5);
  await report(orderId, 2, '收货人电话无人接听');
  await report(orderId, 2, '收货人电话仍无人接听');
  expect(await flagged()).toBe(true);
  expect(await statusOf(orderSN)).toBe(s.inDelivery);
  const { items } = await buyer.browser.send(getSiteMessages, {});
  expect(
    items.filter(({ kind, orderSN: of }) => kind === 'parcelProblem' && of === orderSN),
  ).toEqual([items[0]]);
  expect(items[0]?.text.message).toContain('快递说明：收货人电话无人接听');
  await report(orderId, 3);
  expect(await flagged()).toBe(false);
  expect(await statusOf(orderSN)).toBe(s.delivered);
});

test.each([
  [[1, 0, 5, 3], s.delivered],
  [[0, 7], s.inDelivery],
  [[3], s.delivered],
  [[5, 14], s.toReturn],
  [[4], s.toReturn],
  [[6], s.toReturn],
  // Late notices: what has arrived is not on the road again.
  [[3, 5, 2, 6], s.delivered],
  [[8, 13], s.shipped],
])('reports %j lead to %i', async (states, status) => {
  const { orderSN, orderId } = await handedOver();
  for (const state of states) await report(orderId, state);
  expect(await statusOf(orderSN)).toBe(status);
});

test('the same report ten times at once is kept and told once', async () => {
  const { orderSN, orderId } = await handedOver();
  await Promise.all(Array.from({ length: 10 }, () => report(orderId, 3, '已签收')));
  const [parcel] = await buyer.browser.send(getExpressLogs, { orderSN });
  expect(parcel?.scans).toHaveLength(1);
  const events = db.selectFrom('status_events').select('event').where('entity_id', '=', orderId);
  expect(await events.where('event', '=', 'SIGNED').execute()).toHaveLength(1);
});

test('received by the customer and sent back by the carrier at once: one of them came first', async () => {
  for (let round = 0; round < (server.kind === 'server' ? 20 : 2); round += 1) {
    const { orderSN, orderId } = await handedOver();
    const receive = () => outcome(buyer.browser.send(confirmReceipt, { orderSNs: [orderSN] }));
    const goBack = () => report(orderId, 4, '已拒收，退回中');
    const both = round % 2 ? [receive(), goBack()] : [goBack(), receive()];
    const ended = (await Promise.all(both)).find((one) => one !== undefined);
    const status = await statusOf(orderSN);
    expect(status).toBe(ended === 'done' ? s.delivered : s.toReturn);
    if (ended !== 'done') expect(ended).toBe(errCode.wrongState);
    expect((await parcelOf(orderId)).state).toBe(4);
  }
});

test('a carrier is asked for a parcel every half hour at most, by one server, and no more once it arrived', async () => {
  await watch();
  const asked: string[] = [];
  const counting = (state: number): Carrier => ({
    ...localCarrier,
    track: async ({ trackingNo }): Promise<Report> => {
      asked.push(trackingNo);
      return { state, scans: [] };
    },
  });
  const { orderId } = await handedOver();
  const number = (await parcelOf(orderId)).tracking_no;
  const mine = () => asked.filter((one) => one === number).length;
  await Promise.all(Array.from({ length: 4 }, () => watchParcels(db, counting(0), now())));
  expect(mine()).toBe(1);
  clock.advance(POLL_EVERY_MS - 1);
  await watchParcels(db, counting(0), now());
  expect(mine()).toBe(1);
  clock.advance(1);
  await watchParcels(db, counting(3), now());
  expect(mine()).toBe(2);
  clock.advance(10 * POLL_EVERY_MS);
  await watchParcels(db, counting(3), now());
  expect(mine()).toBe(2);
});

test('a carrier that fails holds no other parcel up and is asked again', async () => {
  const [first, second] = [await handedOver(), await handedOver()];
  const broken = (await parcelOf(first.orderId)).tracking_no;
  const carrier: Carrier = {
    ...localCarrier,
    track: async ({ trackingNo }) => {
      if (trackingNo === broken) throw new CarrierFailedError('no answer');
      return { state: 5, scans: [] };
    },
  };
  await expect(watchParcels(db, carrier, now())).rejects.toThrow('A carrier did not answer');
  expect(await statusOf(first.orderSN)).toBe(s.shipped);
  expect(await statusOf(second.orderSN)).toBe(s.inDelivery);
  const { poll_after } = await parcelOf(first.orderId);
  expect(poll_after).toBe(instantOf(clock.now() + POLL_EVERY_MS));
});

test('parcels of others are not found', async () => {
  const { orderSN } = await handedOver();
  const other = await enter(server);
  const refusal = await other.browser.refused(getExpressLogs, { orderSN });
  expect(refusal.errCode).toBe(errCode.notFound);
});

test('a number that another parcel has is refused; a label that was thrown away leaves nothing', async () => {
  const taken = await parcelOf((await handedOver()).orderId);
  const { orderSN } = await paid(buyer.browser);
  await db
    .updateTable('orders')
    .set({ carrier: taken.carrier })
    .where('order_sn', '=', orderSN)
    .execute();
  await transaction(db, async (tx) => {
    const order = await rowOf(tx, orderSN);
    const refusal = await label.print(tx, { order, drop: null }, taken.tracking_no, now());
    expect(refusal?.data).toMatchObject({ fields: { trackingNo: '这个运单号已用于另一个包裹' } });
    expect(await label.print(tx, { order, drop: null }, 'ZT-0001-TYPED', now())).toBeNull();
    expect((await rowOf(tx, orderSN)).tracking_no).toBe('ZT-0001-TYPED');
    await label.cancel(tx, { order, drop: null });
  });
  expect((await rowOf(db, orderSN)).tracking_no).toBeNull();
  expect(await buyer.browser.send(getExpressLogs, { orderSN })).toEqual([]);
});
