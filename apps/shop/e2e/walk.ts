/** What the buyer's walk begins with: files and orders that are there before it, made by calls. */
import { getFile } from '@banxin/contract/calls/file/printFile';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { UPLOAD_PATH } from '@banxin/contract/uploads';
import { productById } from '@banxin/pricing/products';
import type { Locator, Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { expect } from './shop.ts';

/** Where the shop is used: a desk, a small PC, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

const HEADERS = { 'X-Requested-With': 'banxin' };

/** Cards of three styles, five boxes each, with UV. */
export const CARDS = {
  productId: 101,
  styles: 3,
  quantity: 5,
  crafts: [
    { id: 'filmGloss', sides: 2 },
    { id: 'uv', sides: 1 },
  ],
};

/** The place of a style's file, or of its front. */
export const fileOf = (page: Page, style: number): Locator =>
  page.locator(`[data-place="${style}-front"]`);

/** Files that something was found of. */
export const found = (page: Page): Locator => page.locator('[data-component=FileRow]');

/** A file as the window that chooses one hands it over. */
export const pdf = (name: string, fixture: keyof typeof FIXTURES) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(FIXTURES[fixture]()),
});

/** The data that a call answers the page's customer. */
async function ask(page: Page, path: string, data: object, key?: string): Promise<never> {
  const headers = { ...HEADERS, ...(key && { 'Idempotency-Key': key }) };
  const answer = await page.request.post(new URL(path, page.url()).href, { headers, data });
  const envelope = await answer.json();
  expect(envelope.errMsg, path).toBe('');
  return envelope.data as never;
}

/** Uploads a file and waits for its check; answers its id. */
async function upload(page: Page, name: string, bytes: Buffer): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const tus = { ...HEADERS, 'Tus-Resumable': '1.0.0' };
  const begun = await page.request.post(new URL(UPLOAD_PATH, page.url()).href, {
    headers: {
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${base64(name)},filetype ${base64('application/pdf')}`,
    },
  });
  const address = new URL(begun.headers().location ?? '', page.url()).href;
  await page.request.patch(address, {
    headers: { ...tus, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
    data: bytes,
  });
  const id = address.split('/').at(-1) ?? '';
  await expect
    .poll(async () => {
      const url = new URL(`${getFile.path}?id=${id}`, page.url()).href;
      return (await (await page.request.get(url, { headers: HEADERS })).json()).data?.status;
    })
    .toBe('checked');
  return id;
}

const RECEIVER = {
  consignee: '悦享包装成都店',
  mobilePhone: '13800000001',
  province: '四川省',
  city: '成都市',
  district: '武侯区',
  detail: '天府大道 500 号 1 楼',
};

/** An order of two named styles, paid from the balance; answers its number. */
export async function paidBefore(page: Page): Promise<string> {
  const product = productById(101);
  const fileIds = [
    await upload(page, '张经理.pdf', pdf('', 'card-with-bleed').buffer),
    await upload(page, '李经理.pdf', pdf('', 'card-rotated').buffer),
  ];
  const styles = ['张经理', '李经理'].map((name, at) => ({
    name,
    parts: [{ fileId: fileIds[at], side: 'all', page: 1 }],
  }));
  const configuration = { ...product?.defaults, quantity: 5, styles: 2 };
  const order: { orderSN: string } = await ask(
    page,
    createOrder.path,
    { configuration, fileIds, styles, receiver: RECEIVER, province: RECEIVER.province },
    crypto.randomUUID(),
  );
  const { orderSN } = order;
  const asked = new URL(getConfirmOrderInfo.path, page.url()).href;
  const form = { orderSN, province: RECEIVER.province };
  const info = (await (await page.request.post(asked, { headers: HEADERS, form })).json()).data;
  const confirmed: { payment: { paymentSN: string } } = await ask(
    page,
    confirmOrder.path,
    { orderSN, receiver: RECEIVER, carrier: info.carrier, expectedTotal: info.quote.total },
    crypto.randomUUID(),
  );
  const { paymentSN } = confirmed.payment;
  await ask(page, payByBalance.path, { paymentSN }, crypto.randomUUID());
  return orderSN;
}

/** An order of flyers that is not submitted yet; answers its number. */
export async function draftOf(page: Page): Promise<string> {
  const configuration = productById(201)?.defaults;
  const key = crypto.randomUUID();
  const order: { orderSN: string } = await ask(page, createOrder.path, { configuration }, key);
  return order.orderSN;
}

/** Goes on with the Tab key until it has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted} is not on the way of the Tab key`);
}
