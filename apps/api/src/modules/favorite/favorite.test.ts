/** Favourites: kept once, listed with the price of then and of now, noted on, retired, removed and had back. */
import type { InputOf } from '@banxin/contract/call';
import {
  addFavorite,
  deleteFavorite,
  getFavorites,
  loseFavorite,
  restoreFavorite,
  updateRemark,
} from '@banxin/contract/calls/order/favorite';
import { FAVORITE_UNDO_HOURS, FAVORITES_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { addCertificate } from '../certificate/certificate.testkit.ts';
import { CARDS, confirmed, enter, paid, place, rowOf } from '../order/order.testkit.ts';

const HOUR = 3_600_000;
const server = await createTestServer();
const { db, clock } = server;

const cards = (styles: number) => ({ ...CARDS, styles });
const keep = (browser: Browser, more: Partial<InputOf<typeof addFavorite>> = {}) =>
  browser.send(addFavorite, { name: '销售部名片', of: { configuration: CARDS }, ...more });
const liveOf = (browser: Browser, more: InputOf<typeof getFavorites> = {}) =>
  browser.send(getFavorites, more);

test('the configuration of a product page is kept with its price, and never ordered', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser, { remark: '季度' });
  const { items, total, counts } = await liveOf(browser);
  expect({ total, counts }).toEqual({ total: 1, counts: { live: 1, lost: 0 } });
  expect(items).toMatchObject([
    { id, name: '销售部名片', remark: '季度', orderSN: null, orderedAt: null, lost: null },
  ]);
  expect(items[0]?.priceThen).toBeGreaterThan(0);
  expect(items[0]?.priceNow).toBe(items[0]?.priceThen);
  expect(items[0]?.configuration).toEqual(CARDS);
});

test('an order is kept with the price that it had and the day on which it was placed', async () => {
  const { browser } = await enter(server, { balance: 10_000_000 });
  const { orderSN, total } = await paid(browser, { configuration: cards(2) });
  await keep(browser, { of: { orderSN } });
  const [kept] = (await liveOf(browser)).items;
  expect(kept).toMatchObject({ orderSN, priceThen: total, configuration: cards(2) });
  expect(kept?.orderedAt).toBe((await rowOf(db, orderSN)).created_at);
});

test('the same configuration is kept once; the refusal names the one that there is', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser);
  const { orderSN } = await place(browser);
  for (const of of [{ configuration: CARDS }, { orderSN }]) {
    const refusal = await browser.refused(addFavorite, { name: '又一个', of });
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '已收藏过相同配置：销售部名片',
      data: { id },
    });
  }
  expect((await liveOf(browser)).total).toBe(1);
});

test('pressed by many windows at once it is kept once', async () => {
  const { browser } = await enter(server);
  const many = server.kind === 'server' ? 16 : 4;
  const ended = await Promise.all(Array.from({ length: many }, () => outcome(keep(browser))));
  expect(ended.filter((one) => one === 'done')).toHaveLength(1);
  expect(new Set(ended)).toEqual(new Set(['done', errCode.wrongState]));
  expect((await liveOf(browser)).total).toBe(1);
});

test('no more are kept than the limit, also by two windows at once and by having one back', async () => {
  const { browser, id } = await enter(server);
  await keep(browser);
  const one = await db
    .selectFrom('favorite_orders')
    .selectAll()
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _, configuration, terms, quote, file_ids, ...columns } = one;
  const copies = Array.from({ length: FAVORITES_MAX - 2 }, (__, index) => ({
    ...columns,
    configuration: JSON.stringify(configuration),
    terms: JSON.stringify(terms),
    quote: JSON.stringify(quote),
    file_ids: JSON.stringify(file_ids),
    styles: null,
    receiver: null,
    job_key: `copy ${index}`,
  }));
  await db.insertInto('favorite_orders').values(copies).execute();
  const ended = await Promise.all(
    [2, 3].map((styles) => outcome(keep(browser, { of: { configuration: cards(styles) } }))),
  );
  expect(ended.toSorted()).toEqual(['done', errCode.wrongState].toSorted());
  const { items } = await liveOf(browser);
  const newest = items[0]?.id ?? 0;
  await browser.send(deleteFavorite, { id: newest });
  await keep(browser, { of: { configuration: cards(4) } });
  const refusal = await browser.refused(restoreFavorite, { id: newest });
  expect(refusal.message).toBe('最多收藏 200 个，请先删除一部分');
});

test('the list has the newest first on every page, and is found by words and by product', async () => {
  const { browser } = await enter(server);
  const ids: number[] = [];
  for (const styles of [1, 2, 3]) {
    const { id } = await keep(browser, {
      name: `第${styles}份`,
      remark: styles === 2 ? '展会 ＡＢＣ' : '',
      of: { configuration: cards(styles) },
    });
    ids.unshift(id);
  }
  const page = async (pageIndex: number) =>
    (await liveOf(browser, { pageIndex, pageSize: 10 })).items.map(({ id }) => id);
  expect(await page(1)).toEqual(ids);
  expect(await page(2)).toEqual([]);
  const found = await liveOf(browser, { words: 'abc' });
  expect(found.items.map(({ name }) => name)).toEqual(['第2份']);
  expect(found.counts).toEqual({ live: 1, lost: 0 });
  expect((await liveOf(browser, { productId: 101 })).total).toBe(3);
  expect((await liveOf(browser, { productId: 201 })).total).toBe(0);
  expect(found.products).toEqual([{ id: 101, name: expect.any(String) }]);
});

test('a note is written; one that was changed elsewhere is not written over', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser);
  const first = await browser.send(updateRemark, { id, remark: '三月用', version: 1 });
  expect(first).toEqual({ remark: '三月用', version: 2 });
  // The same again changes nothing, whatever was seen.
  expect(await browser.send(updateRemark, { id, remark: '三月用', version: 1 })).toEqual(first);
  const refusal = await browser.refused(updateRemark, { id, remark: '四月用', version: 1 });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '备注已在别处改为“三月用”',
    data: { remark: '三月用', version: 2 },
  });
  const tooLong = await browser.refused(updateRemark, { id, remark: '字'.repeat(101), version: 2 });
  expect(tooLong.fields).toEqual({ remark: '备注最多 100 个字' });
});

test('of two notes written at once on what both saw, one stands', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser);
  const ended = await Promise.all(
    ['甲', '乙'].map((remark) => outcome(browser.send(updateRemark, { id, remark, version: 1 }))),
  );
  expect(ended.toSorted()).toEqual(['done', errCode.wrongState].toSorted());
});

test('one that was retired says so, and its configuration can be kept anew', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser);
  await browser.send(loseFavorite, { id });
  await browser.send(loseFavorite, { id });
  const lost = await liveOf(browser, { state: 'lost' });
  expect(lost).toMatchObject({
    items: [{ id, lost: { reason: 'hand', day: null }, priceNow: null }],
    counts: { live: 0, lost: 1 },
  });
  await keep(browser);
  expect((await liveOf(browser)).counts).toEqual({ live: 1, lost: 1 });
});

test('one whose product is no longer sold, or whose certificate expired, lost its efficacy by itself', async () => {
  const { browser, id: owner } = await enter(server);
  const until = '2026-11-20';
  const certificate = await addCertificate(db, owner, { valid_until: until });
  const gone = await keep(browser, { of: { configuration: cards(2) } });
  const expiring = await keep(browser, { of: { configuration: cards(3) } });
  const set = (id: number, values: object) =>
    db
      .updateTable('favorite_orders')
      .set(values)
      .where('customer_id', '=', owner)
      .where('id', '=', id)
      .execute();
  await set(gone.id, { product_id: 9999 });
  await set(expiring.id, { certificate_id: certificate });
  expect((await liveOf(browser)).items.map(({ id }) => id)).toEqual([expiring.id]);
  clock.advance(24 * HOUR);
  try {
    const { items } = await liveOf(browser, { state: 'lost' });
    expect(items.map(({ lost }) => lost)).toEqual([
      { reason: 'certificate', day: until },
      { reason: 'gone', day: null },
    ]);
  } finally {
    clock.advance(-24 * HOUR);
  }
});

test('what was removed is had back for a day, and is gone for good after it', async () => {
  const { browser, id: owner } = await enter(server);
  const { id } = await keep(browser);
  await browser.send(deleteFavorite, { id });
  expect((await liveOf(browser)).total).toBe(0);
  expect((await browser.refused(deleteFavorite, { id })).errCode).toBe(errCode.notFound);
  await browser.send(restoreFavorite, { id });
  await browser.send(restoreFavorite, { id });
  expect((await liveOf(browser)).items.map((one) => one.id)).toEqual([id]);
  await browser.send(deleteFavorite, { id });
  const other = await keep(browser);
  const refusal = await browser.refused(restoreFavorite, { id });
  expect(refusal).toMatchObject({ errCode: errCode.wrongState, data: { id: other.id } });
  clock.advance(FAVORITE_UNDO_HOURS * HOUR + 1);
  try {
    expect((await browser.refused(restoreFavorite, { id })).errCode).toBe(errCode.notFound);
    await browser.send(deleteFavorite, { id: other.id });
    const rows = await db
      .selectFrom('favorite_orders')
      .select('id')
      .where('customer_id', '=', owner)
      .execute();
    expect(rows.map((row) => row.id)).toEqual([other.id]);
  } finally {
    clock.advance(-FAVORITE_UNDO_HOURS * HOUR - 1);
  }
});

test('another customer finds none of it', async () => {
  const { browser } = await enter(server);
  const { id } = await keep(browser);
  const { orderSN } = await confirmed(browser, { configuration: cards(2) });
  const other = await enter(server);
  for (const refusal of [
    await other.browser.refused(updateRemark, { id, remark: '', version: 1 }),
    await other.browser.refused(loseFavorite, { id }),
    await other.browser.refused(deleteFavorite, { id }),
    await other.browser.refused(restoreFavorite, { id }),
    await other.browser.refused(addFavorite, { name: '别人的', of: { orderSN } }),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
  expect((await liveOf(other.browser)).total).toBe(0);
  expect((await liveOf(browser)).items).toMatchObject([{ id, lost: null }]);
});

test('a role that sees no prices reads the list without them', async () => {
  const master = await enter(server);
  await keep(master.browser);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  const [seen] = (await liveOf(browser)).items;
  expect(seen).toMatchObject({ name: '销售部名片', priceThen: null, priceNow: null });
});

test.each([
  ['', '请填写名称，最多 20 个字'],
  ['名'.repeat(21), '请填写名称，最多 20 个字'],
])('the name %j is refused', async (name, message) => {
  const { browser } = await enter(server);
  const refusal = await browser.refused(addFavorite, { name, of: { configuration: CARDS } });
  expect(refusal.fields).toEqual({ name: message });
});
