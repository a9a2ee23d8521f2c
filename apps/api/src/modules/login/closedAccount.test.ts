/** A closed account, and a sub-account whose main account is closed, come in by no way; every way says so in words. */
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import {
  bindQqOpenId,
  exchangeQq,
  exchangeWechat,
  startOauth,
} from '@banxin/contract/calls/login/oauth';
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer } from '../../../test/harness.ts';
import { createTestClock, createTestRandom } from '../../../test/world.ts';
import { DEMO_PASSWORD } from '../../db/seed/customers.ts';
import { createLocalOauth } from '../../ports/localOauth.ts';
import {
  createInterruptedHasher,
  smsCodeFor,
  ticketFor,
  visitor,
} from '../registration/account.testkit.ts';

const { hasher, interrupt } = createInterruptedHasher();
const world = { clock: createTestClock(), random: createTestRandom() };
const oauth = { qq: createLocalOauth('qq', world), wechat: createLocalOauth('wechat', world) };
const server = await createTestServer({ services: { hasher }, ports: { oauth } });
const { db } = server;

const MAIN = '悦享包装';
const SUB = '悦享财务';
const SUB_MOBILE = '13800000006';

const close = (name: string, at: string | null = '2026-11-20T09:00:00+08:00') =>
  db.updateTable('customers').set({ disabled_at: at }).where('name', '=', name).execute();

afterEach(async () => {
  interrupt(null);
  await close(MAIN, null);
  await close(SUB, null);
  await db.deleteFrom('identities').execute();
});

const closings = [
  ['that is closed', SUB],
  ['whose main account is closed', MAIN],
] as const;

const account = { nameOrQQOrMobilePhone: SUB, password: DEMO_PASSWORD, code: CAPTCHA };

async function callback(browser: Browser, provider: 'qq' | 'wechat', subject: string) {
  const { url } = await browser.send(startOauth, { provider, purpose: 'login' });
  const state = new URL(url, 'http://shop.test').searchParams.get('state') ?? '';
  return { code: oauth[provider].issue(subject), state };
}

async function give(provider: 'qq' | 'wechat', subject: string, name: string): Promise<void> {
  const { id } = await db
    .selectFrom('customers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('identities')
    .values({ provider, subject, customer_id: id, created_at: '2026-11-20T09:00:00+08:00' })
    .execute();
}

describe.each(closings)('an account %s', (_, closed) => {
  test('gets the words of a wrong password when it logs in with its right one', async () => {
    await close(closed);
    const browser = await visitor(server);
    const refusal = await browser.refused(loginByAccount, account);
    expect([refusal.status, refusal.errCode]).toEqual([200, errCode.passwordWrong]);
    expect([...browser.cookies.keys()]).not.toContain('banxin');
  });

  test('is an unknown number when it logs in by SMS', async () => {
    await close(closed);
    const smsCode = await smsCodeFor(server, SUB_MOBILE, 'login');
    const browser = await visitor(server);
    const input = { mobilePhone: SUB_MOBILE, smsCode, code: CAPTCHA };
    const refusal = await browser.refused(loginByMobile, input);
    expect([refusal.status, refusal.errCode]).toEqual([200, errCode.accountUnknown]);
    expect([...browser.cookies.keys()]).not.toContain('banxin');
  });

  test('is out of its sessions at once', async () => {
    const browser = server.browser();
    await browser.login(SUB);
    await close(closed);
    expect(await browser.send(getSimpleCustomer, {})).toBeNull();
  });

  test('has no QQ and no WeChat', async () => {
    await give('qq', 'qq-closed', SUB);
    await give('wechat', 'wechat-closed', SUB);
    await close(closed);
    const browser = server.browser();
    const qq = await browser.send(exchangeQq, await callback(browser, 'qq', 'qq-closed'));
    expect(qq.isBind).toBe(false);
    const wechat = { ...(await callback(browser, 'wechat', 'wechat-closed')), type: 0 } as const;
    expect(await browser.send(exchangeWechat, wechat)).toEqual({ hasBind: false });
    expect(await browser.send(getSimpleCustomer, {})).toBeNull();
  });

  test('binds no QQ, and the pass stays good for another account', async () => {
    const subject = 'qq-free';
    await close(closed);
    const browser = server.browser();
    const { openId } = await browser.send(exchangeQq, await callback(browser, 'qq', subject));
    await browser.send(getCaptcha, {});
    const refusal = await browser.refused(bindQqOpenId, { openId, ...account });
    expect([refusal.status, refusal.errCode]).toEqual([200, errCode.passwordWrong]);
    await browser.send(getCaptcha, {});
    const other = { ...account, nameOrQQOrMobilePhone: closed === SUB ? '海外采购部' : '跨境优选' };
    expect(await browser.send(bindQqOpenId, { openId, ...other })).not.toBeNull();
    expect(await browser.send(getSimpleCustomer, {})).not.toBeNull();
  });

  test('gets no new password, also with a ticket from before', async () => {
    const ticket = await ticketFor(server, SUB_MOBILE);
    await close(closed);
    const late = await server.browser().refused(resetPassword, { ticket, password: 'Fresh-2027' });
    expect([late.status, late.errCode]).toEqual([200, errCode.resetExpired]);
    const smsCode = await smsCodeFor(server, SUB_MOBILE, 'reset');
    const input = { mobilePhone: SUB_MOBILE, code: CAPTCHA, smsCode };
    const refusal = await (await visitor(server)).refused(validateReset, input);
    expect([refusal.status, refusal.errCode]).toEqual([200, errCode.accountUnknown]);
  });

  test('that is closed while its password is looked at is not let in', async () => {
    interrupt(() => close(closed));
    const refusal = await (await visitor(server)).refused(loginByAccount, account);
    expect([refusal.status, refusal.errCode]).toEqual([200, errCode.passwordWrong]);
  });
});

describe('a main account that is closed while the session of its sub-account opens', () => {
  /** Closes it in the very statement that writes the session. */
  async function closingAtTheDoor(run: () => Promise<void>): Promise<void> {
    await sql`create function close_main() returns trigger language plpgsql as $$
      begin
        update customers set disabled_at = new.created_at
        where id = (select parent_id from customers where id = new.customer_id);
        return new;
      end $$`.execute(db);
    await sql`create trigger close_main after insert on sessions
      for each row execute function close_main()`.execute(db);
    try {
      await run();
    } finally {
      await sql`drop trigger close_main on sessions`.execute(db);
      await sql`drop function close_main()`.execute(db);
    }
  }

  test('lets nobody in by password or SMS, and no cookie is set', async () => {
    const smsCode = await smsCodeFor(server, SUB_MOBILE, 'login');
    await closingAtTheDoor(async () => {
      const first = await visitor(server);
      const wrong = await first.refused(loginByAccount, account);
      expect([wrong.status, wrong.errCode]).toEqual([200, errCode.passwordWrong]);
      await close(MAIN, null);
      const second = await visitor(server);
      const input = { mobilePhone: SUB_MOBILE, smsCode, code: CAPTCHA };
      const unknown = await second.refused(loginByMobile, input);
      expect([unknown.status, unknown.errCode]).toEqual([200, errCode.accountUnknown]);
      for (const { cookies } of [first, second]) {
        expect([...cookies.keys()]).not.toContain('banxin');
      }
    });
  });

  test('binds no QQ', async () => {
    const browser = server.browser();
    const { openId } = await browser.send(exchangeQq, await callback(browser, 'qq', 'qq-door'));
    await browser.send(getCaptcha, {});
    await closingAtTheDoor(async () => {
      const refusal = await browser.refused(bindQqOpenId, { openId, ...account });
      expect([refusal.status, refusal.errCode]).toEqual([200, errCode.passwordWrong]);
    });
    const bound = await db
      .selectFrom('identities')
      .select('customer_id')
      .where('subject', '=', 'qq-door')
      .execute();
    expect(bound).toEqual([]);
  });
});
