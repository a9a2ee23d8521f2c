/** Invoices: what can be invoiced, one for each company, all or none, what the desk does, and reversals that never exceed. */
import type { RawAnswer } from '@banxin/contract/call';
import {
  applyInvoice,
  cancelInvoice,
  downloadInvoices,
  getInvoice,
  getInvoiceable,
  getInvoices,
  previewInvoice,
  requestRed,
  respondRed,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import {
  invoiceType,
  redReason,
  redState,
  invoiceStatus as s,
} from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import {
  approveInvoice,
  denyReversal,
  enterRed,
  issueInvoice,
  issueReversal,
  listDesk,
  printLabel,
  rejectInvoice,
  voidInvoice,
} from './desk.ts';
import { addTitle, application, applied, numberOf, openOf, paidAt } from './invoice.testkit.ts';
import { runInvoiceDesk } from './jobs.ts';
import { lapseReds } from './red.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const DAY = 24 * 3_600_000;
const now = () => instantOf(clock.now());
const desk = () => ({ db, now: now(), actor: 'staff', random: server.random });
let numbers = 0;
const digits = (): string => {
  numbers += 1;
  return `26419${String(numbers).padStart(15, '0')}`;
};
const buyer = () => enter(server, { balance: 50_000_000 });

/** Approved and issued by the works; answers its number. */
async function issued(browser: Browser, id: number): Promise<string> {
  const number = await numberOf(browser, id);
  await approveInvoice(desk(), number);
  const invoiceNumber = digits();
  await issueInvoice(desk(), { number, invoiceNumber });
  return number;
}

const detail = (browser: Browser, id: number) => browser.send(getInvoice, { id });

describe('what can be invoiced', () => {
  test('is what was paid in, less refunds and less what was given; each part that is not is named', async () => {
    const { browser, id } = await enter(server, { balance: 1_000 });
    await transaction(db, (tx) =>
      bookEntry(tx, {
        customerId: id,
        asset: 0,
        flow: 11,
        amount: 10_000_000,
        reference: 'gift',
        at: now(),
      }),
    );
    const { orderSN, total } = await paid(browser);
    const { items } = await browser.send(getInvoiceable, {});
    expect(items).toMatchObject([
      {
        orderSN,
        paid: total,
        excluded: { bonus: total - 1_000, refunded: 0, invoiced: 0 },
        open: 1_000,
        refusal: null,
      },
    ]);
  });

  test('an order that was refunded has nothing, and says so', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    await browser.send(cancelOrder, { orderSN });
    const { items } = await browser.send(getInvoiceable, {});
    expect(items[0]).toMatchObject({ open: 0, refusal: { message: '已全部退款' } });
  });

  test('on the 360th day it still can be, on the 361st it cannot', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const input = { orderSNs: [orderSN], kind: 'general' as const };
    clock.advance(360 * DAY);
    const late = server.browser();
    const account = await db
      .selectFrom('customers as c')
      .innerJoin('orders as o', 'o.customer_id', 'c.id')
      .select('c.name')
      .where('o.order_sn', '=', orderSN)
      .executeTakeFirstOrThrow();
    await late.login(account.name);
    expect((await late.send(previewInvoice, input)).sheets).toHaveLength(1);
    clock.advance(DAY);
    const later = server.browser();
    await later.login(account.name);
    const refusal = await later.refused(previewInvoice, input);
    expect(refusal.message).toContain('已超过 360 天');
    clock.advance(-361 * DAY);
  });

  test('orders of four companies make four invoices, whose lines add up to what was paid', async () => {
    const { browser } = await buyer();
    const orders = [];
    for (const factory of [7, 0, 1, 6, 0]) orders.push(await paidAt(server, browser, factory));
    const { sheets, sum, expected } = await browser.send(previewInvoice, {
      orderSNs: orders.map(({ orderSN }) => orderSN),
      kind: 'general',
    });
    expect(sheets.map(({ company }) => company.factory)).toEqual([0, 1, 6, 7]);
    expect(sheets[0]?.lines).toHaveLength(2);
    for (const sheet of sheets) {
      expect(sheet.net + sheet.tax).toBe(sheet.sum);
      expect(sheet.net).toBe(Math.round((sheet.sum * 100) / 113));
      for (const line of sheet.lines) expect(line.net + line.tax).toBe(line.amount);
      expect(sheet.lines.reduce((all, { tax }) => all + tax, 0)).toBe(sheet.tax);
    }
    expect(sum).toBe(expected.reduce((all, { amount }) => all + amount, 0));
  });
});

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
    expect(await rejectInvoice(desk(), { number, reason: '不行' })).toContain('4 到 200');
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
});

describe('at once', () => {
  test('two colleagues apply for one month: one of them has it, each order stands on one invoice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const master = await buyer();
      const finance = await enter(server, { parent: master, roles: 16 });
      for (const factory of [0, 1]) await paidAt(server, master.browser, factory);
      const title = await addTitle(master.browser);
      const month = now().slice(0, 7);
      const input = await application(master.browser, { month }, title.id);
      const both = await Promise.all(
        [master, finance].map(({ browser }) => outcome(browser.send(applyInvoice, input))),
      );
      expect(both.toSorted()).toEqual([errCode.wrongState, 'done']);
      expect((await master.browser.send(getInvoices, {})).total).toBe(2);
    }
  });

  test('a refund and an application: the invoice never holds more than was left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await buyer();
      const { orderSN } = await paid(browser);
      const title = await addTitle(browser);
      const input = await application(browser, { orderSNs: [orderSN] }, title.id);
      const [sent, back] = await Promise.all([
        outcome(browser.send(applyInvoice, input)),
        outcome(browser.send(cancelOrder, { orderSN })),
      ]);
      expect(back).toBe('done');
      expect([4001, 'done']).toContain(sent);
      if (sent !== 'done') continue;
      // Refunded while it waits: the desk does not issue it.
      const [row] = (await browser.send(getInvoices, {})).items;
      expect(await approveInvoice(desk(), row?.invoiceSN ?? '')).toContain('可开票金额已变动');
    }
  });

  test('two reversals that together exceed the rest: one of them holds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser } = await buyer();
      const { orderSN, total } = await paid(browser);
      const [id = 0] = await applied(browser, [orderSN]);
      await issued(browser, id);
      const input = { id, reason: redReason.returned, amount: fen(Math.ceil(total * 0.6)) };
      const both = await Promise.all([1, 2].map(() => outcome(browser.send(requestRed, input))));
      expect(both.toSorted()).toEqual([errCode.balanceTooLow, 'done']);
    }
  });
});

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

describe('a reversal', () => {
  test('that covers all of it makes the orders free again; one of a part leaves the rest', async () => {
    const { browser } = await buyer();
    const { orderSN, total } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await issued(browser, id);
    const part = 1_000 as Fen;
    for (const amount of [part, (total - part) as Fen]) {
      const red = await browser.send(requestRed, { id, reason: redReason.wrong, amount });
      expect(red.state).toBe(redState.waitsForSeller);
      const said = await issueReversal(desk(), { formSN: red.formSN, invoiceNumber: digits() });
      expect(said).toContain('已开红字发票');
      if (amount === part) expect(await openOf(browser, orderSN)).toBe(part);
    }
    const blue = await detail(browser, id);
    expect(blue).toMatchObject({ type: invoiceType.fullyReversed, redLeft: 0 });
    expect(await openOf(browser, orderSN)).toBe(total);
    const { items } = await browser.send(getInvoices, { tab: 'issued', pageSize: 10 });
    const reds = items.filter(({ type }) => type === invoiceType.negative);
    expect(reds.reduce((sum, { amount }) => sum + amount, 0)).toBe(-total);
    const lines = await Promise.all(reds.map((one) => detail(browser, one.id)));
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(-blue.tax);
  });

  test('that the works enter on a special one waits 72 hours for the buyer, who may refuse; then it lapses', async () => {
    const { browser, id: customer } = await buyer();
    await db.updateTable('customers').set({ auth_status: 2 }).where('id', '=', customer).execute();
    const { orderSN } = await paid(browser);
    const title = await addTitle(browser);
    const input = await application(browser, { orderSNs: [orderSN] }, title.id);
    const [id = 0] = (await browser.send(applyInvoice, { ...input, kind: 'special' })).ids;
    const number = await issued(browser, id);
    const entered = { number, yuan: '10', reason: '销售折让' };
    await enterRed(desk(), entered);
    const [first] = (await detail(browser, id)).reds;
    expect(first).toMatchObject({ state: redState.waitsForBuyer, amount: 1_000 });
    await browser.send(respondRed, { id: first?.id ?? 0, agree: false, reason: '金额不对' });
    await enterRed(desk(), entered);
    const [second] = (await detail(browser, id)).reds;
    clock.advance(72 * 3_600_000 - 1);
    await lapseReds(db, now());
    expect((await detail(browser, id)).reds[0]?.state).toBe(redState.waitsForBuyer);
    clock.advance(1);
    const late = { id: second?.id ?? 0, agree: true };
    expect((await browser.refused(respondRed, late)).errCode).toBe(errCode.wrongState);
    expect(await lapseReds(db, now())).toBeGreaterThan(0);
    clock.advance(-72 * 3_600_000);
    const { reds, redLeft, amount } = await detail(browser, id);
    expect(reds.map(({ state }) => state)).toEqual([redState.lapsed, redState.deniedByBuyer]);
    expect(redLeft).toBe(amount);
    const { items } = await browser.send(getSiteMessages, { pageSize: 10 });
    expect(items.map(({ kind }) => kind)).toContain('redWaiting');
  });

  test('that asks for more than is left says what is; one that was denied stands for nothing', async () => {
    const { browser } = await buyer();
    const { orderSN, total } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await issued(browser, id);
    const refusal = await browser.refused(requestRed, { id, reason: 1, amount: fen(total + 1) });
    expect(refusal.data).toMatchObject({ most: total });
    const red = await browser.send(requestRed, { id, reason: 1, amount: fen(total) });
    await denyReversal(desk(), { formSN: red.formSN, reason: '货物没有退回' });
    expect((await detail(browser, id)).redLeft).toBe(total);
  });
});
