/** Print files as the works fetch them: byte by byte, by the desks that need them, and written down. */

import type { RawAnswer } from '@banxin/contract/call';
import { getPrintFile } from '@banxin/contract/calls/works/originals';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { enterAdmin, enterStaff } from './works.testkit.ts';

const server = await createTestServer();
const CARD = FIXTURES['card-with-bleed']();
const buyer = await enter(server, { balance: 1_000_000 });
const fileId = await upload(server, buyer.browser, CARD, '名片 终稿.pdf');
const { orderSN } = await paid(buyer.browser, { fileIds: [fileId] });
const { id } = await server.db
  .selectFrom('orders')
  .select('id')
  .where('order_sn', '=', orderSN)
  .executeTakeFirstOrThrow();
const input = { id, fileId };

test('the original comes whole, to be saved and not to be opened, and who took it is written down', async () => {
  const review = await enterStaff(server, ['review']);
  const answer = (await review.browser.send(getPrintFile, input)) as RawAnswer;
  expect(answer.fileName).toBe('名片 终稿.pdf');
  expect(Buffer.from(await answer.blob.arrayBuffer()).equals(Buffer.from(CARD))).toBe(true);
  const query = `${getPrintFile.path}?${new URLSearchParams({ id: String(id), fileId })}`;
  const { headers } = await review.browser.fetch(query);
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(server.logs).toContainEqual(
    expect.objectContaining({
      msg: 'print file fetched',
      file: fileId,
      order: orderSN,
      by: review.id,
    }),
  );
});

test('only review and production get it, and only files of that order', async () => {
  const shipping = await enterStaff(server, ['shipping']);
  expect((await shipping.browser.refused(getPrintFile, input)).errCode).toBe(errCode.forbidden);
  expect((await buyer.browser.refused(getPrintFile, input)).errCode).toBe(errCode.forbidden);
  const admin = await enterAdmin(server);
  const loose = await upload(server, buyer.browser, CARD, '未用.pdf');
  for (const wrong of [
    { id, fileId: loose },
    { id, fileId: 'absent' },
    { id: 2_000_000, fileId },
  ]) {
    const { errCode: code } = await admin.browser.refused(getPrintFile, wrong);
    expect(code).toBe(errCode.notFound);
  }
});

test('one login fetches two at once; one that was left half read makes room again', async () => {
  const production = await enterStaff(server, ['production']);
  const query = `${getPrintFile.path}?${new URLSearchParams({ id: String(id), fileId })}`;
  const open = async () => (await production.browser.fetch(query)) as Response;
  const [one, two] = [await open(), await open()];
  expect((await open()).status).toBe(429);
  await one.body?.cancel();
  await two.arrayBuffer();
  expect((await open()).status).toBe(200);
});

test('an original that is not stored any more is answered like one that is not there', async () => {
  await server.services.ports.storage.removeUpload(`uploads/${fileId}`);
  const admin = await enterAdmin(server);
  for (let times = 0; times < 3; times += 1) {
    const { errCode: code } = await admin.browser.refused(getPrintFile, input);
    expect(code).toBe(errCode.notFound);
  }
});
