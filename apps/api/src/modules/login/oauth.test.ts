import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import {
  bindQqOpenId,
  exchangeQq,
  exchangeWechat,
  getLoginProviders,
  startOauth,
} from '@banxin/contract/calls/login/oauth';
import { logout } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { createTestClock, createTestRandom } from '../../../test/world.ts';
import { DEMO_PASSWORD } from '../../db/seed/customers.ts';
import { createLocalOauth } from '../../ports/localOauth.ts';
import { OauthFailedError, type OauthProvider } from '../../ports/oauth.ts';

const world = { clock: createTestClock(), random: createTestRandom() };
const oauth = { qq: createLocalOauth('qq', world), wechat: createLocalOauth('wechat', world) };
const server = await createTestServer({ ports: { oauth } });

/** To the provider and back, as the window does: what the shop is called back with. */
async function authorize(
  browser: Browser,
  provider: OauthProvider,
  subject: string,
  purpose: 'login' | 'bind' = 'login',
): Promise<{ code: string; state: string }> {
  const { url } = await browser.send(startOauth, { provider, purpose });
  const state = new URL(url, 'http://shop.test').searchParams.get('state') ?? '';
  return { code: oauth[provider].issue(subject), state };
}

/** A pass for a QQ that nobody has. */
async function passFor(browser: Browser, subject: string): Promise<string> {
  const { isBind, openId } = await browser.send(
    exchangeQq,
    await authorize(browser, 'qq', subject),
  );
  expect(isBind).toBe(false);
  return openId;
}

const account = (name: string, password = DEMO_PASSWORD) => ({
  nameOrQQOrMobilePhone: name,
  password,
  code: CAPTCHA,
});

async function bindQq(browser: Browser, openId: string, name: string, password?: string) {
  await browser.send(getCaptcha, {});
  return browser.send(bindQqOpenId, { openId, ...account(name, password) });
}

async function bindRefused(browser: Browser, openId: string, name: string, password?: string) {
  await browser.send(getCaptcha, {});
  return (await browser.refused(bindQqOpenId, { openId, ...account(name, password) })).errCode;
}

const whoIs = async (browser: Browser) =>
  (await browser.send(getSimpleCustomer, {}))?.customerName ?? null;

test('says which ways are offered', async () => {
  const browser = server.browser();
  expect(await browser.send(getLoginProviders, {})).toEqual({ qq: true, wechat: true });
  const without = await createTestServer({ ports: { oauth: { qq: null, wechat: oauth.wechat } } });
  const other = without.browser();
  expect(await other.send(getLoginProviders, {})).toEqual({ qq: false, wechat: true });
  const refusal = await other.refused(startOauth, { provider: 'qq', purpose: 'login' });
  expect(refusal.errCode).toBe(errCode.oauthUnavailable);
});

describe('QQ login', () => {
  test('not bound: hands over a pass, which binds, and the next time logs in directly', async () => {
    const browser = server.browser();
    const openId = await passFor(browser, 'qq-a');
    expect(await whoIs(browser)).toBeNull();
    expect(await bindQq(browser, openId, '悦享包装')).toMatchObject({ customerName: '悦享包装' });
    expect(await whoIs(browser)).toBe('悦享包装');

    const later = server.browser();
    const answer = await later.send(exchangeQq, await authorize(later, 'qq', 'qq-a'));
    expect(answer).toEqual({ isBind: true, openId: '' });
    expect(await whoIs(later)).toBe('悦享包装');
  });

  test('the pass is not the identity that QQ knows', async () => {
    const browser = server.browser();
    expect(await passFor(browser, 'qq-secret')).not.toContain('qq-secret');
    expect(await bindRefused(browser, 'qq-secret', '新客小店')).toBe(errCode.openIdUnknown);
  });

  test('an earlier session of the browser ends', async () => {
    const browser = server.browser();
    await bindQq(browser, await passFor(browser, 'qq-rotate'), '跨境优选');
    await browser.login('新客小店');
    const copy = server.browser();
    copy.cookies.set('banxin', browser.cookies.get('banxin') ?? '');
    await browser.send(exchangeQq, await authorize(browser, 'qq', 'qq-rotate'));
    expect([await whoIs(browser), await whoIs(copy)]).toEqual(['跨境优选', null]);
  });

  test('of a customer who is switched off logs nobody in', async () => {
    const browser = server.browser();
    await bindQq(browser, await passFor(browser, 'qq-off'), '悦享设计');
    await browser.send(logout, {});
    const disable = (at: string | null) =>
      server.db
        .updateTable('customers')
        .set({ disabled_at: at })
        .where('name', '=', '悦享设计')
        .execute();
    await disable('2026-11-20T09:00:00+08:00');
    expect(await browser.send(exchangeQq, await authorize(browser, 'qq', 'qq-off'))).toMatchObject({
      isBind: false,
    });
    expect(await whoIs(browser)).toBeNull();
    await disable(null);
  });
});

describe('a state', () => {
  test('is letters and digits, at most 128, and tells its purpose', async () => {
    const { state } = await authorize(server.browser(), 'wechat', 'w');
    expect(state).toMatch(/^login[0-9a-f]{40,123}$/);
  });

  test('of another browser is refused: nobody is logged in as somebody else by a link', async () => {
    const attacker = server.browser();
    const callback = await authorize(attacker, 'qq', 'qq-a');
    const victim = server.browser();
    await victim.send(startOauth, { provider: 'qq', purpose: 'login' });
    expect((await victim.refused(exchangeQq, callback)).errCode).toBe(errCode.oauthCodeSpent);
    const stranger = server.browser();
    expect((await stranger.refused(exchangeQq, callback)).errCode).toBe(errCode.oauthCodeSpent);
    expect([await whoIs(victim), await whoIs(stranger)]).toEqual([null, null]);
  });

  test.each([
    [
      'is made up',
      async (browser: Browser) => {
        await browser.send(startOauth, { provider: 'qq', purpose: 'login' });
        return { code: oauth.qq.issue('qq-a'), state: `login${'0'.repeat(48)}` };
      },
    ],
    [
      'belongs to the other provider',
      async (browser: Browser) => {
        const { state } = await authorize(browser, 'wechat', 'w');
        return { code: oauth.qq.issue('qq-a'), state };
      },
    ],
    [
      'is ten minutes old',
      async (browser: Browser) => {
        const { state } = await authorize(browser, 'qq', 'qq-a');
        server.clock.advance(600_000);
        return { code: oauth.qq.issue('qq-a'), state };
      },
    ],
  ])('that %s is refused', async (_, make) => {
    const browser = server.browser();
    const refusal = await browser.refused(exchangeQq, await make(browser));
    expect(refusal).toMatchObject({
      errCode: errCode.oauthCodeSpent,
      message: '授权已失效，请重新授权',
    });
  });

  test('is good once: of 20 parallel requests one is let in', async () => {
    const browser = server.browser();
    await bindQq(browser, await passFor(browser, 'qq-once'), '海外采购部');
    const input = await authorize(browser, 'qq', 'qq-once');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => outcome(browser.send(exchangeQq, input))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === errCode.oauthCodeSpent)).toHaveLength(19);
  });

  test('of two windows of one browser both find their way back', async () => {
    const browser = server.browser();
    const first = await authorize(browser, 'qq', 'qq-w1');
    const second = await authorize(browser, 'qq', 'qq-w2');
    for (const callback of [first, second]) {
      expect(await browser.send(exchangeQq, callback)).toMatchObject({ isBind: false });
    }
  });

  test('and pass are not stored readable', async () => {
    const browser = server.browser();
    const { code, state } = await authorize(browser, 'qq', 'qq-hash');
    const { openId } = await browser.send(exchangeQq, { code, state });
    const stored = JSON.stringify(
      await server.db.selectFrom('oauth_attempts').selectAll().execute(),
    );
    for (const secret of [state, openId, browser.cookies.get('banxin_oauth') ?? '']) {
      expect(secret).not.toBe('');
      expect(stored).not.toContain(secret);
    }
  });

  test('travels in a cookie that scripts cannot read, behind https with the __Host- prefix', async () => {
    const secure = await createTestServer({ env: { PUBLIC_ORIGIN: 'https://shop.test' } });
    const response = await secure.browser().fetch(startOauth.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'banxin' },
      body: JSON.stringify({ provider: 'qq', purpose: 'login' }),
    });
    expect(response.headers.getSetCookie().join()).toMatch(
      /^__Host-banxin_oauth=[\w-]{32}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe('a code that', () => {
  test('was used is refused and has to be asked for again', async () => {
    const browser = server.browser();
    const first = await authorize(browser, 'qq', 'qq-used');
    await browser.send(exchangeQq, first);
    const { state } = await authorize(browser, 'qq', 'qq-used');
    const refusal = await browser.refused(exchangeQq, { code: first.code, state });
    expect(refusal.errCode).toBe(errCode.oauthCodeSpent);
  });

  test('the provider could not judge may be tried again', async () => {
    let isDown = true;
    const flaky = {
      ...oauth.qq,
      identify: (code: string) =>
        isDown ? Promise.reject(new OauthFailedError('down')) : oauth.qq.identify(code),
    };
    const other = await createTestServer({ ports: { oauth: { ...oauth, qq: flaky } } });
    const browser = other.browser();
    const input = await authorize(browser, 'qq', 'qq-flaky');
    expect((await browser.refused(exchangeQq, input)).errCode).toBe(errCode.oauthUnavailable);
    isDown = false;
    expect(await browser.send(exchangeQq, input)).toMatchObject({ isBind: false });
    const lines = JSON.stringify(other.logs);
    expect(lines).toContain('oauth provider failed');
    expect(lines).not.toContain(input.code);
    expect(lines).not.toContain(input.state);
  });
});

describe('binding a QQ', () => {
  test('needs the captcha, the password and the pass, and a wrong try leaves the pass good', async () => {
    const browser = server.browser();
    const openId = await passFor(browser, 'qq-patient');
    const noCaptcha = await browser.refused(bindQqOpenId, { openId, ...account('新客小店') });
    expect(noCaptcha.errCode).toBe(errCode.captchaWrong);
    expect(await bindRefused(browser, openId, '新客小店', 'Wrong-2026')).toBe(
      errCode.passwordWrong,
    );
    expect(await bindRefused(browser, 'x'.repeat(32), '新客小店')).toBe(errCode.openIdUnknown);
    expect(await bindQq(browser, openId, '13800000002')).toMatchObject({
      customerName: '新客小店',
    });
    expect(await bindRefused(browser, openId, '新客小店')).toBe(errCode.openIdUnknown);
  });

  test('with a pass of another browser is refused: nobody ties their QQ to a stranger’s account', async () => {
    const attacker = server.browser();
    const openId = await passFor(attacker, 'qq-attacker');
    const victim = server.browser();
    await victim.send(startOauth, { provider: 'qq', purpose: 'login' });
    expect(await bindRefused(victim, openId, '合作伙伴印务')).toBe(errCode.openIdUnknown);
  });

  test('with a pass ten minutes old is refused', async () => {
    const browser = server.browser();
    const openId = await passFor(browser, 'qq-late');
    server.clock.advance(600_000);
    expect(await bindRefused(browser, openId, '合作伙伴印务')).toBe(errCode.openIdUnknown);
  });

  test('counts wrong passwords like a login', async () => {
    const browser = server.browser();
    const openId = await passFor(browser, 'qq-guess');
    for (let count = 0; count < 10; count += 1) {
      expect(await bindRefused(browser, openId, '并无此号', 'Wrong-2026')).toBe(
        errCode.passwordWrong,
      );
    }
    expect(await bindRefused(browser, openId, '并无此号')).toBe(errCode.accountLocked);
  });

  test('to an account that has another QQ is refused, and the pass still fits another account', async () => {
    const browser = server.browser();
    const openId = await passFor(browser, 'qq-second');
    // Bound to qq-a above.
    expect(await bindRefused(browser, openId, '悦享包装')).toBe(errCode.accountHasQq);
    expect(await bindQq(browser, openId, '合作伙伴印务')).toMatchObject({ type: 5 });
  });

  test('a QQ that found another account in the meantime is refused', async () => {
    const [one, two] = [server.browser(), server.browser()];
    const passes = [await passFor(one, 'qq-shared'), await passFor(two, 'qq-shared')] as const;
    await bindQq(one, passes[0], '悦享财务');
    expect(await bindRefused(two, passes[1], '系统管理员')).toBe(errCode.qqBoundElsewhere);
    // The same account again: nothing stands against it.
    expect(await bindQq(two, passes[1], '悦享财务')).toMatchObject({ customerName: '悦享财务' });
  });

  test('two QQs race for one account: one gets it', async () => {
    const browsers = Array.from({ length: 6 }, () => server.browser());
    const passes = await Promise.all(browsers.map((browser, at) => passFor(browser, `qq-r${at}`)));
    await Promise.all(browsers.map((browser) => browser.send(getCaptcha, {})));
    const outcomes = await Promise.all(
      browsers.map((browser, at) =>
        outcome(browser.send(bindQqOpenId, { openId: passes[at] ?? '', ...account('系统管理员') })),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(5).fill(errCode.accountHasQq), 'done']);
    const rows = await server.db
      .selectFrom('identities')
      .select('subject')
      .where('subject', 'like', 'qq-r%')
      .where('subject', '<>', 'qq-rotate')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('WeChat', () => {
  test('that nobody has logs nobody in', async () => {
    const browser = server.browser();
    const answer = await browser.send(exchangeWechat, {
      ...(await authorize(browser, 'wechat', 'w-nobody')),
      type: 0,
    });
    expect(answer).toEqual({ hasBind: false });
    expect(await whoIs(browser)).toBeNull();
  });

  test('is bound by whoever is logged in and logs them in the next time', async () => {
    const browser = server.browser();
    await browser.login('悦享包装');
    for (const subject of ['w-one', 'w-two', 'w-one']) {
      const callback = await authorize(browser, 'wechat', subject, 'bind');
      expect(await browser.send(exchangeWechat, { ...callback, type: 1 })).toEqual({
        hasBind: true,
      });
    }
    const later = server.browser();
    const callback = await authorize(later, 'wechat', 'w-two');
    expect(await later.send(exchangeWechat, { ...callback, type: 0 })).toEqual({ hasBind: true });
    expect(await whoIs(later)).toBe('悦享包装');
  });

  test('of another customer is not taken over', async () => {
    const browser = server.browser();
    await browser.login('新客小店');
    const callback = await authorize(browser, 'wechat', 'w-one', 'bind');
    const refusal = await browser.refused(exchangeWechat, { ...callback, type: 1 });
    expect(refusal.errCode).toBe(errCode.wechatBoundElsewhere);
  });

  test('is bound only with a login, and only by who began', async () => {
    const visitor = server.browser();
    const start = await visitor.refused(startOauth, { provider: 'wechat', purpose: 'bind' });
    expect(start.kind).toBe('unauthorized');
    const browser = server.browser();
    await browser.login('悦享包装');
    const callback = await authorize(browser, 'wechat', 'w-changed', 'bind');
    await browser.login('新客小店');
    const changed = await browser.refused(exchangeWechat, { ...callback, type: 1 });
    expect(changed.errCode).toBe(errCode.oauthCodeSpent);
    await browser.send(logout, {});
    const gone = await browser.refused(exchangeWechat, { ...callback, type: 1 });
    expect(gone.kind).toBe('unauthorized');
  });

  test('a state for a login binds nothing', async () => {
    const browser = server.browser();
    await browser.login('新客小店');
    const callback = await authorize(browser, 'wechat', 'w-login');
    const refusal = await browser.refused(exchangeWechat, { ...callback, type: 1 });
    expect(refusal.errCode).toBe(errCode.oauthCodeSpent);
  });

  test('QQ is bound by its own call', async () => {
    const browser = server.browser();
    await browser.login('新客小店');
    const refusal = await browser.refused(startOauth, { provider: 'qq', purpose: 'bind' });
    expect(refusal.errCode).toBe(errCode.invalidInput);
  });
});
