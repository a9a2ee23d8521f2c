/** Two people on one queue: a case is in the hands of one, who lets go of it, loses it in time, or has it taken over. */

import { act, claim, getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import type { Desk } from '@banxin/contract/lifecycles/works';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, paid, rowOf } from '../order/order.testkit.ts';
import { approvedOrder, enterStaff, stepOf } from './works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const DESKS: readonly Desk[] = ['review', 'production'];
const [one, other] = [await enterStaff(server, DESKS), await enterStaff(server, DESKS)];
const buyer = await enter(server, { balance: 50_000_000 });

const waiting = () => approvedOrder(server, buyer.browser);
const queued = async (orderId: number) =>
  (await one.browser.send(getQueue, { desk: 'production', pageSize: 100 })).items.find(
    (found) => found.orderId === orderId,
  );

test('who opens a case has it in hand for ten minutes; the others read who, and cannot act', async () => {
  const { orderId, orderSN } = await waiting();
  const mine = await one.browser.send(claim, { id: orderId });
  expect(mine).toMatchObject({ isOwn: true });
  const seen = await other.browser.send(claim, { id: orderId });
  expect(seen).toEqual({ ...mine, isOwn: false });
  expect((await queued(orderId))?.claim).toMatchObject({ isOwn: true });
  const refused = await other.browser.refused(act, stepOf(orderId, 'ALLOCATE'));
  expect(refused).toMatchObject({
    errCode: errCode.wrongState,
    message: `${mine.by}正在处理，接手后可以操作`,
  });
  expect((await rowOf(db, orderSN)).status).toBe(s.approvedOrdered);

  await shopClock.advance(10 * 60_000 + 1);
  expect((await queued(orderId))?.claim).toBeNull();
  await other.browser.send(act, stepOf(orderId, 'ALLOCATE'));
  expect((await rowOf(db, orderSN)).status).toBe(s.allocated);
});

test('a case that is taken over is the other’s; a step lets go of it, and so does opening the next one', async () => {
  const [first, second] = [await waiting(), await waiting()];
  await one.browser.send(claim, { id: first.orderId });
  expect(await other.browser.send(claim, { id: first.orderId, take: true })).toMatchObject({
    isOwn: true,
  });
  const late = await one.browser.refused(act, stepOf(first.orderId, 'ALLOCATE'));
  expect(late.errCode).toBe(errCode.wrongState);
  await other.browser.send(act, stepOf(first.orderId, 'ALLOCATE'));
  expect((await one.browser.send(getCase, { id: first.orderId })).claim).toBeNull();

  await one.browser.send(claim, { id: first.orderId });
  await one.browser.send(claim, { id: second.orderId });
  expect((await other.browser.send(getCase, { id: first.orderId })).claim).toBeNull();
  expect((await other.browser.send(getCase, { id: second.orderId })).claim).toMatchObject({
    isOwn: false,
  });
});

test('of two who open a case at once one has it, and of two who act on it one does', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderId } = await waiting();
    const claims = await Promise.all(
      [one, other].map(({ browser }) => browser.send(claim, { id: orderId })),
    );
    expect(claims.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    const acts = await Promise.all(
      [one, other].map(({ browser }) => outcome(browser.send(act, stepOf(orderId, 'ALLOCATE')))),
    );
    expect(acts.filter((answer) => answer === 'done')).toHaveLength(1);
  }
});

test('desks say how much waits at each and how much of it is late; words narrow a queue', async () => {
  const { orderSN, orderId } = await waiting();
  const before = await one.browser.send(getDesks, {});
  expect(before.desks.map(({ desk }) => desk)).toEqual(DESKS);
  await sql`update orders set promise = jsonb_set(promise, '{shipDate}', '"2000-01-01"')
    where id = ${orderId}`.execute(db);
  const after = await one.browser.send(getDesks, {});
  expect(after.desks[1]).toMatchObject({
    count: before.desks[1]?.count,
    late: (before.desks[1]?.late ?? 0) + 1,
  });
  const find = (keyword: string) =>
    one.browser.send(getQueue, { desk: 'production', keyword, pageSize: 100 });
  const byNumber = await find(orderSN.slice(-8));
  expect(byNumber.items.map((item) => item.orderSN)).toEqual([orderSN]);
  const [{ customer } = { customer: '' }] = byNumber.items;
  const byCustomer = await find(customer);
  expect(byCustomer.total).toBeGreaterThan(0);
  expect([...new Set(byCustomer.items.map((item) => item.customer))]).toEqual([customer]);
  expect(await find('没有这样的')).toEqual({ items: [], total: 0 });
});

test('a case shows its files with the worst finding first, and their pages are drawn for the desk', async () => {
  const file = await upload(server, buyer.browser, FIXTURES['card-single-page'](), '名片.pdf');
  const { orderId } = await paid(buyer.browser, { fileIds: [file] });
  const { files, needsJudgement } = await one.browser.send(getCase, { id: orderId });
  expect(needsJudgement).toBe(true);
  expect(files.map((shown) => shown.file.id)).toEqual([file]);
  expect(files[0]?.findings[0]?.severity).not.toBe('ok');
  expect(Object.keys(files[0]?.file ?? {})).not.toContain('report');
  const page = files[0]?.file.pages[0]?.thumbnail ?? '';
  const statuses = await Promise.all(
    [one, await enterStaff(server, ['shipping']), await enter(server)].map(
      async ({ browser }) => (await browser.fetch(page)).status,
    ),
  );
  expect(statuses).toEqual([200, 404, 404]);
});
