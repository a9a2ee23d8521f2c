/** The desk of papers: what waits, decisions by their number; and the workshop of the demo, which leaves some. */
import { getAuthInfo, submitAuth } from '@banxin/contract/calls/customer/authentication';
import { createCertificate, getCertificates } from '@banxin/contract/calls/customer/certificate';
import { authStatus, reviewStatus } from '@banxin/contract/enums/customer';
import { expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { decideByNumber, listPapers, passPaperByProxy } from './desk.ts';
import { BRAND, COMPANY, licencePicture } from './papers.testkit.ts';
import { drawOf, nextReview, reviewPapers } from './workshop.ts';

const server = await createTestServer({ env: { BANXIN_WORKSHOP: 'auto' } });
const { db } = server;
const picture = await licencePicture();
const LATER = instantOf(msOf(SEED_NOW) + 41 * 60_000);

const company = async (browser: Browser, taxNumber: string) => {
  const { rev } = await browser.send(getAuthInfo, {});
  const fileId = await upload(server, browser, picture, '执照.png', 'licence');
  await browser.send(submitAuth, { ...COMPANY, taxNumber, validTo: null, fileId, rev });
};
const brand = async (browser: Browser, number: string) => {
  const fileIds = [await upload(server, browser, picture, '商标.png', 'certificate')];
  return browser.send(createCertificate, { ...BRAND, number, fileIds });
};

/** The first number of 15 digits, or of a certificate, of which the draw says so. */
const numberWith = (draw: ReturnType<typeof drawOf>, words = (one: string) => one): string => {
  for (let at = 1; ; at += 1) {
    const one = String(at).padStart(15, '7');
    if (drawOf(words(one)) === draw) return one;
  }
};
const statusOf = async (browser: Browser) => (await browser.send(getAuthInfo, {})).status;

test('what waits is listed with its files, and decided once by its number', async () => {
  const { browser, id, name } = await enter(server);
  await company(browser, COMPANY.taxNumber);
  const certificate = await brand(browser, 'ZC-2026-0301');
  const lines = await listPapers(db);
  expect(lines).toContain(`RZ${id}  ${SEED_NOW}  ${name}  营业执照  ${COMPANY.companyName}`);
  expect(lines).toMatch(/执照\.png {2}uploads\//);
  expect(lines).toContain(`ZS${certificate.id}  ${SEED_NOW}  ${name}  春山  商标注册证`);
  const act = (number: string, event: 'PASS' | 'REJECT', reason?: string) =>
    decideByNumber(db, { number, event, ...(reason && { reason }) }, SEED_NOW);
  expect(await act(`RZ${id}`, 'REJECT', '不行')).toContain('请填写 4 到 200 个字的原因');
  expect(await act('12', 'PASS')).toContain('没有编号 12');
  expect(await act('RZ999999', 'PASS')).toBe('没有认证 RZ999999');
  expect(await act('ZS999999', 'PASS')).toBe('没有证书 ZS999999');
  expect(await act(`rz${id}`, 'PASS')).toBe(`RZ${id} 已通过`);
  expect(await act(`RZ${id}`, 'PASS')).toBe(`RZ${id} 已变为“已通过”，未重复处理`);
  expect(await act(`ZS${certificate.id}`, 'PASS')).toBe(`ZS${certificate.id} 审核通过`);
  expect(await act(`ZS${certificate.id}`, 'REJECT', '照片不清晰')).toContain('未重复处理');
});

test('a company that staff knows passes by proxy, once, and by a number that is one', async () => {
  const { browser, name: account } = await enter(server);
  const known = { account, companyName: '上海拾光图书有限公司', reason: '已核对营业执照原件' };
  const proxy = (taxNumber: string, more: object = {}) =>
    passPaperByProxy(db, { ...known, taxNumber, ...more }, SEED_NOW);
  expect(await proxy('123')).toBe('税务登记号格式不正确');
  expect(await proxy(COMPANY.taxNumber, { reason: '熟人' })).toContain('4 到 200 个字的原因');
  expect(await proxy(COMPANY.taxNumber, { account: '没有的账号' })).toBe('没有主账号 没有的账号');
  expect(await proxy(COMPANY.taxNumber)).toMatch(/的税号已由其他客户认证，请先核对$/);
  expect(await proxy('91310115ma1k40007p')).toMatch(/代认证通过$/);
  expect(await statusOf(browser)).toBe(authStatus.passedByProxy);
  expect(await proxy('91310115MA1K40007P')).toMatch(/未重复处理$/);
});

test('the workshop decides after a while, sends some back once, and leaves some for people', async () => {
  await reviewPapers(db, SEED_NOW);
  const [passes, sentBack, left] = [await enter(server), await enter(server), await enter(server)];
  await company(passes.browser, numberWith('passed'));
  await company(sentBack.browser, numberWith('sentBack'));
  await company(left.browser, numberWith('left'));
  const words = (number: string) => `春山:${number}`;
  await brand(passes.browser, numberWith('passed', words));
  expect(await nextReview(db, SEED_NOW)).toBe(instantOf(msOf(SEED_NOW) + 40 * 60_000));
  expect(await reviewPapers(db, instantOf(msOf(SEED_NOW) + 39 * 60_000))).toBe(0);
  expect(await reviewPapers(db, LATER)).toBe(3);
  expect(await statusOf(passes.browser)).toBe(authStatus.passed);
  expect(await statusOf(sentBack.browser)).toBe(authStatus.rejected);
  expect(await statusOf(left.browser)).toBe(authStatus.submitted);
  expect(await passes.browser.send(getCertificates, {})).toMatchObject([
    { review: reviewStatus.approved },
  ]);
  await company(sentBack.browser, numberWith('sentBack'));
  expect(await reviewPapers(db, LATER)).toBe(1);
  expect(await statusOf(sentBack.browser)).toBe(authStatus.passed);
  expect(await nextReview(db, LATER)).toBeNull();
});
