import { defineWholeCall } from '@banxin/contract/call';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer, ORIGIN, outcome } from '../../test/harness.ts';
import { loginHandlers } from '../modules/login/handlers.ts';
import { HasherBusyError } from '../ports/hasher.ts';
import { registrations } from '../registry.ts';
import { handle, handlePublic } from './handle.ts';
import { slowCall } from './slowCall.testkit.ts';

const row = { method: 'POST', encoding: 'json', summary: '测试', display: 1 } as const;

const limited = defineWholeCall({
  ...row,
  name: 'Test.Limited',
  path: '/api/Test/Limited',
  input: z.object({ phone: z.string() }),
  output: z.null(),
  access: 'public',
  limits: [
    { by: 'address', max: 5, windowSeconds: 60 },
    { by: { field: 'phone' }, max: 2, windowSeconds: 600 },
  ],
});
const surprise = defineWholeCall({
  ...row,
  name: 'Test.Surprise',
  path: '/api/Test/Surprise',
  input: z.object({ password: z.string() }),
  output: z.null(),
  access: 'public',
});
const busy = defineWholeCall({
  ...row,
  name: 'Test.Busy',
  path: '/api/Test/Busy',
  input: z.object({}),
  output: z.null(),
  access: 'public',
});
const adminOnly = defineWholeCall({
  ...row,
  name: 'Test.Admin',
  path: '/api/Test/Admin',
  input: z.object({}),
  output: z.null(),
  access: { permission: 'admin' },
});
const liar = defineWholeCall({
  ...row,
  name: 'Test.Liar',
  path: '/api/Test/Liar',
  input: z.object({}),
  output: z.object({ count: z.int() }),
  access: 'public',
});

const slow = slowCall();

const server = await createTestServer({
  env: { BANXIN_MAX_IN_FLIGHT: '8' },
  registrations: [
    ...registrations.filter(({ call }) => !loginHandlers.some((other) => other.call === call)),
    ...loginHandlers,
    handlePublic(limited, async () => null),
    handlePublic(surprise, async () => {
      throw new Error('the disk is on fire');
    }),
    handlePublic(busy, async () => {
      throw new HasherBusyError();
    }),
    slow.registration,
    handle(adminOnly, async () => null),
    handlePublic(liar, async () => ({ count: 1.5 })),
  ],
});

const post = (headers: Record<string, string>, body = '{}', path = signAgreement.path) =>
  server.browser().fetch(path, { method: 'POST', headers, body });

const json = { 'content-type': 'application/json' };

test.each([
  ['the header of the client', { 'x-requested-with': 'banxin' }, true],
  ['the own origin', { origin: ORIGIN }, true],
  ['a same-origin fetch', { 'sec-fetch-site': 'same-origin' }, true],
  ['nothing at all', {}, false],
  ['another header value', { 'x-requested-with': 'XMLHttpRequest' }, false],
  ['a foreign origin', { origin: 'https://evil.test' }, false],
  [
    'a foreign origin with the header',
    { origin: 'https://evil.test', 'x-requested-with': 'banxin' },
    false,
  ],
  ['an opaque origin', { origin: 'null' }, false],
  ['the own host with another port', { origin: 'http://shop.test:8080' }, false],
  ['the own host over https', { origin: 'https://shop.test' }, false],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, false],
  ['a same-site fetch', { 'sec-fetch-site': 'same-site' }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  [
    'a cross-site fetch with the header',
    { 'sec-fetch-site': 'cross-site', 'x-requested-with': 'banxin' },
    false,
  ],
] as const)(
  'a change that carries %s is judged by where it comes from',
  async (_, headers, isLetThrough) => {
    // Without a login the call itself answers 401; the check before it answers 403.
    const response = await post({ ...json, ...headers });
    expect(response.status).toBe(isLetThrough ? 401 : 403);
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s is not taken for JSON',
  async (type) => {
    const response = await post(
      { 'content-type': type, origin: ORIGIN },
      '{}',
      getServerDateTime.path,
    );
    expect(await response.json()).toMatchObject({ errCode: errCode.unreadableBody });
  },
);

const PAGE_POLICY =
  "default-src 'self'; img-src 'self' blob: data:; require-trusted-types-for 'script'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

test.each([
  ['/api/Order/GetServerDateTime', PAGE_POLICY],
  ['/api/nothing', PAGE_POLICY],
  ['/', PAGE_POLICY],
  // What is no page may do nothing where somebody opens it.
  ['/api/Login/Captcha', "default-src 'none'; frame-ancestors 'none'; sandbox"],
])('the answer of %s carries its policy and the other headers', async (path, policy) => {
  const response = await server.browser().fetch(path);
  expect(response.headers.get('content-security-policy')).toBe(policy);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
});

test('without a login a call of a customer answers 401 in the words of the specification', async () => {
  const error = await server.browser().refused(signAgreement, {});
  expect(error).toMatchObject({
    kind: 'unauthorized',
    status: 401,
    errCode: errCode.notLoggedIn,
    message: '登录过期，请重新登录',
  });
});

test('a permission that is not held answers 403, the administrator passes', async () => {
  const finance = server.browser();
  await finance.login('悦享财务');
  expect(await finance.refused(adminOnly, {})).toMatchObject({
    status: 403,
    message: '暂无权限操作此功能',
  });
  for (const name of ['悦享包装', '系统管理员']) {
    const browser = server.browser();
    await browser.login(name);
    expect(await browser.send(adminOnly, {})).toBeNull();
  }
});

test('an unknown path answers 404, another method too', async () => {
  const browser = server.browser();
  expect((await browser.fetch('/api/Nothing/Here')).status).toBe(404);
  expect((await browser.fetch(getServerDateTime.path)).status).toBe(404);
});

test('a surprise answers 500 without its reason, and the log finds it by the request id', async () => {
  const error = await server.browser().refused(surprise, { password: 'Secret-2026' });
  expect(error).toMatchObject({ status: 500, kind: 'server', message: '服务错误，请重试' });
  const line = server.logs.find((entry) => entry.msg === 'surprise');
  expect(line).toMatchObject({
    requestId: error.requestId,
    err: { message: 'the disk is on fire' },
  });
  expect(JSON.stringify(error.data)).not.toContain('fire');
});

test('an answer that does not fit its row is a surprise', async () => {
  expect((await server.browser().refused(liar, {})).status).toBe(500);
});

test('the log names every request and never a secret', async () => {
  const browser = server.browser();
  await browser.login('悦享包装');
  await browser.refused(surprise, { password: 'Secret-2026' });
  const text = JSON.stringify(server.logs);
  expect(text).toContain('/api/Login/LoginByNameOrQQOrMobilePhone');
  for (const secret of ['Demo-2026', 'Secret-2026', browser.cookies.get('banxin') ?? '?']) {
    expect(text).not.toContain(secret);
  }
});

test('a request id that is given is kept, nonsense is replaced', async () => {
  const ask = async (id: string) =>
    (await server.browser().fetch('/', { headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    );
  expect(await ask('trace-12345678')).toBe('trace-12345678');
  expect(await ask('<script>')).not.toBe('<script>');
});

test('beyond its limit a call answers 429 and says how long to wait', async () => {
  const browser = server.browser();
  const send = (phone: string) => browser.send(limited, { phone });
  await send('1');
  await send('1');
  const byField = await browser.refused(limited, { phone: '1' });
  expect(byField).toMatchObject({
    status: 429,
    errCode: errCode.tooManyRequests,
    data: { retryAfter: 600 },
  });
  await send('2');
  await send('3');
  const byAddress = await browser.refused(limited, { phone: '4' });
  expect(byAddress.data).toMatchObject({ retryAfter: 60 });
  // Another address has a limit of its own; after the window the first may go on.
  await server.browser().send(limited, { phone: '5' });
  server.clock.advance(60_000);
  await send('6');
});

test('parallel requests cannot slip through a limit', async () => {
  const browser = server.browser('10.9.9.9');
  const answers: (number | 'done')[] = [];
  for (let round = 0; round < 4; round += 1) {
    const phones = Array.from({ length: 5 }, (_, index) => `p${round}${index}`);
    answers.push(
      ...(await Promise.all(phones.map((phone) => outcome(browser.send(limited, { phone }))))),
    );
  }
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
});

test('behind a proxy the address is the last one that it saw', async () => {
  const behind = await createTestServer({
    env: { BANXIN_TRUST_PROXY: '1' },
    registrations: [handlePublic(limited, async () => null)],
  });
  const send = async (forwarded: string, phone: string) => {
    const response = await behind.browser('10.1.1.1').fetch(limited.path, {
      method: 'POST',
      headers: { ...json, 'x-requested-with': 'banxin', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ phone }),
    });
    return response.status;
  };
  for (let count = 0; count < 5; count += 1) expect(await send('1.2.3.4', `a${count}`)).toBe(200);
  expect(await send('9.9.9.9, 1.2.3.4', 'b')).toBe(429);
  expect(await send('1.2.3.4, 9.9.9.9', 'c')).toBe(200);
});

test('a body that is too large is refused before it is read', async () => {
  const response = await post(
    { ...json, 'x-requested-with': 'banxin', 'content-length': String(3 * 1_048_576) },
    JSON.stringify({ text: 'x'.repeat(2 * 1_048_576) }),
    getServerDateTime.path,
  );
  expect(response.status).toBe(413);
});

test.each([
  ['broken JSON', '{"a":'],
  ['a NUL', '{"phone":"a\\u0000b"}'],
  ['half a surrogate pair', '{"phone":"\\ud800"}'],
  ['an array', '[]'],
  ['a number', '1e308'],
  ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['a prototype', '{"__proto__":{"phone":"x"}}'],
  ['a wrong type', '{"phone":{"$gt":""}}'],
])('%s in a body is refused without a surprise', async (_, body) => {
  const response = await post({ ...json, 'x-requested-with': 'banxin' }, body, limited.path);
  expect(response.status).toBeLessThan(500);
  expect(((await response.json()) as { errCode: number }).errCode).toBeGreaterThanOrEqual(2001);
});

test('beyond the number of requests it can work on the server answers 503 at once', async () => {
  const working = Array.from({ length: 8 }, () => server.browser().send(slow.call, {}));
  const more = await server.browser().refused(getSimpleCustomer, {});
  expect(more).toMatchObject({ status: 503, errCode: errCode.unavailable });
  slow.letGo();
  await Promise.all(working);
  expect(await server.browser().send(getSimpleCustomer, {})).toBeNull();
});

test('a password that finds no room in the queue is answered 503 at once, with the time to wait', async () => {
  const refused = await server.browser().refused(busy, {});
  expect(refused).toMatchObject({
    status: 503,
    errCode: errCode.unavailable,
    data: { retryAfter: 1 },
  });
});

test('every handler belongs to a row of its own', () => {
  const names = registrations.map(({ call }) => call.name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = registrations.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
