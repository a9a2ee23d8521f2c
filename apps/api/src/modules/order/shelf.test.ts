/** Goods from the shelf need no print files: nothing asks for any, shows a place for them or takes them. */
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import { createOrder } from '@banxin/contract/calls/order/create';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { fileStatus, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { products } from '@banxin/pricing/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { configurationOf, confirmed, enter, place, rowOf, standAt } from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const configuration = configurationOf(products.find(({ stock }) => stock)?.id ?? 0);
const NEEDS_NONE = '现货产品不需要印刷文件';
let owner: Browser;
let file: string;

beforeAll(async () => {
  owner = (await enter(server, { balance: 10_000_000 })).browser;
  file = await upload(server, owner, FIXTURES['card-with-bleed'](), '名片.pdf');
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

test('from the first step to the last no hint, action or arrow speaks of files', async () => {
  const order = await confirmed(owner, { configuration }, { payNow: false });
  for (const status of [1, 2, 3, 11, 12, 13, 15, 62, 66, 67, 69]) {
    await standAt(db, order.orderSN, status);
    const shown = await owner.send(getOrderDetail, { ordersn: order.orderSN });
    expect(shown.isPrinted).toBe(false);
    expect(shown.hint.message, `status ${status}`).not.toContain('文件');
    expect(shown.actions.map(({ event }) => event)).not.toContain('editFiles');
    const steps = await owner.send(getTransitions, { entity: 'order', id: order.orderId });
    const resubmit = steps.find(({ event }) => event === 'RESUBMIT');
    expect(resubmit?.allowed ?? false).toBe(false);
    expect(resubmit?.reason?.message ?? '').not.toContain('文件');
  }
});

test('a printed order says that it is one', async () => {
  const { orderSN } = await place(owner);
  expect((await owner.send(getOrderDetail, { ordersn: orderSN })).isPrinted).toBe(true);
});

test('files are refused with the reason, when it is ordered and later', async () => {
  const refusal = await owner.refused(createOrder, { configuration, fileIds: [file] });
  expect(refusal).toMatchObject({ errCode: errCode.fileUnusable, message: NEEDS_NONE });
  const { orderSN } = await place(owner, { configuration });
  const late = await owner.refused(setOrderFiles, { orderSN, fileIds: [file] });
  expect(late).toMatchObject({ errCode: errCode.fileUnusable, message: NEEDS_NONE });
  expect(await rowOf(db, orderSN)).toMatchObject({ file_status: fileStatus.confirmed });
});

test('it goes straight to the works when it is paid', async () => {
  const { orderSN, paymentSN } = await confirmed(owner, { configuration });
  await owner.send(payByBalance, { paymentSN });
  expect((await rowOf(db, orderSN)).status).toBe(orderStatus.approvedOrdered);
});

test('no order of the demo waits for files that its product does not need', async () => {
  const shelf = products.filter(({ stock }) => stock).map(({ id }) => id);
  const rows = await db
    .selectFrom('orders')
    .select(['status', 'file_status'])
    .where('product_id', 'in', shelf)
    .where('customer_id', '<', 6)
    .execute();
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(row.file_status).toBe(fileStatus.confirmed);
    expect([2, 11, 12]).not.toContain(row.status);
  }
});
