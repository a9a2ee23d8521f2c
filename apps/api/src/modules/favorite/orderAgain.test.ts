/** Favourites are ordered again: priced anew line by line, their files checked anew, all with one payment or none. */
import type { OutputOf } from '@banxin/contract/call';
import { createAddress } from '@banxin/contract/calls/customer/address';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import {
  addFavorite,
  loseFavorite,
  reorder,
  repriceFavorites,
} from '@banxin/contract/calls/order/favorite';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { errCode } from '@banxin/contract/errors';
import { productById } from '@banxin/pricing/products';
import { afterAll, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { CARDS, confirmed, enter, FAR, RECEIVER, rowOf } from '../order/order.testkit.ts';
import { expectWorkedOut } from '../order/priceLog.testkit.ts';

const server = await createTestServer();
const { db } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const cards = (styles: number) => ({ ...CARDS, styles });
type Repriced = OutputOf<typeof repriceFavorites>[number];

/** A favourite of an order that went to the usual receiver. */
async function kept(browser: Browser, styles = 1, more: object = {}) {
  const order = await confirmed(browser, { configuration: cards(styles), ...more });
  const { id } = await browser.send(addFavorite, {
    name: `名片${styles}`,
    of: { orderSN: order.orderSN },
  });
  return { id, order };
}

const repriced = async (browser: Browser, id: number, more: object = {}): Promise<Repriced> => {
  const [one] = await browser.send(repriceFavorites, { ids: [id], ...more });
  if (one === undefined) throw new Error('no answer');
  return one;
};

const jobFor = ({ id, job, priceNow }: Repriced) => ({
  id,
  quantity: job?.configuration.quantity ?? 0,
  styles: job?.configuration.styles ?? 0,
  expectedTotal: priceNow ?? 0,
});

const setTerms = (id: number, values: object) =>
  db.updateTable('customers').set(values).where('id', '=', id).execute();
const change = (owner: number, id: number, values: object) =>
  db
    .updateTable('favorite_orders')
    .set(values)
    .where('customer_id', '=', owner)
    .where('id', '=', id)
    .execute();

test('at the same terms the price is the same, and the order goes where it went', async () => {
  const { browser } = await enter(server);
  const { id, order } = await kept(browser);
  const again = await repriced(browser, id);
  expect(again).toMatchObject({
    priceThen: order.total,
    priceNow: order.total,
    differences: [],
    successor: null,
    job: { configuration: CARDS, isReplaced: false, stylesMax: 50 },
    receiver: RECEIVER,
  });
  const { orders, paymentSN } = await browser.send(reorder, { jobs: [jobFor(again)] });
  expect(orders).toMatchObject([{ id, total: order.total }]);
  expect(await browser.send(getPayment, { paymentSN })).toMatchObject({ amount: order.total });
  const placed = await browser.send(getOrderDetail, { ordersn: orders[0]?.orderSN ?? '' });
  expect(placed).toMatchObject({ configuration: CARDS, receiver: RECEIVER, confirmed: true });
  expect((await repriced(browser, id)).orderSN).toBe(orders[0]?.orderSN);
});

test('every line that differs is named with its cause, and the lines add up to the difference', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  await setTerms(owner, { vip_level: 6 });
  const { differences, priceThen, priceNow } = await repriced(browser, id);
  expect(differences.map(({ cause }) => cause)).toContain('level');
  const sum = differences.reduce((all, { before, after }) => all + (after ?? 0) - (before ?? 0), 0);
  expect(sum).toBe((priceNow ?? 0) - (priceThen ?? 0));
  expect(sum).toBeLessThan(0);
});

test('what was kept and what it costs now are opened side by side, where that is asked for', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  await setTerms(owner, { vip_level: 6 });
  expect((await repriced(browser, id)).logs).toBeUndefined();
  const { logs, priceThen, priceNow } = await repriced(browser, id, { explained: true });
  expect(expectWorkedOut(logs?.before).total).toBe(priceThen);
  expect(expectWorkedOut(logs?.after).total).toBe(priceNow);
});

test('another quantity is priced as another job, and going farther costs freight', async () => {
  const { browser } = await enter(server);
  const { id } = await kept(browser);
  const more = await repriced(browser, id, {
    changes: [{ id, quantity: CARDS.quantity * 2, styles: 1 }],
  });
  expect(more.job?.configuration.quantity).toBe(CARDS.quantity * 2);
  expect(more.differences.map(({ cause }) => cause)).toContain('options');
  expect(more.differences.map(({ cause }) => cause)).not.toContain('book');
  const { id: addressId } = await browser.send(createAddress, FAR);
  const far = await repriced(browser, id, { addressId });
  expect(far.receiver).toMatchObject({ consignee: FAR.consignee });
  expect(far.differences.map(({ cause }) => cause)).toEqual(['freight']);
});

test('several are ordered with one payment, which pays them all', async () => {
  const { browser } = await enter(server, { balance: 10_000_000 });
  const ids = [(await kept(browser, 1)).id, (await kept(browser, 2)).id];
  const all = await browser.send(repriceFavorites, { ids });
  const { orders, paymentSN } = await browser.send(reorder, { jobs: all.map(jobFor) });
  expect(orders.map(({ id }) => id)).toEqual(ids);
  const { amount } = await browser.send(getPayment, { paymentSN });
  expect(amount).toBe(all.reduce((sum, { priceNow }) => sum + (priceNow ?? 0), 0));
  await browser.send(payByBalance, { paymentSN });
  for (const { orderSN } of orders) expect((await rowOf(db, orderSN)).paid_at).not.toBeNull();
});

test('a price that moved meanwhile is refused for each of them, and nothing is ordered', async () => {
  const { browser, id: owner } = await enter(server);
  const ids = [(await kept(browser, 1)).id, (await kept(browser, 2)).id];
  const all = await browser.send(repriceFavorites, { ids });
  await setTerms(owner, { vip_level: 6 });
  const count = () =>
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('customer_id', '=', owner)
      .executeTakeFirstOrThrow();
  const before = await count();
  const refusal = await browser.refused(reorder, { jobs: all.map(jobFor) });
  expect(refusal.errCode).toBe(errCode.priceMoved);
  const { moved } = refusal.data as { moved: readonly { id: number; seen: number }[] };
  expect(moved.map(({ id, seen }) => [id, seen])).toEqual(
    all.map(({ id, priceNow }) => [id, priceNow]),
  );
  expect(await count()).toEqual(before);
});

test('the same press twice, and at once, is one order', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  const input = { jobs: [jobFor(await repriced(browser, id))] };
  const options = { idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([
    browser.send(reorder, input, options),
    browser.send(reorder, input, options),
  ]);
  expect(answers[0]).toEqual(answers[1]);
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', owner)
    .execute();
  expect(rows).toHaveLength(2);
});

test('two windows that order the same ones in another sequence both end', async () => {
  const { browser } = await enter(server);
  const ids = [(await kept(browser, 1)).id, (await kept(browser, 2)).id];
  const jobs = (await browser.send(repriceFavorites, { ids })).map(jobFor);
  const ended = await Promise.all([
    outcome(browser.send(reorder, { jobs })),
    outcome(browser.send(reorder, { jobs: jobs.toReversed() })),
  ]);
  expect(ended).toEqual(['done', 'done']);
});

test('files go along once they are checked anew; what was cleaned up is told, and none goes', async () => {
  const { browser, id: owner } = await enter(server);
  const fileId = await upload(server, browser, FIXTURES['card-with-bleed']());
  const { id } = await kept(browser, 1, { fileIds: [fileId] });
  const again = await repriced(browser, id);
  expect(again.files).toMatchObject([{ id: fileId, state: 'checked' }]);
  const { orders } = await browser.send(reorder, { jobs: [jobFor(again)] });
  const placed = await browser.send(getOrderDetail, { ordersn: orders[0]?.orderSN ?? '' });
  expect(placed.files.map((file) => file.id)).toEqual([fileId]);
  await change(owner, id, { file_ids: JSON.stringify([fileId, 'cleaned']) });
  const later = await repriced(browser, id);
  expect(later.files.map(({ state }) => state)).toEqual(['checked', 'gone']);
  const next = await browser.send(reorder, { jobs: [jobFor(later)] });
  const without = await browser.send(getOrderDetail, { ordersn: next.orders[0]?.orderSN ?? '' });
  expect(without.files).toEqual([]);
});

test('a file that does not fit the job is faulty and says why', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  const fileId = await upload(server, browser, FIXTURES['card-wrong-size']());
  await change(owner, id, { file_ids: JSON.stringify([fileId]) });
  const [file] = (await repriced(browser, id)).files;
  expect(file?.state).toBe('faulty');
  expect(file?.findings.some(({ severity }) => severity === 'error')).toBe(true);
});

test('what can no longer be made says the nearest that can, and that is ordered', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  await change(owner, id, { configuration: JSON.stringify({ ...CARDS, materialId: 'withdrawn' }) });
  const again = await repriced(browser, id);
  expect(again.job).toMatchObject({ isReplaced: true });
  expect(again.job?.configuration.materialId).not.toBe('withdrawn');
  const { orders } = await browser.send(reorder, { jobs: [jobFor(again)] });
  const placed = await browser.send(getOrderDetail, { ordersn: orders[0]?.orderSN ?? '' });
  expect(placed.configuration).toEqual(again.job?.configuration);
});

test('a product that is gone names its successor and is not ordered', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await kept(browser);
  await change(owner, id, { product_id: 9999 });
  const again = await repriced(browser, id);
  expect(again).toMatchObject({ job: null, lost: { reason: 'gone' } });
  const successor = productById(again.successor?.productId ?? 0);
  expect(successor?.parentId).toBe(productById(CARDS.productId)?.parentId);
  const refusal = await browser.refused(reorder, {
    jobs: [{ id, quantity: 1, styles: 1, expectedTotal: 1 }],
  });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '收藏已失效：产品下架，不能返单',
    data: { id, reason: 'gone' },
  });
});

test('one that was retired is not ordered, and neither are those beside it', async () => {
  const { browser } = await enter(server);
  const ids = [(await kept(browser, 1)).id, (await kept(browser, 2)).id];
  const jobs = (await browser.send(repriceFavorites, { ids })).map(jobFor);
  await browser.send(loseFavorite, { id: ids[1] ?? 0 });
  const refusal = await browser.refused(reorder, { jobs });
  expect(refusal).toMatchObject({ data: { id: ids[1], reason: 'hand' } });
});

test('without a receiver nothing is ordered until one is chosen', async () => {
  const { browser } = await enter(server);
  const { id } = await browser.send(addFavorite, { name: '未下单', of: { configuration: CARDS } });
  const bare = await repriced(browser, id);
  expect(bare.receiver).toBeNull();
  const refusal = await browser.refused(reorder, { jobs: [jobFor(bare)] });
  expect(refusal.fields).toEqual({ addressId: '请选择收货地址' });
  const { id: addressId } = await browser.send(createAddress, { ...RECEIVER, isDefault: true });
  const named = await repriced(browser, id, { addressId });
  const { orders } = await browser.send(reorder, { jobs: [jobFor(named)], addressId });
  expect(orders).toHaveLength(1);
});

test('another customer neither prices nor orders it, nor sends it to an address of others', async () => {
  const { browser } = await enter(server);
  const { id } = await kept(browser);
  const { id: addressId } = await browser.send(createAddress, RECEIVER);
  const other = await enter(server);
  const own = await kept(other.browser);
  for (const refusal of [
    await other.browser.refused(repriceFavorites, { ids: [own.id, id] }),
    await other.browser.refused(repriceFavorites, { ids: [own.id], addressId }),
    await other.browser.refused(reorder, {
      jobs: [{ id, quantity: 1, styles: 1, expectedTotal: 1 }],
    }),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});
