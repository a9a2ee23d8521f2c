import { expect, it, vi } from 'vitest';
import { createLoginWindows } from './loginWindows.ts';

const ORIGIN = 'https://shop.test';
const report = { nonce: 'n1', ok: true, message: '' };

/** As much of a browser's window as a login needs. */
function browser(options: { blocked?: boolean; storage?: boolean; channels?: boolean } = {}) {
  const events = new EventTarget();
  const kept = new Map<string, string>();
  const channels = new Set<EventTarget & { name: string }>();
  class BroadcastChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          other.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    }
    close() {
      channels.delete(this);
    }
  }
  const opened = { closed: false, focus: vi.fn(), close: vi.fn() };
  const refuse = () => {
    throw new DOMException('storage is off', 'SecurityError');
  };
  const page = {
    location: { origin: ORIGIN, assign: vi.fn() },
    screenX: 100,
    screenY: 50,
    outerWidth: 1_440,
    outerHeight: 900,
    open: vi.fn((..._: string[]) => (options.blocked ? null : opened)),
    opener: { postMessage: vi.fn() },
    close: vi.fn(),
    setTimeout: vi.fn((..._: unknown[]) => 0),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    sessionStorage: {
      getItem: (key: string) => (options.storage === false ? refuse() : (kept.get(key) ?? null)),
      setItem: (key: string, value: string) =>
        options.storage === false ? refuse() : void kept.set(key, value),
      removeItem: (key: string) => (options.storage === false ? refuse() : void kept.delete(key)),
    },
    ...(options.channels !== false && { BroadcastChannel }),
  };
  const windows = createLoginWindows(page as unknown as Window & typeof globalThis);
  const post = (origin: string, data: unknown) =>
    events.dispatchEvent(new MessageEvent('message', { origin, data }));
  return { page, opened, kept, channels, windows, post };
}

it('opens a window of 440 by 700 over the middle of the page', () => {
  const { page, windows } = browser();
  windows.open('/qqlogin?state=login');
  expect(page.open).toHaveBeenCalledWith(
    '/qqlogin?state=login',
    'banxin-oauth',
    'popup,width=440,height=700,left=600,top=150',
  );
});

it('says when the browser opens none', () => {
  expect(browser({ blocked: true }).windows.open('/qqlogin')).toBeNull();
});

it('knows whether the window was closed, and closes it', () => {
  const { opened, windows } = browser();
  const handle = windows.open('/qqlogin');
  expect(handle?.isClosed()).toBe(false);
  opened.closed = true;
  expect(handle?.isClosed()).toBe(true);
  handle?.close();
  expect(opened.close).toHaveBeenCalledOnce();
});

it('hears messages of its own origin and no others', () => {
  const { windows, post } = browser();
  const heard: unknown[] = [];
  const stop = windows.listen((told) => heard.push(told));
  for (const origin of ['https://evil.test', 'http://shop.test', 'null', '']) post(origin, report);
  expect(heard).toEqual([]);
  post(ORIGIN, report);
  expect(heard).toEqual([report]);
  stop();
  post(ORIGIN, report);
  expect(heard).toHaveLength(1);
});

it('tells its opener, but no page of another origin in its place, and every page of the shop', () => {
  const { page, windows } = browser();
  const heard: unknown[] = [];
  windows.listen((told) => heard.push(told));
  windows.tell(report);
  expect(page.opener.postMessage).toHaveBeenCalledWith(report, ORIGIN);
  expect(heard).toEqual([report]);
});

it('leaves no channel open', () => {
  const { windows, channels } = browser();
  const stop = windows.listen(() => undefined);
  windows.tell(report);
  stop();
  expect(channels.size).toBe(0);
});

it('without an opener or without channels the other way works', () => {
  const severed = browser();
  const heard: unknown[] = [];
  severed.windows.listen((told) => heard.push(told));
  Object.assign(severed.page, { opener: null });
  severed.windows.tell(report);
  expect(heard).toEqual([report]);
  const old = browser({ channels: false });
  old.windows.listen((told) => heard.push(told));
  old.windows.tell(report);
  expect(old.page.opener.postMessage).toHaveBeenCalledOnce();
});

it('remembers what it was opened for until that is done', () => {
  const { windows, kept } = browser();
  expect(windows.readTask()).toBeNull();
  windows.keepTask({ nonce: 'n1', mode: 'page' });
  expect(windows.readTask()).toEqual({ nonce: 'n1', mode: 'page' });
  windows.forgetTask();
  expect(windows.readTask()).toBeNull();
  for (const text of ['{', '7', '{"nonce":1,"mode":"page"}', '{"nonce":"n","mode":"x"}']) {
    kept.set('banxin.oauth', text);
    expect(windows.readTask(), text).toBeNull();
  }
});

it('a browser without storage forgets, and nothing breaks', () => {
  const { windows } = browser({ storage: false });
  windows.keepTask({ nonce: 'n1', mode: 'page' });
  expect(windows.readTask()).toBeNull();
  windows.forgetTask();
});

it('closes; a window that may not be closed goes on otherwise', () => {
  const { page, windows } = browser();
  const otherwise = vi.fn();
  windows.close(otherwise);
  expect(page.close).toHaveBeenCalledOnce();
  expect(otherwise).not.toHaveBeenCalled();
  for (const [run] of page.setTimeout.mock.calls) (run as () => void)();
  expect(otherwise).toHaveBeenCalledOnce();
});
