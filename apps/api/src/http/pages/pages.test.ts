import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { createTestClock, createTestRandom } from '../../../test/world.ts';
import { askForCode, visitor } from '../../modules/registration/account.testkit.ts';
import { createLocalOauth } from '../../ports/localOauth.ts';
import { OauthCodeError } from '../../ports/oauth.ts';
import { createOutboxMail } from '../../ports/outboxMail.ts';
import { registeredCalls } from '../../registry.ts';
import type { Readiness } from '../health.ts';
import { serveDocs } from './docs.ts';
import { serveLocalOauth } from './localOauth.ts';
import { serveOutbox } from './outbox.ts';

const readiness: Readiness = { isStopping: false };
const world = { clock: createTestClock(), random: createTestRandom() };
const qq = createLocalOauth('qq', world);
const server = await createTestServer({
  mounts: [serveDocs(registeredCalls), serveOutbox, serveLocalOauth({ qq })],
  readiness,
});

/** What the policy forbids in a page. */
const INLINE = /<script|<style|\sstyle=|\son\w+=|javascript:/i;

const operations = (document: { paths: Record<string, object> }): string[] =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .sort();

test('the OpenAPI document has the calls that the server answers, and no other', async () => {
  const response = await server.browser().fetch('/api/openapi.json');
  const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toMatch(/^3\.1/);
  const answered = registeredCalls.map(({ method, path }) => `${method.toLowerCase()} ${path}`);
  expect(operations(document)).toEqual(answered.sort());
  for (const operation of operations(document)) {
    const [method = '', path = ''] = operation.split(' ');
    const headers = { 'x-requested-with': 'banxin' };
    const init = { method: method.toUpperCase(), headers };
    expect((await server.browser().fetch(path, init)).status, operation).not.toBe(404);
  }
});

test('the readable reference names the same calls', async () => {
  const html = await (await server.browser().fetch('/docs')).text();
  const shown = [...html.matchAll(/<span class="method">(\w+)<\/span> <code>([^<]+)<\/code>/g)];
  const answered = registeredCalls.map(({ method, path }) => `${method} ${path}`);
  expect(shown.map(([, method, path]) => `${method} ${path}`).sort()).toEqual(answered.sort());
  expect(html).not.toMatch(INLINE);
});

test('the outbox shows what was sent, as text', async () => {
  const browser = server.browser();
  expect(await (await browser.fetch('/dev/outbox')).text()).toContain('还没有短信');
  await askForCode(await visitor(server), '13800000001');
  await server.db
    .insertInto('sms_outbox')
    .values({ phone: '1', body: '<img src=x onerror=alert(1)>', at: '2026-11-20T09:00:00Z' })
    .execute();
  const html = await (await browser.fetch('/dev/outbox')).text();
  expect(html).toMatch(/13800000001<\/td><td>【版心印刷】您的登录验证码是 \d{6}/);
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

test('the outbox leads to what was attached to a letter', async () => {
  const browser = server.browser();
  const bytes = Buffer.from('<Invoice/>');
  await createOutboxMail(server.db, server.clock).send({
    ...{ to: 'a@b.test', subject: '电子发票', text: '见附件', html: '<p>见附件</p>', id: 'one' },
    attachments: [{ name: 'invoice-1.xml', type: 'application/xml', bytes }],
  });
  const html = await (await browser.fetch('/dev/outbox')).text();
  const href = /<a href="(\/dev\/outbox\/\d+\/1)">invoice-1\.xml<\/a>/.exec(html)?.[1] ?? '';
  const file = await browser.fetch(href);
  expect(file.headers.get('content-type')).toBe('application/xml');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(await file.text()).toBe('<Invoice/>');
  expect((await browser.fetch(`${href}9`)).status).toBe(404);
});

test('the server is alive, and ready until it stops', async () => {
  const browser = server.browser();
  expect((await browser.fetch('/healthz')).status).toBe(200);
  expect(await (await browser.fetch('/readyz')).text()).toBe('ready');
  readiness.isStopping = true;
  expect((await browser.fetch('/readyz')).status).toBe(503);
  expect((await browser.fetch('/healthz')).status).toBe(200);
  readiness.isStopping = false;
});

test('the stand-in for a provider offers identities and leads back to the shop’s own page only', async () => {
  const browser = server.browser();
  const state = 'login"><img src=x>';
  const response = await browser.fetch(`/dev/oauth/qq?state=${encodeURIComponent(state)}`);
  const html = await response.text();
  expect(html).not.toMatch(INLINE);
  expect(html).not.toContain('<img');
  // With the shop's own policy the window would lose its opener here.
  expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(html).toContain('QQ 测试身份 1 <span lang="en">QQ test identity 1</span>');
  const links = [...html.matchAll(/href="(?<to>[^"]+answer[^"]*)"/g)].map((match) =>
    (match.groups?.to ?? '').replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(7);
  const back = await Promise.all(
    links.map(async (link) => {
      const answer = await browser.fetch(link);
      return new URL(answer.headers.get('location') ?? '', 'http://shop.test');
    }),
  );
  for (const url of back) {
    expect([url.origin, url.pathname]).toEqual(['http://shop.test', '/qqlogin']);
    expect(url.searchParams.get('state')).toBe(state);
  }
  const codes = back.map((url) => url.searchParams.get('code'));
  expect(await qq.identify(codes[1] ?? '')).toMatchObject({ subject: 'local-qq-2' });
  expect(codes.slice(-2)).toEqual(['spent', null]);
  expect((await browser.fetch('/dev/oauth/wechat')).status).toBe(404);
});

test('a code of the stand-in is good once, five minutes', async () => {
  const code = qq.issue('local-qq-1');
  expect(await qq.identify(code)).toMatchObject({ subject: 'local-qq-1' });
  await expect(qq.identify(code)).rejects.toBeInstanceOf(OauthCodeError);
  const late = qq.issue('local-qq-1');
  world.clock.advance(300_000);
  await expect(qq.identify(late)).rejects.toBeInstanceOf(OauthCodeError);
});
