/** Specification §4 QQ login, WeChat login; §2 route behaviour after them. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted, refusal } from '../../exports/testing.ts';
import { createOauthCallbackActors } from './oauth-callback.actors.ts';
import { oauthCallbackMachine } from './oauth-callback.machine.ts';
import type { OauthCallbackInput } from './oauth-callback.types.ts';

const qq: OauthCallbackInput = {
  provider: 'qq',
  code: 'c0de',
  state: 's1',
  refused: false,
  purpose: 'login',
  mode: 'page',
  now: 1_795_136_400_000,
};

function begin(input: Partial<OauthCallbackInput> = {}) {
  const client = controlledClient();
  const page = createActor(
    oauthCallbackMachine.provide({ actors: createOauthCallbackActors(client) }),
    { input: { ...qq, ...input } },
  );
  const emitted = recordEmitted(page);
  page.start();
  page.send({ type: 'BEGIN' });
  return { client, page, emitted, state: () => page.getSnapshot().value };
}

describe('without a code', () => {
  it('the visitor goes where the server says the provider is', async () => {
    const { client, emitted, state } = begin({ code: undefined, provider: 'wechat' });
    expect([state(), client.last().name, client.last().input]).toEqual([
      'authorizing',
      'Login.StartOauth',
      { provider: 'wechat', purpose: 'login' },
    ]);
    await client.last().answer({ url: 'https://provider.example/?state=s' });
    expect(emitted).toEqual([{ type: 'provider', address: 'https://provider.example/?state=s' }]);
    expect(state()).toBe('left');
  });

  it('and without an answer the way is asked for again', async () => {
    const { client, page, emitted, state } = begin({ code: undefined });
    await client.last().fail(failing('network'));
    expect([state(), emitted]).toEqual(['failed', []]);
    page.send({ type: 'RETRY' });
    expect([state(), client.last().name, client.calls.length]).toEqual([
      'authorizing',
      'Login.StartOauth',
      2,
    ]);
  });

  it('because the visitor said no, nobody is asked and the opener hears why', () => {
    const { client, page, emitted, state } = begin({ code: undefined, refused: true });
    expect([state(), client.calls]).toEqual(['failed', []]);
    page.send({ type: 'CLOSE' });
    expect(emitted).toEqual([
      { type: 'popup.result', ok: false, message: '已取消授权', mode: 'page' },
    ]);
  });

  it('because the visitor said no, they may change their mind', () => {
    const { client, page } = begin({ code: undefined, refused: true });
    page.send({ type: 'RETRY' });
    expect(client.last().name).toBe('Login.StartOauth');
  });
});

describe('QQ', () => {
  it('exchanges the code together with its one-time state', () => {
    const { client } = begin();
    expect([client.last().name, client.last().input]).toEqual([
      'Login.QQ',
      { code: 'c0de', state: 's1' },
    ]);
  });

  it('that is bound signals success', async () => {
    const { client, emitted, state } = begin();
    await client.last().answer({ isBind: true, openId: 'o1' });
    expect(state()).toBe('bound');
    expect(emitted).toEqual([{ type: 'popup.result', ok: true, mode: 'page' }]);
  });

  it('that is not bound goes to the bind page', async () => {
    const { client, emitted } = begin();
    await client.last().answer({ isBind: false, openId: 'o/1' });
    expect(emitted).toEqual([
      { type: 'navigate', to: { name: 'bindqq', query: { openId: 'o/1' } }, replace: true },
    ]);
  });
});

describe('WeChat', () => {
  it.each([
    ['login', 0],
    ['bind', 1],
  ] as const)('for %s exchanges the code with type %i', (purpose, type) => {
    const { client } = begin({ provider: 'wechat', purpose });
    expect(client.last().input).toEqual({ code: 'c0de', type, state: 's1' });
  });

  it('that is not bound shows 当前微信未绑定任何账号', async () => {
    const { client, page, emitted, state } = begin({ provider: 'wechat' });
    await client.last().answer({ hasBind: false });
    expect([state(), page.getSnapshot().context.message]).toEqual([
      'notBound',
      '当前微信未绑定任何账号',
    ]);
    page.send({ type: 'CLOSE' });
    expect(emitted).toEqual([
      { type: 'popup.result', ok: false, message: '当前微信未绑定任何账号', mode: 'page' },
    ]);
  });

  it('that was bound goes to the account with the time', async () => {
    const { client, emitted } = begin({ provider: 'wechat', purpose: 'bind' });
    await client.last().answer({ hasBind: true });
    expect(emitted).toEqual([
      {
        type: 'navigate',
        to: { name: 'bindWechat', query: { t: 1_795_136_400_000 } },
        replace: true,
      },
    ]);
  });
});

describe('an exchange that fails', () => {
  it('for lack of an answer is tried again with the same code', async () => {
    const { client, page, state } = begin();
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('failed');
    page.send({ type: 'RETRY' });
    expect(client.calls).toHaveLength(2);
  });

  it('because the code was used up goes back to the provider', async () => {
    const { client, page } = begin();
    await client.last().fail(refusal(errCode.oauthCodeSpent, '授权已失效，请重新授权'));
    page.send({ type: 'RETRY' });
    expect(client.calls.map(({ name }) => name)).toEqual(['Login.QQ', 'Login.StartOauth']);
  });
});
