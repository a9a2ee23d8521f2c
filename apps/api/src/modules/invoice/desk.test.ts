/** The invoice desk: 20 digits that stand once, files, paper, and the demo’s own pace. */
import type { RawAnswer } from '@banxin/contract/call';
import {
  applyInvoice,
  downloadInvoices,
  getInvoices,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { invoiceType, redReason, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { localCarrier } from '../../ports/localCarrier.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { paid } from '../order/order.testkit.ts';
import { dueDayOf } from './apply.ts';
import { invoiceCommands } from './commands.ts';
import {
  approveInvoice,
  issueInvoice,
  printLabel,
  rejectInvoice,
  voidInvoice,
  withdrawApproval,
} from './desk.ts';
import { listDesk } from './deskList.ts';
import { overdueBefore } from './deskQueue.ts';
import {
  addTitle,
  application,
  applied,
  invoiceDeskOf,
  numberOf,
  openOf,
} from './invoice.testkit.ts';
import { runInvoiceDesk } from './jobs.ts';
import { enterRed, issueReversal } from './redDesk.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const DAY = 24 * 3_600_000;
const { now, desk, digits, buyer, issued, detail } = invoiceDeskOf(server);

/** What was told of an invoice, the newest first. */
async function toldOf(browser: Browser, id: number) {
  const { items } = await browser.send(getSiteMessages, { pageSize: 50 });
  return items
    .filter(({ invoiceId }) => invoiceId === id)
    .map(({ kind, text }) => [kind, text.message]);
}

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
    expect(await listDesk(db, now())).toContain(other);
    await approveInvoice(desk(), { number: other });
    const issueAs = (invoiceNumber: string) =>
      issueInvoice(desk(), { number: other, invoiceNumber });
    expect((await issueAs('123'))?.message).toBe('发票号码为 20 位数字');
    expect((await issueAs(number ?? ''))?.message).toBe(`发票号码 ${number} 已使用`);
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
    await printLabel(desk(), { number, carrier: 'ems', trackingNo: '1100' });
    expect(await detail(browser, first)).toMatchObject({
      status: s.labelPrinted,
      trackingNo: '1100',
    });
    await voidInvoice(desk(), { number, reason: '客户退回重开' });
    expect(await detail(browser, first)).toMatchObject({ status: s.voided });
    const { number: digitsOf } = await detail(browser, first);
    expect(await toldOf(browser, first)).toEqual([
      ['invoiceVoided', `发票 ${digitsOf} 已作废：客户退回重开。订单可重新申请开票。`],
      ['invoiceSent', `纸质发票 ${digitsOf} 已寄出：ems 1100。`],
      ['invoiceIssued', expect.stringContaining(digitsOf ?? '')],
      ['invoiceApproved', expect.stringMatching(/已通过审核，金额 .*，预计 .*前开出。$/)],
    ]);
    expect(await openOf(browser, one.orderSN)).toBe(one.total);
    clock.advance(15 * DAY);
    const late = await voidInvoice(desk(), { number: later, reason: '客户退回重开' });
    expect(late?.message).toBe('只能作废当月纸质发票');
    clock.advance(-15 * DAY);
  });

  test('tells why an approved application is not issued; one approved late names no day that is over', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await numberOf(browser, id);
    clock.advance(15 * DAY);
    expect(await approveInvoice(desk(), { number })).toBeNull();
    expect(await withdrawApproval(desk(), { number, reason: '抬头信息有误' })).toBeNull();
    clock.advance(-15 * DAY);
    expect(await toldOf(browser, id)).toEqual([
      ['invoiceCancelled', '已通过的发票申请没有开出，已取消：抬头信息有误。订单可重新申请开票。'],
      ['invoiceApproved', expect.stringMatching(/，正在开具。$/)],
    ]);
  });

  test('takes no step on what has moved on since it was seen', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await numberOf(browser, id);
    const { updatedAt: at } = await detail(browser, id);
    const seen = { status: s.applied, at };
    const reason = '抬头有误，请更正';
    const both = await Promise.all([
      approveInvoice(desk(), { number, seen }),
      rejectInvoice(desk(), { number, seen, reason }),
    ]);
    expect(both.filter((one) => one === null)).toHaveLength(1);
    const { status } = await detail(browser, id);
    const late = both.find((one) => one !== null);
    expect(late).toMatchObject({
      errCode: errCode.wrongState,
      message: `此单已变为“${s.label(status)}”，未重复处理`,
      data: { key: 'invoice.standsAt', status },
    });
    // It stands where it stood, and says something else: sent again meanwhile.
    await db
      .updateTable('invoices')
      .set({ status: s.applied, updated_at: instantOf(clock.now() + 1) })
      .where('id', '=', id)
      .execute();
    const again = await approveInvoice(desk(), { number, seen });
    expect(again?.message).toBe('此单已变为“已申请”，未重复处理');
    expect(await approveInvoice(desk(), { number, seen: { status: s.applied } })).toBeNull();
    expect((await approveInvoice(desk(), { number: '1' }))?.errCode).toBe(errCode.notFound);
  });

  test('asks for a reason that a customer can read, and for the carrier with its number', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await numberOf(browser, id);
    const short = await rejectInvoice(desk(), { number, reason: ' 不行 ' });
    expect(short).toMatchObject({
      errCode: errCode.invalidInput,
      message: '请填写原因，客户会看到（4-200 个字）',
    });
    await issued(browser, id);
    const parcel = { number, carrier: 'ems', trackingNo: '1100' };
    expect((await printLabel(desk(), parcel))?.message).toBe('电子发票不寄送');
    await db.updateTable('invoices').set({ medium: 'paper' }).where('id', '=', id).execute();
    const { message } = (await printLabel(desk(), { ...parcel, trackingNo: ' ' })) ?? {};
    expect(message).toBe('请填写运单号');
    expect(await printLabel(desk(), parcel)).toBeNull();
    expect((await printLabel(desk(), parcel))?.message).toBe(
      '此单已变为“已打印快递单”，未重复处理',
    );
  });

  test('is late with an application from the day after the one by which it is issued', () => {
    // Over the New Year and two weekends.
    for (let day = 0; day < 20; day += 1) {
      const applied = instantOf(msOf('2026-12-24T15:00:00.000+08:00') + day * DAY);
      const midnight = msOf(`${dueDayOf(applied)}T00:00:00.000+08:00`) + DAY;
      expect(applied < overdueBefore(instantOf(midnight - 1))).toBe(false);
      expect(applied < overdueBefore(instantOf(midnight))).toBe(true);
    }
  });

  test('voids no red invoice, and none that is being reversed', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await issued(browser, id);
    await db.updateTable('invoices').set({ medium: 'paper' }).where('id', '=', id).execute();
    const reason = '客户退回重开';
    const red = await enterRed(desk(), { number, amount: fen(100), reason: redReason.returned });
    expect((await voidInvoice(desk(), { number, reason }))?.message).toBe(
      '这张发票有红冲，不能作废',
    );
    if (red instanceof Refusal) throw red;
    await issueReversal(desk(), { formSN: red.formSN, invoiceNumber: digits() });
    const { items } = await browser.send(getInvoices, { tab: 'issued' });
    const { invoiceSN = '' } = items.find(({ type }) => type === invoiceType.negative) ?? {};
    const voided = await voidInvoice(desk(), { number: invoiceSN, reason });
    expect(voided?.message).toBe('红字发票不能作废');
  });

  test('says in a terminal what it did, or why it did not', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await numberOf(browser, id);
    const { channels } = server.services.ports;
    const shop = { db, now: now(), carrier: localCarrier, channels };
    const say = (name: string, ...values: string[]) =>
      invoiceCommands.find((one) => one.name === `invoices ${name}`)?.run(shop, ...values);
    expect(await say('approve', number)).toBe(`已审核通过 ${number}`);
    expect(await say('approve', number)).toBe('此单已变为“审核通过”，未重复处理');
    expect(await say('issue', number, '1')).toBe('发票号码为 20 位数字');
    expect(await say('issue', number, '7'.repeat(20))).toBe(`已开票 ${number}：${'7'.repeat(20)}`);
    expect(await say('red', number, 'x', '销售折让')).toContain('不是金额');
    expect(await say('red', number, '1', '心情')).toContain('销售折让 allowance');
    const said = await say('red', number, '1', '销售折让');
    expect(said).toMatch(/^已录入红字确认单 6\d+：无需确认$/);
    const form = /\d+/.exec(said ?? '')?.[0] ?? '';
    expect(await say('red-deny', form, '货物没有退回')).toContain('此单已变为“无需确认”');
    expect(await say('red-issue', form, '8'.repeat(20))).toContain('已开红字发票');
    expect(await say('red-issue', form, '9'.repeat(20))).toBe('红字发票已开出，未重复处理');
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
