import { createToastQueue } from '@banxin/ui/Toast';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { App } from './App.tsx';
import type { Services } from './lib/services.ts';
import { createSignal } from './lib/signal.ts';
import { createStore } from './lib/storage.ts';
import { shellText } from './shell/shell.messages.ts';
import { STORY_NOW } from './stories/StoryShop.tsx';
import { createStoryClient } from './stories/storyClient.ts';
import { createStoryWindows } from './stories/storyWindows.ts';

const fail = (): never => {
  throw new Error('not on a server');
};

/** The whole shop as a server would send it, before it is known who asks. */
async function render(path: string, locale?: string): Promise<string> {
  const sent: string[] = [];
  const stored = JSON.stringify({ value: locale });
  const services: Services = {
    client: createStoryClient({}, { onSend: (call) => sent.push(call) }),
    failures: createSignal(),
    unauthorized: createSignal(),
    toasts: createToastQueue(),
    store: createStore(
      {
        length: 0,
        key: fail,
        getItem: () => (locale ? stored : null),
        setItem: fail,
        removeItem: fail,
      },
      () => STORY_NOW,
      fail,
    ),
    now: () => STORY_NOW,
    newKey: fail,
    windows: createStoryWindows(fail),
    reload: fail,
  };
  const stream = await renderToReadableStream(
    <Router ssrPath={path}>
      <App services={services} />
    </Router>,
    { onError: (error) => Promise.reject(error) as never },
  );
  await stream.allReady;
  expect(sent).toEqual([]);
  return new Response(stream).text();
}

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each([
  ['zh-CN', '跳到主要内容', '请登录'],
  ['en-US', 'Skip to main content', 'Log in'],
])('the frame in %s', (locale, skip, logIn) => {
  it.each(['/', '/login', '/category', '/product/detail/101', '/user/myorder', '/404'])(
    'stands around %s on a server, and nobody is asked',
    async (path) => {
      const html = await render(path, locale);
      expect(html).toContain(skip);
      expect(html).toContain(logIn);
      expect(html).toMatch(/<main[^>]*id="main"[^>]*tabindex="-1"/);
      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="|<script|undefined|NaN/);
    },
  );
});

it('routes may hide the search box', async () => {
  const { searchLabel } = shellText['zh-CN'];
  expect(await render('/')).toContain(searchLabel);
  expect(await render('/login')).not.toContain(searchLabel);
});

it('windows of other login providers have no frame', async () => {
  const html = await render('/qqlogin');
  expect(html).not.toContain('<header');
  expect(html).not.toContain('<footer');
});
