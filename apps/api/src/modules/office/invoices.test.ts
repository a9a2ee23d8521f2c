/** The desk of invoices over its calls: applications, paper and reversals, and what their customers read afterwards. */
import type { InputOf } from '@banxin/contract/call';
import {
  applyInvoice,
  cancelInvoice,
  getInvoice,
  getInvoices,
  requestRed,
  respondRed,
  resubmitInvoice,
} from '@banxin/contract/calls/invoice/invoice';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import type { OfficeCase } from '@banxin/contract/entities/office';
import {
  invoiceType,
  redReason,
  redState,
  invoiceStatus as s,
} from '@banxin/contract/enums/invoice';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import {
  addTitle,
  application,
  applied,
  invoiceDeskOf,
  numberOf,
  openOf,
  titleFor,
} from '../invoice/invoice.testkit.ts';
import { enterRed } from '../invoice/redDesk.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter, paid } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const HOUR = 3_600_000;
const { now, desk, digits, buyer } = invoiceDeskOf(server);
const [anna, ben] = [
  await enterStaff(server, ['invoices']),
  await enterStaff(server, ['invoices']),
];

const invoice = (number: string) => ({ kind: 'invoice', number }) as const;
const reversal = (number: string) => ({ kind: 'red', number }) as const;
type Ref = ReturnType<typeof invoice> | ReturnType<typeof reversal>;

const open = (ref: Ref, { browser } = anna) => browser.send(getOfficeCase, ref);

/** What a step needs. */
type Typed = Omit<InputOf<typeof actOffice>, 'kind' | 'number' | 'event' | 'seen'>;

/** Takes a step on how the case stands. */
async function take(ref: Ref, event: string, typed: Typed = {}) {
  const { seen } = await open(ref);
  return anna.browser.send(actOffice, { ...ref, event, seen, ...typed });
}

/** Why a step on how the case stands was not taken. */
async function refusedTo(ref: Ref, event: string, typed: Typed = {}) {
  const { seen } = await open(ref);
  return anna.browser.refused(actOffice, { ...ref, event, seen, ...typed });
}

const factsOf = ({ groups }: OfficeCase) =>
  groups.flatMap(({ facts }) => facts.map(({ label, value }) => [label.message, value] as const));
const factOf = (one: OfficeCase, label: string) =>
  factsOf(one).find(([name]) => name === label)?.[1];
const saidOf = ({ verdicts }: OfficeCase) => verdicts.map(({ sentence }) => sentence.message);
const stepOf = ({ steps }: OfficeCase, event: string) =>
  steps.find((one) => one.event === event) ?? expect.unreachable(`No step ${event}`);

/** One paid order, applied for. */
async function applicant() {
  const person = await buyer();
  const order = await paid(person.browser);
  const [id = 0] = await applied(person.browser, [order.orderSN]);
  const number = await numberOf(person.browser, id);
  return { ...person, order, id, number, ref: invoice(number) };
}

/** The same on paper, for a special invoice. */
async function paperApplicant() {
  const person = await buyer();
  const { browser, id: customer } = person;
  await db.updateTable('customers').set({ auth_status: 2 }).where('id', '=', customer).execute();
  const order = await paid(browser);
  const { id: addressId } = await db
    .insertInto('addresses')
    .values({
      customer_id: customer,
      ...{ consignee: '财务', mobile: '13900001234', province: '上海市', city: '上海市' },
      ...{ detail: '春申路 100 号', created_at: now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const title = await addTitle(browser);
  const input = await application(browser, { orderSNs: [order.orderSN] }, title.id);
  const paper = { ...input, kind: 'special', medium: 'paper', addressId } as const;
  const [id = 0] = (await browser.send(applyInvoice, paper)).ids;
  const number = await numberOf(browser, id);
  return { ...person, customer, order, id, number, ref: invoice(number) };
}

const kindsToldTo = async (browser: Browser) =>
  (await browser.send(getSiteMessages, { pageSize: 20 })).items.map(({ kind }) => kind);

describe('an application', () => {
  test('waits at its desk with whom it is made out to, each order with its tax, and the sum in capitals', async () => {
    const { ref, number, order, browser, id } = await applicant();
    const { items, total } = await anna.browser.send(getOfficeQueue, {
      desk: 'invoices',
      keyword: order.orderSN,
    });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ number, isLate: false, claim: null, amount: order.total });
    expect(items[0]?.subject.message).toBe('普票 · 电子发票 · 悦享包装有限公司');
    const one = await open(ref);
    const { net, tax, amount } = await browser.send(getInvoice, { id });
    expect(saidOf(one)).toContain('金额与现在可开票的金额相符');
    expect(factOf(one, '税务登记号')).toEqual({ own: '91310112MA1YXB0004' });
    expect(factOf(one, '税率')).toEqual({ own: '13 %' });
    expect([factOf(one, '金额'), factOf(one, '税额'), factOf(one, '价税合计')]).toEqual([
      { amount: net },
      { amount: tax },
      { amount },
    ]);
    expect(factOf(one, '大写')).toMatchObject({ own: expect.stringMatching(/元/) });
    expect(one.steps.map(({ event }) => event)).toEqual(['APPROVE', 'REJECT']);
    expect(one.events.map(({ title, by }) => [title.message, by])).toEqual([
      ['提交申请', 'customer'],
    ]);
  });

  test('is approved and issued under 20 digits; its customer reads the number and is told', async () => {
    const { ref, browser, id } = await applicant();
    await take(ref, 'APPROVE');
    expect(await browser.send(getInvoice, { id })).toMatchObject({ status: s.approved });
    expect(stepOf(await open(ref), 'ISSUE').needs).toEqual(['invoiceNumber']);
    const short = await refusedTo(ref, 'ISSUE', { invoiceNumber: '123' });
    expect(short.errCode).toBe(errCode.invalidInput);
    expect(short.fields?.invoiceNumber).toBe('发票号码为 20 位数字');
    const invoiceNumber = digits();
    await take(ref, 'ISSUE', { invoiceNumber });
    expect(await browser.send(getInvoice, { id })).toMatchObject({
      status: s.invoiced,
      number: invoiceNumber,
    });
    expect(await kindsToldTo(browser)).toContain('invoiceIssued');
    const done = await open(ref);
    expect(done.standing.message).toBe('已开票');
    expect(stepOf(done, 'VOID').refusal?.message).toBe('只能作废当月纸质发票');
    expect(stepOf(done, 'PRINT_LABEL').refusal?.message).toBe('电子发票不寄送');
    const other = await applicant();
    await take(other.ref, 'APPROVE');
    const taken = await refusedTo(other.ref, 'ISSUE', { invoiceNumber });
    expect(taken.fields?.invoiceNumber).toBe(`发票号码 ${invoiceNumber} 已使用`);
    expect(await other.browser.send(getInvoice, { id: other.id })).toMatchObject({
      status: s.approved,
      number: null,
    });
  });

  test('is rejected with a reason that its customer reads, and comes back when it is sent again', async () => {
    const { ref, browser, id, order } = await applicant();
    const missing = await refusedTo(ref, 'REJECT');
    expect(missing.fields?.reason).toContain('请填写原因，客户会看到');
    const [reason = ''] = stepOf(await open(ref), 'REJECT').templates;
    await take(ref, 'REJECT', { reason });
    expect(await browser.send(getInvoice, { id })).toMatchObject({ status: s.rejected, reason });
    expect(await kindsToldTo(browser)).toContain('invoiceRejected');
    expect((await open(ref)).steps).toEqual([]);
    const { id: titleId } = await titleFor(browser);
    const input = await application(browser, { orderSNs: [order.orderSN] }, titleId);
    await browser.send(resubmitInvoice, { ...input, id });
    expect((await open(ref)).steps.map(({ event }) => event)).toEqual(['APPROVE', 'REJECT']);
  });

  test('that was approved is cancelled with a reason, and its orders can be invoiced again', async () => {
    const { ref, browser, id, order } = await applicant();
    await take(ref, 'APPROVE');
    const reason = '抬头信息有误，请核对后重新申请';
    await take(ref, 'CANCEL', { reason });
    expect(await browser.send(getInvoice, { id })).toMatchObject({ status: s.cancelled, reason });
    expect(await openOf(browser, order.orderSN)).toBe(order.total);
  });

  test('of which something was refunded since is neither approved nor issued: the orders are named', async () => {
    const [early, late] = [await applicant(), await applicant()];
    await take(late.ref, 'APPROVE');
    for (const { browser, order } of [early, late]) {
      await browser.send(cancelOrder, { orderSN: order.orderSN });
    }
    const cases = [
      [early, 'APPROVE', {}, '请驳回后由客户重新提交'],
      [late, 'ISSUE', { invoiceNumber: digits() }, '请取消后由客户重新申请'],
    ] as const;
    for (const [{ ref, order, browser, id }, event, typed, then] of cases) {
      const one = await open(ref);
      const why = `可开票金额已变动：${order.orderSN}，${then}`;
      expect(one.verdicts[0]).toMatchObject({ tone: 'critical', sentence: { message: why } });
      expect(stepOf(one, event).refusal?.message).toBe(why);
      expect(factOf(one, '现在可开票')).toEqual({ amount: 0 });
      const before = await browser.send(getInvoice, { id });
      const refusal = await refusedTo(ref, event, typed);
      expect(refusal.errCode).toBe(errCode.priceMoved);
      expect(refusal.message).toBe(why);
      expect(await browser.send(getInvoice, { id })).toEqual(before);
    }
  });

  test('for a special invoice says when the authentication of its company does not hold any more', async () => {
    const { ref, customer } = await paperApplicant();
    expect(saidOf(await open(ref))).toEqual(['金额与现在可开票的金额相符']);
    await db.updateTable('customers').set({ auth_status: 0 }).where('id', '=', customer).execute();
    const one = await open(ref);
    expect(saidOf(one)).toContain('专票需企业认证，这位客户的认证现在无效');
    expect(factOf(one, '开户行')).toEqual({ own: '招商银行上海闵行支行' });
    expect(factOf(one, '收件地址')).toMatchObject({ own: expect.stringContaining('春申路') });
  });
});

describe('paper', () => {
  test('that was issued waits for its label, goes out with it, and can be voided in its month alone', async () => {
    const { ref, number, browser, id, order } = await paperApplicant();
    await take(ref, 'APPROVE');
    await take(ref, 'ISSUE', { invoiceNumber: digits() });
    const waiting = async () =>
      (await anna.browser.send(getOfficeQueue, { desk: 'invoices', keyword: number })).total;
    expect(await waiting()).toBe(1);
    expect(stepOf(await open(ref), 'PRINT_LABEL').needs).toEqual(['carrier', 'trackingNo']);
    const missing = await refusedTo(ref, 'PRINT_LABEL', { carrier: 'ems' });
    expect(missing.fields?.trackingNo).toBe('请填写运单号');
    await take(ref, 'PRINT_LABEL', { carrier: 'ems', trackingNo: '1100220033' });
    expect(await waiting()).toBe(0);
    expect(await browser.send(getInvoice, { id })).toMatchObject({
      ...{ status: s.labelPrinted, carrier: 'ems', trackingNo: '1100220033' },
    });
    const reason = '发票已退回，请按新的抬头重新申请';
    clock.advance(15 * 24 * HOUR);
    expect(stepOf(await open(ref), 'VOID').refusal?.message).toBe('只能作废当月纸质发票');
    const late = await refusedTo(ref, 'VOID', { reason });
    expect([late.errCode, late.message]).toEqual([errCode.wrongState, '只能作废当月纸质发票']);
    clock.advance(-15 * 24 * HOUR);
    await take(ref, 'VOID', { reason });
    expect(await browser.send(getInvoice, { id })).toMatchObject({ status: s.voided, reason });
    expect(await openOf(browser, order.orderSN)).toBe(order.total);
  });
});

describe('a reversal', () => {
  test('that its buyer asked for is issued: red lines, orders that can be invoiced again', async () => {
    const { ref, browser, id, order } = await applicant();
    await take(ref, 'APPROVE');
    await take(ref, 'ISSUE', { invoiceNumber: digits() });
    const { formSN } = await browser.send(requestRed, {
      ...{ id, reason: redReason.returned, amount: fen(order.total) },
    });
    const { items } = await anna.browser.send(getOfficeQueue, {
      desk: 'invoices',
      keyword: formSN,
    });
    expect(items[0]).toMatchObject({ kind: 'red', number: formSN, amount: order.total });
    expect(items[0]?.subject.message).toBe('红冲 · 销货退回 · 悦享包装有限公司');
    const red = reversal(formSN);
    const one = await open(red);
    expect(saidOf(one)).toContain('全额红冲，开出后订单可以重新申请开票');
    expect(one.steps.map(({ event, needs }) => [event, needs])).toEqual([
      ['ISSUE_RED', ['invoiceNumber']],
      ['DENY_RED', ['reason']],
    ]);
    expect(saidOf(await open(ref))).toContain(`有红字确认单 ${formSN}`);
    const invoiceNumber = digits();
    await take(red, 'ISSUE_RED', { invoiceNumber });
    expect(await browser.send(getInvoice, { id })).toMatchObject({
      type: invoiceType.fullyReversed,
      reds: [{ state: redState.agreed, number: invoiceNumber }],
    });
    expect(await openOf(browser, order.orderSN)).toBe(order.total);
    const { items: listed } = await browser.send(getInvoices, { tab: 'issued' });
    expect(listed.some(({ amount }) => amount === -order.total)).toBe(true);
    const done = await open(red);
    expect(done.steps).toEqual([]);
    expect(factOf(done, '红字发票号码')).toEqual({ own: invoiceNumber });
    const again = await refusedTo(red, 'ISSUE_RED', { invoiceNumber: digits() });
    expect(again.message).toBe('红字发票已开出，未重复处理');
    // The red one is a case too, and is not voided.
    const { invoiceSN = '' } = listed.find(({ type }) => type === invoiceType.negative) ?? {};
    const written = await open(invoice(invoiceSN));
    expect(factOf(written, '大写')).toMatchObject({ own: expect.stringContaining('负') });
    expect(stepOf(written, 'VOID').refusal?.message).toBe('红字发票不能作废');
  });

  test('is not agreed to with a reason, which its buyer reads', async () => {
    const { ref, browser, id } = await applicant();
    await take(ref, 'APPROVE');
    await take(ref, 'ISSUE', { invoiceNumber: digits() });
    const asked = { id, reason: redReason.returned, amount: fen(100) };
    const red = reversal((await browser.send(requestRed, asked)).formSN);
    expect((await refusedTo(red, 'DENY_RED')).fields?.reason).toBeDefined();
    await take(red, 'DENY_RED', { reason: '货物没有退回，不能红冲' });
    const { reds, redLeft, amount } = await browser.send(getInvoice, { id });
    expect(reds).toMatchObject([
      { state: redState.deniedBySeller, answer: '货物没有退回，不能红冲' },
    ]);
    expect(redLeft).toBe(amount);
  });

  test('of a special invoice begins at the desk, where the issued are found; its buyer is told and agrees', async () => {
    const { ref, number, browser, id, order } = await paperApplicant();
    await take(ref, 'APPROVE');
    const invoiceNumber = digits();
    await take(ref, 'ISSUE', { invoiceNumber });
    await take(ref, 'PRINT_LABEL', { carrier: 'ems', trackingNo: '1100220033' });
    const total = fen(order.total);
    const offered = stepOf(await open(ref), 'ENTER_RED');
    expect(offered).toMatchObject({
      ...{ needs: ['redReason', 'amount', 'reason'], refusal: null },
      money: { asked: total, most: total },
    });
    expect(offered.redReasons?.map(({ title }) => title.message)).toEqual([
      ...['开票有误', '销货退回', '服务中止', '销售折让'],
    ]);
    const reason = '货物已退回，按退回的金额红冲';
    const entered = { redReason: redReason.returned, amount: total, reason };
    expect((await refusedTo(ref, 'ENTER_RED', { ...entered, reason: '' })).fields?.reason).toBe(
      '请填写原因，客户会看到（4-200 个字）',
    );
    const unsaid = await refusedTo(ref, 'ENTER_RED', { amount: total, reason });
    expect(unsaid.fields?.redReason).toBe('请选择红冲原因');
    const tooMuch = await refusedTo(ref, 'ENTER_RED', { ...entered, amount: fen(total + 1) });
    expect([tooMuch.errCode, tooMuch.data]).toMatchObject([errCode.balanceTooLow, { most: total }]);
    const { seen } = await open(ref);
    clock.advance(1000);
    await take(ref, 'ENTER_RED', entered);
    // Who looked at it before that begins no second one.
    const second = { ...ref, event: 'ENTER_RED', seen, ...entered };
    expect((await ben.browser.refused(actOffice, second)).errCode).toBe(errCode.wrongState);
    expect(stepOf(await open(ref), 'ENTER_RED').refusal?.message).toBe('最多可红冲¥0.00');
    expect((await open(ref)).events.at(-1)).toMatchObject({
      ...{ title: { message: '发起红冲' }, note: reason },
    });
    const { reds, redLeft } = await browser.send(getInvoice, { id });
    expect(redLeft).toBe(0);
    expect(reds).toMatchObject([{ state: redState.waitsForBuyer, amount: total, text: reason }]);
    expect(await kindsToldTo(browser)).toContain('redWaiting');
    await browser.send(respondRed, { id: reds[0]?.id ?? 0, agree: true });
    await take(reversal(reds[0]?.formSN ?? ''), 'ISSUE_RED', { invoiceNumber: digits() });
    expect(await openOf(browser, order.orderSN)).toBe(order.total);
    for (const keyword of [invoiceNumber.slice(-6), number, order.orderSN]) {
      const { items } = await anna.browser.send(getOfficeQueue, {
        ...{ desk: 'invoices', view: 'issued', keyword },
      });
      expect(items.map((one) => one.number)).toContain(number);
    }
  });

  test('of a general invoice needs no answer: its red invoice can be issued at once', async () => {
    const { ref, browser, id } = await applicant();
    await take(ref, 'APPROVE');
    expect((await open(ref)).steps.map(({ event }) => event)).not.toContain('ENTER_RED');
    await take(ref, 'ISSUE', { invoiceNumber: digits() });
    const reason = '按双方约定的折让金额红冲';
    await take(ref, 'ENTER_RED', { redReason: redReason.allowance, amount: fen(100), reason });
    const [red] = (await browser.send(getInvoice, { id })).reds;
    expect(red).toMatchObject({ state: redState.notNeeded, amount: 100 });
    await take(reversal(red?.formSN ?? ''), 'ISSUE_RED', { invoiceNumber: digits() });
    expect((await browser.send(getInvoice, { id })).type).toBe(invoiceType.normal);
  });

  test('the issued are listed from the newest, by pages, and what is not issued is not among them', async () => {
    const some = [await applicant(), await applicant(), await applicant()];
    for (const { ref } of some) {
      await take(ref, 'APPROVE');
      clock.advance(1000);
      await take(ref, 'ISSUE', { invoiceNumber: digits() });
    }
    const unissued = await applicant();
    const page = (pageIndex: number) =>
      anna.browser.send(getOfficeQueue, {
        ...{ desk: 'invoices', view: 'issued', pageIndex, pageSize: 2 },
      });
    const [first, second] = [await page(1), await page(2)];
    const listed = [...first.items, ...second.items].map(({ number }) => number);
    expect(listed.slice(0, 3)).toEqual(some.map(({ number }) => number).toReversed());
    expect(listed).not.toContain(unissued.number);
  });

  test('that waits for its buyer is not in the queue, and says what it waits for', async () => {
    const { ref, number } = await paperApplicant();
    await take(ref, 'APPROVE');
    await take(ref, 'ISSUE', { invoiceNumber: digits() });
    const entered = await enterRed(desk(), {
      ...{ number, amount: fen(100), reason: redReason.allowance },
    });
    if (!('formSN' in entered)) throw entered;
    const { total } = await anna.browser.send(getOfficeQueue, {
      ...{ desk: 'invoices', keyword: entered.formSN },
    });
    expect(total).toBe(0);
    const red = reversal(entered.formSN);
    const why = '等购方确认后才能开红字发票';
    expect(saidOf(await open(red))).toContain(why);
    expect(stepOf(await open(red), 'ISSUE_RED').refusal?.message).toBe(why);
    const early = await refusedTo(red, 'ISSUE_RED', { invoiceNumber: digits() });
    expect([early.errCode, early.message]).toEqual([errCode.wrongState, why]);
    const awaited = async () =>
      (
        await anna.browser.send(getOfficeQueue, {
          ...{ desk: 'invoices', view: 'awaited', keyword: entered.formSN },
        })
      ).items.map((one) => one.number);
    expect(await awaited()).toEqual([entered.formSN]);
    await take(red, 'WITHDRAW_RED');
    expect(await awaited()).toEqual([]);
    expect((await open(red)).steps).toEqual([]);
  });
});

describe('two at the desk', () => {
  test('act on one case at once: it is done once, and the other reads what it has become', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ref, browser, id } = await applicant();
      const { seen } = await open(ref);
      const reason = '抬头与税务登记号不一致，请核对后重新提交';
      const tries = [
        [anna, { event: 'APPROVE' }],
        [ben, { event: round % 2 === 0 ? 'APPROVE' : 'REJECT', reason }],
      ] as const;
      const both = await Promise.allSettled(
        tries.map(([{ browser: own }, act]) => own.send(actOffice, { ...ref, seen, ...act })),
      );
      const { status, events } = await browser.send(getInvoice, { id });
      expect(events).toHaveLength(2);
      const [refused, ...more] = both.filter((one) => one.status === 'rejected');
      expect(more).toEqual([]);
      expect(refused?.reason).toMatchObject({
        errCode: errCode.wrongState,
        message: `此单已变为“${s.label(status)}”，未重复处理`,
      });
    }
  });

  test('issue two cases under one number at once: it stands on one of them', async () => {
    const pair = [await applicant(), await applicant()];
    for (const { ref } of pair) await take(ref, 'APPROVE');
    const invoiceNumber = digits();
    const both = await Promise.all(
      pair.map(async ({ ref }, at) => {
        const { seen } = await open(ref);
        const who = at === 0 ? anna : ben;
        return outcome(
          who.browser.send(actOffice, { ...ref, event: 'ISSUE', seen, invoiceNumber }),
        );
      }),
    );
    expect(both.toSorted()).toEqual([errCode.invalidInput, 'done']);
  });

  test('what is in one’s hands is not acted on by the other until it is taken over', async () => {
    const { ref } = await applicant();
    const { seen } = await open(ref);
    await anna.browser.send(claimOffice, ref);
    const act = { ...ref, event: 'APPROVE', seen };
    expect((await ben.browser.refused(actOffice, act)).message).toMatch(
      /正在处理，接手后可以操作$/,
    );
    await ben.browser.send(claimOffice, { ...ref, take: true });
    await ben.browser.send(actOffice, act);
    expect((await open(ref)).claim).toBeNull();
  });

  test('a case that its customer took back meanwhile is left alone', async () => {
    const { ref, browser, id } = await applicant();
    const { seen } = await open(ref);
    await browser.send(cancelInvoice, { id });
    const late = await anna.browser.refused(actOffice, { ...ref, event: 'APPROVE', seen });
    expect(late.message).toBe('此单已变为“已取消”，未重复处理');
    expect((await open(ref)).steps).toEqual([]);
  });
});

describe('the queue', () => {
  test('counts what is late: two working days after it was applied for', async () => {
    const { number } = await applicant();
    const counted = async () => {
      const { desks } = await anna.browser.send(getDesks, {});
      return desks.find((one) => one.desk === 'invoices') ?? expect.unreachable();
    };
    const lateOf = async () => {
      const asked = { desk: 'invoices', keyword: number } as const;
      return (await anna.browser.send(getOfficeQueue, asked)).items[0]?.isLate;
    };
    const before = await counted();
    expect([before.count > 0, before.late, await lateOf()]).toEqual([true, 0, false]);
    clock.advance(6 * 24 * HOUR);
    expect([(await counted()).late > 0, await lateOf()]).toEqual([true, true]);
    clock.advance(-6 * 24 * HOUR);
  });

  test('is that of its desk alone: others are refused, and nothing that is unknown is acted on', async () => {
    const { ref } = await applicant();
    const papers = await enterStaff(server, ['papers', 'aftersales', 'review']);
    const customer = await enter(server, {});
    const { seen } = await open(ref);
    for (const { browser } of [papers, customer]) {
      const tries = [
        browser.send(getOfficeQueue, { desk: 'invoices' }),
        browser.send(getOfficeCase, ref),
        browser.send(claimOffice, ref),
        browser.send(actOffice, { ...ref, event: 'APPROVE', seen }),
      ];
      expect(await Promise.all(tries.map(outcome))).toEqual(tries.map(() => errCode.forbidden));
    }
    expect((await open(ref)).standing.message).toBe('已申请');
    const unknown = anna.browser.send(getOfficeCase, invoice('5999'));
    expect(await outcome(unknown)).toBe(errCode.notFound);
    const { errCode: noStep } = await refusedTo(ref, 'BURN');
    expect(noStep).toBe(errCode.notFound);
  });
});
