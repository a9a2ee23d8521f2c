/** A finished order is commented on once; the comment changes for a day and then stands. */
import { createComment, getComment } from '@banxin/contract/calls/order/comment';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { COMMENT_EDIT_HOURS } from '@banxin/contract/constants';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { orderChart } from '@banxin/contract/lifecycles/order';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid, standAt } from '../order/order.testkit.ts';

const HOUR = 3_600_000;
const server = await createTestServer();
const { db, clock } = server;
const { browser, name, id } = await enter(server, { balance: 100_000_000 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#c33' },
})
  .jpeg()
  .toBuffer();
const photo = () => upload(server, browser, picture, '成品.jpg', 'comment');
const isUsed = async (file: string) =>
  (await db.selectFrom('files').select('used').where('id', '=', file).executeTakeFirstOrThrow())
    .used;

/** An order that stands so. */
async function orderAt(status: number): Promise<string> {
  const { orderSN } = await paid(browser);
  await standAt(db, orderSN, status);
  return orderSN;
}

test('stars, words and pictures are kept, and read back', async () => {
  const orderSN = await orderAt(s.delivered);
  expect(await browser.send(getComment, { orderSN })).toBeNull();
  const file = await photo();
  const written = await browser.send(createComment, {
    orderSN,
    stars: 5,
    content: '  颜色很准，裁切整齐。 ',
    fileIds: [file],
  });
  expect(written).toMatchObject({
    stars: 5,
    content: '颜色很准，裁切整齐。',
    pictures: [{ id: file, name: '成品.jpg' }],
    editedAt: null,
  });
  expect(await browser.send(getComment, { orderSN })).toEqual(written);
  expect(await isUsed(file)).toBe(true);
});

test('it is offered and taken exactly once the order was received', async () => {
  for (const status of orderChart.states.filter((one) => one !== s.deleted)) {
    const orderSN = await orderAt(status);
    const { actions } = await browser.send(getOrderDetail, { ordersn: orderSN });
    const isOpen = status === s.delivered;
    expect(actions.some(({ event }) => event === 'comment')).toBe(isOpen);
    const ended = await outcome(browser.send(createComment, { orderSN, stars: 4 }));
    expect(ended).toBe(isOpen ? 'done' : errCode.wrongState);
  }
});

test('it changes until a day has passed, also while the order goes back', async () => {
  const orderSN = await orderAt(s.delivered);
  const first = await photo();
  await browser.send(createComment, { orderSN, stars: 5, fileIds: [first] });
  await standAt(db, orderSN, s.toReturn);
  const next = server.browser();
  clock.advance(COMMENT_EDIT_HOURS * HOUR);
  await next.login(name);
  const changed = await next.send(createComment, { orderSN, stars: 3, content: '少了一盒' });
  expect(changed).toMatchObject({ stars: 3, content: '少了一盒', pictures: [] });
  expect(changed.editedAt).not.toBeNull();
  expect(await isUsed(first)).toBe(false);
  clock.advance(1);
  const refusal = await next.refused(createComment, { orderSN, stars: 1 });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '评价已超过 24 小时，不能再修改',
    data: { until: changed.editableUntil },
  });
  expect((await next.send(getComment, { orderSN }))?.stars).toBe(3);
  clock.advance(-COMMENT_EDIT_HOURS * HOUR - 1);
});

test.each([0, 6, 2.5])('%f stars are none', async (stars) => {
  const orderSN = await orderAt(s.delivered);
  const refusal = await browser.refused(createComment, { orderSN, stars });
  expect(refusal.errCode).toBe(errCode.invalidInput);
});

test('pictures of others, of another purpose, twice the same or of another comment are refused', async () => {
  const orderSN = await orderAt(s.delivered);
  const other = await enter(server);
  const taken = await photo();
  await browser.send(createComment, {
    orderSN: await orderAt(s.delivered),
    stars: 5,
    fileIds: [taken],
  });
  const mine = await photo();
  const foreign = await upload(server, other.browser, picture, '别人.jpg', 'comment');
  const opinion = await upload(server, browser, picture, '意见.jpg', 'suggestion');
  for (const fileIds of [[foreign], [opinion], [mine, mine], [taken], ['absent']]) {
    const refusal = await browser.refused(createComment, { orderSN, stars: 5, fileIds });
    expect(Object.keys(refusal.fields ?? {})).toEqual(['fileIds']);
  }
  expect(await browser.send(getComment, { orderSN })).toBeNull();
});

test('another customer neither reads nor writes it', async () => {
  const orderSN = await orderAt(s.delivered);
  await browser.send(createComment, { orderSN, stars: 5 });
  const other = await enter(server);
  for (const refusal of [
    await other.browser.refused(getComment, { orderSN }),
    await other.browser.refused(createComment, { orderSN, stars: 1 }),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});

test('written by many windows at once there is one', async () => {
  const orderSN = await orderAt(s.delivered);
  const many = server.kind === 'server' ? 32 : 4;
  const ended = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      outcome(browser.send(createComment, { orderSN, stars: (index % 5) + 1 })),
    ),
  );
  expect(new Set(ended)).toEqual(new Set(['done']));
  const rows = await db
    .selectFrom('order_comments as c')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'c.customer_id').onRef('o.id', '=', 'c.order_id'),
    )
    .select('c.stars')
    .where('o.order_sn', '=', orderSN)
    .where('c.customer_id', '=', id)
    .execute();
  expect(rows).toHaveLength(1);
});
