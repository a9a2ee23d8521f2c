/** Calls of the file service: on another host, without a session, and allowed by the shop's policy. */
import { defineWholeCall } from '@banxin/contract/call';
import { openApiDocument } from '@banxin/contract/openapi';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer, ORIGIN } from '../../test/harness.ts';
import { registrations } from '../registry.ts';
import { handlePublic } from './handle.ts';

const FILES = 'https://files.test';
const whoAsks = defineWholeCall({
  name: 'Test.WhoAsks',
  method: 'POST',
  host: 'files',
  path: '/WebFiles/WhoAsks',
  encoding: 'json',
  summary: '测试',
  access: 'public',
  input: z.object({}),
  output: z.nullable(z.string()),
});
const server = await createTestServer({
  env: { BANXIN_FILE_SERVICE_ORIGIN: FILES },
  registrations: [
    ...registrations,
    handlePublic(whoAsks, async ({ customer }) => customer?.name ?? null),
  ],
});
const policyOf = (response: Response) => response.headers.get('content-security-policy');

test('a call of the file service does not learn who asks, whatever is sent', async () => {
  const browser = server.browser();
  await browser.login('悦享包装');
  const response = await browser.fetch(whoAsks.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.json()).toEqual({ errCode: 0, errMsg: '', data: null });
});

test("the shop's pages may send it across hosts, without credentials; nobody else may read it", async () => {
  const ask = (method: string) =>
    server.browser().fetch(whoAsks.path, {
      method,
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/json',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
      ...(method === 'POST' && { body: '{}' }),
    });
  const asked = await ask('OPTIONS');
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toContain('content-type');
  const answered = await ask('POST');
  expect(answered.status).toBe(200);
  for (const { headers } of [asked, answered]) {
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  }
});

test('the policy lets pages connect there, and only as long as some call goes there', async () => {
  expect(policyOf(await server.browser().fetch('/healthz'))).toContain(
    `connect-src 'self' ${FILES}`,
  );
  const plain = await createTestServer({
    env: { BANXIN_FILE_SERVICE_ORIGIN: FILES },
    registrations: registrations.filter(({ call }) => call.host === 'api'),
  });
  expect(policyOf(await plain.browser().fetch('/healthz'))).not.toContain('connect-src');
});

test('the reference says where it is and that it carries no session', () => {
  const { paths } = openApiDocument({ calls: [whoAsks], fileServiceUrl: FILES });
  expect(paths[whoAsks.path]?.post).toMatchObject({
    servers: [{ url: FILES }],
    security: [],
    parameters: [],
    'x-host': 'files',
    'x-credentials': 'omit',
  });
});
