/** One's own sessions: their list, their end by hand, by age, by rest and by a new password. */

import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { endOtherSessions, endSession, getSessions } from '@banxin/contract/calls/customer/device';
import { resetPassword } from '@banxin/contract/calls/customer/password';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import {
  SESSION_IDLE_SECONDS,
  SESSION_MAX_SECONDS,
  SESSION_REMEMBERED_IDLE_SECONDS,
  SESSION_REMEMBERED_MAX_SECONDS,
} from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer } from '../../../test/harness.ts';
import { DEMO_PASSWORD } from '../../db/seed/customers.ts';
import { ticketFor, visitor } from '../registration/account.testkit.ts';

const server = await createTestServer();

async function enter(account: string, rememberMe = true): Promise<Browser> {
  const browser = await visitor(server);
  await browser.send(loginByAccount, {
    nameOrQQOrMobilePhone: account,
    password: DEMO_PASSWORD,
    code: CAPTCHA,
    rememberMe,
  });
  return browser;
}

const isIn = async (browser: Browser): Promise<boolean> =>
  (await browser.send(getSimpleCustomer, {})) !== null;

describe('a login', () => {
  test.each([
    ['that is remembered', true, SESSION_REMEMBERED_IDLE_SECONDS, SESSION_REMEMBERED_MAX_SECONDS],
    ['that is not', false, SESSION_IDLE_SECONDS, SESSION_MAX_SECONDS],
  ])('%s ends at its age, however much it is used', async (_, remembered, idle, most) => {
    const browser = await enter('跨境优选', remembered);
    const step = idle / 2;
    for (let age = step; age < most; age += step) {
      server.clock.advance(step * 1_000);
      expect(await isIn(browser)).toBe(true);
    }
    server.clock.advance(step * 1_000);
    expect(await isIn(browser)).toBe(false);
  });
});

test('the list names this device first, and only live sessions of the own login', async () => {
  const first = await enter('海外采购部');
  server.clock.advance(600_000);
  const second = await enter('海外采购部');
  await enter('合作伙伴印务');
  const listed = await first.send(getSessions, {});
  expect(listed.map(({ current }) => current)).toEqual([true, false]);
  expect(new Set(listed.map(({ ip }) => ip)).size).toBe(2);
  expect(JSON.stringify(listed)).not.toContain(first.cookies.get('banxin'));
  expect((await second.send(getSessions, {}))[0]?.id).toBe(listed[1]?.id);
});

test('one session is ended from another at once, twice without an error; a stranger’s is not there', async () => {
  const here = await enter('悦享财务');
  const there = await enter('悦享财务');
  const stranger = await enter('悦享设计');
  const other = (await here.send(getSessions, {})).find(({ current }) => !current);
  const id = other?.id ?? '';
  expect((await stranger.refused(endSession, { id })).errCode).toBe(errCode.notFound);
  expect(await isIn(there)).toBe(true);
  await here.send(endSession, { id });
  expect(await isIn(there)).toBe(false);
  await here.send(endSession, { id });
  expect(await here.send(getSessions, {})).toHaveLength(1);
});

test('ending the own session logs out', async () => {
  const here = await enter('悦享财务');
  const [own] = await here.send(getSessions, {});
  await here.send(endSession, { id: own?.id ?? '' });
  expect(here.cookies.has('banxin')).toBe(false);
});

test('all others are ended at once, of this login alone', async () => {
  const here = await enter('合作伙伴印务');
  const others = [await enter('合作伙伴印务'), await enter('合作伙伴印务')];
  const neighbour = await enter('海外采购部');
  await here.send(endOtherSessions, {});
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await isIn(here)).toBe(true);
  expect(await isIn(neighbour)).toBe(true);
});

test('a new password ends every session', async () => {
  const devices = [await enter('新客小店'), await enter('新客小店')];
  const ticket = await ticketFor(server, '13800000002');
  await server.browser().send(resetPassword, { ticket, password: 'Fresh-2027' });
  for (const device of devices) expect(await isIn(device)).toBe(false);
});
