/** A link's configuration is judged like the server judges one that is sent. */
import { configuration as schema } from '@banxin/contract/entities/configuration';
import { products } from '@banxin/pricing/products';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isConfiguration } from './isConfiguration.ts';

const odd = fc.constantFrom<unknown>(
  ...[
    null,
    undefined,
    '',
    'x',
    'x'.repeat(41),
    0,
    1,
    -1,
    1.5,
    50,
    51,
    5000,
    5001,
    2 ** 53,
    Number.NaN,
  ],
  ...[
    true,
    [],
    {},
    [null],
    [{ id: 'foil' }],
    [{ id: 'foil', sides: 3 }],
    [{ id: 'foil', sides: 2 }],
  ],
  ...[
    [{ id: 'foil', params: { area: 1.5 } }],
    [{ id: 'foil', params: { area: 2 } }],
    [{ sides: 1 }],
  ],
  ...[[{ id: 'foil', extra: 1 }], new Array(21).fill({ id: 'foil' })],
);
const field = fc.constantFrom(
  ...[...Object.keys(schema._zod.def.shape), 'extra', 'constructor', 'toString'],
);

it('agrees with the schema on every change of a few fields', () => {
  const seen = { fit: 0, unfit: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...products),
      fc.dictionary(field, odd, { maxKeys: 2 }),
      ({ defaults }, changed) => {
        const value = { ...defaults, ...changed };
        const isFit = schema.safeParse(value).success;
        seen[isFit ? 'fit' : 'unfit'] += 1;
        expect(isConfiguration(value)).toBe(isFit);
      },
    ),
    { numRuns: 3_000, seed: 1 },
  );
  expect(Math.min(seen.fit, seen.unfit)).toBeGreaterThan(100);
});

it.each([[null], [undefined], ['text'], [7], [[]]])('is no configuration: %j', (value) => {
  expect(isConfiguration(value)).toBe(false);
});
