/** The invoice desk: 20 digits that stand once, files, paper, and the demo’s own pace. */
import type { RawAnswer } from '@banxin/contract/call';
import {
  applyInvoice,
  downloadInvoices,
  getInvoices,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { paid } from '../order/order.testkit.ts';
import { approveInvoice, issueInvoice, printLabel, voidInvoice } from './desk.ts';
import { listDesk } from './deskList.ts';
import {
  addTitle,
  application,
  applied,
  invoiceDeskOf,
  numberOf,
  openOf,
} from './invoice.testkit.ts';
import { runInvoiceDesk } from './jobs.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const DAY = 24 * 3_600_000;
const { now, desk, buyer, issued, detail } = invoiceDeskOf(server);

describe('the desk', () => {
  test('issues under 20 digits that stand on one invoice; the customer is told and downloads it', async () => {
    const { browser } = await buyer();
    const [one, two] = [await paid(browser), await paid(browser)];
    const [first = 0] = await applied(browser, [one.orderSN]);
    const title = (
      await db
        .selectFrom('invoice_titles')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id;
    const { ids } = await browser.send(
      applyInvoice,
      await application(browser, { orderSNs: [two.orderSN] }, title),
    );
    const [second = 0] = ids;
    expect(
      await outcome(browser.send(downloadInvoices, { ids: String(first), format: 'pdf' })),
    ).toBe(errCode.wrongState);
    await issued(browser, first);
    const { number } = await detail(browser, first);
    const other = await numberOf(browser, second);
    expect(await listDesk(db)).toContain(other);
    await approveInvoice(desk(), other);
    expect(await issueInvoice(desk(), { number: other, invoiceNumber: '123' })).toContain(
      '20 位数字',
    );
    expect(await issueInvoice(desk(), { number: other, invoiceNumber: number ?? '' })).toContain(
      '已使用',
    );
    expect((await browser.send(getInvoices, { tab: 'processing' })).total).toBe(1);
    const { items } = await browser.send(getSiteMessages, { pageSize: 10 });
    expect(items.map(({ kind }) => kind)).toContain('invoiceIssued');
    const pdf = (await browser.send(downloadInvoices, {
      ids: String(first),
      format: 'pdf',
    })) as RawAnswer;
    expect([pdf.fileName, await pdf.blob.slice(0, 5).text()]).toEqual([
      `invoice-${number}.pdf`,
      '%PDF-',
    ]);
    const xml = (await browser.send(downloadInvoices, {
      ids: String(first),
      format: 'xml',
    })) as RawAnswer;
    const text = await xml.blob.text();
    expect(text).toContain(`<Number>${number}</Number>`);
    expect(text).toContain(`<Total>${(one.total / 100).toFixed(2)}</Total>`);
  });

  test('sends paper, and voids it in its month alone; electronic ones are not voided', async () => {
    const { browser, id: customer } = await buyer();
    const [one, two] = [await paid(browser), await paid(browser)];
    const address = await db
      .insertInto('addresses')
      .values({
        customer_id: customer,
        ...{ consignee: '财务', mobile: '13900001234', province: '上海市', city: '上海市' },
        ...{ detail: '春申路 100 号', created_at: now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const title = await addTitle(browser);
    const paper = { medium: 'paper' as const, addressId: address.id };
    const ids: number[] = [];
    for (const { orderSN } of [one, two]) {
      const input = await application(browser, { orderSNs: [orderSN] }, title.id);
      ids.push(...(await browser.send(applyInvoice, { ...input, ...paper })).ids);
    }
    const [first = 0, second = 0] = ids;
    const number = await issued(browser, first);
    const later = await issued(browser, second);
    await printLabel(desk(), { number, carrier: 'ems', tracking: '1100' });
    expect(await detail(browser, first)).toMatchObject({
      status: s.labelPrinted,
      trackingNo: '1100',
    });
    await voidInvoice(desk(), { number, reason: '客户退回重开' });
    expect(await detail(browser, first)).toMatchObject({ status: s.voided });
    expect(await openOf(browser, one.orderSN)).toBe(one.total);
    clock.advance(15 * DAY);
    expect(await voidInvoice(desk(), { number: later, reason: '客户退回重开' })).toContain(
      '只能作废当月',
    );
    clock.advance(-15 * DAY);
  });

  test('of the demo goes on at its pace, and does no step twice', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await db.updateTable('shop_clock').set({ workshop_since: now() }).execute();
    await db
      .updateTable('invoices')
      .set({ invoice_sn: '5926112000000001' })
      .where('id', '=', id)
      .execute();
    for (let step = 0; step < 4; step += 1) {
      clock.advance(2 * 3_600_000);
      await Promise.all([1, 2].map(() => runInvoiceDesk({ db, random: server.random }, now())));
    }
    expect([s.invoiced, s.rejected]).toContain((await detail(browser, id)).status);
    clock.advance(-8 * 3_600_000);
  });
});
