/** What may be printed is judged with the certificate beside it: by the desk of review, and for orders that name it alone. */
import { createCertificate, getCertificates } from '@banxin/contract/calls/customer/certificate';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getCase } from '@banxin/contract/calls/works/desk';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { BRAND, licencePicture } from '../papers/papers.testkit.ts';
import { enterStaff } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 50_000_000 });
const review = (await enterStaff(server, ['review'])).browser;
const production = (await enterStaff(server, ['production'])).browser;

/** An approved certificate with its picture. */
async function approved(brand: string) {
  const picture = await licencePicture();
  const fileIds = [await upload(server, browser, picture, '商标.png', 'certificate')];
  await browser.send(createCertificate, { ...BRAND, brand, fileIds });
  const brandId = (await browser.send(getCertificates, {})).find((one) => one.brand === brand)?.id;
  await db
    .updateTable('certificates')
    .set({ review: 1 })
    .where('id', '=', brandId as number)
    .execute();
  return { brandId: brandId as number };
}

test('who reviews sees its brand, days and pages; nobody else at the works does', async () => {
  const { orderId, orderSN } = await paid(browser);
  expect((await review.send(getCase, { id: orderId })).certificate).toBeNull();
  const { brandId } = await approved('春山');
  await browser.send(setOrderCertificate, { orderSN, brandId });
  const { certificate } = await review.send(getCase, { id: orderId });
  expect(certificate).toMatchObject({
    ...{ brand: '春山', number: BRAND.number, validUntil: null, hasEnded: false },
    standing: { message: '审核通过' },
    pictures: [{ name: '商标.png' }],
  });
  expect((await production.send(getCase, { id: orderId })).certificate).toBeNull();
  const path = certificate?.pictures[0]?.preview ?? '';
  expect((await review.fetch(path)).status).toBe(200);
  expect((await production.fetch(path)).status).toBe(404);
});

test('one that has ended since the order was placed says so', async () => {
  const { orderId, orderSN } = await paid(browser);
  const { brandId } = await approved('旧牌');
  await browser.send(setOrderCertificate, { orderSN, brandId });
  await db
    .updateTable('certificates')
    .set({ valid_until: '2026-11-19' })
    .where('id', '=', brandId)
    .execute();
  const { certificate } = await review.send(getCase, { id: orderId });
  expect(certificate).toMatchObject({ validUntil: '2026-11-19', hasEnded: true });
});

test('pages of a certificate that no order names are not shown to the desk of review', async () => {
  const { brandId } = await approved('未用');
  const { file_id } = await db
    .selectFrom('certificate_files')
    .select('file_id')
    .where('certificate_id', '=', brandId)
    .executeTakeFirstOrThrow();
  expect((await review.fetch(`/files/pages/${file_id}/1.png`)).status).toBe(404);
});
