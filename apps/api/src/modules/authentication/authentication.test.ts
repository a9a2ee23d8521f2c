/** Authentication of a company: handed in, looked at by the shop and by the works, replaced while the old one holds. */
import {
  getAuthInfo,
  setAuthWaiting,
  submitAuth,
} from '@banxin/contract/calls/customer/authentication';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { removeFile } from '@banxin/contract/calls/file/printFile';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { authStatus, subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { blankPicture, COMPANY, licencePdf, licencePicture } from '../papers/papers.testkit.ts';
import { isCompanyProved } from './authentication.ts';
import { checkDocuments, contradicts } from './check.ts';
import { pass, passByProxy, reject } from './decide.ts';

const server = await createTestServer();
const { db } = server;
const TODAY = '2026-11-20';
const good = await licencePicture();

const CODES = ['91310115MA1K40006L', '91310115MA1K40007P', '91310112MA1GB00886'] as const;
let companies = 0;
/** A company that nobody else is. */
const company = () => {
  companies += 1;
  return {
    ...COMPANY,
    companyName: `测试企业${companies}号`,
    taxNumber: `${String(companies).padStart(15, '9')}`,
  };
};

const licence = (browser: Browser, bytes: Uint8Array = good, name = '执照.png') =>
  upload(server, browser, bytes, name, 'licence');
const read = (browser: Browser) => browser.send(getAuthInfo, {});
const by = (customerId: number) => ({ customerId, actor: 'staff', at: SEED_NOW });

/** Hands in anew, as the page would; answers what was handed in. */
async function hand(browser: Browser, more: object = {}, bytes?: Uint8Array) {
  const { rev } = await read(browser);
  const input = {
    ...company(),
    validTo: null,
    fileId: await licence(browser, bytes),
    rev,
    ...more,
  };
  await browser.send(submitAuth, input);
  return input;
}

const messagesOf = async (browser: Browser) =>
  (await browser.send(getSiteMessages, {})).items.map(({ kind, text }) => [kind, text.message]);

test('nothing handed in: not submitted, and the gift pack can still be had', async () => {
  const { browser } = await enter(server);
  expect(await read(browser)).toEqual({
    status: 0,
    rev: 0,
    submitted: null,
    submittedAt: null,
    decidedAt: null,
    held: null,
    failure: null,
    reason: null,
    waitingUntil: null,
  });
});

test('handed in it is looked at, with its document drawn; the gift pack is gone', async () => {
  const { browser, id } = await enter(server, { sign: 0 });
  const input = await hand(browser, { taxNumber: CODES[0].toLowerCase() });
  const info = await read(browser);
  expect(info).toMatchObject({
    status: authStatus.submitted,
    rev: 1,
    submitted: { companyName: input.companyName, taxNumber: CODES[0], validTo: null },
    submittedAt: SEED_NOW,
  });
  const [page] = info.submitted?.file?.pages ?? [];
  expect((await browser.fetch(page?.thumbnail ?? '')).headers.get('content-type')).toBe(
    'image/png',
  );
  expect((await browser.refused(receiveNewCustomerCoupon, {})).errCode).toBe(1501);
  const events = await db
    .selectFrom('status_events')
    .select(['event', 'from_status', 'to_status', 'actor'])
    .where('entity', '=', 'authentication')
    .where('customer_id', '=', id)
    .execute();
  expect(events).toEqual([
    { event: 'SUBMIT', from_status: 0, to_status: 1, actor: `customer:${id}` },
  ]);
  expect((await browser.refused(removeFile, { id: input.fileId })).errCode).toBe(
    errCode.wrongState,
  );
});

test('while it is looked at nothing else is taken, and of many presses one', async () => {
  const { browser } = await enter(server);
  const input = { ...company(), validTo: null, fileId: await licence(browser), rev: 0 };
  const ended = await Promise.all(
    Array.from({ length: 6 }, () => outcome(browser.send(submitAuth, input))),
  );
  expect(ended.filter((one) => one === 'done')).toHaveLength(1);
  const refusal = await browser.refused(submitAuth, { ...input, rev: 1 });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '正在审核，不能重复提交',
  });
});

test('rejected with a reason the form is kept; mended and passed it holds, and each is told', async () => {
  const { browser, id } = await enter(server);
  const first = await hand(browser);
  expect(await reject(db, { ...by(id), reason: '照片不清晰' })).toEqual({ status: 4 });
  expect(await read(browser)).toMatchObject({
    status: authStatus.rejected,
    reason: '照片不清晰',
    submitted: { companyName: first.companyName, file: { id: first.fileId } },
  });
  expect(await isCompanyProved(db, id)).toBe(false);
  // The same file serves again where only a word was wrong.
  const { rev } = await read(browser);
  await browser.send(submitAuth, { ...first, companyName: '测试企业寅', rev });
  expect(await pass(db, by(id))).toEqual({ status: 2 });
  expect(await isCompanyProved(db, id)).toBe(true);
  expect(await read(browser)).toMatchObject({ status: 2, reason: null, held: null });
  expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ authStatus: 2 });
  expect(await messagesOf(browser)).toEqual([
    ['authPassed', '测试企业寅 已完成企业认证，可以申请专票。'],
    ['authRejected', '企业认证未通过：照片不清晰'],
  ]);
  expect(await pass(db, by(id))).toEqual({ over: 2 });
});

test('replaced, the old result holds until the decision, and after a rejection', async () => {
  const { browser, id } = await enter(server);
  const first = await hand(browser);
  await pass(db, by(id));
  const second = await hand(browser);
  expect(await read(browser)).toMatchObject({
    status: 1,
    submitted: { companyName: second.companyName },
    held: { companyName: first.companyName, file: { id: first.fileId } },
  });
  expect(await isCompanyProved(db, id)).toBe(true);
  await reject(db, { ...by(id), reason: '名称不一致' });
  expect(await read(browser)).toMatchObject({ status: 4, held: { taxNumber: first.taxNumber } });
  expect(await isCompanyProved(db, id)).toBe(true);
  const third = await hand(browser);
  await pass(db, by(id));
  expect(await read(browser)).toMatchObject({
    status: 2,
    held: null,
    submitted: { companyName: third.companyName },
  });
  const used = await db
    .selectFrom('files')
    .select(['id', 'used'])
    .where('customer_id', '=', id)
    .execute();
  expect(used.filter((file) => file.used).map((file) => file.id)).toEqual([third.fileId]);
});

test('passed by proxy it holds without a document, and an own one can follow', async () => {
  const { browser, id } = await enter(server);
  await hand(browser);
  await reject(db, { ...by(id), reason: '证件过期' });
  const known = { companyName: '测试企业卯', taxNumber: CODES[2] };
  const passed = { ...by(id), ...known, reason: '已核对营业执照原件' };
  expect(await passByProxy(db, passed)).toEqual({ status: 20 });
  expect(await read(browser)).toMatchObject({
    status: 20,
    submitted: { ...known, documentType: null, file: null },
  });
  await hand(browser);
  expect(await read(browser)).toMatchObject({ status: 1, held: known });
  expect(await passByProxy(db, passed)).toEqual({ over: 1 });
});

test('a company that another customer proved is refused, and cannot be passed twice', async () => {
  const [mine, theirs, third] = [await enter(server), await enter(server), await enter(server)];
  const { taxNumber } = await hand(mine.browser);
  await hand(third.browser, { taxNumber });
  await pass(db, by(mine.id));
  const input = { ...company(), taxNumber, validTo: null, rev: 0 };
  const refusal = await theirs.browser.refused(submitAuth, {
    ...input,
    fileId: await licence(theirs.browser),
  });
  expect(refusal.fields).toEqual({ taxNumber: '该企业已认证，请联系客服' });
  expect(await pass(db, by(third.id))).toEqual({ taken: true });
  expect((await read(third.browser)).status).toBe(authStatus.submitted);
});

test('a form that was read before another was sent does not overwrite it', async () => {
  const { browser, id } = await enter(server);
  const first = await hand(browser);
  await reject(db, { ...by(id), reason: '照片不清晰' });
  const refusal = await browser.refused(submitAuth, { ...first, companyName: '旧的窗口', rev: 0 });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '内容已在别处更改，请核对后再保存',
    data: { current: { rev: 1, submitted: { companyName: first.companyName } } },
  });
});

test.each([
  ['a special character', { companyName: '测试<企业>' }, { companyName: '不能包含特殊字符' }],
  ['a number for a name', { companyName: '20260001' }, { companyName: '企业名称不能是数字' }],
  ['no name', { companyName: '  ' }, { companyName: '请填写企业名称' }],
  ['a tax number of 16', { taxNumber: '9131011512345678' }, { taxNumber: '税务登记号格式不正确' }],
  ['a document that ended yesterday', { validTo: '2026-11-19' }, { validTo: '证件已过期' }],
  ['a day that is none', { validTo: '2027-02-30' }, { validTo: '请填写有效期至，或选长期' }],
  ['no file', { fileId: '' }, { fileId: '请上传证件' }],
  ['a file that is not there', { fileId: 'absent' }, { fileId: '文件无法打开或已删除，请换一份' }],
])('%s is refused at its field', async (_, more, fields) => {
  const { browser } = await enter(server);
  const input = { ...company(), validTo: TODAY, fileId: await licence(browser), rev: 0, ...more };
  expect((await browser.refused(submitAuth, input)).fields).toEqual(fields);
});

test('a wrong check digit and a document that ends today are taken', async () => {
  const { browser } = await enter(server);
  await hand(browser, { taxNumber: '91310115MA1K400050', validTo: TODAY });
  expect((await read(browser)).status).toBe(authStatus.submitted);
});

test('a document that nobody can read fails by itself; what was typed is kept', async () => {
  for (const bytes of [await blankPicture(), await licencePicture(200)]) {
    const { browser } = await enter(server);
    const typed = await hand(browser, {}, bytes);
    expect(await checkDocuments(db, SEED_NOW)).toBe(1);
    expect(await read(browser)).toMatchObject({
      status: authStatus.failed,
      failure: 'unreadable',
      submitted: { companyName: typed.companyName },
    });
    expect(await messagesOf(browser)).toEqual([
      ['authFailed', '企业认证未通过：证件无法识别。填写的内容还在，修改后可重新提交。'],
    ]);
  }
});

test('a PDF that says another tax number fails; one that says this one, and a picture, wait for a person', async () => {
  const wrong = await enter(server);
  await hand(wrong.browser, { taxNumber: CODES[1] }, licencePdf(`No. ${CODES[0]}`));
  const right = await enter(server);
  await hand(right.browser, { taxNumber: CODES[1] }, licencePdf(`No. ${CODES[1]}`));
  const picture = await enter(server);
  await hand(picture.browser);
  expect(await checkDocuments(db, SEED_NOW)).toBe(1);
  expect(await read(wrong.browser)).toMatchObject({ status: 3, failure: 'mismatch' });
  expect((await read(right.browser)).status).toBe(authStatus.submitted);
  expect((await read(picture.browser)).status).toBe(authStatus.submitted);
  expect(await checkDocuments(db, SEED_NOW)).toBe(0);
});

test.each([
  ['the number with blanks in it', '91310115 MA1K 40005H', false],
  ['another number', `统一社会信用代码${CODES[0]}`, true],
  ['number and name', `${COMPANY.taxNumber}名称${COMPANY.companyName}`, false],
  ['the number and another name', `${COMPANY.taxNumber}名称上海另一家有限公司`, true],
  ['blanks within the name', `${COMPANY.taxNumber} 上海春山 文创有限公司`, false],
  ['nothing of either', '本执照由登记机关核发', false],
  ['nothing at all', '', false],
])('a text with %s contradicts: %s → %s', (_, text, isWrong) => {
  expect(contradicts(text, COMPANY)).toBe(isWrong);
});

test('a decision on what was handed in before leaves what was handed in since', async () => {
  const { browser, id } = await enter(server);
  await hand(browser);
  await reject(db, { ...by(id), reason: '照片不清晰' });
  await hand(browser);
  expect(await pass(db, { ...by(id), rev: 1 })).toEqual({ over: 1 });
  expect(await pass(db, { ...by(id), rev: 2 })).toEqual({ status: 2 });
});

test('a sub-account reads it without the document, and does not hand in', async () => {
  const main = await enter(server);
  const { fileId, companyName } = await hand(main.browser);
  const { browser } = await enter(server, { parent: main, roles: subAccountRole.finance });
  const info = await read(browser);
  expect(info).toMatchObject({
    status: 1,
    submitted: { companyName, file: { id: fileId, pages: [] } },
  });
  const [page] = (await read(main.browser)).submitted?.file?.pages ?? [];
  expect((await browser.fetch(page?.preview ?? '')).status).toBe(404);
  expect(await outcome(browser.send(setAuthWaiting, {}))).toBe(errCode.forbidden);
});

test('who waits is not reminded for seven days, and nothing else changes', async () => {
  const { browser } = await enter(server);
  const { until } = await browser.send(setAuthWaiting, {});
  expect(until).toBe('2026-11-27T09:00:00.000+08:00');
  expect(await read(browser)).toMatchObject({ status: 0, rev: 0, waitingUntil: until });
  await hand(browser);
  expect(await read(browser)).toMatchObject({ status: 1, waitingUntil: until });
});
