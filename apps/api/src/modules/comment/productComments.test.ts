/** Comments of a product are for every login: stars and words, never a name or an order. */
import { createComment, getProductComments } from '@banxin/contract/calls/order/comment';
import { orderStatus } from '@banxin/contract/enums/order';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { configurationOf, enter, paid, standAt } from '../order/order.testkit.ts';

const PRODUCT = 201;
const server = await createTestServer();
const buyer = await enter(server, { balance: 100_000_000 });
const reader = await enter(server);

async function commented(stars: number, content: string, fileIds: string[] = []) {
  const { orderSN } = await paid(buyer.browser, { configuration: configurationOf(PRODUCT) });
  await standAt(server.db, orderSN, orderStatus.delivered);
  await buyer.browser.send(createComment, { orderSN, stars, content, fileIds });
  return orderSN;
}

const read = (more = {}) =>
  reader.browser.send(getProductComments, { productId: PRODUCT, ...more });

test('a product that nobody commented on, and one that there is not, have none', async () => {
  for (const productId of [301, 9999]) {
    expect(await read({ productId })).toEqual({ items: [], total: 0 });
  }
});

test('another customer reads the newest first, page by page, and never who wrote them', async () => {
  const orderSNs = [await commented(5, '颜色很准'), await commented(3, '少了一盒')];
  const { items, total } = await read();
  expect(total).toBe(2);
  expect(items.map(({ stars, content }) => [stars, content])).toEqual([
    [3, '少了一盒'],
    [5, '颜色很准'],
  ]);
  const said = JSON.stringify(items);
  for (const hidden of [buyer.name, ...orderSNs]) expect(said).not.toContain(hidden);
  const second = await read({ pageIndex: 2, pageSize: 10 });
  expect(second).toEqual({ items: [], total: 2 });
});

test('photographs are seen by every login, small, without the place they were taken; what is in no comment is not', async () => {
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#c33' },
  })
    .withExif({ IFD0: { Copyright: '张三的相机' } })
    .jpeg()
    .toBuffer();
  const [shown, kept] = [
    await upload(server, buyer.browser, photo, '成品.jpg', 'comment'),
    await upload(server, buyer.browser, photo, '没有发.jpg', 'comment'),
  ];
  await commented(4, '有照片', [shown]);
  const [newest] = (await read()).items;
  expect(newest?.pictures).toHaveLength(1);
  const [picture] = newest?.pictures ?? [];
  const answer = await reader.browser.fetch(picture?.small ?? '');
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([240, 180, undefined]);
  const hidden = picture?.small.replace(shown, kept) ?? '';
  expect((await reader.browser.fetch(hidden)).status).toBe(404);
  expect((await server.browser().fetch(picture?.small ?? '')).status).toBe(401);
});
