/** The client against a scripted fetch: specification §7 and §8, decisions on timeout and cancelling. */

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Call, defineWholeCall, type RawAnswer } from './call.ts';
import { CallError, isCancelled } from './callError.ts';
import { hasTag, keyOf } from './callKey.ts';
import {
  type ClientOptions,
  createClient,
  type DisplayEvent,
  type UnauthorizedEvent,
} from './client.ts';

const row = <I, O>(
  input: z.ZodMiniType<I, I>,
  more: Partial<Call<I, O>> & { output?: z.ZodMiniType<O> } = {},
) =>
  defineWholeCall<I, unknown, I>({
    name: 'Test.Row',
    method: 'POST',
    path: '/api/Test/Row',
    encoding: 'json',
    input,
    output: z.unknown(),
    summary: '测试',
    access: 'public',
    ...more,
  });

const plain = row(z.object({ a: z.optional(z.string()) }));

type Sent = {
  url: string;
  init: RequestInit;
  answer: (response: Response) => void;
  fail: (error: unknown) => void;
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A client whose requests, timers and reports stand still until the test moves them. */
const stage = (options: Partial<ClientOptions> = {}) => {
  const sent: Sent[] = [];
  const shown: DisplayEvent[] = [];
  const expired: UnauthorizedEvent[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  let next = 0;
  const client = createClient({
    fetch: (url, init) =>
      new Promise((resolve, reject) => {
        sent.push({ url, init, answer: resolve, fail: reject });
      }),
    setTimer: (run, ms) => {
      next += 1;
      timers.set(next, { run, ms });
      return next;
    },
    clearTimer: (timer: number) => {
      timers.delete(timer);
    },
    onError: (event) => shown.push(event),
    onUnauthorized: (event) => expired.push(event),
    ...options,
  });
  const request = (index = 0): Sent => {
    const found = sent[index];
    if (!found) throw new Error(`request ${index} was never sent`);
    return found;
  };
  const headersOf = (index = 0) => new Headers(request(index).init.headers);
  const failure = async (promise: Promise<unknown>): Promise<CallError> => {
    const error: unknown = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof CallError)) throw new Error('expected a CallError');
    return error;
  };
  return { client, sent, shown, expired, timers, request, headersOf, failure };
};

describe('a request', () => {
  test('carries JSON, credentials and the header that foreign pages cannot set', async () => {
    const { client, request, headersOf } = stage({ origins: { api: 'https://api.example' } });
    const answer = client.send(plain, { a: '印' });
    expect(request().url).toBe('https://api.example/api/Test/Row');
    expect(request().init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"a":"印"}',
    });
    expect(headersOf().get('Content-Type')).toBe('application/json');
    expect(headersOf().get('X-Requested-With')).toBe('banxin');
    request().answer(json({ errCode: 0, errMsg: '', data: { ok: 1 } }));
    await expect(answer).resolves.toEqual({ ok: 1 });
  });

  test('to the file service goes to its own host and does not say who sends it', () => {
    const { client, request, headersOf } = stage({ origins: { files: 'https://files.example' } });
    void client.send(row(z.looseObject({}), { host: 'files', path: '/WebFiles/Remove' }), {});
    expect(request().url).toBe('https://files.example/WebFiles/Remove');
    expect(request().init.credentials).toBe('omit');
    expect(headersOf().has('X-Requested-With')).toBe(false);
  });

  test('GET and PATCH parameters go in the query string and null values are skipped', () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const call = row(z.looseObject({}), { method, encoding: 'query' });
      const { client, request } = stage();
      void client.send(call, { a: 1, b: null, c: undefined, d: '', e: false, f: [1, null, 2] });
      expect(request().url).toBe('/api/Test/Row?a=1&d=&e=false&f=1&f=2');
      expect(request().init.body).toBeNull();
    }
  });

  test('a form is url-encoded', () => {
    const { client, request, headersOf } = stage();
    void client.send(row(z.looseObject({}), { encoding: 'form' }), { sn: '1 2&3', name: '版心' });
    expect(request().init.body).toBe('sn=1+2%263&name=%E7%89%88%E5%BF%83');
    expect(headersOf().get('Content-Type')).toContain('application/x-www-form-urlencoded');
  });

  test('multipart leaves its content type to the browser', () => {
    const { client, request, headersOf } = stage();
    void client.send(row(z.looseObject({}), { encoding: 'multipart' }), {
      level: 6,
      proof: new Blob(['x']),
    });
    const body = request().init.body as FormData;
    expect(body.get('level')).toBe('6');
    expect(body.get('proof')).toBeInstanceOf(Blob);
    expect(headersOf().has('Content-Type')).toBe(false);
  });

  test('an Idempotency-Key and own headers travel along', () => {
    const { client, headersOf } = stage();
    void client.send(plain, {}, { idempotencyKey: 'k-1', headers: { 'X-Trace': 't' } });
    expect(headersOf().get('Idempotency-Key')).toBe('k-1');
    expect(headersOf().get('X-Trace')).toBe('t');
  });

  test('what the encoding cannot carry is refused before anything is sent', async () => {
    const { client, sent, timers, failure } = stage();
    const call = row(z.looseObject({}), { encoding: 'form' });
    const error = await failure(client.send(call, { nested: { a: 1 } }));
    expect(error.kind).toBe('invalid');
    expect(sent).toHaveLength(0);
    expect(timers.size).toBe(0);
  });
});

describe('an answer', () => {
  test.each([
    [{ errCode: 0, errMsg: '', data: null }, null],
    [{ errCode: 0, data: [1] }, [1]],
    [{ errCode: '0', data: 1 }, 1],
    [{ data: { a: 1 } }, { a: 1 }],
    [
      [1, 2],
      [1, 2],
    ],
  ])('%j → %j', async (body, data) => {
    const { client, request } = stage();
    const answer = client.send(plain, {});
    request().answer(json(body));
    await expect(answer).resolves.toEqual(data);
  });

  test('a non-zero errCode is an error with the server message, its data and fields', async () => {
    const { client, request, failure, shown } = stage();
    const answer = failure(client.send(plain, {}));
    request().answer(
      json(
        {
          errCode: 2001,
          errMsg: '手机号格式不正确',
          data: { fields: { mobilePhone: '手机号格式不正确', n: 1 } },
        },
        200,
        { 'X-Request-Id': 'r-1' },
      ),
    );
    expect(await answer).toMatchObject({
      kind: 'business',
      status: 200,
      errCode: 2001,
      message: '手机号格式不正确',
      fields: { mobilePhone: '手机号格式不正确' },
      requestId: 'r-1',
    });
    expect(shown).toMatchObject([{ mode: 1, title: '', message: '手机号格式不正确' }]);
  });

  test('a binary answer is handed on as it is, with its file name', async () => {
    const call = row(z.object({}), { method: 'GET', encoding: 'query', raw: 'application/zip' });
    const { client, request, headersOf } = stage();
    const answer = client.send(call, {}) as Promise<RawAnswer>;
    expect(headersOf().get('Accept')).toBe('application/zip, application/json');
    request().answer(
      new Response('PK', {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition':
            'attachment; filename="_.zip"; filename*=UTF-8\'\'%E4%BA%91%E4%BB%93.zip',
        },
      }),
    );
    const raw = await answer;
    expect(await raw.blob.text()).toBe('PK');
    expect(raw.fileName).toBe('云仓.zip');
  });

  test('a binary call that is refused with an envelope fails like any other', async () => {
    const call = row(z.object({}), { method: 'GET', encoding: 'query', raw: 'image/png' });
    const { client, request, failure } = stage();
    const answer = failure(client.send(call, {}));
    request().answer(json({ errCode: 1429, errMsg: '操作过于频繁，请稍后再试' }));
    expect(await answer).toMatchObject({ kind: 'business', errCode: 1429 });
  });
});

describe('a failure shows', () => {
  test.each([
    [403, {}, 'forbidden', '暂无权限操作此功能'],
    [403, { errMsg: 'x' }, 'forbidden', '暂无权限操作此功能'],
    [404, {}, 'notFound', '请求出错，请刷新重试'],
    [500, { errMsg: 'stack' }, 'server', '服务错误，请重试'],
    [400, { errMsg: '参数不对' }, 'business', '参数不对'],
    [400, {}, 'business', '请求出错，请刷新重试'],
    [502, 'no envelope', 'server', '请求出错，请刷新重试'],
  ])('status %i with %j: %s, %s', async (status, body, kind, message) => {
    const { client, request, failure, shown } = stage();
    const answer = failure(client.send(plain, {}));
    request().answer(json(body, status));
    expect(await answer).toMatchObject({ kind, message, status });
    expect(shown).toMatchObject([{ mode: 1, message }]);
  });

  test('a body that is no JSON: 请求出错，请刷新重试', async () => {
    const { client, request, failure } = stage();
    const answer = failure(client.send(plain, {}));
    request().answer(new Response('<html>'));
    expect(await answer).toMatchObject({ kind: 'invalid', message: '请求出错，请刷新重试' });
  });

  test('no network: 请求出错，请刷新重试', async () => {
    const { client, request, failure, shown } = stage();
    const answer = failure(client.send(plain, {}));
    request().fail(new TypeError('failed to fetch'));
    expect(await answer).toMatchObject({ kind: 'network', message: '请求出错，请刷新重试' });
    expect(shown).toHaveLength(1);
  });

  test('nothing but an event in mode 0; a dialog titled 系统提示 in mode 2', async () => {
    const { client, request, failure, shown } = stage();
    const silent = failure(client.send(plain, {}, { display: 0 }));
    const loud = failure(client.send(row(z.object({}), { display: 2 }), {}));
    request(0).answer(json({}, 500));
    request(1).answer(json({}, 500));
    await Promise.all([silent, loud]);
    expect(shown.map(({ mode, title }) => [mode, title])).toEqual([
      [0, ''],
      [2, '系统提示'],
    ]);
  });

  test('401: 登录过期，请重新登录, told to the session alone, which may open the login dialog', async () => {
    const { client, request, failure, shown, expired } = stage();
    const asks = failure(client.send(plain, {}));
    const quiet = failure(client.send(row(z.object({}), { loginOn401: false }), {}));
    request(0).answer(json({}, 401));
    request(1).answer(json({}, 401));
    expect(await asks).toMatchObject({ kind: 'unauthorized', message: '登录过期，请重新登录' });
    await quiet;
    expect(shown).toEqual([]);
    expect(expired.map(({ opensLogin, message }) => [opensLogin, message])).toEqual([
      [true, '登录过期，请重新登录'],
      [false, '登录过期，请重新登录'],
    ]);
  });
});

describe('time and cancelling', () => {
  test('after 60 s without an answer: 请求超时 in the display mode of the call', async () => {
    const { client, timers, request, failure, shown } = stage();
    const answer = failure(client.send(row(z.object({}), { display: 2 }), {}));
    const [timer] = [...timers.values()];
    expect(timer?.ms).toBe(60_000);
    timer?.run();
    expect(await answer).toMatchObject({ kind: 'timeout', message: '请求超时' });
    expect(request().init.signal?.aborted).toBe(true);
    expect(shown).toMatchObject([{ mode: 2, message: '请求超时', title: '系统提示' }]);
  });

  test('the limit covers reading the body', async () => {
    const { client, timers, request, failure } = stage();
    const answer = failure(client.send(plain, {}));
    request().answer(new Response(new ReadableStream({}), { status: 200 }));
    await Promise.resolve();
    [...timers.values()][0]?.run();
    expect((await answer).kind).toBe('timeout');
  });

  test('a finished call leaves no timer behind', async () => {
    const { client, timers, request, failure } = stage();
    const good = client.send(plain, {});
    request(0).answer(json({ errCode: 0, data: 1 }));
    await good;
    const bad = failure(client.send(plain, {}));
    request(1).fail(new Error('gone'));
    await bad;
    expect(timers.size).toBe(0);
  });

  test('a cancelled request is rejected silently', async () => {
    const { client, request, failure, shown, timers } = stage();
    const abort = new AbortController();
    const answer = failure(client.send(plain, {}, { signal: abort.signal }));
    abort.abort();
    const error = await answer;
    expect(isCancelled(error)).toBe(true);
    expect(error.message).toBe('');
    expect(request().init.signal?.aborted).toBe(true);
    await Promise.resolve();
    expect(shown).toEqual([]);
    expect(timers.size).toBe(0);
  });

  test('a signal that is aborted already sends nothing', async () => {
    const { client, sent, failure } = stage();
    const error = await failure(client.send(plain, {}, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('cancelled');
    expect(sent).toHaveLength(0);
  });
});

describe('concurrent calls of a shared row', () => {
  const shared = row(z.object({ a: z.optional(z.string()) }), { shared: true });

  test('make one request and get one answer', async () => {
    const { client, sent, request } = stage();
    const answers = Promise.all(Array.from({ length: 50 }, () => client.send(shared, {})));
    expect(sent).toHaveLength(1);
    request().answer(json({ errCode: 0, data: 7 }));
    expect(new Set(await answers)).toEqual(new Set([7]));
    void client.send(shared, {});
    expect(sent).toHaveLength(2);
  });

  test('share only when the input is equal', () => {
    const { client, sent } = stage();
    void client.send(shared, { a: '1' });
    void client.send(shared, { a: '2' });
    void client.send(shared, { a: '1' });
    expect(sent).toHaveLength(2);
  });

  test('each caller may end its own wait; the request ends with the last of them', async () => {
    const { client, request, failure } = stage();
    const first = new AbortController();
    const second = new AbortController();
    const one = failure(client.send(shared, {}, { signal: first.signal }));
    const two = failure(client.send(shared, {}, { signal: second.signal }));
    first.abort();
    expect((await one).kind).toBe('cancelled');
    expect(request().init.signal?.aborted).toBe(false);
    second.abort();
    expect((await two).kind).toBe('cancelled');
    expect(request().init.signal?.aborted).toBe(true);
  });

  test('a caller that comes after the others left starts a new request', async () => {
    const { client, sent, request, failure } = stage();
    const abort = new AbortController();
    const left = failure(client.send(shared, {}, { signal: abort.signal }));
    abort.abort();
    const later = client.send(shared, {});
    expect(sent).toHaveLength(2);
    await left;
    request(1).answer(json({ errCode: 0, data: 2 }));
    await expect(later).resolves.toBe(2);
  });

  test('a failure is shown once, in the strongest mode asked for', async () => {
    const { client, request, failure, shown } = stage();
    const answers = [
      failure(client.send(shared, {}, { display: 0 })),
      failure(client.send(shared, {}, { display: 2 })),
      failure(client.send(shared, {})),
    ];
    request().answer(json({ errCode: 9001, errMsg: '不行' }));
    await Promise.all(answers);
    expect(shown.map(({ mode }) => mode)).toEqual([2]);
  });
});

describe('the key of a read', () => {
  test('does not depend on the order of fields and drops undefined', () => {
    expect(keyOf(plain, { b: 1, a: { d: 2, c: [1, { y: 1, x: 2 }] } })).toBe(
      keyOf(plain, { a: { c: [1, { x: 2, y: 1 }], d: 2 }, b: 1, z: undefined }),
    );
    expect(keyOf(plain, { a: 1 })).not.toBe(keyOf(plain, { a: '1' }));
    expect(keyOf(plain, undefined)).toBe(keyOf(plain, {}));
  });

  test('is found by the tags of its row, whatever the input says', () => {
    const tagged = { name: 'Test.Row', tags: ['order', 'account'] } as const;
    expect(hasTag(['orders', 'account'], keyOf(tagged, { a: 1 }))).toBe(true);
    expect(hasTag(['orders'], keyOf(tagged, {}))).toBe(false);
    expect(hasTag(['orders'], keyOf(tagged, { text: '#orders ' }))).toBe(false);
    expect(hasTag([], keyOf(tagged, {}))).toBe(false);
    expect(hasTag(['order'], ['#order Test.Row'])).toBe(false);
  });
});
