/** The job ticket: what a press needs stands on it, a customer learns of no other job, and nobody waits for it. */
import type { RawAnswer } from '@banxin/contract/call';
import { getOrders } from '@banxin/contract/calls/order/list';
import { getOrderTicket } from '@banxin/contract/calls/order/making';
import { getJobTicket } from '@banxin/contract/calls/works/desk';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import { CARDS, enter, RECEIVER } from '../order/order.testkit.ts';
import { approvedOrder, enterAdmin, enterStaff, splitOver, takeSteps } from './works.testkit.ts';

const server = await createTestServer();
const { db } = server;
const admin = await enterAdmin(server);
const buyer = await enter(server, { balance: 50_000_000 });

/** An order whose work order is opened. */
async function made() {
  const order = await approvedOrder(server, buyer.browser);
  await takeSteps(admin.browser, order.orderId, ['ALLOCATE', 'OPEN_WORK_ORDER']);
  const { work_order_no: number, sheet_id } = await db
    .selectFrom('work_orders')
    .select(['work_order_no', 'sheet_id'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  return { ...order, number, sheet_id };
}

const bytesOf = async (answer: unknown): Promise<Uint8Array> =>
  new Uint8Array(await (answer as RawAnswer).blob.arrayBuffer());

test('the desk gets size, bleed, sheet, specification, pages, bar code and the jobs on the same sheet', async () => {
  const mate = await made();
  const order = await made();
  expect(order.sheet_id).toBe(mate.sheet_id);
  const answer = (await admin.browser.send(getJobTicket, { id: order.orderId })) as RawAnswer;
  expect(answer.fileName).toBe(`${order.number}.pdf`);
  const bytes = await bytesOf(answer);
  // Only what is drawn of the font is in it.
  expect(bytes.length).toBeLessThan(400_000);
  const { text, pictures, bars, fonts } = await textOfPdf(bytes);
  for (const words of [
    '施工单',
    order.number,
    order.orderSN,
    mate.number,
    '90 × 54 mm',
    '每边 1 mm',
    '合版印刷',
    '铜版纸',
  ]) {
    expect(text).toContain(words);
  }
  expect(pictures).toBeGreaterThan(0);
  // Five bars for each character of the number, its start and its stop.
  expect(bars).toBeGreaterThanOrEqual(5 * (order.number.length + 2));
  expect(fonts).toEqual([{ isEmbedded: true }]);
});

test('its customer gets it without the jobs of others; nobody else does', async () => {
  const mate = await made();
  const order = await made();
  const { text } = await textOfPdf(
    await bytesOf(await buyer.browser.send(getOrderTicket, { orderSN: order.orderSN })),
  );
  expect(text).toContain(order.number);
  expect(text).not.toContain(mate.number);
  const waits = await approvedOrder(server, buyer.browser);
  const { items } = await buyer.browser.send(getOrders, {});
  const offered = items
    .filter(({ actions }) => actions.some(({ event, allowed }) => event === 'ticket' && allowed))
    .map(({ orderSN }) => orderSN);
  // Offered in the list as soon as there is one.
  expect(offered).toEqual(expect.arrayContaining([mate.orderSN, order.orderSN]));
  expect(offered).not.toContain(waits.orderSN);
  const other = await enter(server);
  const hidden = await other.browser.refused(getOrderTicket, { orderSN: order.orderSN });
  expect(hidden.errCode).toBe(errCode.notFound);
  const own = await buyer.browser.refused(getJobTicket, { id: order.orderId });
  expect(own.errCode).toBe(errCode.forbidden);
  const review = await enterStaff(server, ['review']);
  const desk = await review.browser.refused(getJobTicket, { id: order.orderId });
  expect(desk).toMatchObject({ errCode: errCode.forbidden, message: '这个工位没有授权给您' });
});

test('it names where all of it goes: each of several addresses with how much is packed for it', async () => {
  const order = await approvedOrder(server, buyer.browser, { ...CARDS, quantity: 10 });
  const { orderId } = order;
  const far = { ...RECEIVER, consignee: '成都分店', province: '四川省', city: '成都市' };
  const drops = [
    { receiver: RECEIVER, quantity: 7 },
    { receiver: far, quantity: 3 },
  ];
  await splitOver(buyer.browser, order, drops);
  await takeSteps(admin.browser, orderId, ['ALLOCATE', 'OPEN_WORK_ORDER']);
  const { text } = await textOfPdf(
    await bytesOf(await admin.browser.send(getJobTicket, { id: orderId })),
  );
  const words = text.replaceAll(/\s/g, '');
  for (const one of [
    '收货1/2',
    '收货2/2',
    '7盒',
    '3盒',
    RECEIVER.consignee,
    '成都分店',
    '四川省成都市',
  ]) {
    expect(words).toContain(one);
  }
});

test('before a work order there is no ticket', async () => {
  const { orderSN, orderId } = await approvedOrder(server, buyer.browser);
  const early = await buyer.browser.refused(getOrderTicket, { orderSN });
  expect(early).toMatchObject({
    errCode: errCode.wrongState,
    message: '还没有开工单，开工后可以打印',
  });
  expect((await admin.browser.refused(getJobTicket, { id: orderId })).errCode).toBe(
    errCode.wrongState,
  );
});

test('one customer has one drawn at a time, and others get theirs meanwhile', async () => {
  const order = await made();
  const outcomes = await Promise.all([
    ...Array.from({ length: 6 }, () =>
      outcome(buyer.browser.send(getOrderTicket, { orderSN: order.orderSN })),
    ),
    outcome(admin.browser.send(getJobTicket, { id: order.orderId })),
  ]);
  expect(outcomes.at(-1)).toBe('done');
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(2);
  expect(outcomes.filter((one) => one === errCode.tooManyRequests)).toHaveLength(5);
  // Its place is free again.
  await buyer.browser.send(getOrderTicket, { orderSN: order.orderSN });
});
