/** Who says that this may be here? Whatever a configuration carries is declared by its product, or refused. */
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { choose, describe as inWords } from '../src/configure/configure.ts';
import { planSetOf, rawPrice } from '../src/plan/planSet.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Configuration, Craft, CraftUse, Product } from '../src/types.ts';

const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  'sides',
  'times',
  'Count',
  'count ',
  '',
  '0',
];
const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/** Every name that some craft of the catalogue declares, and names that none does. */
const NAMES = [
  ...new Set(
    products.flatMap(({ crafts }) => crafts.flatMap(({ params }) => params ?? [])).map((p) => p.id),
  ),
  ...HOSTILE_NAMES,
];

/** Crafts a customer may choose, each in a configuration that can be made. */
const pairs = products.flatMap((product) =>
  product.crafts
    .filter((craft) => product.craftGroups.some(({ id }) => id === craft.group))
    .map((craft) => {
      const { configuration } = choose(product, product.defaults, `craft:${craft.id}`);
      return [
        `${product.id} ${product.name} ${craft.label}`,
        { product, craft, configuration },
      ] as const;
    }),
);

const ask = (product: Product, configuration: Configuration) =>
  quote(product, book, {
    configuration,
    customer: { type: 3, vipLevel: 0 },
    urgent: 'none',
    now: '2026-11-20T09:00:00+08:00',
  });

/** List price before the ladder rule, of what can be made and of what a rule forbids alike. */
const rawOf = (product: Product, configuration: Configuration): number =>
  rawPrice(planSetOf(product, book, configuration), configuration.quantity).price;

/** The configuration with one craft's choice changed, as JSON brings it: a name may be `__proto__`. */
function having(configuration: Configuration, craft: Craft, change: object): Configuration {
  return {
    ...configuration,
    crafts: configuration.crafts.map(
      (use): CraftUse => (use.id === craft.id ? { ...use, ...change } : use),
    ),
  };
}

function withParam(configuration: Configuration, craft: Craft, name: string, value: number) {
  const use = configuration.crafts.find(({ id }) => id === craft.id);
  const params = Object.fromEntries([...Object.entries(use?.params ?? {}), [name, value]]);
  return having(configuration, craft, { params });
}

function reasonOf(product: Product, configuration: Configuration): string {
  const answer = ask(product, configuration);
  if (answer.valid) throw new Error(`priced at ${answer.total}`);
  return answer.conflicts.map(({ reason }) => reason).join('；');
}

describe.each(pairs)('%s', (_, { product, craft, configuration }) => {
  const declared = craft.params ?? [];
  const undeclared = NAMES.filter((name) => !declared.some(({ id }) => id === name));

  it('can be chosen, or a rule of the product says why not', () => {
    expect(configuration.crafts.map(({ id }) => id)).toContain(craft.id);
    const answer = ask(product, configuration);
    const rules = product.rules.map(({ reason }) => reason);
    if (!answer.valid) expect(rules).toContain(answer.conflicts[0]?.reason);
  });

  it('refuses every parameter that it does not declare, and says which', () => {
    for (const name of undeclared) {
      for (const value of [...HOSTILE_NUMBERS, 1, 2, 100]) {
        const hostile = withParam(configuration, craft, name, value);
        const reason = reasonOf(product, hostile);
        expect(reason).toContain(craft.label);
        expect(reason).toContain(`“${name}”`);
        // nor can anything be charged that was not judged
        expect(() => planSetOf(product, book, hostile)).toThrow(RangeError);
      }
    }
  });

  it('takes whole numbers of its range only, and says which parameter', () => {
    for (const param of declared) {
      for (const value of [...HOSTILE_NUMBERS, param.min - 1, param.max + 1, param.min + 0.5]) {
        const hostile = withParam(configuration, craft, param.id, value);
        expect(reasonOf(product, hostile)).toContain(`${craft.label}的${param.label}`);
        expect(() => planSetOf(product, book, hostile)).toThrow(RangeError);
      }
    }
  });

  it('never costs less when there is more of it, and its words sentence how much', () => {
    for (const param of declared) {
      let before = 0;
      for (let value = param.min; value <= param.max; value += param.step) {
        const more = withParam(configuration, craft, param.id, value);
        const price = rawOf(product, more);
        expect(price).toBeGreaterThanOrEqual(before);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(inWords(product, more)).toContain(`${param.label} ${value}${param.unit}`);
        before = price;
      }
    }
  });

  it('has the sides that it declares and no others', () => {
    for (const sides of [0, 1, 2, 3, 1.5, -1, Number.NaN] as (1 | 2)[]) {
      const chosen = having(configuration, craft, { sides });
      if (craft.sides?.includes(sides)) continue;
      expect(reasonOf(product, chosen)).toContain(craft.label);
      expect(() => planSetOf(product, book, chosen)).toThrow(RangeError);
    }
  });

  it('is not to be had for nothing: the raw price with it is never below the one without', () => {
    if (product.craftGroups.some(({ id, required }) => id === craft.group && required)) return;
    const without = {
      ...configuration,
      crafts: configuration.crafts.filter(({ id }) => id !== craft.id),
    };
    expect(rawOf(product, configuration)).toBeGreaterThan(rawOf(product, without));
  });

  it('has no field but its number, its parameters and its sides', () => {
    const smuggled = having(configuration, craft, { times: 0 });
    expect(reasonOf(product, smuggled)).toContain('“times”');
  });
});

describe.each(products.map((one) => [`${one.id} ${one.name}`, one] as const))(
  '%s',
  (_, product) => {
    const refuses = (change: object, ...words: string[]) => {
      const reason = reasonOf(product, { ...product.defaults, ...change });
      for (const word of words) expect(reason).toContain(word);
    };

    it('refuses what it has no room for: a cover, pages, a depth, spot inks', () => {
      if (!product.pages) {
        for (const coverId of ['self', 'c200', '__proto__']) refuses({ coverId }, '封面');
        refuses({ pages: 8 }, '页数');
      }
      if (product.defaults.depthMm === undefined) refuses({ depthMm: 1 }, '厚度');
      refuses({ spot: (product.spot?.max ?? 0) + 1 }, '专色');
    });

    it('refuses fields that no configuration has', () => {
      refuses({ discount: 1 }, '“discount”');
      refuses({ unitPrice: 0 }, '“unitPrice”');
    });

    it('refuses hostile numbers in every field', () => {
      const fields = [
        'widthMm',
        'heightMm',
        'depthMm',
        'gsm',
        'spot',
        'pages',
        'quantity',
        'styles',
      ];
      for (const field of fields) {
        for (const value of HOSTILE_NUMBERS) {
          const answer = ask(product, { ...product.defaults, [field]: value });
          // nothing is the same as none: no spot inks
          if (field === 'spot' && value === 0) continue;
          expect(answer.valid, `${field} ${value}`).toBe(false);
        }
      }
    });
  },
);
