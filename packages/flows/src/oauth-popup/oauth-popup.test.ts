/** Specification §2: QQ and WeChat authorisation, each in a popup; §4, §8 WeChat not bound. */
import { messages } from '@banxin/contract/messages';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recordEmitted } from '../../exports/testing.ts';
import { createOauthPopupActors } from './oauth-popup.actors.ts';
import { oauthPopupMachine } from './oauth-popup.machine.ts';
import type { LoginMode, OauthPopupReport } from './oauth-popup.types.ts';

function open(mode: LoginMode = 'page') {
  const windows: { provider: string; closed: boolean; report(event: OauthPopupReport): void }[] =
    [];
  const flow = createActor(
    oauthPopupMachine.provide({
      actors: createOauthPopupActors({
        open(provider, report) {
          const opened = { provider, closed: false, report };
          windows.push(opened);
          return () => {
            opened.closed = true;
          };
        },
      }),
    }),
    { input: { mode } },
  ).start();
  return { flow, windows };
}

it('a second click while the window is open opens no other', () => {
  const { flow, windows } = open();
  flow.send({ type: 'START', provider: 'wechat' });
  flow.send({ type: 'START', provider: 'qq' });
  expect(windows.map(({ provider }) => provider)).toEqual(['wechat']);
});

it('an account that is not bound says 当前微信未绑定任何账号 and may try again', () => {
  const { flow, windows } = open();
  flow.send({ type: 'START', provider: 'wechat' });
  windows[0]?.report({ type: 'POPUP.RESULT', ok: false, message: messages.wechatNotBound });
  expect(flow.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { message: '当前微信未绑定任何账号' },
  });
  flow.send({ type: 'START', provider: 'wechat' });
  expect(flow.getSnapshot()).toMatchObject({ value: 'waiting', context: { message: undefined } });
});

it('a window the browser did not open says so', () => {
  const { flow, windows } = open();
  flow.send({ type: 'START', provider: 'qq' });
  windows[0]?.report({ type: 'POPUP.BLOCKED' });
  expect(flow.getSnapshot().value).toBe('blocked');
  flow.send({ type: 'START', provider: 'wechat' });
  expect(windows.map(({ provider }) => provider)).toEqual(['qq', 'wechat']);
});

it('a window that breaks says that the request failed', () => {
  const flow = createActor(
    oauthPopupMachine.provide({
      actors: createOauthPopupActors({
        open() {
          throw new Error('no window here');
        },
      }),
    }),
    { input: { mode: 'page' } },
  ).start();
  flow.send({ type: 'START', provider: 'qq' });
  expect(flow.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { message: '请求出错，请刷新重试' },
  });
});

it('in a dialog it goes to "/"', () => {
  const { flow, windows } = open('dialog');
  const emitted = recordEmitted(flow);
  flow.send({ type: 'START', provider: 'qq' });
  windows[0]?.report({ type: 'POPUP.RESULT', ok: true });
  expect(emitted).toEqual([{ type: 'navigate', to: { name: 'root' }, replace: false }]);
});

it('cancelling closes the window and ignores what it still says', () => {
  const { flow, windows } = open();
  flow.send({ type: 'START', provider: 'qq' });
  flow.send({ type: 'CANCEL' });
  expect(windows[0]?.closed).toBe(true);
  windows[0]?.report({ type: 'POPUP.RESULT', ok: true });
  expect(flow.getSnapshot().value).toBe('idle');
});

it.each([
  ['page', 'succeeded'],
  ['dialog', 'redirecting'],
] as const)('success in %s mode ends as %s', (mode, result) => {
  const { flow, windows } = open(mode);
  flow.send({ type: 'START', provider: 'qq' });
  windows[0]?.report({ type: 'POPUP.RESULT', ok: true });
  expect(flow.getSnapshot()).toMatchObject({ status: 'done', output: { result } });
});
