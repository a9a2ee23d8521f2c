/** What the customer says of the files: what was asked for is done, or they are to be printed as they are. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setFilesConfirmed, setFilesModified } from '@banxin/contract/calls/order/fileStanding';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { fileStatus as f, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { enter, paid, rowOf } from './order.testkit.ts';
import { advance, advanceFiles } from './status.ts';

const server = await createTestServer();
const { db, clock } = server;
const { browser } = await enter(server, { balance: 100_000_000 });
let clean: string;
let faulty: string;
beforeAll(async () => {
  clean = await upload(server, browser, FIXTURES['card-with-bleed']());
  faulty = await upload(server, browser, FIXTURES['low-resolution']());
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** The works withdraw the review of a paid order and ask for something. */
async function asked(event: string, fileIds: string[]): Promise<string> {
  const { orderSN } = await paid(browser, { fileIds });
  const by = { actor: 'staff', at: instantOf(clock.now()), reason: '请修改' };
  await transaction(db, async (tx) => {
    const before = await rowOf(tx, orderSN);
    const order = (await advance(tx, before, { event: 'REVIEW_WITHDRAW', ...by })) ?? before;
    await advanceFiles(tx, order, { event, ...by });
  });
  return orderSN;
}

const standing = async (orderSN: string) => {
  const { status, file_status } = await rowOf(db, orderSN);
  return [status, file_status];
};
const offered = async (orderSN: string) =>
  (await browser.send(getOrderDetail, { ordersn: orderSN })).actions.map(({ event }) => event);

test.each(['PRODUCT_MUST_CHANGE', 'CERTIFICATE_MUST_CHANGE'])(
  'after %s the customer says that it is done, and the order is in review again',
  async (event) => {
    const orderSN = await asked(event, [clean]);
    expect(await offered(orderSN)).toContain('filesModified');
    await browser.send(setFilesModified, { orderSN });
    expect(await standing(orderSN)).toEqual([s.ordered, f.modified]);
    expect(await offered(orderSN)).not.toContain('filesModified');
    await browser.send(setFilesModified, { orderSN });
  },
);

test('other files cannot be said to be there: they are uploaded', async () => {
  const orderSN = await asked('FILE_MUST_CHANGE', [clean]);
  expect(await offered(orderSN)).not.toContain('filesModified');
  const refusal = await browser.refused(setFilesModified, { orderSN });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    data: { status: s.reviewWithdrawnOrdered, fileStatus: f.fileToModify },
  });
  expect(await standing(orderSN)).toEqual([s.reviewWithdrawnOrdered, f.fileToModify]);
});

test('files that were mended are confirmed, pass review at once, and can no longer be replaced', async () => {
  const orderSN = await asked('FILE_MUST_CHANGE', [faulty]);
  await browser.send(setOrderFiles, { orderSN, fileIds: [clean] });
  expect(await standing(orderSN)).toEqual([s.ordered, f.modified]);
  expect(await offered(orderSN)).toContain('confirmFiles');
  await browser.send(setFilesConfirmed, { orderSN });
  expect(await standing(orderSN)).toEqual([s.approvedOrdered, f.confirmed]);
  const { timeline } = await browser.send(getOrderDetail, { ordersn: orderSN });
  expect(timeline.at(-1)?.note).toMatchObject({ message: '客户确认文件，通过审核' });
  const again = await browser.refused(setOrderFiles, { orderSN, fileIds: [faulty] });
  expect(again.errCode).toBe(errCode.wrongState);
});

test('files that a person must look at are not confirmed by who sent them', async () => {
  const { orderSN } = await paid(browser, { fileIds: [faulty] });
  const before = await standing(orderSN);
  const refusal = await browser.refused(setFilesConfirmed, { orderSN });
  expect(refusal.errCode).toBe(errCode.fileUnusable);
  expect(await standing(orderSN)).toEqual(before);
});

test('there is nothing to confirm before files are there', async () => {
  const { orderSN } = await paid(browser);
  const nothing = async () => {
    expect(await offered(orderSN)).not.toContain('confirmFiles');
    const refusal = await browser.refused(setFilesConfirmed, { orderSN });
    expect(refusal.errCode).toBe(errCode.wrongState);
  };
  await nothing();
  // Nor where its files were taken away since.
  const { customer_id, id } = await rowOf(db, orderSN);
  await db
    .updateTable('orders')
    .set({ file_status: f.unmodified })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
  await nothing();
});

test('confirmed and replaced at the same moment: one of them comes first', async () => {
  const orderSN = await asked('FILE_MUST_CHANGE', [faulty]);
  await browser.send(setOrderFiles, { orderSN, fileIds: [clean] });
  const [confirmed, replaced] = await Promise.all([
    outcome(browser.send(setFilesConfirmed, { orderSN })),
    outcome(browser.send(setOrderFiles, { orderSN, fileIds: [faulty] })),
  ]);
  const [, fileNow] = await standing(orderSN);
  // Either the clean ones are confirmed and stay, or the faulty ones came first and cannot be confirmed.
  if (confirmed === 'done') {
    expect(replaced).toBe(errCode.wrongState);
    expect(fileNow).toBe(f.confirmed);
  } else {
    expect([confirmed, replaced]).toEqual([errCode.fileUnusable, 'done']);
    expect(fileNow).not.toBe(f.confirmed);
  }
});
