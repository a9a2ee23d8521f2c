/** Reversals: red invoices that never exceed, orders that are free again, answers within 72 hours. */
import {
  applyInvoice,
  getInvoices,
  requestRed,
  respondRed,
  withdrawRed,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { invoiceType, redReason, redState } from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { type Fen, fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { paid } from '../order/order.testkit.ts';
import { listDesk } from './deskList.ts';
import { addTitle, application, applied, invoiceDeskOf, openOf } from './invoice.testkit.ts';
import { lapseReds } from './red.ts';
import { denyReversal, enterRed, issueReversal, withdrawReversal } from './redDesk.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const { now, desk, digits, buyer, issued, detail } = invoiceDeskOf(server);

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
      const invoiceNumber = digits();
      expect(await issueReversal(desk(), { formSN: red.formSN, invoiceNumber })).toBeNull();
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
    const entered = { number, amount: fen(1_000), reason: redReason.allowance };
    expect(await enterRed(desk(), entered)).toMatchObject({ state: redState.waitsForBuyer });
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
    const { formSN } = red;
    expect(await denyReversal(desk(), { formSN, reason: '货物没有退回' })).toBeNull();
    expect((await detail(browser, id)).redLeft).toBe(total);
    const { items: rows } = await browser.send(getInvoices, { tab: 'issued', pageSize: 10 });
    expect(rows.find((row) => row.id === id)?.redLeft).toBe(total);
    const { items } = await browser.send(getSiteMessages, {});
    expect(items[0]).toMatchObject({ kind: 'redDenied', invoiceId: id });
    expect(items[0]?.text.message).toMatch(/^您申请的红冲 .* 销售方没有同意：货物没有退回$/);
    const late = await issueReversal(desk(), { formSN, invoiceNumber: digits() });
    expect(late?.message).toBe('此单已变为“销方不同意”，未重复处理');
  });

  test('is withdrawn by whoever asked for it while the other side has not answered, and by nobody else', async () => {
    const { browser, id: customer } = await buyer();
    const { orderSN, total } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    const number = await issued(browser, id);
    const asked = await browser.send(requestRed, { id, reason: 1, amount: fen(total) });
    const foreign = await withdrawReversal(desk(), { formSN: asked.formSN });
    expect(foreign).toMatchObject({ errCode: errCode.wrongState });
    expect(await browser.send(withdrawRed, { id: asked.id })).toMatchObject({
      ...{ state: redState.withdrawnByBuyer, until: null },
    });
    expect((await detail(browser, id)).redLeft).toBe(total);
    expect((await browser.refused(withdrawRed, { id: asked.id })).errCode).toBe(errCode.wrongState);
    const late = await issueReversal(desk(), {
      ...{ formSN: asked.formSN, invoiceNumber: digits() },
    });
    expect(late?.message).toBe('此单已变为“购方已撤回”，未重复处理');

    await db.updateTable('invoices').set({ kind: 'special' }).where('id', '=', id).execute();
    const entered = { number, amount: fen(100), reason: redReason.allowance };
    const red = await enterRed(desk(), entered);
    if (red instanceof Refusal) throw red;
    const [waiting] = (await detail(browser, id)).reds;
    expect((await browser.refused(withdrawRed, { id: waiting?.id ?? 0 })).errCode).toBe(
      errCode.wrongState,
    );
    expect(await withdrawReversal(desk(), { formSN: red.formSN })).toBeNull();
    const { reds, redLeft } = await detail(browser, id);
    expect([redLeft, reds[0]?.state]).toEqual([total, redState.withdrawnBySeller]);
    const answer = { id: waiting?.id ?? 0, agree: true };
    expect((await browser.refused(respondRed, answer)).errCode).toBe(errCode.wrongState);
    const told = await db
      .selectFrom('site_messages')
      .select('kind')
      .where('customer_id', '=', customer)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(['redWithdrawn', 'redWaiting']);
  });

  test('withdrawn while the works issue it is one or the other', async () => {
    const { browser } = await buyer();
    const { orderSN, total } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await issued(browser, id);
    const asked = await browser.send(requestRed, { id, reason: 1, amount: fen(total) });
    const [withdrawn, refusal] = await Promise.all([
      outcome(browser.send(withdrawRed, { id: asked.id })),
      issueReversal(desk(), { formSN: asked.formSN, invoiceNumber: digits() }),
    ]);
    const { type, redLeft } = await detail(browser, id);
    expect(redLeft).toBe(refusal === null ? 0 : total);
    expect(type).toBe(refusal === null ? invoiceType.fullyReversed : invoiceType.normal);
    expect(withdrawn === errCode.wrongState).toBe(refusal === null);
  });

  test('that nobody answered in time cannot be issued any more, whether or not it was put away', async () => {
    const { browser } = await buyer();
    const { orderSN } = await paid(browser);
    const [id = 0] = await applied(browser, [orderSN]);
    await issued(browser, id);
    const { formSN } = await browser.send(requestRed, { id, reason: 1, amount: fen(100) });
    const lines = await listDesk(db, now());
    expect(lines).toContain(formSN);
    clock.advance(72 * 3_600_000);
    expect(await listDesk(db, now())).not.toContain(formSN);
    const [issuing, denied] = [
      await issueReversal(desk(), { formSN, invoiceNumber: digits() }),
      await denyReversal(desk(), { formSN, reason: '货物没有退回' }),
    ];
    clock.advance(-72 * 3_600_000);
    for (const late of [issuing, denied]) {
      expect(late).toMatchObject({ errCode: errCode.wrongState, data: { state: redState.lapsed } });
    }
    expect(await issueReversal(desk(), { formSN, invoiceNumber: digits() })).toBeNull();
  });
});
