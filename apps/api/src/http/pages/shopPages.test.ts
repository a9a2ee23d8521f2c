import { keyOf } from '@banxin/contract/callKey';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { lookUpOrder } from '@banxin/contract/calls/order/lookUp';
import { createClient } from '@banxin/contract/client';
import type { PageRequest, RenderedPage, Renderer } from '@banxin/contract/pageRenderer';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { mounts, registeredCalls } from '../../registry.ts';
import { serveShopPages } from './shopPages.ts';

const READ = keyOf(getServerDateTime, {});

const pageOf = (html: string, rest: object = {}): RenderedPage => ({
  status: 200,
  html,
  reads: [READ],
  errors: [],
  ...rest,
});

/** A server whose pages are drawn by `draw`; says how often that happened. */
async function serverOf(
  draw: (request: PageRequest) => Promise<RenderedPage> | RenderedPage,
  current?: () => Promise<Renderer | null>,
  drawingMs?: number,
) {
  const drawn: string[] = [];
  const renderer: Renderer = {
    variantOf: ({ cookies }) => (cookies.includes('dark') ? 'dark' : 'light'),
    sitemap: ({ origin }) => Promise.resolve(`<urlset>${origin}/a</urlset>`),
    render: async (request) => {
      drawn.push(request.url);
      return await draw(request);
    },
  };
  const server = await createTestServer({
    mounts: [
      ...mounts,
      serveShopPages(current ?? (() => Promise.resolve(renderer)), registeredCalls, drawingMs),
      (app) => app.get('*', (exchange) => exchange.html('<!doctype html>empty page')),
    ],
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.browser().fetch(path, { headers, redirect: 'manual' });
  return { server, get, drawn };
}

test('a page is drawn once for everybody, and again after a minute', async () => {
  const { server, get, drawn } = await serverOf(({ url }) => pageOf(`page ${url}`));
  const first = await get('/news/bulletin/0');
  expect(await first.text()).toBe('page /news/bulletin/0');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'self'");
  await server.browser().login('悦享包装');
  await get('/news/bulletin/0');
  expect(drawn).toHaveLength(1);
  server.clock.advance(60_000);
  await get('/news/bulletin/0');
  expect(drawn).toHaveLength(2);
});

test('address, theme and language tell pages apart; a session does not', async () => {
  const { get, drawn } = await serverOf(({ url }) => pageOf(url));
  await get('/search?q=a');
  await get('/search?q=b');
  await get('/search?q=a', { cookie: 'banxin.theme=dark' });
  await get('/search?q=a', { cookie: 'banxin.theme=dark; sid=somebody' });
  expect(drawn).toHaveLength(3);
});

test('ten visitors of a page that is being drawn wait for one drawing', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const { get, drawn } = await serverOf(() => promise);
  const answers = Promise.all(Array.from({ length: 10 }, () => get('/')));
  resolve(pageOf('home'));
  expect((await answers).map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(drawn).toEqual(['/']);
});

test('who comes while eight pages are being drawn gets the empty page, which the browser draws', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const { get, drawn } = await serverOf(() => promise);
  const slow = Array.from({ length: 8 }, (_, at) => get(`/search?q=${at}`));
  while (drawn.length < 8) await new Promise(setImmediate);
  expect(await (await get('/search?q=9')).text()).toContain('empty page');
  resolve(pageOf('found'));
  await Promise.all(slow);
});

test('nobody waits for a page that somebody else wants and that is slow', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const { get } = await serverOf(({ url }) => (url === '/slow' ? promise : pageOf('home')));
  const slow = get('/slow');
  expect(await (await get('/')).text()).toBe('home');
  resolve(pageOf('slow'));
  expect(await (await slow).text()).toBe('slow');
});

test('a drawing that never ends is given up, and neither its readers nor its place wait for it', async () => {
  const signals: AbortSignal[] = [];
  const never = new Promise<RenderedPage>(() => undefined);
  const { server, get } = await serverOf(
    ({ url, signal }) => {
      signals.push(signal);
      return url.startsWith('/search') ? never : pageOf('home');
    },
    undefined,
    50,
  );
  const slow = await Promise.all(Array.from({ length: 8 }, (_, at) => get(`/search?q=${at}`)));
  for (const response of slow) expect(await response.text()).toContain('empty page');
  expect(signals.map(({ aborted }) => aborted)).toEqual(Array(8).fill(true));
  expect(server.logs.filter(({ msg }) => msg === 'page not drawn')).toHaveLength(8);
  expect(await (await get('/')).text()).toBe('home');
});

test('a write while a page is drawn from what it changes keeps that page from those who come later', async () => {
  const tagged = keyOf({ name: 'News.Get', tags: ['orders'] }, { id: 1 });
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const { server, get, drawn } = await serverOf(() =>
    drawn.length === 1 ? promise : pageOf('new'),
  );
  const old = get('/a');
  while (drawn.length === 0) await new Promise(setImmediate);
  server.services.stale.tell(['orders']);
  resolve(pageOf('old', { reads: [tagged] }));
  expect(await (await old).text()).toBe('old');
  expect(await (await get('/a')).text()).toBe('new');
});

test('a newer build draws its pages anew: the older ones name files that are gone', async () => {
  const of = (build: string): Renderer => ({
    variantOf: () => '',
    sitemap: () => Promise.resolve(''),
    render: () => Promise.resolve(pageOf(build)),
  });
  const [older, newer] = [of('older'), of('newer')];
  let current = older;
  const { get } = await serverOf(
    () => pageOf(''),
    () => Promise.resolve(current),
  );
  expect(await (await get('/')).text()).toBe('older');
  current = newer;
  expect(await (await get('/')).text()).toBe('newer');
});

test('a write that makes a read stale drops the pages that were drawn with it, and no other', async () => {
  const tagged = keyOf({ name: 'News.Get', tags: ['orders'] }, { id: 1 });
  const { server, get, drawn } = await serverOf(({ url }) =>
    pageOf(url, { reads: url === '/a' ? [tagged] : [READ] }),
  );
  await get('/a');
  await get('/b');
  server.services.stale.tell(['orders']);
  await get('/a');
  await get('/b');
  expect(drawn).toEqual(['/a', '/b', '/a']);
});

test('what the browser has is not sent again', async () => {
  const { get } = await serverOf(() => pageOf('a page that says something'.repeat(100)));
  const first = await get('/', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a kept page says what every answer says, and the number of this request', async () => {
  const { get } = await serverOf(({ url }) => pageOf(url));
  const names = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'];
  const ids = new Set<string | null>();
  for (const id of ['first-one', 'second-one']) {
    const { headers } = await get('/news/bulletin/0', { 'x-request-id': id });
    ids.add(headers.get('x-request-id'));
    expect(names.map((name) => headers.get(name))).toEqual([
      'DENY',
      'strict-origin-when-cross-origin',
      'same-origin-allow-popups',
    ]);
  }
  expect([...ids]).toEqual(['first-one', 'second-one']);
  const popup = await get('/qqlogin');
  expect(popup.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  const { headers } = await get('/qqlogin', { 'if-none-match': popup.headers.get('etag') ?? '' });
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each([404, 403])('a page answers with its own status %i', async (status) => {
  const { get } = await serverOf(() => pageOf('page', { status }));
  expect((await get('/404')).status).toBe(status);
});

test('a redirect of the route table is one of the server', async () => {
  const { get } = await serverOf(() => ({ redirectTo: '/vip/introduction' }));
  const response = await get('/vip');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/vip/introduction');
});

test('a page that could not be drawn whole is logged, sent, and not kept', async () => {
  const { server, get, drawn } = await serverOf(() =>
    pageOf('half a page', { status: 500, errors: [new Error('a part threw')] }),
  );
  const response = await get('/');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(server.logs.some(({ msg }) => msg === 'page not drawn whole')).toBe(true);
  await get('/');
  expect(drawn).toHaveLength(2);
});

test('a drawing that throws leaves the page to the browser, with its status, and says so in the log', async () => {
  const { server, get } = await serverOf(() => Promise.reject(new Error('no page')));
  const response = await get('/');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('empty page');
  expect(server.logs.some(({ msg }) => msg === 'page not drawn')).toBe(true);
});

test('without a built renderer the browser draws the pages', async () => {
  const { get } = await serverOf(
    () => pageOf('never'),
    () => Promise.resolve(null),
  );
  expect(await (await get('/')).text()).toContain('empty page');
});

test.each(['/api/nothing', '/files/x', '/assets/app.js', '/favicon.svg', '/docs'])(
  '%s is no page',
  async (path) => {
    const { get, drawn } = await serverOf(() => pageOf('page'));
    await get(path);
    expect(drawn).toEqual([]);
  },
);

test('an address that ends like a file is one of a page where a route has it', async () => {
  const { get, drawn } = await serverOf(() => pageOf('page'));
  const paths = ['/support/search/v1.5', '/redirect//evil.example', '/support//y'];
  for (const path of paths) expect(await (await get(path)).text()).toBe('page');
  expect(drawn).toEqual(paths);
});

test('only a reader is led to the page that says that nothing is there', async () => {
  const server = await createTestServer({
    mounts: [serveShopPages(() => Promise.resolve(null), registeredCalls)],
  });
  const answerTo = async (path: string, accept: string) => {
    const init = { headers: { accept }, redirect: 'manual' } as const;
    const { status, headers } = await server.browser().fetch(path, init);
    return [status, headers.get('location')];
  };
  expect(await answerTo('/evil.html', 'text/html,*/*;q=0.8')).toEqual([302, '/404']);
  expect(await answerTo('/app.js', '*/*')).toEqual([404, null]);
  expect(await answerTo('/api/nothing', 'text/html')).toEqual([404, null]);
  expect(await answerTo('/.env', 'text/html')).toEqual([404, null]);
});

/** Looks an order up, as a page that is asked for by a plain form does. */
const lookingUp = async ({ fetch, url }: PageRequest): Promise<RenderedPage> => {
  const client = createClient({
    fetch,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: NodeJS.Timeout) => clearTimeout(timer),
  });
  const orderSN = new URL(url, 'http://x').searchParams.get('sn') ?? '';
  const code = await client
    .send(lookUpOrder, { orderSN, phoneTail: '0000' } as never)
    .catch((error: { errCode: number }) => error.errCode);
  return pageOf(`answered ${code}`);
};

test('a page asks as a visitor, counted for the network of whoever wants it, and no other', async () => {
  const { server } = await serverOf(lookingUp);
  const look = async (address: string, at: number) => {
    const sn = String(202_611_200_000_000 + at);
    return (await server.browser(address).fetch(`/search?sn=${sn}`)).text();
  };
  // The row allows 30 in ten minutes from one address.
  for (let at = 0; at < 30; at += 1) expect(await look('10.9.0.1', at)).not.toContain('1429');
  expect(await look('10.9.0.1', 30)).toBe('answered 1429');
  expect(await look('10.9.0.2', 31)).not.toContain('1429');
});

test('questions to the first page are drawn, and take no room from other pages', async () => {
  const { get, drawn } = await serverOf(({ url }) => pageOf(`page ${url}`));
  for (const path of ['/?product=201', '/?product=201', '/', '/', '/?lang=en', '/?lang=en']) {
    expect(await (await get(path)).text()).toBe(`page ${path}`);
  }
  expect(drawn).toEqual(['/?product=201', '/?product=201', '/', '/?lang=en']);
});

test('what a limited call answered is drawn for one, and not kept for others', async () => {
  const { get, drawn } = await serverOf(lookingUp);
  const first = await get('/search?sn=202611200000017');
  expect(first.headers.get('cache-control')).toBe('no-store');
  await get('/search?sn=202611200000017');
  expect(drawn).toHaveLength(2);
});

test('search engines are told where every page is, and that calls are none', async () => {
  const { get } = await serverOf(() => pageOf('page'));
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Disallow: /quote/');
  expect(robots).toContain('Sitemap: http://shop.test/sitemap.xml');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await sitemap.text()).toBe('<urlset>http://shop.test/a</urlset>');
});
