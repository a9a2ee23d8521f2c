/** What is said both ways: it reaches the works, they answer like people, and each login knows what it has not read. */
import {
  getAfterSale,
  getAfterSales,
  readAfterSale,
  sendAfterSaleMessage,
} from '@banxin/contract/calls/afterSales/ticket';
import {
  getSiteMessages,
  getUnreadCount,
  readAllSiteMessages,
} from '@banxin/contract/calls/message/siteMessage';
import { afterSalesSolution } from '@banxin/contract/enums/afterSales';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { createTestRandom } from '../../../test/world.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { ask, claim, deskOf, photo, received } from './afterSales.testkit.ts';
import { afterSalesCommands, listOpen } from './commands.ts';
import * as desk from './desk.ts';
import { isLeft, isSentBack, runAfterSalesDesk } from './workshop.ts';

const server = await createTestServer();
const { db, clock } = server;
const MINUTE = 60_000;
const { browser, id } = await enter(server, { balance: 100_000_000 });
const colleague = await enter(server, {
  parent: { id, name: '' },
  roles: subAccountRole.afterSales,
});

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const at = () => deskOf(server);

async function ticketFor(more: Parameters<typeof claim>[1] = {}) {
  const order = await received(server, browser);
  const ticket = await ask(server, browser, claim(order.order_sn, more));
  return { id: ticket.id, sn: ticket.ticket_sn, orderSN: order.order_sn };
}
const say = async (ticket: number, text: string, by = browser) =>
  by.send(sendAfterSaleMessage, { id: ticket, text });
const unreadIn = async (of: Browser, orderSN: string) =>
  (await of.send(getAfterSales, { keyword: orderSN })).items.map(({ unread }) => unread);
const unreadOf = async (of: Browser, ticket: number) =>
  (await of.send(getAfterSale, { id: ticket })).messages
    .filter(({ isUnread }) => isUnread)
    .map(({ text }) => text);

const command = (name: string) => {
  const found = afterSalesCommands.find((one) => one.name === `aftersales ${name}`);
  if (found === undefined) throw new Error(`No command ${name}`);
  return (...words: string[]) => found.run({ db, now: nowOf(clock) } as never, ...words);
};

describe('what a customer writes', () => {
  test('stands out at the desk until it is answered, and its photographs are counted', async () => {
    const { id: ticket, sn } = await ticketFor();
    expect(await listOpen(db)).not.toMatch(new RegExp(`${sn}.*有新留言`));
    await browser.send(sendAfterSaleMessage, {
      ...{ id: ticket, text: '请周五前答复' },
      fileIds: [await photo(server, browser)],
    });
    expect(await listOpen(db)).toMatch(new RegExp(`${sn}.*有新留言`));
    expect(await command('show')(sn)).toMatch(/：请周五前答复（照片 1 张）$/);
    expect(await command('answer')(sn, '周四答复您')).toBe(`已回复 ${sn}`);
    expect(await listOpen(db)).not.toMatch(new RegExp(`${sn}.*有新留言`));
    expect(await command('show')(sn)).toMatch(/印厂：周四答复您$/);
  });
});

describe('an answer', () => {
  test('is unread for each login until it has looked at it, in the ticket and among the messages', async () => {
    const { id: ticket, sn, orderSN } = await ticketFor();
    await desk.answer(at(), sn, '已收到，正在核对');
    await desk.answer(at(), sn, '需要一张近照');
    expect(await unreadIn(browser, orderSN)).toEqual([2]);
    expect(await unreadOf(browser, ticket)).toEqual(['已收到，正在核对', '需要一张近照']);
    const { messages } = await browser.send(getAfterSale, { id: ticket });
    const before = await browser.send(getUnreadCount, {});
    // What came after the page was drawn was not shown, and stays unread.
    await desk.answer(at(), sn, '或者一段说明');
    const shown = messages.map((message) => message.id);
    await browser.send(readAfterSale, { id: ticket, messageIds: shown });
    expect(await unreadOf(browser, ticket)).toEqual(['或者一段说明']);
    expect((await browser.send(getUnreadCount, {})).count).toBe(before.count - 1);
    await browser.send(readAfterSale, { id: ticket, messageIds: shown });
    expect(await unreadIn(colleague.browser, orderSN)).toEqual([3]);
    await browser.send(readAllSiteMessages, {});
    expect(await unreadIn(browser, orderSN)).toEqual([0]);
  });

  test('is listed first, told among after-sales, and read by nobody through another ticket', async () => {
    const older = await ticketFor();
    clock.advance(MINUTE);
    const newer = await ticketFor();
    clock.advance(MINUTE);
    await desk.answer(at(), older.sn, '有结果了');
    const { items } = await browser.send(getAfterSales, {});
    expect(items.slice(0, 2).map((item) => item.id)).toEqual([older.id, newer.id]);
    const [told] = (await browser.send(getSiteMessages, { group: 'afterSales' })).items;
    expect(told).toMatchObject({
      ...{ kind: 'ticketAnswered', ticketId: older.id },
      text: { message: `售后单 ${older.sn}：有结果了` },
    });
    const { messages } = await browser.send(getAfterSale, { id: older.id });
    const messageIds = messages.map((message) => message.id);
    await browser.send(readAfterSale, { id: newer.id, messageIds });
    expect(await unreadOf(browser, older.id)).toEqual(['有结果了']);
    const stranger = await enter(server);
    const foreign = stranger.browser.send(readAfterSale, { id: older.id, messageIds });
    expect(await outcome(foreign)).toBe(errCode.notFound);
  });
});

describe('the demo’s works', () => {
  const shop = { db, random: createTestRandom(), log: { warn: () => undefined } };
  const run = () => runAfterSalesDesk(shop, nowOf(clock));
  /** One that the draw leaves to them. */
  async function theirs(more: Parameters<typeof claim>[1] = {}) {
    await db
      .updateTable('shop_clock')
      .set({ workshop_since: nowOf(clock) })
      .execute();
    for (;;) {
      const ticket = await ticketFor(more);
      if (!isLeft(ticket.sn) && !isSentBack(ticket.sn)) return ticket;
    }
  }
  const said = async (ticket: number) =>
    (await browser.send(getAfterSale, { id: ticket })).messages.map(({ by }) => by);
  /** Puts the clock at an hour of the day, Shanghai time. */
  const until = (hour: number) => {
    const now = Number(nowOf(clock).slice(11, 13));
    clock.advance(((hour - now + 24) % 24 || 24) * 60 * MINUTE);
  };

  test('answer within the hour, not at once, once, and say who acts next', async () => {
    const { id: ticket } = await theirs();
    await say(ticket, '请问什么时候有结果？');
    clock.advance(14 * MINUTE);
    await run();
    expect(await said(ticket)).toEqual(['customer']);
    clock.advance(46 * MINUTE);
    await Promise.all([run(), run()]);
    await run();
    const { messages } = await browser.send(getAfterSale, { id: ticket });
    expect(messages.map(({ by, text }) => [by, text])).toEqual([
      ['customer', '请问什么时候有结果？'],
      ['works', '您好，留言已收到。我们在 1 个工作日内答复。'],
    ]);
  });

  test('are not at the desk at night; in the morning they answer', async () => {
    const { id: ticket, sn } = await theirs({ solution: afterSalesSolution.returnAndRefund });
    await desk.accept(at(), sn);
    until(22);
    await say(ticket, '夜里写的');
    clock.advance(5 * 60 * MINUTE);
    await run();
    expect(await said(ticket)).toEqual(['customer']);
    until(9);
    await run();
    const { messages } = await browser.send(getAfterSale, { id: ticket });
    expect(messages.at(-1)).toMatchObject({
      ...{ by: 'works', text: '您好，留言已收到。请寄回货物并填写寄回单号。' },
    });
  });

  test('go on with what was put on hold for an answer', async () => {
    const { id: ticket, sn } = await theirs({ solution: afterSalesSolution.returnAndRefund });
    await desk.accept(at(), sn);
    expect(await desk.suspend(at(), sn, '请提供快递的破损证明')).toBeNull();
    await say(ticket, '证明在附件里');
    clock.advance(60 * MINUTE);
    await run();
    expect(await browser.send(getAfterSale, { id: ticket })).toMatchObject({ status: 1 });
  });
});
