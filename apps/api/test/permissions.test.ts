import type { Call } from '@banxin/contract/call';
import { everyCall } from '@banxin/contract/everyCall';
import { beforeAll, describe, expect, test } from 'vitest';
import { registrations } from '../src/registry.ts';
import { type Browser, createTestServer } from './harness.ts';

const server = await createTestServer();

/** Roles by account; the matrix below is made of the rows alone. */
const people = ['悦享包装', '悦享财务', '悦享设计', '系统管理员'] as const;
const held: Record<(typeof people)[number], readonly string[] | 'all'> = {
  悦享包装: 'all',
  系统管理员: 'all',
  悦享财务: ['充值', '我的主页', '发票中心', '导出订单', '我的订单'],
  悦享设计: ['我的主页', '我的订单'],
};
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  for (const name of people) {
    const browser = server.browser();
    await browser.login(name);
    browsers.set(name, browser);
  }
});

/** Status of the call with an empty input: access is judged before input. */
async function statusOf(browser: Browser, { method, path, encoding }: Call): Promise<number> {
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data; boundary=x',
    query: '',
  };
  const init: RequestInit = { method, headers: { 'x-requested-with': 'banxin' } };
  if (encoding !== 'query') {
    init.headers = { ...init.headers, 'content-type': types[encoding] };
    init.body = encoding === 'json' ? '{"orderSN":0,"ordersn":0}' : '';
  }
  return (await browser.fetch(path, init)).status;
}

const calls = registrations.map(({ call }) => call).filter(({ name }) => name !== 'Login.Logout');

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { access } = call;

  test('without a login: 401 unless public', async () => {
    const status = await statusOf(server.browser(), call);
    if (access === 'public') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(401);
  });

  test.each(people)('%s: 403 exactly when the permission is missing', async (name) => {
    const status = await statusOf(browsers.get(name) as Browser, call);
    expect(status).not.toBe(401);
    if (typeof access !== 'object') return;
    const names = held[name];
    if (names !== 'all' && !names.includes(access.permission)) expect(status).toBe(403);
  });
});

test('the application has no other paths below /api than the rows and the document', () => {
  const rows = new Set(everyCall.map(({ path }) => path));
  const paths = server.app.routes
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && path !== '/api/openapi.json');
  expect(paths.filter((path) => !rows.has(path))).toEqual([]);
});
