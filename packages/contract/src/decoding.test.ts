/** From a request to the input of its call: round trips with the client's encoding, and what does not fit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { WholeCall } from './call.ts';
import { decodeRequest } from './decoding.ts';
import { requestOf, row } from './rows.testkit.ts';
import { implement } from './server.ts';

const post = (body: BodyInit, contentType: string) =>
  new Request('http://shop.example/api/Test/Row', {
    method: 'POST',
    body,
    headers: { 'Content-Type': contentType },
  });

const flat = z.object({
  text: z.string(),
  whole: z.int(),
  real: z.number(),
  yes: z.boolean(),
  choice: z.enum(['a', 'b']),
  sides: z.union([z.literal(1), z.literal(2)]),
  maybe: z.optional(z.string()),
  nothing: z.nullable(z.int()),
  ids: z.array(z.int()),
  names: z._default(z.array(z.string()), []),
});

const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((value) => !value.includes('\0'));
const flatInput = fc.record({
  text,
  whole: fc.maxSafeInteger(),
  real: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  yes: fc.boolean(),
  choice: fc.constantFrom('a' as const, 'b' as const),
  sides: fc.constantFrom(1 as const, 2 as const),
  nothing: fc.option(fc.integer()),
  ids: fc.array(fc.integer(), { maxLength: 5 }),
  names: fc.array(text, { maxLength: 5 }),
});

describe('what the client encodes, the server decodes to the same input', () => {
  test.each(['query', 'form'] as const)('%s', async (encoding) => {
    const call = row(encoding, flat, z.null());
    await fc.assert(
      fc.asyncProperty(flatInput, async (input) => {
        const decoded = await decodeRequest(call, requestOf(call, input));
        expect(decoded).toEqual({ ok: true, input });
      }),
      { seed: 20_261_120 },
    );
  });

  test('multipart, with files; line ends arrive as the standard writes them', async () => {
    const call = row('multipart', z.extend(flat, { proof: z.file() }), z.null());
    const plain = flatInput.filter((input) => !/[\r\n]/.test(input.text + input.names.join('')));
    await fc.assert(
      fc.asyncProperty(plain, fc.uint8Array(), async (input, bytes) => {
        const proof = new File([new Uint8Array(bytes)], '凭证.pdf');
        const decoded = await decodeRequest(call, requestOf(call, { ...input, proof }));
        if (!decoded.ok) throw new Error('refused');
        const { proof: arrived, ...rest } = decoded.input;
        expect(rest).toEqual(input);
        expect(arrived.name).toBe('凭证.pdf');
        expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(new Uint8Array(bytes));
      }),
      { numRuns: 50, seed: 20_261_120 },
    );
  });

  test('JSON, any shape', async () => {
    const call = row('json', z.object({ value: z.unknown() }), z.null());
    const anything = fc
      .jsonValue({ maxDepth: 5, noUnicodeString: false })
      .filter((value) => !JSON.stringify(value).includes('\\u0000'));
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        const input = JSON.parse(JSON.stringify({ value })) as { value: unknown };
        const decoded = await decodeRequest(call, requestOf(call, input));
        expect(decoded).toEqual({ ok: true, input });
      }),
      { seed: 20_261_120 },
    );
  });
});

describe('input that does not fit', () => {
  const refused = async (call: WholeCall, request: Request) => {
    const { run } = implement(call, () => null);
    const response = await run(request, {});
    expect(response.status).toBe(200);
    return (await response.json()) as {
      errCode: number;
      errMsg: string;
      data: { fields: unknown };
    };
  };

  test('is refused with 2001 and a message for every field, the first one in front', async () => {
    const call = row(
      'json',
      z.object({
        mobilePhone: z.string().check(z.regex(/^1[3-9]\d{9}$/, '手机号格式不正确')),
        quantity: z.int().check(z.minimum(1)),
        items: z.array(z.object({ name: z.string().check(z.minLength(1)) })),
        kind: z.enum(['a', 'b']),
        note: z.string(),
        list: z.array(z.int()).check(z.maxLength(1)),
        flag: z.boolean(),
        size: z.number().check(z.multipleOf(4)),
        whole: z.int(),
      }),
      z.null(),
    );
    const body = await refused(
      call,
      requestOf(call, {
        mobilePhone: '123',
        quantity: 0,
        items: [{ name: 'x' }, { name: '' }],
        kind: 'c',
        list: [1, 2],
        flag: 'yes',
        size: 3,
        whole: 1.5,
      }),
    );
    expect(body).toMatchObject({ errCode: 2001, errMsg: '手机号格式不正确' });
    expect(body.data.fields).toEqual({
      mobilePhone: '手机号格式不正确',
      quantity: 'quantity 不能小于 1',
      'items.1.name': 'items.1.name 不能为空',
      kind: 'kind 应为 a、b 之一',
      note: 'note 不能缺少',
      list: 'list 最多 1 项',
      flag: 'flag 应为 true 或 false',
      size: 'size 应为 4 的倍数',
      whole: 'whole 应为整数',
    });
  });

  test.each([
    ['quantity=', 'quantity 应为数字'],
    ['quantity=abc', 'quantity 应为数字'],
    ['quantity=1&quantity=2', 'quantity 只能有一个值'],
    ['quantity=0x10', 'quantity 应为数字'],
    ['quantity=1e999', 'quantity 应为数字'],
    ['', 'quantity 不能缺少'],
  ])('query "%s": %s', async (query, message) => {
    const call = row('query', z.object({ quantity: z.number() }), z.null());
    const body = await refused(call, new Request(`http://shop.example/api/Test/Row?${query}`));
    expect(body.data.fields).toEqual({ quantity: message });
  });

  test.each([
    ['a body of another kind', '{}', 'text/plain', '请求格式应为 application/json'],
    ['broken JSON', '{', 'application/json', '提交的内容不是有效的 JSON'],
    ['a body over the limit', `"${'x'.repeat(1_048_576)}"`, 'application/json', '提交的内容过大'],
    [
      'bytes that are no UTF-8',
      new Uint8Array([0xff, 0xfe]),
      'application/json',
      '提交的内容不是 UTF-8 编码',
    ],
  ])('%s is refused with 2002', async (_name, content, type, message) => {
    const call = row('json', z.object({}), z.null());
    expect(await refused(call, post(content, type))).toMatchObject({
      errCode: 2002,
      errMsg: message,
    });
  });

  describe('of a hostile size', () => {
    let visited = 0;
    const item = z.object({
      name: z.string().check(
        z.refine(() => {
          visited += 1;
          return false;
        }),
      ),
    });
    const call = row(
      'json',
      z.object({ items: z.array(item), more: z.optional(z.unknown()) }),
      z.null(),
    );
    const sent = (value: unknown) => {
      visited = 0;
      return refused(call, post(JSON.stringify(value), 'application/json'));
    };

    test('64 kB is the most, unless the row asks for more', async () => {
      const items = Array.from({ length: 4_000 }, () => ({ name: 'x'.repeat(16) }));
      expect(await sent({ items })).toMatchObject({ errCode: 2002, errMsg: '提交的内容过大' });
      expect(visited).toBe(0);
      const roomy = row('json', z.object({ note: z.string() }), z.null(), { bodyMax: 100_000 });
      const note = 'x'.repeat(90_000);
      expect(await decodeRequest(roomy, requestOf(roomy, { note }))).toMatchObject({ ok: true });
    });

    test('more than 5,000 values are not looked at', async () => {
      expect(await sent({ items: Array(2_501).fill({ name: '' }) })).toMatchObject({
        errCode: 2002,
        errMsg: '提交的内容最多包含 5000 个值',
      });
      expect(visited).toBe(0);
      expect(await sent({ items: Array(2_499).fill({ name: '' }) })).toMatchObject({
        errCode: 2001,
      });
      expect(visited).toBe(2_499);
    });

    test('of 2,499 problems 20 are told, and how many more there are', async () => {
      const body = await sent({ items: Array(2_499).fill({ name: '' }) });
      expect(Object.keys(body.data.fields as object)).toHaveLength(20);
      expect(body.data).toMatchObject({ more: 2_479 });
    });

    test.each([
      [
        'more than 200 keys',
        { more: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [n, n])) },
        { more: 'more 最多 200 个字段' },
      ],
      [
        'a key of more than 128 characters',
        { more: { ['x'.repeat(129)]: 1 } },
        { more: 'more 的字段名最多 128 个字' },
      ],
      [
        'more than 32 levels',
        JSON.parse(`{"more":${'['.repeat(40)}${']'.repeat(40)}}`),
        { 'more.0.0.0.0.0.0.0': 'more.0.0.0.0.0.0.0 嵌套最多 32 层' },
      ],
    ])('%s in an object are refused by name', async (_, value, fields) => {
      expect((await sent({ items: [], ...value })).data.fields).toEqual(fields);
    });

    test.each(['form', 'multipart'] as const)(
      '%s: more than 5,000 pairs or parts',
      async (encoding) => {
        const flat = row(encoding, z.object({ ids: z.array(z.string()) }), z.null(), {
          bodyMax: 2_000_000,
        });
        const body = await refused(flat, requestOf(flat, { ids: Array<string>(5_001).fill('1') }));
        expect(body).toMatchObject({ errCode: 2002, errMsg: '提交的内容最多包含 5000 个值' });
      },
    );
  });

  test('a cut-off multipart body is refused with 2002', async () => {
    const call = row('multipart', z.object({}), z.null());
    const request = post('--x\r\nContent-Dis', 'multipart/form-data; boundary=x');
    expect(await refused(call, request)).toMatchObject({ errCode: 2002 });
  });

  test.each([
    ['NUL', '{"note":"a\\u0000b"}'],
    ['half a surrogate pair', '{"note":"\\ud800"}'],
  ])('%s in a text cannot be stored and is refused', async (_name, content) => {
    const call = row('json', z.object({ note: z.string() }), z.null());
    const body = await refused(call, post(content, 'application/json'));
    expect(body.data.fields).toEqual({ note: 'note 含有无法保存的字符' });
  });

  test('10,000 levels of nesting, prototype keys and a list instead of an object change nothing', async () => {
    const call = row('json', z.object({ note: z.optional(z.unknown()) }), z.null());
    const deep = `{"note":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(await refused(call, post(deep, 'application/json'))).toMatchObject({ errCode: 2001 });
    expect(await refused(call, post('[1]', 'application/json'))).toMatchObject({ errCode: 2001 });
    const decoded = await decodeRequest(
      call,
      post('{"__proto__":{"admin":true},"constructor":1}', 'application/json'),
    );
    expect(decoded).toEqual({ ok: true, input: {} });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('no body at all is an empty input', async () => {
    const call = row('json', z.object({ payNow: z._default(z.boolean(), true) }), z.null());
    expect(await decodeRequest(call, post('', 'application/json; charset=utf-8'))).toEqual({
      ok: true,
      input: { payNow: true },
    });
  });
});
