/** The after-sales desk: every step once, never more money than was paid, silence that closes, the demo's works. */
import {
  addEvidence,
  createAfterSale,
  getAfterSale,
  revokeAfterSale,
  sendAfterSaleMessage,
  setReturnParcel,
} from '@banxin/contract/calls/afterSales/ticket';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { getTransitions } from '@banxin/contract/calls/meta/transitions';
import {
  afterSalesAudit as a,
  afterSalesRecordStatus as r,
  refundMethod,
  afterSalesSolution as s,
  afterSalesStatus as t,
} from '@banxin/contract/enums/afterSales';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { createTestRandom } from '../../../test/world.ts';
import { setRetry } from '../../db/transaction.ts';
import { nowOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, enter, rowOf, standAt } from '../order/order.testkit.ts';
import { ask, claim, deskOf, photo, received } from './afterSales.testkit.ts';
import { listOpen } from './commands.ts';
import * as desk from './desk.ts';
import { completeReprints, expireTickets } from './jobs.ts';
import { isLeft, isSentBack, runAfterSalesDesk } from './workshop.ts';

const server = await createTestServer();
const { db, clock } = server;
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
const DAY = 24 * 3_600_000;
const { browser, id } = await enter(server, { balance: 100_000_000 });

afterAll(async () => expect(await contradictions(db)).toEqual([]));

const now = () => nowOf(clock);
const at = () => deskOf(server);
const read = (ticket: number) => browser.send(getAfterSale, { id: ticket });

/** The session may have ended meanwhile. */
const standing = async (ticket: number) =>
  (
    await db
      .selectFrom('after_sales')
      .select('status')
      .where('id', '=', ticket)
      .executeTakeFirstOrThrow()
  ).status;

/** A ticket about an order of its own. */
async function ticketFor(more: Parameters<typeof claim>[1] = {}) {
  const order = await received(server, browser);
  const ticket = await ask(server, browser, claim(order.order_sn, more));
  return { order, id: ticket.id, sn: ticket.ticket_sn };
}

describe('a step of the desk', () => {
  test('accepts a discount, which is refunded at once and told of', async () => {
    const { sn, id: ticket, order } = await ticketFor();
    expect(await listOpen(db)).toContain(`${sn}  待审核  印刷问题  折扣补偿`);
    expect(await desk.accept(at(), sn)).toBeNull();
    expect(await read(ticket)).toMatchObject({ status: t.completed, audit: a.passed });
    expect((await rowOf(db, order.order_sn)).refunded).toBeGreaterThan(0);
    const again = await desk.accept(at(), sn);
    expect(again?.message).toBe('售后单已完成');
  });

  test('sends it back for evidence, three times at most, and silence of seven days closes it', async () => {
    const { sn, id: ticket } = await ticketFor();
    expect((await desk.fail(at(), sn, '不行'))?.errCode).toBe(errCode.invalidInput);
    for (let round = 1; round <= 3; round += 1) {
      expect(await desk.fail(at(), sn, '照片看不清，请补近照')).toBeNull();
      const failed = await read(ticket);
      expect(failed).toMatchObject({ audit: a.failed, reason: '照片看不清，请补近照' });
      expect(failed.next.sentence.message).toBe(`还可补充 ${4 - round} 次，11 月 27 日 前`);
      const added = await browser.send(addEvidence, {
        id: ticket,
        text: '补一张近照',
        fileIds: [await photo(server, browser)],
      });
      expect(added).toMatchObject({ audit: a.pending, rounds: round, reason: null });
    }
    await desk.fail(at(), sn, '仍然看不清');
    const more = browser.send(addEvidence, { id: ticket, text: '再来', fileIds: [] });
    expect(await outcome(more)).toBe(errCode.wrongState);
    await expireTickets(db, now());
    expect(await read(ticket)).toMatchObject({ status: t.submitted });
    clock.advance(8 * DAY);
    await expireTickets(db, now());
    clock.advance(-8 * DAY);
    expect(await read(ticket)).toMatchObject({ status: t.cancelled });
    const { items } = await browser.send(getSiteMessages, { pageSize: 50 });
    expect(items.filter(({ kind }) => kind === 'evidenceAsked').length).toBeGreaterThan(0);
  });

  test('waits with a ticket; what the customer says begins its 30 days anew', async () => {
    const { sn, id: ticket } = await ticketFor({ solution: s.other, refundMethod: 0 });
    await desk.accept(at(), sn);
    await desk.suspend(at(), sn, '等待快递出具破损证明');
    clock.advance(20 * DAY);
    await browser.send(sendAfterSaleMessage, { id: ticket, text: '快递说下周给', fileIds: [] });
    clock.advance(15 * DAY);
    await expireTickets(db, now());
    expect(await standing(ticket)).toBe(t.suspended);
    clock.advance(16 * DAY);
    await expireTickets(db, now());
    expect(await standing(ticket)).toBe(t.cancelled);
    clock.advance(-51 * DAY);
    const late = await browser.refused(sendAfterSaleMessage, { id: ticket, text: '在吗' });
    expect(late.message).toBe('售后已关闭，不能再留言');
  });

  test('asks for the goods, checks them and then refunds', async () => {
    const { sn, id: ticket } = await ticketFor({ solution: s.returnAndRefund });
    const early = browser.send(setReturnParcel, { id: ticket, carrier: '中通', no: 'ZT123456' });
    expect(await outcome(early)).toBe(errCode.wrongState);
    await desk.accept(at(), sn);
    const asked = await read(ticket);
    expect(asked.returnAddress).not.toBeNull();
    expect(asked.next.by).toBe('customer');
    await browser.send(setReturnParcel, { id: ticket, carrier: '中通', no: 'ZT123456' });
    expect(await outcome(browser.send(revokeAfterSale, { id: ticket }))).toBe(errCode.wrongState);
    const { actions } = await read(ticket);
    expect(actions.find(({ event }) => event === 'REVOKE')?.reason?.message).toBe('已寄回货物');
    expect((await desk.refund(at(), sn, 1, { amount: fen(1) }))?.message).toBeUndefined();
    expect(await read(ticket)).toMatchObject({ status: t.completed, refunded: 1 });
  });

  test('orders a reprint, which completes the ticket when it ships', async () => {
    const { sn, id: ticket } = await ticketFor({ solution: s.reprint, refundMethod: 0 });
    await desk.accept(at(), sn);
    expect((await desk.reprint(at(), sn, 1))?.message).toBe('重印订单已开');
    const [record] = (await read(ticket)).records;
    const orderSN = record?.reprint?.orderSN ?? '';
    expect(await completeReprints(db, now())).toBe(0);
    await standAt(db, orderSN, orderStatus.shipped);
    expect(await completeReprints(db, now())).toBe(1);
    expect(await read(ticket)).toMatchObject({
      status: t.completed,
      records: [{ status: r.done }],
    });
  });

  test('refunds by the bank once its number is there, and that number once', async () => {
    const first = await ticketFor({ refundMethod: refundMethod.bankTransfer });
    const second = await ticketFor({ refundMethod: refundMethod.bankTransfer });
    for (const { sn } of [first, second]) await desk.accept(at(), sn);
    expect((await desk.refund(at(), first.sn, 1))?.message).toBe('请先汇款并填写银行流水号');
    expect(await desk.refund(at(), first.sn, 1, { bankRef: 'B1' })).toBeNull();
    const taken = await desk.refund(at(), second.sn, 1, { bankRef: 'B1' });
    expect(taken?.message).toBe('此流水号已登记');
    expect((await rowOf(db, second.order.order_sn)).refunded).toBe(0);
  });

  test('adds up two ways of refunding, and never gives back more than was paid', async () => {
    const { sn, id: ticket, order } = await ticketFor({ solution: s.other, refundMethod: 0 });
    await desk.accept(at(), sn);
    const { most } = (await read(ticket)).judgement;
    const half = Math.floor(most / 2);
    const row = { solution: s.discount, quantity: 1, amount: half } as const;
    await desk.addRecord(at(), sn, { ...row, method: refundMethod.accountBalance });
    await desk.addRecord(at(), sn, { ...row, method: refundMethod.cashRedPacket });
    for (const place of [2, 3]) {
      await desk.moveRecord(at(), sn, place, 'APPROVE');
      expect(await desk.refund(at(), sn, place)).toBeNull();
    }
    expect(await read(ticket)).toMatchObject({ refunded: 2 * half });
    const over = await desk.addRecord(at(), sn, {
      ...{ solution: s.discount, quantity: 1, amount: most },
      method: refundMethod.accountBalance,
    });
    expect(over?.message).toContain('最多可退');
    expect((await rowOf(db, order.order_sn)).refunded).toBe(2 * half);
  });

  test('void and deleted records are not shown; the last void one closes the ticket', async () => {
    const { sn, id: ticket } = await ticketFor();
    await desk.moveRecord(at(), sn, 1, 'INVALIDATE');
    expect(await read(ticket)).toMatchObject({ records: [], status: t.cancelled });
    expect((await desk.moveRecord(at(), sn, 1, 'DONE'))?.message).toBe('售后单已取消');
    const other = await ticketFor();
    expect((await desk.moveRecord(at(), other.sn, 9, 'DONE'))?.errCode).toBe(errCode.notFound);
    expect((await desk.moveRecord(at(), other.sn, 1, 'DONE'))?.message).toBe(
      '处理记录已登记，未重复处理',
    );
  });

  test('answers, and the customer is told', async () => {
    const { sn, id: ticket } = await ticketFor();
    await desk.answer(at(), sn, '已收到，正在核对');
    const { messages } = await read(ticket);
    expect(messages).toMatchObject([{ by: 'works', name: null, text: '已收到，正在核对' }]);
  });
});

test('what a ticket offers is what its calls perform', async () => {
  const { id: ticket, sn } = await ticketFor();
  const stepsOf = (entity: 'afterSales' | 'afterSalesAudit') =>
    browser.send(getTransitions, { entity, id: ticket });
  expect(await stepsOf('afterSales')).toContainEqual({
    ...{ event: 'REVOKE', to: t.revoked, allowed: true, reason: null },
  });
  await desk.fail(at(), sn, '请补充近照');
  expect(await stepsOf('afterSalesAudit')).toEqual([
    { event: 'ADD_EVIDENCE', to: a.pending, allowed: true, reason: null },
  ]);
  const [record] = (await read(ticket)).records;
  const ofRecord = await browser.send(getTransitions, {
    entity: 'afterSalesRecord',
    id: record?.id ?? 0,
  });
  expect(ofRecord.every(({ allowed }) => !allowed)).toBe(true);
});

describe('at once', () => {
  test('taken back and accepted: one of them holds, and money moves only with the second', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { sn, id: ticket, order } = await ticketFor();
      const [revoked, accepted] = await Promise.all([
        outcome(browser.send(revokeAfterSale, { id: ticket })),
        desk.accept(at(), sn),
      ]);
      const after = await read(ticket);
      const { refunded } = await rowOf(db, order.order_sn);
      if (revoked === 'done') {
        expect([after.status, refunded]).toEqual([t.revoked, 0]);
        expect(accepted).not.toBeNull();
      } else expect([after.status, refunded > 0]).toEqual([t.completed, true]);
    }
  });

  test('of six refunds of one record one is booked', async () => {
    const { sn, order } = await ticketFor({ solution: s.returnAndRefund });
    await desk.accept(at(), sn);
    const before = await balanceOf(db, id);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => desk.refund(at(), sn, 1, { amount: fen(700) })),
    );
    expect(all.filter((one) => one === null)).toHaveLength(1);
    expect(await balanceOf(db, id)).toBe(before + 700);
    expect((await rowOf(db, order.order_sn)).refunded).toBe(700);
  });

  test('two records of one ticket never give back more than its pieces were paid', async () => {
    const { sn, id: ticket, order } = await ticketFor({ solution: s.returnAndRefund });
    await desk.accept(at(), sn);
    const { most } = (await read(ticket)).judgement;
    await desk.addRecord(at(), sn, {
      ...{ solution: s.discount, quantity: 1, amount: most },
      method: refundMethod.accountBalance,
    });
    await desk.moveRecord(at(), sn, 2, 'APPROVE');
    await Promise.all([desk.refund(at(), sn, 1), desk.refund(at(), sn, 2)]);
    expect((await rowOf(db, order.order_sn)).refunded).toBe(most);
  });
});

test('the demo’s works decide after two hours, leave some to others and ask some for evidence', async () => {
  await db.updateTable('shop_clock').set({ workshop_since: now() }).execute();
  const order = () => received(server, browser);
  const tickets = [];
  for (let count = 0; count < 14; count += 1) {
    tickets.push(await ask(server, browser, claim((await order()).order_sn)));
  }
  const shop = { db, random: createTestRandom(), log: { warn: () => undefined } };
  expect(await runAfterSalesDesk(shop, now())).toBe(0);
  clock.advance(2 * 3_600_000);
  await runAfterSalesDesk(shop, now());
  for (const { id: ticket, ticket_sn: sn } of tickets) {
    const { status, audit } = await read(ticket);
    const expected = isLeft(sn)
      ? [t.submitted, a.pending]
      : isSentBack(sn)
        ? [t.submitted, a.failed]
        : [t.completed, a.passed];
    expect([status, audit]).toEqual(expected);
  }
  expect(await outcome(browser.send(createAfterSale, claim('0')))).toBe(errCode.notFound);
});
