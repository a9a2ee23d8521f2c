import type { OauthPopupReport } from '@banxin/flows/oauth-popup';
import { expect, it } from 'vitest';
import type { LoginWindows } from '../../lib/loginWindows.ts';
import { createStoryWindows } from '../../stories/storyWindows.ts';
import { createPopups } from './popups.ts';

function open(provider: 'qq' | 'wechat' = 'qq', own: Partial<LoginWindows> = {}) {
  const told: unknown[] = [];
  const reports: OauthPopupReport[] = [];
  const state = { isClosed: false, listeners: 0 };
  let hear: (told: unknown) => void = () => undefined;
  let look: () => void = () => undefined;
  let keys = 0;
  const windows: LoginWindows = {
    ...createStoryWindows((event, detail) => told.push([event, detail])),
    open: (path) => {
      told.push(['window.open', path]);
      return { isClosed: () => state.isClosed, close: () => told.push(['window.closed', path]) };
    },
    listen: (listener) => {
      hear = listener;
      state.listeners += 1;
      return () => {
        state.listeners -= 1;
      };
    },
    every: (_, run) => {
      look = run;
      state.listeners += 1;
      return () => {
        state.listeners -= 1;
      };
    },
    ...own,
  };
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const popups = createPopups(windows, newKey, 'page');
  const stop = popups.open(provider, (event) => reports.push(event));
  return {
    told,
    reports,
    state,
    stop,
    hear: (message: unknown) => hear(message),
    look: () => look(),
  };
}

it.each([
  ['qq', '/qqlogin?state=login&mode=page&nonce=key-1'],
  ['wechat', '/wechatlogin?state=login&mode=page&nonce=key-1'],
] as const)('%s opens at once, with state=login', (provider, path) => {
  expect(open(provider).told).toEqual([['window.open', path]]);
});

it('a window that the browser does not open is blocked', () => {
  const { reports, state } = open('qq', { open: () => null });
  expect(reports).toEqual([{ type: 'POPUP.BLOCKED' }]);
  expect(state.listeners).toBe(0);
});

it('success and failure are reported', () => {
  const { hear, reports } = open();
  hear({ nonce: 'key-1', ok: true, message: '' });
  hear({ nonce: 'key-1', ok: false, message: '当前微信未绑定任何账号' });
  expect(reports).toEqual([
    { type: 'POPUP.RESULT', ok: true },
    { type: 'POPUP.RESULT', ok: false, message: '当前微信未绑定任何账号' },
  ]);
});

it.each([
  ['another key', { nonce: 'key-2', ok: true, message: '' }],
  ['no key', { ok: true, message: '' }],
  ['nothing', null],
  ['a text', 'key-1'],
  ['a result that is no answer', { nonce: 'key-1', ok: 'yes', message: '' }],
  ['no words', { nonce: 'key-1', ok: false }],
])('a message with %s is not for us', (_, message) => {
  const { hear, reports } = open();
  hear(message);
  expect(reports).toEqual([]);
});

it('a closed window gets a grace time for its last word', () => {
  const { look, hear, reports, state } = open();
  look();
  state.isClosed = true;
  for (let looks = 0; looks < 3; looks += 1) look();
  expect(reports).toEqual([]);
  hear({ nonce: 'key-1', ok: true, message: '' });
  expect(reports).toEqual([{ type: 'POPUP.RESULT', ok: true }]);
});

it('a window that stays closed is closed', () => {
  const { look, reports, state } = open();
  state.isClosed = true;
  for (let looks = 0; looks < 4; looks += 1) look();
  expect(reports).toEqual([{ type: 'POPUP.CLOSED' }]);
});

it('stopping closes the window and hears no more', () => {
  const { stop, told, state } = open();
  stop();
  expect(told.at(-1)).toEqual(['window.closed', '/qqlogin?state=login&mode=page&nonce=key-1']);
  expect(state.listeners).toBe(0);
});

it('asks the provider to bind instead, where a login wants another WeChat', () => {
  const told: string[] = [];
  const windows = createStoryWindows((event, detail) => {
    if (event === 'window.open') told.push(String(detail));
  });
  createPopups(windows, () => 'key-1', 'page', 'bind').open('wechat', () => undefined);
  expect(told).toEqual(['/wechatlogin?state=bind&mode=page&nonce=key-1']);
});
