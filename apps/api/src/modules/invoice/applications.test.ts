/** Applications for invoices: all or none, with what each kind needs, rejected and sent again. */
import {
  applyInvoice,
  cancelInvoice,
  getInvoice,
  getInvoices,
  previewInvoice,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { rejectInvoice } from './desk.ts';
import {
  addTitle,
  application,
  applied,
  invoiceDeskOf,
  numberOf,
  paidAt,
} from './invoice.testkit.ts';

const server = await createTestServer();
const { db } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const { desk, buyer, detail } = invoiceDeskOf(server);

describe('an application', () => {
  test('takes its orders; the same one again is told so, and taking it back gives them free', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const title = await addTitle(browser);
    const input = await application(browser, { orderSNs: [orderSN] }, title.id);
    const { ids, dueDay } = await browser.send(applyInvoice, input);
    expect(dueDay).toBe('2026-11-23');
    const refusal = await browser.refused(applyInvoice, input);
    expect([refusal.errCode, refusal.message]).toEqual([
      errCode.wrongState,
      `订单${orderSN}已申请开票`,
    ]);
    await browser.send(cancelInvoice, { id: ids[0] as number });
    expect((await browser.send(applyInvoice, input)).ids).toHaveLength(1);
  });

  test('is all or none: what has changed of one order refuses the others too, with old and new', async () => {
    const { browser } = await buyer();
    const [kept, gone] = [await paid(browser), await paid(browser)];
    const title = await addTitle(browser);
    const orderSNs = [kept.orderSN, gone.orderSN];
    const input = await application(browser, { orderSNs }, title.id);
    await browser.send(cancelOrder, { orderSN: gone.orderSN });
    const refusal = await browser.refused(applyInvoice, input);
    expect([refusal.errCode, refusal.message]).toEqual([4001, '可开票金额已变动']);
    expect(refusal.data).toMatchObject({
      orders: [{ orderSN: gone.orderSN, before: gone.total, now: 0 }],
    });
    expect((await browser.send(getInvoices, {})).total).toBe(0);
  });

  test('for a special invoice needs the authentication and a title that is complete', async () => {
    const { browser, id } = await buyer();
    const { orderSN } = await paid(browser);
    const title = await addTitle(browser);
    const input = {
      ...(await application(browser, { orderSNs: [orderSN] }, title.id)),
      kind: 'special' as const,
    };
    expect((await browser.refused(applyInvoice, input)).message).toBe('专票需先完成企业认证');
    await db.updateTable('customers').set({ auth_status: 2 }).where('id', '=', id).execute();
    await db.updateTable('invoice_titles').set({ bank: '' }).where('id', '=', title.id).execute();
    expect((await browser.refused(applyInvoice, input)).message).toContain('缺少专票所需的信息');
    await db.updateTable('invoice_titles').set({ bank: '行' }).where('id', '=', title.id).execute();
    expect((await browser.send(applyInvoice, input)).ids).toHaveLength(1);
  });

  test('on paper needs an address; nobody sees what is another’s', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const title = await addTitle(browser);
    const input = await application(browser, { orderSNs: [orderSN] }, title.id);
    const refusal = await browser.refused(applyInvoice, { ...input, medium: 'paper' });
    expect(refusal.fields).toEqual({ addressId: '请选择收件地址' });
    const [id = 0] = (await browser.send(applyInvoice, input)).ids;
    const stranger = await enter(server);
    for (const call of [getInvoice, cancelInvoice]) {
      expect(await outcome(stranger.browser.send(call, { id }))).toBe(errCode.notFound);
    }
    const preview = { orderSNs: [orderSN], kind: 'general' as const };
    expect(await outcome(stranger.browser.send(previewInvoice, preview))).toBe(errCode.notFound);
  });

  test('that was rejected says why, and is sent again with what can be invoiced then', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await numberOf(browser, id);
    const short = await rejectInvoice(desk(), { number, reason: '不行' });
    expect(short?.message).toContain('4-200 个字');
    await rejectInvoice(desk(), { number, reason: '抬头与税号不一致' });
    expect(await detail(browser, id)).toMatchObject({
      status: s.rejected,
      reason: '抬头与税号不一致',
    });
    const { expected } = await browser.send(previewInvoice, { id, kind: 'general' });
    const title = (await detail(browser, id)).buyer;
    expect(title.title).toBe('悦享包装有限公司');
    const titleRow = await db
      .selectFrom('invoice_titles')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const again = {
      kind: 'general' as const,
      titleId: titleRow.id,
      medium: 'electronic' as const,
      expected,
      id,
    };
    await browser.send(resubmitInvoice, again);
    expect(await detail(browser, id)).toMatchObject({ status: s.applied, reason: null });
    expect(await outcome(browser.send(resubmitInvoice, again))).toBe(errCode.wrongState);
    const { items } = await browser.send(getSiteMessages, { pageSize: 10 });
    expect(items[0]).toMatchObject({ kind: 'invoiceRejected', invoiceId: id });
  });

  test('that was rejected becomes one for each company that sells its orders by then', async () => {
    const { browser } = await buyer();
    const orders = [await paidAt(server, browser, 0), await paidAt(server, browser, 0)];
    const title = await addTitle(browser);
    const orderSNs = orders.map(({ orderSN }) => orderSN);
    const input = await application(browser, { orderSNs }, title.id);
    const { ids } = await browser.send(applyInvoice, input);
    const [id = 0] = ids;
    expect(ids).toHaveLength(1);
    await rejectInvoice(desk(), {
      number: await numberOf(browser, id),
      reason: '抬头与税号不一致',
    });
    await db
      .updateTable('orders')
      .set({ factory: 1 })
      .where('order_sn', '=', orderSNs[1] as string)
      .execute();
    const { expected, sheets } = await browser.send(previewInvoice, { id, kind: 'general' });
    expect(sheets).toHaveLength(2);
    const again = await browser.send(resubmitInvoice, { ...input, expected, id });
    expect(again.ids).toHaveLength(2);
    const lines = await Promise.all(again.ids.map((one) => detail(browser, one)));
    expect(lines.map(({ status }) => status)).toEqual([s.applied, s.applied]);
    expect(lines.flatMap((one) => one.lines.map(({ orderSN }) => orderSN)).sort()).toEqual(
      [...orderSNs].sort(),
    );
  });
});
