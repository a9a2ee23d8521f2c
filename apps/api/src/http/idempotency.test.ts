import { defineWholeCall } from '@banxin/contract/call';
import { errCode } from '@banxin/contract/errors';
import { plain } from '@banxin/contract/refusals/plain';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestServer } from '../../test/harness.ts';
import { loginHandlers } from '../modules/login/handlers.ts';
import { handle } from './handle.ts';
import { refuse } from './refusal.ts';

/** Adds an address; fails on demand after it has written. */
const add = defineWholeCall({
  name: 'Test.Add',
  method: 'POST',
  path: '/api/Test/Add',
  encoding: 'json',
  input: z.object({ detail: z.string(), fail: z.optional(z.enum(['refuse', 'crash'])) }),
  output: z.object({ id: z.int(), detail: z.string() }),
  summary: '测试',
  access: 'user',
  idempotent: true,
});

let isBroken: 'refuse' | 'crash' | null = null;

const server = await createTestServer({
  registrations: [
    ...loginHandlers,
    handle(add, async ({ db, customer, now }, { detail }) => {
      const { id } = await db
        .insertInto('addresses')
        .values({
          customer_id: customer.ownerId,
          consignee: '测试',
          mobile: '13800000001',
          province: '上海市',
          city: '上海市',
          detail,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (isBroken === 'refuse') return refuse(plain.wrongState);
      if (isBroken === 'crash') throw new Error('the process died here');
      return { id, detail };
    }),
  ],
});
const browser = server.browser();
await browser.login('悦享包装');

const count = async (detail: string) =>
  (await server.db.selectFrom('addresses').select('id').where('detail', '=', detail).execute())
    .length;

/** The answer byte for byte. */
async function raw(detail: string, key: string): Promise<string> {
  const response = await browser.fetch(add.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'banxin',
      'idempotency-key': key,
    },
    body: JSON.stringify({ detail }),
  });
  return response.text();
}

test('64 parallel requests with one key do the work once and get the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 64 }, () => raw('一次', 'key-parallel')));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"errCode":0');
  expect(await count('一次')).toBe(1);
});

test('a repeat says that it is one', async () => {
  const send = () =>
    browser.fetch(add.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'banxin',
        'idempotency-key': 'key-replayed',
      },
      body: '{"detail":"重复"}',
    });
  expect((await send()).headers.get('idempotency-replayed')).toBeNull();
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
});

test('the order of fields makes no other request', async () => {
  const send = (body: string) =>
    browser.fetch(add.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'banxin',
        'idempotency-key': 'key-fields',
      },
      body,
    });
  const first = await (await send('{"detail":"字段","other":1}')).text();
  expect(await (await send('{"other":2,"detail":"字段"}')).text()).toBe(first);
});

test('the same key with another body is refused with 422', async () => {
  await browser.send(add, { detail: '原来' }, { idempotencyKey: 'key-other-body' });
  const refusal = await browser.refused(
    add,
    { detail: '另外' },
    { idempotencyKey: 'key-other-body' },
  );
  expect(refusal).toMatchObject({ status: 422, errCode: errCode.repeatDiffers });
  expect(await count('另外')).toBe(0);
});

test('without a key every request counts', async () => {
  await browser.send(add, { detail: '无钥' });
  await browser.send(add, { detail: '无钥' });
  expect(await count('无钥')).toBe(2);
});

test.each(['refuse', 'crash'] as const)(
  'after a %s nothing is left and the same key may be tried again',
  async (way) => {
    const options = { idempotencyKey: `key-after-${way}` };
    isBroken = way;
    const refusal = await browser.refused(add, { detail: way }, options);
    expect(refusal.errCode).toBe(way === 'refuse' ? errCode.wrongState : errCode.system);
    expect(await count(way)).toBe(0);
    isBroken = null;
    await browser.send(add, { detail: way }, options);
    expect(await count(way)).toBe(1);
  },
);

test('keys of two customers do not meet', async () => {
  const other = server.browser();
  await other.login('合作伙伴印务');
  const options = { idempotencyKey: 'key-of-both' };
  const first = await browser.send(add, { detail: '各自' }, options);
  const second = await other.send(add, { detail: '各自' }, options);
  expect(second.id).not.toBe(first.id);
});

test.each(['short', '带汉字的请求标识', 'x'.repeat(129)])('the key %j is refused', async (key) => {
  const refusal = await browser.refused(
    add,
    { detail: '钥匙' },
    {
      headers: {
        'Idempotency-Key': encodeURIComponent(key) === key ? key : encodeURIComponent(key),
      },
    },
  );
  expect(refusal.errCode).toBe(errCode.invalidInput);
});
