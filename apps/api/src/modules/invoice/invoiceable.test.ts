/** What can be invoiced: what was paid in less what is excluded, as long as it may be, the same wherever it is offered. */
import { getToday } from '@banxin/contract/calls/customer/today';
import {
  applyInvoice,
  getInvoiceable,
  getOrderInvoices,
  previewInvoice,
  requestRed,
} from '@banxin/contract/calls/invoice/invoice';
import { getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import type { Invoiceable } from '@banxin/contract/entities/invoice';
import { redReason } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { allocate } from '@banxin/pricing/money';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter, paid, place } from '../order/order.testkit.ts';
import { sumsOf } from './amounts.ts';
import { rejectInvoice } from './desk.ts';
import { application, applied, invoiceDeskOf, numberOf, paidAt } from './invoice.testkit.ts';
import { issueReversal } from './redDesk.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const DAY = 24 * 3_600_000;
const { now, desk, digits, buyer, issued, detail } = invoiceDeskOf(server);

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

describe('an order of whose invoice some was reversed', () => {
  /** Issued, then reversed by so much. */
  async function reversedBy(browser: Browser, part: number) {
    const { orderSN, total } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await issued(browser, id);
    expect(await offered(browser)).toEqual({ list: [], home: [], months: [], count: 0 });
    const red = await browser.send(requestRed, { id, reason: redReason.wrong, amount: fen(part) });
    await issueReversal(desk(), { formSN: red.formSN, invoiceNumber: digits() });
    return { orderSN, total };
  }

  /** What the list, the home and the months offer. */
  async function offered(browser: Browser) {
    const { items, months } = await browser.send(getInvoiceable, { pageSize: 50 });
    const { groups } = await browser.send(getToday, {});
    const group = groups.find((one) => one.kind === 'invoice');
    const sums = (orders: readonly Pick<Invoiceable, 'orderSN' | 'open'>[]) =>
      orders.map(({ orderSN, open }) => ({ orderSN, open }));
    return {
      list: sums(items.filter(({ refusal }) => refusal === null)),
      home: group?.kind === 'invoice' ? sums(group.items) : [],
      count: group?.count,
      months,
    };
  }

  test('is offered again with what is open, on the home, by its month and in the list', async () => {
    const { browser } = await buyer();
    const { orderSN } = await reversedBy(browser, 1_000);
    const one = [{ orderSN, open: 1_000 }];
    const month = now().slice(0, 7);
    expect(await offered(browser)).toEqual({ list: one, home: one, months: [month], count: 1 });
    const { sheets, expected } = await browser.send(previewInvoice, { month, kind: 'general' });
    expect(expected).toEqual([{ orderSN, amount: 1_000 }]);
    expect(sheets[0]?.sum).toBe(1_000);
    const titles = await browser.send(getInvoiceTitles, {});
    const input = await application(browser, { month }, titles[0]?.id ?? 0);
    const { ids } = await browser.send(applyInvoice, input);
    expect((await detail(browser, ids[0] ?? 0)).amount).toBe(1_000);
    expect(await offered(browser)).toEqual({ list: [], home: [], months: [], count: 0 });
  });

  test('says on its own page what it stands on, and what of it is open', async () => {
    const { browser } = await buyer();
    const { orderSN, total } = await reversedBy(browser, 1_000);
    const standing = await browser.send(getOrderInvoices, { orderSN });
    expect(standing).toMatchObject({ open: 1_000, isUnderWay: false, refusal: null });
    expect(standing.invoices.map(({ type, amount }) => [type, amount])).toEqual([
      [2, -1_000],
      [1, total],
    ]);
  });
});

describe('the page of an order', () => {
  test('says that it waits for its payment, is open, applied for, invoiced or too old', async () => {
    const { browser } = await buyer();
    const placed = await confirmed(browser);
    const ask = (orderSN: string) => browser.send(getOrderInvoices, { orderSN });
    expect(await ask(placed.orderSN)).toMatchObject({
      ...{ invoices: [], open: 0, lastDay: null, refusal: { message: '付款后可申请开票' } },
    });
    const { orderSN, total } = await paid(browser);
    expect(await ask(orderSN)).toMatchObject({ open: total, refusal: null });
    const [id = 0] = await applied(browser, [orderSN]);
    expect(await ask(orderSN)).toMatchObject({
      ...{ invoices: [{ id, status: 1, number: null }], isUnderWay: true, open: 0 },
      refusal: { message: `订单${orderSN}已申请开票` },
    });
    await rejectInvoice(desk(), {
      number: await numberOf(browser, id),
      reason: '抬头与税号不一致',
    });
    expect(await ask(orderSN)).toMatchObject({ invoices: [{ status: 3 }], open: total });
    const other = await paid(browser);
    const [second = 0] = await applied(browser, [other.orderSN]);
    await issued(browser, second);
    expect(await ask(other.orderSN)).toMatchObject({
      ...{ invoices: [{ status: 4 }], open: 0, refusal: { message: '金额已全部开票' } },
    });
    const stranger = await enter(server);
    expect(await outcome(stranger.browser.send(getOrderInvoices, { orderSN }))).toBe(
      errCode.notFound,
    );
  });
});

describe('given money of a payment', () => {
  test('is shared to the fen, whatever was paid together and however much of it went back', async () => {
    const { browser, id: customerId } = await buyer();
    const orders: number[] = [];
    for (let count = 0; count < 5; count += 1) orders.push((await place(browser)).orderId);
    const { random } = server;
    for (let round = 0; round < 40; round += 1) {
      const parts = orders.slice(0, 1 + random.int(orders.length)).map((order_id, at) => {
        const amount = 1 + random.int(9_999);
        const refunded = random.int(3) === 0 ? random.int(amount + 1) : 0;
        return { order_id, position: at + 1, amount, refunded };
      });
      const kept = parts.map(({ amount, refunded }) => amount - refunded);
      const given = random.int(kept.reduce((sum, one) => sum + one, 1));
      const payment = {
        ...{ customer_id: customerId, payment_sn: `test-${round}`, status: 'paid' as const },
        ...{ from_bonus: given, created_at: now(), paid_at: now(), expires_at: now() },
        amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      };
      const named = { customer_id: customerId, kind: 'order' as const, is_open: false };
      await transaction(db, async (tx) => {
        const { id } = await tx
          .insertInto('payments')
          .values(payment)
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('payment_subjects')
          .values(parts.map((part) => ({ ...named, ...part, payment_id: id })))
          .execute();
      });
      const ids = parts.map(({ order_id }) => order_id);
      const sums = await db
        .selectFrom(sumsOf(customerId, sql`id = any(${ids}::bigint[])`).as('sums'))
        .select(['order_id', 'bonus'])
        .execute();
      const byOrder = new Map(sums.map((row) => [Number(row.order_id), Number(row.bonus)]));
      expect(ids.map((one) => byOrder.get(one))).toEqual(allocate(fen(given), kept));
      for (const table of ['payment_subjects', 'payments'] as const) {
        await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
      }
    }
  });
});
