/** From an answer or a refusal to the response, and client and server end to end. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { WholeCall } from './call.ts';
import { CLIENT_HEADER, createClient } from './client.ts';
import { fen } from './money.ts';
import { payment } from './refusals/payment.ts';
import { plain } from './refusals/plain.ts';
import { request } from './refusals/request.ts';
import { requestOf, row } from './rows.testkit.ts';
import { encodeAnswer, encodeRefusal, implement, Raw, refuse } from './server.ts';

describe('answers', () => {
  const call = row('json', z.object({}), z.object({ amount: z.int() }));

  test('success is status 200 with errCode 0 and the data', async () => {
    const response = encodeAnswer(call as WholeCall, { amount: 3 }, { requestId: 'r-1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Request-Id')).toBe('r-1');
    expect(await response.json()).toEqual({ errCode: 0, errMsg: '', data: { amount: 3 } });
  });

  test('fields that the row does not name never leave the server', async () => {
    const response = encodeAnswer(call as WholeCall, { amount: 3, passwordHash: 'x' });
    expect(await response.text()).not.toContain('passwordHash');
  });

  test('an answer that does not fit its row is a surprise', () => {
    expect(() => encodeAnswer(call as WholeCall, { amount: '3' })).toThrow('amount 应为数字');
    expect(() => encodeAnswer(call as WholeCall, null)).toThrow('Test.Row');
  });

  test('a refusal is status 200 with its code, message and data', async () => {
    const { run } = implement(call, () =>
      refuse(payment.balanceTooLow, { balance: fen(0), amount: fen(300), missing: fen(300) }),
    );
    const response = await run(requestOf(call as WholeCall, {}), {}, { requestId: 'r-2' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errCode: 4002,
      errMsg: '余额 ¥0.00，还差 ¥3.00，请充值后再付款',
      data: { key: 'payment.balanceTooLow', balance: 0, amount: 300, missing: 300 },
      requestId: 'r-2',
    });
  });

  test.each([
    [refuse(plain.notLoggedIn), 401, 1001],
    [refuse(plain.forbidden), 403, 1003],
    [refuse(request.noSuchPath), 404, 2404],
  ])('%# has its HTTP status', async (refusal, status, code) => {
    const response = encodeRefusal(refusal);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errCode: code });
  });

  test('a binary answer is raw, named in any language', async () => {
    const binary = row('query', z.object({}), z.unknown(), { raw: 'application/zip' });
    const { run } = implement(
      binary,
      () => new Raw('PK', 'application/zip', { fileName: "云仓 '1'.zip" }),
    );
    const response = await run(requestOf(binary as WholeCall, {}), {});
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(await response.clone().text()).toBe('PK');
    const client = createClient({
      fetch: async () => response,
      setTimer: () => null,
      clearTimer: () => undefined,
    });
    expect(await client.send(binary, {})).toMatchObject({ fileName: "云仓 '1'.zip" });
    expect(() => encodeAnswer(binary as WholeCall, {})).toThrow('binary');
  });

  test('an exception of a handler is not swallowed', async () => {
    const { run } = implement(call, () => {
      throw new Error('lost connection');
    });
    await expect(run(requestOf(call as WholeCall, {}), {})).rejects.toThrow('lost connection');
  });
});

test('client and server agree end to end, defaults filled in', async () => {
  const call = row(
    'json',
    z.object({ name: z.string().check(z.trim()), payNow: z._default(z.boolean(), true) }),
    z.object({ hello: z.string(), payNow: z.boolean() }),
  );
  const { run } = implement(call, ({ name, payNow }, ctx: { mark: string }) => ({
    hello: name + ctx.mark,
    payNow,
  }));
  const client = createClient({
    fetch: async (url, init) => {
      const request = new Request(`http://shop.example${url}`, init);
      expect(request.headers.get('X-Requested-With')).toBe(CLIENT_HEADER);
      return run(request, { mark: '！' });
    },
    setTimer: () => null,
    clearTimer: () => undefined,
  });
  await expect(client.send(call, { name: ' 版心 ' })).resolves.toEqual({
    hello: '版心！',
    payNow: true,
  });
});
