/** Steps that the tests of invoices share: paid orders of two companies, a title, what is applied for. */
import {
  applyInvoice,
  getInvoice,
  getInvoiceable,
  getInvoices,
  previewInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { createInvoiceTitle, getInvoiceTitles } from '@banxin/contract/calls/invoice/title';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { approveInvoice, issueInvoice } from './desk.ts';

/** The factory is that of the nearest; a test that needs another company says so. */
export async function paidAt(
  { db }: Pick<TestServer, 'db'>,
  browser: Browser,
  factory: number,
): Promise<{ orderId: number; orderSN: string }> {
  const { orderSN } = await paid(browser);
  const { id } = await db
    .updateTable('orders')
    .set({ factory })
    .where('order_sn', '=', orderSN)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: id, orderSN };
}

/** A title that is good for every invoice. */
export const addTitle = (browser: Browser) =>
  browser.send(createInvoiceTitle, {
    kind: 'company',
    title: '悦享包装有限公司',
    taxNumber: '91310112MA1YXB0004',
    address: '上海市闵行区春申路 100 号',
    phone: '021-60000001',
    bank: '招商银行上海闵行支行',
    bankAccount: '121900000000001',
  });

/** The title that a customer has, or a first one. */
export const titleFor = async (browser: Browser) =>
  (await browser.send(getInvoiceTitles, {}))[0] ?? addTitle(browser);

/** What the application page would send for these orders, or for a month. */
export async function application(
  browser: Browser,
  which: { orderSNs: string[] } | { month: string },
  titleId: number,
) {
  const { expected } = await browser.send(previewInvoice, { ...which, kind: 'general' });
  return {
    kind: 'general' as const,
    titleId,
    medium: 'electronic' as const,
    expected,
    ...('month' in which && { month: which.month }),
  };
}

/** Applies for these orders; answers the ids. */
export async function applied(browser: Browser, orderSNs: string[]): Promise<number[]> {
  const { id } = await titleFor(browser);
  const { ids } = await browser.send(applyInvoice, await application(browser, { orderSNs }, id));
  return ids;
}

/** Number of an application by its id. */
export async function numberOf(browser: Browser, id: number): Promise<string> {
  const { items } = await browser.send(getInvoices, { pageSize: 50 });
  return items.find((one) => one.id === id)?.invoiceSN ?? '';
}

/** What can be invoiced of an order. @unit fen */
export async function openOf(browser: Browser, orderSN: string): Promise<number | undefined> {
  const { items } = await browser.send(getInvoiceable, { pageSize: 50 });
  return items.find((one) => one.orderSN === orderSN)?.open;
}

/** The works of a test's server. */
export function invoiceDeskOf(server: TestServer) {
  const { db, clock, random } = server;
  let numbers = 0;
  const now = () => instantOf(clock.now());
  const desk = () => ({ db, now: now(), actor: 'staff', random });
  /** Another 20 digits. */
  const digits = (): string => {
    numbers += 1;
    return `26419${String(numbers).padStart(15, '0')}`;
  };
  return {
    now,
    desk,
    digits,
    /** Somebody with enough to pay anything. */
    buyer: () => enter(server, { balance: 50_000_000 }),
    /** Approved and issued; answers the number of the application. */
    issued: async (browser: Browser, id: number): Promise<string> => {
      const number = await numberOf(browser, id);
      await approveInvoice(desk(), { number });
      await issueInvoice(desk(), { number, invoiceNumber: digits() });
      return number;
    },
    detail: (browser: Browser, id: number) => browser.send(getInvoice, { id }),
  };
}
