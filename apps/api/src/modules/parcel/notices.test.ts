/** Notices of carriers: a signed one moves the order, once; everything else changes nothing. */
import { createHash, createHmac } from 'node:crypto';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { nowOf } from '../../ports/clock.ts';
import { createKuaidi100 } from '../../ports/kuaidi100.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, rowOf, standAt } from '../order/order.testkit.ts';

const key = 'key0001';
const carrier = createKuaidi100({
  customer: 'CUSTOMER0001',
  key,
  endpoint: 'http://127.0.0.1:9',
  callbackUrl: 'https://shop.test/notify/parcels',
});
const server = await createTestServer({ ports: { carrier } });
const { db, clock } = server;
const buyer = await enter(server, { balance: 50_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

let parcels = 0;

/** A parcel on the road. */
async function onTheRoad() {
  const { orderSN, orderId } = await paid(buyer.browser);
  await standAt(db, orderSN, s.shipped);
  parcels += 1;
  const number = `7310000000${String(parcels).padStart(4, '0')}`;
  await db
    .insertInto('parcels')
    .values({
      customer_id: buyer.id,
      order_id: orderId,
      carrier: 'zhongtong',
      tracking_no: number,
      state: null,
      labelled_at: nowOf(clock),
      handed_at: nowOf(clock),
      poll_after: nowOf(clock),
    })
    .execute();
  return { orderSN, orderId, number };
}

const noticeOf = (number: string, state: string) => {
  const data = [{ ftime: '2026-11-20 09:00:00', context: `状态 ${state}` }];
  const lastResult = { message: 'ok', com: 'zhongtong', nu: number, state, data };
  const param = JSON.stringify({ status: 'polling', lastResult });
  const salt = createHmac('sha256', key).update(`zhongtong:${number}`).digest('hex').slice(0, 32);
  const sign = createHash('md5')
    .update(param + salt)
    .digest('hex')
    .toUpperCase();
  return { param, sign };
};

/** Sent as the service sends it: no session, no header of the shop. */
const tell = async (form: Record<string, string>) => {
  const response = await server
    .browser()
    .fetch('/notify/parcels', { method: 'POST', body: new URLSearchParams(form) });
  return (await response.json()) as { result: boolean };
};

test('a signed notice moves the order; the same ten times at once, and a late one, change nothing more', async () => {
  const { orderSN, orderId, number } = await onTheRoad();
  await Promise.all(Array.from({ length: 10 }, () => tell(noticeOf(number, '3'))));
  expect((await rowOf(db, orderSN)).status).toBe(s.delivered);
  expect(await tell(noticeOf(number, '5'))).toMatchObject({ result: true });
  expect((await rowOf(db, orderSN)).status).toBe(s.delivered);
  const events = db.selectFrom('status_events').select('event').where('entity_id', '=', orderId);
  expect(await events.where('event', '=', 'SIGNED').execute()).toHaveLength(1);
});

test('a notice that somebody forged, or that is cut short, is refused and changes nothing', async () => {
  const { orderSN, number } = await onTheRoad();
  const { param, sign } = noticeOf(number, '3');
  for (const form of [
    { param, sign: '0'.repeat(32) },
    { param: param.replace('"3"', '"4"'), sign },
    { param },
    {},
  ] as Record<string, string>[]) {
    expect(await tell(form)).toMatchObject({ result: false });
  }
  expect((await rowOf(db, orderSN)).status).toBe(s.shipped);
});

test('a parcel that is not ours is taken, so that it is not told again', async () => {
  expect(await tell(noticeOf('73999999999999', '3'))).toMatchObject({ result: true });
});

test('where nobody tells there is no such address', async () => {
  const local = await createTestServer();
  const body = new URLSearchParams(noticeOf('73100000000001', '3'));
  const response = await local.browser().fetch('/notify/parcels', { method: 'POST', body });
  expect(response.status).toBe(404);
});
