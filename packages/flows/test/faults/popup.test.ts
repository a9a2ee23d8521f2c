/** The window of another login: blocked, closed, answering twice or too late. */
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { controlledClient, recordEmitted } from '../../exports/testing.ts';
import { createLoginActors } from '../../src/login/login.actors.ts';
import { loginMachine } from '../../src/login/login.machine.ts';
import type { OauthPopupReport, PopupPort } from '../../src/oauth-popup/oauth-popup.types.ts';

/** A login whose windows the test opens and closes. */
function open(mode: 'dialog' | 'page' = 'page') {
  const windows: { isOpen: boolean; report(event: OauthPopupReport): void }[] = [];
  const popups: PopupPort = {
    open(_, report) {
      const opened = { isOpen: true, report };
      windows.push(opened);
      return () => {
        opened.isOpen = false;
      };
    },
  };
  const login = createActor(
    loginMachine.provide({ actors: createLoginActors(controlledClient(), popups) }),
    {
      clock: new SimulatedClock(),
      input: { mode, returnUrl: '/user/index', smsRemaining: undefined, captchaVersion: 1 },
    },
  );
  const emitted = recordEmitted(login);
  login.start();
  login.send({ type: 'OAUTH', provider: 'wechat' });
  const popup = () => login.getSnapshot().children.oauth?.getSnapshot().value;
  const [first] = windows;
  if (!first) throw new Error('No window was opened.');
  return { login, emitted, windows, first, popup };
}

const success = { type: 'POPUP.RESULT', ok: true } as const;

describe('a window that answers twice', () => {
  it.each([
    ['success twice', success, success],
    ['success, then failure', success, { type: 'POPUP.RESULT', ok: false, message: '失败' }],
    ['success, then its own closing', success, { type: 'POPUP.CLOSED' }],
  ] as const)('%s: the first counts, once', (_, one, other) => {
    const { first, emitted } = open();
    first.report(one);
    first.report(other);
    expect(emitted).toEqual([{ type: 'success', returnUrl: '/user/index' }]);
  });

  it('a failure is not turned into a login by what follows', () => {
    const { first, emitted, popup } = open();
    first.report({ type: 'POPUP.RESULT', ok: false, message: '当前微信未绑定任何账号' });
    first.report(success);
    expect([popup(), emitted]).toEqual(['failed', []]);
  });
});

describe('a window that is gone', () => {
  it('closed by hand: the form is as before, and another click opens another', () => {
    const { login, first, windows, popup } = open();
    first.report({ type: 'POPUP.CLOSED' });
    expect(popup()).toBe('idle');
    login.send({ type: 'OAUTH', provider: 'qq' });
    expect(windows).toHaveLength(2);
  });

  it('blocked: it says so, and another click tries again', () => {
    const { login, first, windows, popup } = open();
    first.report({ type: 'POPUP.BLOCKED' });
    expect(popup()).toBe('blocked');
    login.send({ type: 'OAUTH', provider: 'wechat' });
    expect([popup(), windows.length]).toEqual(['waiting', 2]);
  });
});

it('a dialog that is removed closes the window; what it still says is not heard', () => {
  const { login, emitted, first } = open('dialog');
  login.stop();
  expect(first.isOpen).toBe(false);
  first.report(success);
  expect(emitted).toEqual([]);
});

it('a second click on the other provider while a window is open opens no second one', () => {
  const { login, windows } = open();
  login.send({ type: 'OAUTH', provider: 'qq' });
  expect(windows).toHaveLength(1);
});
