/** The shop's clock: moved by a row, read by every process, never back; sessions keep the machine's time. */
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { expect, test } from 'vitest';
import { createTestServer, ORIGIN } from '../../test/harness.ts';
import { createApp } from '../http/app.ts';
import { serveClock } from '../http/pages/shopClock.ts';
import { instantOf, msOf, nowOf } from '../ports/clock.ts';
import { nextEvents } from '../registry.ts';
import { AHEAD_MAX_MS, aheadOf, createShopClock, RUN_SPEED } from './shopClock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const server = await createTestServer();

/** Two processes whose clock nobody has moved yet. */
const fresh = async () => {
  const { db, clock } = server;
  const start = instantOf(0);
  const still = { offset_ms: 0, speed: 1, since: start, until: start };
  await db.updateTable('shop_clock').set(still).execute();
  await server.shopClock.reread();
  return { clock, shopClock: createShopClock(db, clock), other: createShopClock(db, clock) };
};

test('what one process moves another reads; both go on with the machine', async () => {
  const { shopClock, other, clock } = await fresh();
  const before = clock.now();
  expect(await shopClock.advance(3 * DAY)).toBe(true);
  expect(shopClock.now() - before).toBe(3 * DAY);
  expect(other.now()).toBe(before);
  expect(await other.reread()).toBe(true);
  expect(other.now() - before).toBe(3 * DAY);
  expect(await other.reread()).toBe(false);
  clock.advance(MINUTE);
  expect(other.now() - before).toBe(3 * DAY + MINUTE);
});

test('a day passes in a minute, and then time goes as always', async () => {
  const { shopClock, clock } = await fresh();
  const before = clock.now();
  await shopClock.runDay();
  expect(shopClock.isRunning()).toBe(true);
  clock.advance(MINUTE / 2);
  expect(shopClock.now() - before).toBe(DAY / 2);
  clock.advance(MINUTE / 2);
  expect(shopClock.now() - before).toBe(DAY);
  expect(shopClock.isRunning()).toBe(false);
  clock.advance(MINUTE);
  expect(shopClock.now() - before).toBe(DAY + MINUTE);
});

test('a run that begins anew in the middle of one, and a jump meanwhile, lose and repeat nothing', async () => {
  const { shopClock, clock } = await fresh();
  const before = clock.now();
  await shopClock.runDay();
  clock.advance(MINUTE / 2);
  await shopClock.runDay();
  await shopClock.advance(DAY);
  clock.advance(MINUTE);
  expect(shopClock.now() - before).toBe(DAY / 2 + DAY + DAY);
});

test('it never goes back', () => {
  const row = { offset_ms: 5, speed: RUN_SPEED, since: instantOf(1_000), until: instantOf(61_000) };
  let last = 0;
  for (let at = 0; at < 120_000; at += 500) {
    const now = at + aheadOf(row, at);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

test('of moves at once none is lost', async () => {
  const { shopClock, other, clock } = await fresh();
  await Promise.all([
    ...Array.from({ length: 5 }, () => shopClock.advance(DAY)),
    ...Array.from({ length: 5 }, () => other.advance(DAY)),
  ]);
  await shopClock.reread();
  expect(shopClock.now() - clock.now()).toBe(10 * DAY);
});

test('it goes so far ahead as holidays are known, and no further', async () => {
  const { shopClock } = await fresh();
  expect(await shopClock.advance(AHEAD_MAX_MS - DAY)).toBe(true);
  expect(await shopClock.advance(2 * DAY)).toBe(false);
  expect(await shopClock.runDay()).toBe(true);
  expect(await shopClock.runDay()).toBe(false);
});

test('calls answer the shop’s time; who is logged in stays so for a year of it', async () => {
  await fresh();
  const browser = server.browser();
  await browser.login('悦享包装');
  await server.shopClock.advance(365 * DAY);
  const { now } = await browser.send(getServerDateTime, {});
  expect(msOf(now) - server.clock.now()).toBe(365 * DAY);
  expect(await browser.send(getSimpleCustomer, {})).not.toBeNull();
});

test('the page moves it, to the next event too, and tells the jobs', async () => {
  let hurries = 0;
  const moved = () => {
    hurries += 1;
  };
  const { shopClock: clock } = await fresh();
  const mounts = [serveClock(clock, moved, nextEvents)];
  const app = createApp(server.services, [], mounts);
  const browser = {
    fetch: async (path: string, init?: RequestInit) => app.request(new URL(path, ORIGIN), init),
  };
  const post = (by: string, headers: Record<string, string> = {}) =>
    browser.fetch('/dev/clock', {
      method: 'POST',
      body: new URLSearchParams({ by }),
      redirect: 'manual',
      headers: { origin: ORIGIN, ...headers },
    });
  const html = await (await browser.fetch('/dev/clock')).text();
  expect(html).toContain('一分钟过一天');
  expect(html).not.toMatch(/<script|\sstyle=/i);
  const before = clock.now();
  expect((await post('day')).status).toBe(303);
  expect(clock.now() - before).toBe(DAY);
  const json = { accept: 'application/json' };
  const all = await Promise.all(nextEvents.map((event) => event(server.db, nowOf(clock))));
  const next = all.filter((at) => at !== null).sort()[0];
  const answer = (await (await post('next', json)).json()) as { now: string; isMoved: boolean };
  expect(answer.isMoved).toBe(true);
  expect(msOf(answer.now)).toBe(msOf(next as string) + 1);
  expect(hurries).toBe(2);
  expect((await post('yesterday')).status).toBe(400);
  expect((await post('hour', { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(hurries).toBe(2);
});
