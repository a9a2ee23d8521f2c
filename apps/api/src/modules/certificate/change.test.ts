/** Certificates that customers hand in, change and delete; the last days of them, and who may do what. */
import {
  createCertificate,
  deleteCertificate,
  getCertificates,
  updateCertificate,
} from '@banxin/contract/calls/customer/certificate';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getOrderExtend } from '@banxin/contract/calls/order/extend';
import { CERTIFICATES_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderChart } from '@banxin/contract/lifecycles/order';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, paid, place, standAt } from '../order/order.testkit.ts';
import { BRAND, licencePicture } from '../papers/papers.testkit.ts';
import { addCertificate } from './certificate.testkit.ts';
import { reviewCertificate } from './decide.ts';
import { expireCertificates, tellCertificatesEnding } from './ending.ts';

const server = await createTestServer();
const { db } = server;
const picture = await licencePicture();

const paper = (browser: Browser, name = '商标注册证.png') =>
  upload(server, browser, picture, name, 'certificate');
const hand = async (browser: Browser, more: object = {}) =>
  browser.send(createCertificate, { ...BRAND, fileIds: [await paper(browser)], ...more });
const listed = (browser: Browser) => browser.send(getCertificates, {});
const by = { actor: 'staff', at: SEED_NOW };
const approve = (id: number) => reviewCertificate(db, { id, event: 'APPROVE', ...by });
const messagesOf = async (browser: Browser) =>
  (await browser.send(getSiteMessages, {})).items.map(({ kind, text }) => [kind, text.message]);
const eventsOf = async (id: number) =>
  (
    await db
      .selectFrom('status_events')
      .select(['event', 'from_status', 'to_status'])
      .where('entity', 'like', 'certificate%')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((row) => [row.event, row.from_status, row.to_status]);

test('handed in it waits with its files drawn; approved it goes with an order, and its customer is told', async () => {
  const { browser } = await enter(server);
  const made = await hand(browser, { validUntil: '2026-12-20', remark: '主商标' });
  expect(made).toMatchObject({
    ...{ rev: 1, brand: '春山', remark: '主商标', review: 0, validity: 1, daysLeft: 30, orders: 0 },
    refusal: { message: '授权证书还在审核' },
  });
  const [file] = made.files;
  expect((await browser.fetch(file?.pages[0]?.preview ?? '')).status).toBe(200);
  expect(await approve(made.id)).toEqual({ review: 1 });
  const { orderSN } = await place(browser);
  await browser.send(setOrderCertificate, { orderSN, brandId: made.id });
  expect(await listed(browser)).toMatchObject([{ id: made.id, review: 1, refusal: null }]);
  expect(await messagesOf(browser)).toEqual([
    ['certificateApproved', '春山 的授权证书 ZC-2026-0301 审核通过，下单时可以选用。'],
  ]);
  expect(await eventsOf(made.id)).toEqual([
    ['SUBMIT', null, 0],
    ['APPROVE', 0, 1],
  ]);
});

test('sent back it says why; uploaded anew it waits again', async () => {
  const { browser } = await enter(server);
  const { id, files } = await hand(browser);
  await reviewCertificate(db, { id, event: 'REJECT', reason: '照片不清晰', ...by });
  const [sentBack] = await listed(browser);
  expect(sentBack).toMatchObject({ review: 2, reason: '照片不清晰' });
  const other = await paper(browser, '补拍.png');
  const again = await browser.send(updateCertificate, { id, ...BRAND, fileIds: [other], rev: 1 });
  expect(again).toMatchObject({ rev: 2, review: 0, reason: null, files: [{ name: '补拍.png' }] });
  expect(await eventsOf(id)).toEqual([
    ['SUBMIT', null, 0],
    ['REJECT', 0, 2],
    ['REUPLOAD', 2, 0],
  ]);
  const old = await db
    .selectFrom('files')
    .select('used')
    .where('id', '=', files[0]?.id ?? '')
    .executeTakeFirst();
  expect(old?.used).toBe(false);
});

test('an approved one that is changed is reviewed anew; saved as it was it stays approved', async () => {
  const { browser } = await enter(server);
  const { id, files } = await hand(browser);
  await approve(id);
  const fileIds = files.map((file) => file.id);
  const same = await browser.send(updateCertificate, { id, ...BRAND, fileIds, rev: 1 });
  expect(same).toMatchObject({ rev: 1, review: 1 });
  const changed = await browser.send(updateCertificate, {
    ...{ id, ...BRAND, fileIds, rev: 1 },
    number: 'ZC-2026-0302',
  });
  expect(changed).toMatchObject({ rev: 2, review: 0 });
  const refusal = await browser.refused(updateCertificate, { id, ...BRAND, fileIds, rev: 1 });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    data: { current: { rev: 2, number: 'ZC-2026-0302' } },
  });
});

test('a decision on what was changed since is not taken', async () => {
  const { browser } = await enter(server);
  const { id, files } = await hand(browser);
  const fileIds = files.map((file) => file.id);
  await browser.send(updateCertificate, { id, ...BRAND, brand: '春山堂', fileIds, rev: 1 });
  expect(await reviewCertificate(db, { id, event: 'APPROVE', rev: 1, ...by })).toEqual({ over: 0 });
  expect(await reviewCertificate(db, { id: 999_999, event: 'APPROVE', ...by })).toBeNull();
});

test.each([
  ['no brand', { brand: ' ' }, { brand: '请填写品牌名称' }],
  ['a brand of 41', { brand: '牌'.repeat(41) }, { brand: '品牌名称最多 40 个字' }],
  ['a number of 61', { number: '1'.repeat(61) }, { number: '编号最多 60 个字' }],
  [
    'an end before the beginning',
    { validUntil: '2025-12-31' },
    { validUntil: '结束日期早于开始日期' },
  ],
  ['a day that is none', { validFrom: '2026-02-30' }, { validFrom: '请填写开始日期' }],
  ['no file', { fileIds: [] }, { fileIds: '请上传 1-5 个文件' }],
  ['six files', { fileIds: [...'abcdef'] }, { fileIds: '请上传 1-5 个文件' }],
  [
    'a file that is not there',
    { fileIds: ['absent'] },
    { fileIds: '文件无法打开或已删除，请换一份' },
  ],
  ['a note of 201', { remark: '注'.repeat(201) }, { remark: '备注最多 200 个字' }],
])('%s is refused at its field', async (_, more, fields) => {
  const { browser } = await enter(server);
  const fileIds = [await paper(browser)];
  const refusal = await browser.refused(createCertificate, { ...BRAND, fileIds, ...more });
  expect(refusal.fields).toEqual(fields);
  expect(await listed(browser)).toEqual([]);
});

test('while an order waits to be made with it, it is not deleted; once that is stored it is, and the order names it', async () => {
  const { browser, id: owner } = await enter(server, { balance: 100_000_000 });
  const id = await addCertificate(db, owner);
  const { orderId, orderSN } = await paid(browser);
  await browser.send(setOrderCertificate, { orderSN, brandId: id });
  for (const status of orderChart.states.filter((one) => one > s.cancelled && one < s.stored)) {
    await standAt(db, orderSN, status);
    const refusal = await browser.refused(deleteCertificate, { id });
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: `订单${orderSN}正在使用`,
      data: { orderSN },
    });
  }
  expect(await listed(browser)).toMatchObject([{ id, orders: 1 }]);
  await standAt(db, orderSN, s.stored);
  await browser.send(deleteCertificate, { id });
  expect(await listed(browser)).toEqual([]);
  expect((await browser.send(getOrderExtend, { orderId })).certificate).toMatchObject({ id });
  expect((await browser.refused(deleteCertificate, { id })).errCode).toBe(errCode.notFound);
});

test('it ends at midnight in Shanghai; renewed it holds again once it is approved, and orders stay as they are', async () => {
  const { browser, id: owner } = await enter(server);
  const id = await addCertificate(db, owner, { valid_until: '2026-11-20' });
  const { orderId, orderSN } = await place(browser);
  await browser.send(setOrderCertificate, { orderSN, brandId: id });
  await expireCertificates(db, '2026-11-20T23:59:59.999+08:00');
  expect(await eventsOf(id)).toEqual([]);
  const midnight = '2026-11-21T00:00:00.000+08:00';
  await expireCertificates(db, midnight);
  await expireCertificates(db, midnight);
  expect(await eventsOf(id)).toEqual([['EXPIRE', 1, 2]]);
  expect((await browser.send(getOrderExtend, { orderId })).certificate).toMatchObject({ id });
  const renewed = await browser.send(updateCertificate, {
    ...{ id, ...BRAND, rev: 1, fileIds: [await paper(browser)] },
    validUntil: '2027-11-20',
  });
  expect(renewed).toMatchObject({ review: 0, validity: 1, daysLeft: 365 });
  expect(await eventsOf(id)).toEqual([
    ['EXPIRE', 1, 2],
    ['REVISE', 1, 0],
    ['RENEW', 2, 1],
  ]);
});

test('its end is named a month, a week and a day of it ahead, each once, and of approved ones alone', async () => {
  const { browser, id: owner } = await enter(server);
  await addCertificate(db, owner, { brand: '明年', valid_until: '2027-11-20' });
  await addCertificate(db, owner, { brand: '在审', review: 0, valid_until: '2026-11-25' });
  await addCertificate(db, owner, { brand: '春山', valid_until: '2026-12-20' });
  const told = async (now: string) => {
    await tellCertificatesEnding(db, now);
    await tellCertificatesEnding(db, now);
    const rows = await db
      .selectFrom('site_messages')
      .select('said')
      .where('customer_id', '=', owner)
      .where('kind', '=', 'certificateExpiring')
      .execute();
    return rows.length;
  };
  expect(await told('2026-11-19T12:00:00.000+08:00')).toBe(0);
  expect(await told('2026-11-20T10:00:00.000+08:00')).toBe(1);
  expect((await messagesOf(browser))[0]?.[1]).toBe(
    '春山 的授权证书 12 月 20 日 到期，还有 30 天，请及时更新。',
  );
  expect(await told('2026-12-12T12:00:00.000+08:00')).toBe(1);
  expect(await told('2026-12-13T12:00:00.000+08:00')).toBe(2);
  expect(await told('2026-12-20T12:00:00.000+08:00')).toBe(3);
  expect(await told('2026-12-21T12:00:00.000+08:00')).toBe(3);
});

test('design hands in and changes, after-sales reads, the main account alone deletes', async () => {
  const main = await enter(server);
  const design = await enter(server, { parent: main, roles: subAccountRole.design });
  const reader = await enter(server, { parent: main, roles: subAccountRole.afterSales });
  const { id } = await hand(design.browser);
  expect(await listed(reader.browser)).toMatchObject([{ id, files: [{ pages: [{}] }] }]);
  expect(await outcome(design.browser.send(deleteCertificate, { id }))).toBe(errCode.forbidden);
  const input = { ...BRAND, fileIds: [await paper(main.browser)] };
  expect(await outcome(reader.browser.send(createCertificate, input))).toBe(errCode.forbidden);
  await main.browser.send(deleteCertificate, { id });
});

test('of another customer it is neither read, changed nor deleted', async () => {
  const mine = await enter(server);
  const theirs = await enter(server);
  const { id } = await hand(mine.browser);
  const fileIds = [await paper(theirs.browser)];
  const input = { id, ...BRAND, fileIds, rev: 1 };
  const hidden = await theirs.browser.refused(updateCertificate, input);
  expect(hidden).toMatchObject({ errCode: errCode.notFound, message: '内容不存在或不属于您' });
  expect((await theirs.browser.refused(deleteCertificate, { id })).errCode).toBe(errCode.notFound);
  expect(await listed(theirs.browser)).toEqual([]);
});

test('there are a hundred at most, however many are handed in at once', async () => {
  const { browser, id: owner } = await enter(server);
  for (let count = 1; count < CERTIFICATES_MAX; count += 1) await addCertificate(db, owner);
  const files = [await paper(browser), await paper(browser), await paper(browser)];
  const ended = await Promise.all(
    files.map((file) => outcome(browser.send(createCertificate, { ...BRAND, fileIds: [file] }))),
  );
  expect(ended.toSorted()).toEqual([errCode.wrongState, errCode.wrongState, 'done']);
});
