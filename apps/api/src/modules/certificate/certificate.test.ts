/** Certificates of brands: only an approved one that holds today goes with an order, as long as its files may change. */
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { getOrderExtend } from '@banxin/contract/calls/order/extend';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderActions, orderChart } from '@banxin/contract/lifecycles/order';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { confirmation, enter, paid, place, rowOf, standAt } from '../order/order.testkit.ts';
import { addCertificate } from './certificate.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser, id } = await enter(server, { balance: 100_000_000 });
const other = await enter(server);

/** Today is 2026-11-20. */
const good = await addCertificate(db, id);
const WRONG = {
  'in review': [{ review: 0 }, '授权证书还在审核'],
  'not approved': [{ review: 2 }, '授权证书审核没有通过'],
  'expired yesterday': [{ valid_until: '2026-11-19' }, '授权证书 2026-11-19 已过期'],
  'valid from tomorrow': [{ valid_from: '2026-11-21' }, '授权证书 2026-11-21 起有效'],
} as const;

const chosen = async (orderId: number) =>
  (await browser.send(getOrderExtend, { orderId })).certificate?.id ?? null;

test.each(Object.entries(WRONG))(
  'one that is %s is listed with its reason and refused',
  async (_, [how, reason]) => {
    const brandId = await addCertificate(db, id, how);
    const listed = await browser.send(getCertificates, {});
    expect(listed.find((one) => one.id === brandId)?.refusal?.message).toBe(reason);
    const { orderId, orderSN } = await place(browser);
    const input = { ...(await confirmation(browser, orderSN)), brandId };
    for (const refusal of [
      await browser.refused(setOrderCertificate, { orderSN, brandId }),
      await browser.refused(confirmOrder, input),
    ]) {
      expect(refusal.errCode).toBe(errCode.invalidInput);
      expect(refusal.fields).toEqual({ brandId: reason });
    }
    expect(await chosen(orderId)).toBeNull();
    expect((await rowOf(db, orderSN)).confirmed_at).toBeNull();
  },
);

test('one that ends today, and one without an end, hold', async () => {
  for (const valid_until of ['2026-11-20', null]) {
    const brandId = await addCertificate(db, id, { valid_until });
    const { orderSN } = await place(browser);
    await browser.send(setOrderCertificate, { orderSN, brandId });
  }
  const [first, ...rest] = await browser.send(getCertificates, {});
  expect(first?.refusal).toBeNull();
  const reasons = rest.map(({ refusal }) => refusal !== null);
  expect(reasons).toEqual(reasons.toSorted());
});

test('it goes with the confirmation, with the sender, and can be taken away again', async () => {
  const { orderId, orderSN } = await place(browser);
  const sender = { name: '悦享品牌部', phone: '021-61234567', address: '', hide: true };
  const input = await confirmation(browser, orderSN);
  await browser.send(confirmOrder, { ...input, brandId: good, sender });
  expect(await browser.send(getOrderExtend, { orderId })).toMatchObject({
    sender,
    certificate: { id: good },
    certificateRefusal: null,
    senderRefusal: null,
  });
  const { version } = await rowOf(db, orderSN);
  await browser.send(setOrderCertificate, { orderSN, brandId: good });
  expect((await rowOf(db, orderSN)).version).toBe(version);
  await browser.send(setOrderCertificate, { orderSN, brandId: null });
  expect(await chosen(orderId)).toBeNull();
});

test('what an order had before it was confirmed stays when the confirmation says nothing of it', async () => {
  const { orderId, orderSN } = await place(browser);
  await browser.send(setOrderCertificate, { orderSN, brandId: good });
  await browser.send(confirmOrder, await confirmation(browser, orderSN));
  expect(await chosen(orderId)).toBe(good);
});

test('exactly as long as files may change', async () => {
  const open: readonly number[] = orderActions.editFiles.states;
  for (const status of orderChart.states.filter((one) => one !== s.deleted)) {
    const { orderId, orderSN } = await paid(browser);
    await standAt(db, orderSN, status);
    const { certificateRefusal } = await browser.send(getOrderExtend, { orderId });
    expect(certificateRefusal === null).toBe(open.includes(status));
    const ended = await outcome(browser.send(setOrderCertificate, { orderSN, brandId: good }));
    expect(ended).toBe(open.includes(status) ? 'done' : errCode.wrongState);
  }
});

test('of another customer neither certificate nor order is told or used', async () => {
  expect(await other.browser.send(getCertificates, {})).toEqual([]);
  const mine = await place(browser);
  const theirs = await place(other.browser);
  const refusal = await other.browser.refused(setOrderCertificate, {
    orderSN: theirs.orderSN,
    brandId: good,
  });
  expect(refusal.fields).toEqual({ brandId: '没有这份授权证书' });
  const hidden = await other.browser.refused(setOrderCertificate, {
    orderSN: mine.orderSN,
    brandId: null,
  });
  expect(hidden.errCode).toBe(errCode.notFound);
});
