import type { Call } from '@banxin/contract/call';
import { openApiDocument } from '@banxin/contract/openapi';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registrations } from '../src/registry.ts';
import { createTestServer } from './harness.ts';

const server = await createTestServer();
const browser = server.browser();
await browser.login('悦享包装');

/** Values that nobody meant, for any field. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '　',
    0,
    -1,
    -0.5,
    1.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    [null],
    [[[]]],
    { $ne: null },
    'x'.repeat(20_000),
    '\u0000',
    '\ud800',
    '\u202e',
    '👩‍👩‍👧‍👦'.repeat(50),
    '__proto__',
    'constructor',
    "' or 1=1; drop table orders; --",
    '%',
    '_%\\',
    '\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '=cmd|calc',
    '2026-02-31',
    '9999-99-99',
    '13800000001',
    '261120227765609',
    'pickup',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const document = openApiDocument();

/** Names that must point at something there is, or every call ends at "not found". */
const real: Readonly<Record<string, unknown>> = await (async () => {
  const order = await server.db
    .selectFrom('orders')
    .select(['id', 'order_sn'])
    .where('customer_id', '=', 1)
    .where('status', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const payment = await server.db
    .selectFrom('payments')
    .select('payment_sn')
    .where('customer_id', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { order_sn: sn, id } = order;
  return { orderSN: sn, ordersn: sn, orderId: id, id, paymentSN: payment.payment_sn };
})();

const withReal = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, real[name] ?? value]));

/** An input that fits the row, from the reference. */
function exampleOf(call: Call): Record<string, unknown> {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  const body = Object.values(operation?.requestBody?.content ?? {})[0];
  if (body?.example && typeof body.example === 'object') {
    return withReal(body.example as Record<string, unknown>);
  }
  return withReal(
    Object.fromEntries(
      (operation?.parameters ?? [])
        .filter(({ in: place }) => place === 'query')
        .map(({ name, example }) => [name, example]),
    ),
  );
}

const flat = (input: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();

async function statusOf(call: Call, input: unknown): Promise<{ status: number; text: string }> {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >;
  const headers = new Headers({ 'x-requested-with': 'banxin' });
  const init: RequestInit = { method: call.method, headers };
  let { path } = call;
  if (call.encoding === 'query') path = `${path}?${flat(fields)}`;
  else if (call.encoding === 'json') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input) ?? '';
  } else {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    init.body = flat(fields);
  }
  const response = await browser.fetch(path, init);
  return { status: response.status, text: await response.text() };
}

/** Logging in or out in between would change who asks. */
const calls = registrations
  .map(({ call }) => call)
  .filter(({ name }) => !name.startsWith('Login.'));

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('whatever is sent, the answer is no surprise', async () => {
    const example = exampleOf(call);
    const names = Object.keys(example);
    const mutated =
      names.length === 0
        ? nasty
        : fc.oneof(
            { weight: 1, arbitrary: nasty },
            {
              weight: 4,
              arbitrary: fc
                .tuple(fc.constantFrom(...names), nasty)
                .map(([name, value]): unknown => ({ ...example, [name]: value })),
            },
          );
    await fc.assert(
      fc.asyncProperty(mutated, async (input) => {
        // Limits are tested elsewhere.
        server.clock.advance(61_000);
        const { status, text } = await statusOf(call, input);
        expect(status, text).toBeLessThan(500);
        expect(text).not.toMatch(/at .*\.ts:\d+|node_modules/);
      }),
      { numRuns: 60, seed: 20_261_120 },
    );
  });
});
