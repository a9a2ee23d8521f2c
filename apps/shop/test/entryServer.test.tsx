import type { RenderedPage } from '@banxin/contract/pageRenderer';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../src/entry-server.tsx';
import { searchBoxText } from '../src/features/search/search.messages.ts';
import { STORY_NOW } from '../src/stories/StoryShop.tsx';

const template =
  '<html lang="zh-CN"><head><!--head--><title>x</title><!--/head--></head><body><div id="root"><!--page--></div><!--given--></body></html>';

type Answer = readonly [status: number, body: unknown];

const envelope = (data: unknown): Answer => [200, { errCode: 0, data }];

/** The shop's server, as far as the frame and a page ask it. */
const answers: Readonly<Record<string, Answer>> = {
  '/api/order/GetProductCategoryNames': envelope([{ id: 1, parentId: null, name: '名片卡片' }]),
  '/api/Order/GetAllProductCategories': envelope([]),
  '/api/Common/GetBestsellerRank': envelope({ since: '2026-10-21', byPieces: [], byOrders: [] }),
  '/api/News/pagedList': envelope({ items: [], total: 0 }),
  '/api/Delivery/GetFactories': envelope([]),
};

const { render } = createRenderer({ template, manifest: {}, styles: {} });

async function draw(
  url: string,
  { cookies = '', calls = answers }: { cookies?: string; calls?: typeof answers } = {},
) {
  const asked: string[] = [];
  const page = await render({
    url,
    cookies,
    origin: 'https://shop.example',
    now: () => STORY_NOW,
    signal: new AbortController().signal,
    fetch: (path) => {
      asked.push(path);
      const [status, body] = calls[path] ?? [500, {}];
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  return { asked, page };
}

const shown = (page: RenderedPage) => {
  if ('redirectTo' in page) throw new Error(`leads to ${page.redirectTo}`);
  return page;
};

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each([
  ['', '跳到主要内容', '请登录'],
  ['banxin.locale=en-US', 'Skip to main content', 'Log in'],
])('the frame with the cookies “%s”', (cookies, skip, logIn) => {
  it.each(['/', '/login', '/category', '/product/detail/101', '/user/myorder', '/404'])(
    'stands around %s',
    async (path) => {
      const { page } = await draw(path, { cookies });
      const { html, errors } = shown(page);
      expect(errors).toEqual([]);
      expect(html).toContain(skip);
      expect(html).toContain(logIn);
      expect(html).toMatch(/<main[^>]*id="main"[^>]*tabindex="-1"/);
      expect(html.match(/<main/g)).toHaveLength(1);
      expect(html).not.toMatch(/ style="|<script>|<template|undefined|NaN/);
    },
  );
});

it.each(['/category', '/user/myorder', '/product/detail/101'])(
  'of the private page %s nothing is asked but what the frame shows',
  async (path) => {
    const { asked, page } = await draw(path);
    expect(asked).toEqual(['/api/order/GetProductCategoryNames']);
    expect(shown(page).status).toBe(200);
    expect(shown(page).html).toContain('noindex');
  },
);

it.each([
  ['/support/list/3', ' data-top="200"'],
  ['/support/list/3/showSearch', ''],
  ['/', ''],
])('%s says where it begins: “%s”', async (path, said) => {
  expect(shown((await draw(path)).page).html).toContain(`<html lang="zh-CN"${said}>`);
});

it('a page carries the answers that it was drawn with, and nothing that ends its script', async () => {
  const calls = {
    ...answers,
    '/api/order/GetProductCategoryNames': envelope([
      { id: 1, parentId: null, name: '</script><b>名片' },
    ]),
  };
  const { html } = shown((await draw('/', { calls })).page);
  const given =
    /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(Object.values(JSON.parse(given).answers)).toContainEqual([
    { id: 1, parentId: null, name: '</script><b>名片' },
  ]);
  expect(html).toContain('&lt;/script&gt;&lt;b&gt;名片');
});

it.each([
  ['/404', 404],
  ['/403', 403],
  ['/', 200],
] as const)('%s answers with its status %i', async (path, status) => {
  expect(shown((await draw(path)).page).status).toBe(status);
});

it.each([
  ['/no/such/page', '/404'],
  ['/vip?from=1', '/vip/introduction?from=1'],
  ['/user', '/user/index'],
  ['/redirect/search?q=%E5%90%8D%E7%89%87', '/search?q=%E5%90%8D%E7%89%87'],
  ['/redirect/UserOrderDetail?type=name&sn=261120620187453', '/user/orderDetail/261120620187453'],
  ['/redirect', '/'],
  ['/redirect//evil.example', '/404'],
  ['/redirect/%2F%2Fevil.example', '/404'],
  ['/redirect/user%2Fmyorder', '/404'],
  ['/redirect/%E7%', '/404'],
  ['/redirect/redirect/search', '/404'],
])('%s leads to %s', async (path, to) => {
  expect((await draw(path)).page).toEqual({ redirectTo: to });
});

it.each([
  ['broke', [500, {}], 500],
  ['has no time', [503, { errCode: 9002, errMsg: '服务繁忙' }], 503],
] as const)(
  'a page whose part %s says so, with a status that is not kept',
  async (_, answer, status) => {
    const calls = { ...answers, '/api/Order/GetAllProductCategories': answer };
    const page = shown((await draw('/', { calls })).page);
    expect(page.status).toBe(status);
    expect(page.html).toContain('没有加载出来');
  },
);

it('a page whose answer never comes ends when nobody waits for it', async () => {
  const end = new AbortController();
  const page = render({
    url: '/news/bulletin/0',
    cookies: '',
    origin: 'https://shop.example',
    now: () => STORY_NOW,
    signal: end.signal,
    fetch: () => {
      queueMicrotask(() => end.abort());
      return new Promise(() => undefined);
    },
  });
  expect(shown(await page).status).toBe(500);
});

it('the chosen theme stands on the page before any script', async () => {
  const dark = shown((await draw('/', { cookies: 'banxin.theme=dark' })).page);
  expect(dark.html).toContain('<html lang="zh-CN" data-theme="dark">');
  expect(shown((await draw('/')).page).html).toContain('<html lang="zh-CN">');
});

it('a search engine gets English at an address of its own', async () => {
  const { html } = shown((await draw('/?lang=en')).page);
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/?lang=en" />');
  expect(html).toContain('hreflang="zh-CN" href="https://shop.example/"');
});

it('routes may hide the search box', async () => {
  const { label } = searchBoxText['zh-CN'];
  expect(shown((await draw('/')).page).html).toContain(label);
  expect(shown((await draw('/login')).page).html).not.toContain(label);
});

it('windows of other login providers have no frame', async () => {
  const { html } = shown((await draw('/qqlogin')).page);
  expect(html).not.toContain('<header');
  expect(html).not.toContain('<footer');
});
