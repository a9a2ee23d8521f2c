/** Configurations over the wire: each is answered with a price or a refusal, and nothing undeclared moves a price. */
import { checkFile } from '@banxin/contract/calls/file/printFile';
import { createOrder } from '@banxin/contract/calls/order/create';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { configuration as schema } from '@banxin/contract/entities/configuration';
import { errCode } from '@banxin/contract/errors';
import { choose } from '@banxin/pricing/configure';
import { products } from '@banxin/pricing/products';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { CARDS, configurationOf, enter } from './order.testkit.ts';

const server = await createTestServer();
let browser: Browser;
let file: string;
beforeAll(async () => {
  ({ browser } = await enter(server));
  file = await upload(server, browser, FIXTURES['card-with-bleed']());
});

interface Envelope {
  readonly errCode: number;
  readonly errMsg: string;
  readonly data: { readonly total?: number } | null;
}

/** Crafts a customer may choose, each in a configuration of its product. */
const pairs = products.flatMap((product) =>
  product.crafts
    .filter((craft) => product.craftGroups.some(({ id }) => id === craft.group))
    .map((craft) => {
      const { configuration } = choose(product, product.defaults, `craft:${craft.id}`);
      const withParams = (params: object) => ({
        ...configuration,
        crafts: configuration.crafts.map((use) =>
          use.id === craft.id ? { ...use, params: { ...use.params, ...params } } : use,
        ),
      });
      return { withParams };
    }),
);

/** Sends a body as it is written: `1e999` and a field called `__proto__` come through. */
async function send(path: string, body: string): Promise<Envelope & { status: number }> {
  // limits are tested elsewhere
  server.clock.advance(61_000);
  const headers = { 'x-requested-with': 'banxin', 'content-type': 'application/json' };
  const response = await browser.fetch(path, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as Envelope) };
}
const quoted = (configuration: string) =>
  send(calculateQuote.path, `{"configuration":${configuration}}`);

test('what the catalogue starts with passes the door', () => {
  for (const { defaults } of products) expect(schema.safeParse(defaults).success).toBe(true);
});

describe('a parameter that nobody declared', () => {
  test('is priced and ordered by nobody, in the words of the craft', async () => {
    const configuration = { ...CARDS, crafts: [{ id: 'cornerR3', params: { count: 0 } }] };
    for (const call of [calculateQuote, createOrder]) {
      const answer = await send(call.path, JSON.stringify({ configuration }));
      expect(answer).toMatchObject({ status: 200, errCode: errCode.configurationImpossible });
      expect(answer.errMsg).toContain('圆角 R3没有“count”这个参数');
    }
  });

  test('never reaches the engine under the name of the prototype', async () => {
    const plain = await quoted(JSON.stringify(CARDS));
    const text = JSON.stringify({ ...CARDS, crafts: [{ id: 'filmGloss', sides: 2, params: {} }] });
    const hostile = await quoted(text.replace('"params":{}', '"params":{"__proto__":0}'));
    expect(plain.data?.total).toBeGreaterThan(0);
    expect(hostile.data?.total).toBe(plain.data?.total);
  });
});

test.each([
  ['a fraction', { quantity: 2.5 }, 'configuration.quantity'],
  ['half a spot ink', { spot: 0.5 }, 'configuration.spot'],
  ['a field that no configuration has', { unitPrice: 1 }, 'unitPrice'],
  ['a half hole', { crafts: [{ id: 'punch', params: { count: 0.5 } }] }, 'count'],
  ['a field that no craft has', { crafts: [{ id: 'punch', times: 0 }] }, 'times'],
])('%s is refused at the door, with its name', async (_, change, name) => {
  const answer = await quoted(JSON.stringify({ ...CARDS, ...change }));
  expect(answer).toMatchObject({ status: 200, errCode: errCode.invalidInput });
  expect(answer.errMsg).toContain(name);
});

describe('numbers that nobody meant', () => {
  const numbers = fc.constantFrom(
    ...[
      '0',
      '-0',
      '-1',
      '0.5',
      '1e308',
      '-1e308',
      '1e999',
      '9007199254740992',
      '5e-324',
      '1.0000000001',
    ],
    ...['2147483648', '50000', '1000000', 'null', '"NaN"', '"1"', '[]', '{}', 'true'],
  );
  const field = fc.constantFrom(
    ...[
      'productId',
      'widthMm',
      'heightMm',
      'depthMm',
      'gsm',
      'spot',
      'pages',
      'quantity',
      'styles',
    ],
  );
  const param = fc.constantFrom('count', 'area', 'constructor', '__proto__', '');
  const fields = fc
    .tuple(fc.constantFrom(...products), fc.dictionary(field, numbers, { minKeys: 1, maxKeys: 3 }))
    .map(([{ id }, changes]) => {
      const kept = Object.entries(configurationOf(id)).filter(([name]) => !(name in changes));
      const texts = [
        ...kept.map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
        ...Object.entries(changes).map(([name, value]) => `"${name}":${value}`),
      ];
      return `{${texts.join()}}`;
    });
  const params = fc
    .tuple(fc.constantFrom(...pairs), param, numbers)
    .map(([{ withParams }, name, value]) =>
      JSON.stringify(withParams({ hostile: 0 })).replace('"hostile":0', `"${name}":${value}`),
    );
  const written = fc.oneof(fields, params);

  test('are answered with a whole price or a refusal, by the quote', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (configuration) => {
        const answer = await quoted(configuration);
        expect(answer.status).toBe(200);
        if (answer.errCode === errCode.ok) {
          expect(Number.isSafeInteger(answer.data?.total)).toBe(true);
          expect(answer.data?.total).toBeGreaterThan(0);
        } else expect(answer.errMsg).not.toBe('');
      }),
      { numRuns: 600, seed: 20_261_120 },
    );
  });

  test('are answered by the order and by the check of a file', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (configuration) => {
        const ordered = await send(createOrder.path, `{"configuration":${configuration}}`);
        expect(ordered.status).toBe(200);
        const checked = await send(
          checkFile.path,
          `{"id":"${file}","configuration":${configuration}}`,
        );
        expect(checked.status).toBe(200);
      }),
      { numRuns: 150, seed: 20_261_120 },
    );
  });
});
