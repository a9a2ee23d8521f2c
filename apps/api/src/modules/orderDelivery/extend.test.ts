/** Who a parcel says it comes from can change until it is labelled. */
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrderExtend, setDeliverySender } from '@banxin/contract/calls/order/extend';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { addCertificate } from '../certificate/certificate.testkit.ts';
import { confirmation, enter, paid, place, standAt } from '../order/order.testkit.ts';

const server = await createTestServer();
const { browser, id } = await enter(server, { balance: 100_000_000 });
const SENDER = { name: '悦享品牌部', phone: '021-61234567', address: '', hide: true };

test('it is kept, read back, and taken away again', async () => {
  const { orderId, orderSN } = await paid(browser);
  const read = async () => (await browser.send(getOrderExtend, { orderId })).sender;
  expect(await read()).toBeNull();
  await browser.send(setDeliverySender, { orderSN, sender: SENDER });
  expect(await read()).toEqual(SENDER);
  await browser.send(setDeliverySender, { orderSN, sender: null });
  expect(await read()).toBeNull();
});

test('with the certificate it is named at the confirmation, and stands on the order', async () => {
  const brandId = await addCertificate(server.db, id);
  const expired = await addCertificate(server.db, id, { valid_until: '2026-01-31' });
  const { orderSN } = await place(browser);
  const input = { ...(await confirmation(browser, orderSN)), sender: SENDER };
  const refusal = await browser.refused(confirmOrder, { ...input, brandId: expired });
  expect(Object.keys(refusal.fields ?? {})).toEqual(['brandId']);
  await browser.send(confirmOrder, { ...input, brandId });
  const detail = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(detail).toMatchObject({ sender: SENDER, certificate: { id: brandId, brand: '悦享' } });
});

test('exactly as long as the address may change', async () => {
  const open: readonly number[] = orderActions.changeAddress.states;
  for (const status of orderChart.states.filter((one) => one !== s.deleted)) {
    const { orderSN } = await paid(browser);
    await standAt(server.db, orderSN, status);
    const ended = await outcome(browser.send(setDeliverySender, { orderSN, sender: SENDER }));
    expect(ended).toBe(open.includes(status) ? 'done' : errCode.wrongState);
  }
});

test('a sender without a name or with a phone that is none is refused at its field', async () => {
  const { orderSN } = await paid(browser);
  for (const [field, sender] of [
    ['sender.name', { ...SENDER, name: ' ' }],
    ['sender.phone', { ...SENDER, phone: '12' }],
  ] as const) {
    const refusal = await browser.refused(setDeliverySender, { orderSN, sender });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  }
});

test('of another customer’s order nothing is told', async () => {
  const { orderId, orderSN } = await paid(browser);
  const other = await enter(server);
  for (const refusal of [
    await other.browser.refused(getOrderExtend, { orderId }),
    await other.browser.refused(setDeliverySender, { orderSN, sender: null }),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});
