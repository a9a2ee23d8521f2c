import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../test/harness.ts';
import { serveShop } from './static.ts';

const outer = mkdtempSync(join(tmpdir(), 'banxin-shop-'));
const folder = join(outer, 'dist');
afterAll(() => rmSync(outer, { recursive: true, force: true }));
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(outer, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>版心印刷</title>');
writeFileSync(join(folder, 'favicon.ico'), 'icon');
writeFileSync(join(folder, 'assets', 'app-D3adBeef.js'), 'plain');
writeFileSync(join(folder, 'assets', 'D3adBeef.css'), 'a{}');
writeFileSync(join(folder, 'assets', 'B3efDead.css'), 'b{}');
writeFileSync(join(folder, 'assets', 'app-D3adBeef.js.br'), 'brotli');
writeFileSync(join(folder, 'assets', 'app-D3adBeef.js.gz'), 'gzip');
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
writeFileSync(join(folder, '.env'), 'SECRET=1');
writeFileSync(join(folder, 'assets', '.hidden.js'), 'hidden');
writeFileSync(join(folder, 'assets', 'app-D3adBeef.js.map'), '{}');
writeFileSync(join(folder, 'assets', 'app-D3adBeef.js.map.br'), 'brotli');

const server = await createTestServer({ mounts: [serveShop(folder)] });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.browser().fetch(path, { headers });

test.each(['/', '/user/myorder', '/product/detail/101', '/pay/checkout?payment=1'])(
  'the page %s gets index.html, asked for again each time, under the policy',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('版心印刷');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  },
);

test.each([
  ['/login', 'same-origin-allow-popups'],
  ['/qqlogin?code=c&state=s', 'unsafe-none'],
  ['/wechatLogin', 'unsafe-none'],
])('%s keeps its opener as far as %s goes', async (path, policy) => {
  const { headers } = await get(path);
  expect(headers.get('cross-origin-opener-policy')).toBe(policy);
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['', null, 'plain'],
])('an asset for %j comes as %s and stays for a year', async (accept, encoding, body) => {
  const response = await get('/assets/app-D3adBeef.js', { 'accept-encoding': accept });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});

test('a file whose name is nothing but a hash stays as well', async () => {
  const { headers } = await get('/assets/D3adBeef.css');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, (body: Uint8Array) => body],
] as const)(
  'several sheets come as one in their order, asked for with %j',
  async (accept, encoding, unpack) => {
    const ask = () => get('/assets/B3efDead.D3adBeef.css', { 'accept-encoding': accept });
    for (const response of [await ask(), await ask()]) {
      expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const body = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder().decode(unpack(body))).toBe('b{}a{}');
    }
  },
);

test('sheets in another order are another answer', async () => {
  const tags = ['/assets/B3efDead.D3adBeef.css', '/assets/D3adBeef.B3efDead.css'].map(
    async (path) => (await get(path)).headers.get('etag'),
  );
  expect(new Set(await Promise.all(tags)).size).toBe(2);
});

test.each([
  ['one that is not there', '/assets/D3adBeef.gone-Dead.css'],
  ['the same one twice', '/assets/D3adBeef.D3adBeef.css'],
  ['one outside the folder', '/assets/D3adBeef./../../secret.css'],
  ['what is no sheet', '/assets/D3adBeef.app-D3adBeef.js'],
])('several sheets with %s are none', async (_what, path) => {
  expect((await get(path)).status).toBe(404);
});

test('a file without a hash in its name is asked for again, and 304 when it is the same', async () => {
  const first = await get('/favicon.ico');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/favicon.ico', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each(['/assets/gone-D3adBeef.js', '/api/nothing', '/files/x', '/dev/x', '/robots.txt'])(
  '%s is no page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
])('%s does not leave the folder', async (path) => {
  expect(await (await get(path)).text()).not.toBe('secret');
  expect((await get(path)).status).toBe(404);
});

test.each([
  '/.vite/manifest.json',
  '/.env',
  '/.gitignore',
  '/assets/.hidden.js',
  '/assets/app-D3adBeef.js.map',
  '/assets/app-D3adBeef.js.map.br',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a newer build is served without a restart', async () => {
  await get('/assets/B3efDead.D3adBeef.css');
  rmSync(join(folder, 'assets', 'B3efDead.css'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>新版</title>');
  utimesSync(join(folder, 'index.html'), 2_000_000_000, 2_000_000_000);
  expect(await (await get('/')).text()).toContain('新版');
  expect((await get('/assets/B3efDead.D3adBeef.css')).status).toBe(404);
});

test('without a build the shop is not there, the rest is', async () => {
  const bare = await createTestServer({ mounts: [serveShop(join(outer, 'nothing'))] });
  expect((await bare.browser().fetch('/')).status).toBe(404);
});
