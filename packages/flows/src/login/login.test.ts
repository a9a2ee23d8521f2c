/** Specification §2 login screen and dialog, §4 phone login and login dialog, §5 login rules. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  recordEmitted,
  refusal,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import type { OauthPopupReport, PopupPort } from '../oauth-popup/oauth-popup.types.ts';
import { createLoginActors } from './login.actors.ts';
import { loginMachine } from './login.machine.ts';
import type { AccountValues, LoginInput, SmsValues } from './login.types.ts';

const account: AccountValues = {
  tab: 'account',
  nameOrQQOrMobilePhone: '悦享包装',
  password: 'Demo-2026',
  code: 'ab2c',
  rememberMe: true,
};
const phone: SmsValues = {
  tab: 'sms',
  mobilePhone: '13800000001',
  smsCode: '123456',
  code: 'ab2c',
};

function open(given: Partial<LoginInput> = {}) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const opened: { provider: string; report: (event: OauthPopupReport) => void }[] = [];
  const popups: PopupPort = {
    open(provider, report) {
      opened.push({ provider, report });
      return () => undefined;
    },
  };
  const login = createActor(loginMachine.provide({ actors: createLoginActors(client, popups) }), {
    clock,
    input: {
      mode: 'dialog',
      returnUrl: undefined,
      smsRemaining: undefined,
      captchaVersion: 1,
      ...given,
    },
  });
  const emitted = recordEmitted(login);
  login.start();
  const state = () => leafPaths(login.getSnapshot().value).join('|');
  const context = () => login.getSnapshot().context;
  const captcha = () => login.getSnapshot().children.captcha?.getSnapshot().context.v;
  return { clock, client, login, emitted, state, context, captcha, opened };
}

describe('two tabs, each with its own form', () => {
  it('the account tab sends account, password, captcha and "remember me", trimmed', () => {
    const { login, client } = open();
    login.send({
      type: 'SUBMIT',
      values: { ...account, nameOrQQOrMobilePhone: ' 悦享包装 ', code: ' ab2c ' },
    });
    expect(client.last()).toMatchObject({
      name: 'Login.LoginByNameOrQQOrMobilePhone',
      input: {
        nameOrQQOrMobilePhone: '悦享包装',
        password: 'Demo-2026',
        code: 'ab2c',
        rememberMe: true,
      },
    });
  });

  it('the SMS tab sends phone, SMS code and captcha', () => {
    const { login, client, state } = open();
    login.send({ type: 'TAB.SMS' });
    login.send({ type: 'SUBMIT', values: phone });
    expect(client.last()).toMatchObject({
      name: 'Login.LoginByMobilePhone',
      input: { mobilePhone: '13800000001', smsCode: '123456', code: 'ab2c' },
    });
    expect(state()).toBe('shown.form.submitting|shown.tab.sms');
  });

  it('changing the tab forgets what was wrong with the other form', () => {
    const { login, state, context } = open();
    login.send({ type: 'SUBMIT', values: { ...account, password: '' } });
    login.send({ type: 'TAB.SMS' });
    expect(state()).toBe('shown.form.editing|shown.tab.sms');
    expect(context().problems).toEqual([]);
  });
});

describe('validation', () => {
  it('account login: account, password and graphic code are required; messages hidden', () => {
    const { login, client, context, state } = open();
    login.send({
      type: 'SUBMIT',
      values: { ...account, nameOrQQOrMobilePhone: ' ', password: '', code: 'ab2cd' },
    });
    expect(client.calls).toEqual([]);
    expect(state()).toBe('shown.form.invalid|shown.tab.account');
    expect(context().problems).toEqual([
      { field: 'nameOrQQOrMobilePhone', message: null },
      { field: 'password', message: null },
      { field: 'code', message: null },
    ]);
  });

  it.each([
    ['', '请输入手机号'],
    ['12800000001', '手机号格式不正确'],
  ])('phone login with %j says %s', (mobilePhone, message) => {
    const { login, context } = open();
    login.send({ type: 'SUBMIT', values: { ...phone, mobilePhone } });
    expect(context().problems).toEqual([{ field: 'mobilePhone', message }]);
  });

  it.each(['invalid', 'failed'])('is asked again after %s', async (before) => {
    const { login, client, state, context } = open();
    login.send({
      type: 'SUBMIT',
      values: before === 'failed' ? account : { ...account, code: '' },
    });
    if (before === 'failed') {
      await client.last().fail(refusal(errCode.captchaWrong, '图形验证码不正确或已失效'));
    }
    const sent = client.calls.length;
    login.send({ type: 'SUBMIT', values: { ...account, password: '' } });
    expect(client.calls).toHaveLength(sent);
    expect(state()).toBe('shown.form.invalid|shown.tab.account');
    expect(context().problems).toEqual([{ field: 'password', message: null }]);
    login.send({ type: 'SUBMIT', values: { ...account, password: 'Other-2026' } });
    expect(client.last().input).toMatchObject({ password: 'Other-2026' });
    expect(context().problems).toEqual([]);
  });

  it.each([
    ['an edit', { type: 'CHANGE', field: 'password' }],
    ['another tab', { type: 'TAB.SMS' }],
  ] as const)('%s takes the last failure away', async (_, event) => {
    const { login, client, context } = open();
    login.send({ type: 'SUBMIT', values: account });
    await client.last().fail(refusal(errCode.passwordWrong, '账号或密码不正确'));
    expect(context().failure?.message).toBe('账号或密码不正确');
    login.send(event);
    expect(context().failure).toBeUndefined();
  });

  it('another password after a failure is the one that is sent', async () => {
    const { login, client } = open();
    login.send({ type: 'SUBMIT', values: account });
    await client.last().fail(refusal(errCode.passwordWrong, '账号或密码不正确'));
    login.send({ type: 'SUBMIT', values: { ...account, password: 'Other-2026' } });
    expect(client.last().input).toMatchObject({ password: 'Other-2026' });
  });

  it('an edited field takes its mark away, and only that', () => {
    const { login, context, state } = open();
    login.send({ type: 'SUBMIT', values: { ...phone, mobilePhone: '', smsCode: '' } });
    login.send({ type: 'CHANGE', field: 'mobilePhone' });
    expect(context().problems.map(({ field }) => field)).toEqual(['smsCode']);
    login.send({ type: 'CHANGE', field: 'smsCode' });
    expect([state(), context().problems]).toEqual(['shown.form.editing|shown.tab.account', []]);
  });
});

describe('after any login failure the captcha is refreshed and its input cleared', () => {
  it.each([
    ['wrong password', refusal(errCode.passwordWrong, '账号或密码不正确')],
    ['wrong captcha', refusal(errCode.captchaWrong, '图形验证码不正确或已失效')],
    ['no network', new TypeError('fetch failed')],
  ])('%s', async (_, error) => {
    const { login, client, state, context, captcha } = open();
    expect([captcha(), context().codeEpoch]).toEqual([1, 0]);
    login.send({ type: 'SUBMIT', values: account });
    await client.last().fail(error);
    expect(state()).toBe('shown.form.failed|shown.tab.account');
    expect([captcha(), context().codeEpoch]).toEqual([2, 1]);
  });

  it.each([
    [errCode.passwordWrong, account, 'password'],
    [errCode.captchaWrong, account, 'code'],
    [errCode.captchaWrong, phone, 'code'],
    [errCode.smsCodeWrong, phone, 'smsCode'],
  ] as const)(
    'a refusal %i stands at its field until that is changed',
    async (code, sent, field) => {
      const { login, client, state, context } = open();
      login.send({ type: 'SUBMIT', values: sent });
      await client.last().fail(refusal(code, '不正确'));
      expect(context().problems).toMatchObject([{ field, message: '不正确' }]);
      login.send({ type: 'CHANGE', field: field === 'code' ? 'password' : 'code' });
      expect(context().problems).toHaveLength(1);
      login.send({ type: 'CHANGE', field });
      expect([state(), context().problems]).toEqual(['shown.form.editing|shown.tab.account', []]);
    },
  );

  it('and the next try is a new request', async () => {
    const { login, client } = open();
    login.send({ type: 'SUBMIT', values: account });
    await client.last().fail(refusal(errCode.passwordWrong, '账号或密码不正确'));
    login.send({ type: 'SUBMIT', values: account });
    expect(client.calls).toHaveLength(2);
  });
});

describe('on success', () => {
  it('in page mode a success event fires', async () => {
    const { login, client, emitted, state } = open({ mode: 'page', returnUrl: '/user/index' });
    login.send({ type: 'SUBMIT', values: account });
    await client.last().answer({});
    expect(emitted).toEqual([{ type: 'success', returnUrl: '/user/index' }]);
    expect(state()).toBe('succeeded');
  });

  it('otherwise the page reloads', async () => {
    const { login, client, emitted } = open();
    login.send({ type: 'SUBMIT', values: account });
    await client.last().answer({});
    expect(emitted).toEqual([{ type: 'reload' }]);
  });
});

it('pressing the button twice sends one request', () => {
  const { login, client } = open();
  login.send({ type: 'SUBMIT', values: account });
  login.send({ type: 'SUBMIT', values: account });
  expect(client.calls).toHaveLength(1);
});

describe('closing', () => {
  it('takes 0.5 s, then the dialog is removed', () => {
    const { login, clock, emitted, state } = open();
    login.send({ type: 'CLOSE' });
    expect(emitted).toEqual([{ type: 'login.closed' }]);
    tick(clock, 0.499);
    expect(state()).toBe('closing');
    tick(clock, 0.001);
    expect(state()).toBe('removed');
    expect(emitted.at(-1)).toEqual({ type: 'login.removed' });
  });

  it('aborts a running login; its late answer reloads nothing', async () => {
    const { login, client, emitted, state } = open();
    login.send({ type: 'SUBMIT', values: account });
    login.send({ type: 'CLOSE' });
    expect(client.last().signal.aborted).toBe(true);
    await client.last().answer({});
    expect(state()).toBe('closing');
    expect(emitted).toEqual([{ type: 'login.closed' }]);
  });

  it('a login page has nothing to close', () => {
    const { login, state } = open({ mode: 'page' });
    login.send({ type: 'CLOSE' });
    expect(state()).toBe('shown.form.editing|shown.tab.account');
  });
});

describe('the flows inside', () => {
  it('a countdown that runs goes on in a dialog opened again', () => {
    const { login } = open({ smsRemaining: 37 });
    expect(login.getSnapshot().children.sms?.getSnapshot()).toMatchObject({
      value: 'counting',
      context: { remaining: 37 },
    });
  });

  it('what the countdown emits is heard outside', async () => {
    const { login, client, emitted } = open();
    login
      .getSnapshot()
      .children.sms?.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
    await client.last().answer(null);
    expect(emitted.map(({ type }) => type)).toEqual(['toast', 'store']);
  });

  it.each([
    ['a wrong captcha', refusal(errCode.captchaWrong, '图形验证码不正确或已失效')],
    ['a number that has had its ten', refusal(errCode.smsDailyLimit, '今日短信发送次数已达上限')],
    ['a second one too soon', refusal(errCode.smsTooSoon, '太频繁', { retryAfter: 12 })],
    ['no network', new TypeError('fetch failed')],
  ])(
    'an SMS that %s kept from being sent brings a new picture and empties its input',
    async (_, error) => {
      const { login, client, captcha, context, state } = open();
      login.send({ type: 'TAB.SMS' });
      login
        .getSnapshot()
        .children.sms?.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
      expect([captcha(), context().codeEpoch]).toEqual([1, 0]);
      await client.last().fail(error);
      expect([captcha(), context().codeEpoch]).toEqual([2, 1]);
      expect(state()).toBe('shown.form.editing|shown.tab.sms');
    },
  );

  it('an SMS that was sent leaves the captcha to the login', async () => {
    const { login, client, captcha, context } = open();
    login
      .getSnapshot()
      .children.sms?.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
    await client.last().answer(null);
    expect([captcha(), context().codeEpoch]).toEqual([1, 0]);
  });

  it('the QQ button opens its window while the click is handled', () => {
    const { login, opened } = open();
    login.send({ type: 'OAUTH', provider: 'qq' });
    expect(opened.map(({ provider }) => provider)).toEqual(['qq']);
  });

  it('a login through WeChat on a page signals success', () => {
    const { login, opened, emitted, state } = open({ mode: 'page', returnUrl: '/user/index' });
    login.send({ type: 'OAUTH', provider: 'wechat' });
    opened[0]?.report({ type: 'POPUP.RESULT', ok: true });
    expect(state()).toBe('succeeded');
    expect(emitted).toEqual([{ type: 'success', returnUrl: '/user/index' }]);
  });

  it('a login through WeChat in a dialog goes to "/" and reloads', () => {
    const { login, opened, emitted } = open();
    login.send({ type: 'OAUTH', provider: 'wechat' });
    opened[0]?.report({ type: 'POPUP.RESULT', ok: true });
    expect(emitted).toEqual([
      { type: 'navigate', to: { name: 'root' }, replace: false },
      { type: 'reload' },
    ]);
  });
});
