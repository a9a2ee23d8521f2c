/** Every line of every quote is worked out on paper: whoever does its formulas again from its inputs comes to its amount. */
import type { WorkingStep } from '@banxin/contract/entities/working';
import { describe, expect, it } from 'vitest';
import { products } from '../src/catalogue/products.ts';
import { repair } from '../src/configure/configure.ts';
import { priceForDrops } from '../src/delivery/severalPrice.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { CustomerTerms, Line, PricedQuote, QuoteInput } from '../src/types.ts';
import { discounted } from '../src/waterfall/discounts.ts';
import { leavesOf } from '../src/waterfall/shares.ts';
import { explainedDiscounts } from '../src/working/discounts.ts';
import { explainedDrops } from '../src/working/drops.ts';
import { evaluate } from '../src/working/evaluate.ts';
import { explained } from '../src/working/explain.ts';
import { formulaText, isNamed, stepName, valueText } from '../src/working/words.ts';
import { randomConfiguration, seeded } from './jobs.ts';

const JOBS_PER_PRODUCT = 60;
const provinces = ['福建省', '广东省', '北京市', '西藏自治区', '上海市', '河南省'] as const;
const customers: readonly CustomerTerms[] = [
  { type: 3, vipLevel: 0 },
  { type: 5, vipLevel: 6 },
  { type: 4, vipLevel: 8 },
  { type: 8, vipLevel: 1 },
];

/** Random quotes over all products that can be made. */
const quotes = products
  .flatMap((product, at) => {
    const pick = seeded(20_261_125 + at);
    return Array.from({ length: JOBS_PER_PRODUCT }, () => {
      const configuration = repair(product, randomConfiguration(pick, product));
      const input: QuoteInput = {
        configuration,
        customer: customers[pick(customers.length)] as CustomerTerms,
        urgent: pick(3) === 0 ? 'minus1' : 'none',
        destination: { province: provinces[pick(provinces.length)] as string },
        packaging: {
          ...(pick(3) === 0 && { neutral: true }),
          ...(pick(3) === 0 && { tearProof: true }),
          ...(pick(2) === 0 && { separateStyles: true }),
          ...(pick(2) === 0 && { outer: 'carton' as const }),
        },
        now: '2026-11-20T09:00:00+08:00',
      };
      const plain = quote(product, book, input);
      const made = plain.valid ? plain : quote(product, book, { ...input, urgent: 'none' });
      return { product, input, made };
    });
  })
  .filter((one): one is typeof one & { made: PricedQuote } => one.made.valid);

const all = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => [line, ...all(line.children ?? [])]);

const explain = ({ product, input, made }: (typeof quotes)[number]) => {
  const urgent = made.urgent > 0 ? input.urgent : 'none';
  return explained(product, book, { ...input, urgent }, made);
};

describe('a line of a price', () => {
  it('is worked out for every product', () => {
    expect(new Set(quotes.map(({ product }) => product.id)).size).toBe(products.length);
    const without = new Map<string, number>();
    for (const one of quotes) {
      for (const line of leavesOf(explain(one).lines)) {
        if (line.working === undefined) {
          const key = `${one.product.id} ${one.made.process.mode} ${line.id}`;
          without.set(key, (without.get(key) ?? 0) + 1);
        }
      }
    }
    expect(Object.fromEntries(without)).toEqual({});
  });

  it('comes to its amount when its formulas are done again from its inputs', () => {
    for (const one of quotes) {
      for (const { id, amount, working } of all(explain(one).lines)) {
        if (working) expect([id, evaluate(working)]).toEqual([id, amount]);
      }
    }
  });

  it('shows at every step what its formula gives', () => {
    for (const one of quotes.filter((_, at) => at % 7 === 0)) {
      for (const { working = [] } of all(explain(one).lines)) {
        for (const [at, { value }] of working.entries()) {
          expect(evaluate(working.slice(0, at + 1))).toBe(value);
        }
      }
    }
  });

  it('says the same amounts as before it was explained', () => {
    for (const one of quotes) {
      const plain = (lines: readonly Line[]): Line[] =>
        lines.map(({ working: _, children, ...line }) => ({
          ...line,
          ...(children && { children: plain(children) }),
        }));
      expect(plain(explain(one).lines)).toEqual(one.made.lines);
    }
  });

  it('gives the fen that a division leaves over to a part, one at most', () => {
    for (const one of quotes) {
      for (const { working = [] } of all(explain(one).lines)) {
        const rest = working.find(({ id }: WorkingStep) => id === 'rest');
        expect(rest === undefined || rest.value === 1).toBe(true);
      }
    }
  });

  it('is left without a working when its amount is another than its formula', () => {
    const [one] = quotes;
    if (one === undefined) throw new Error('No quote at all');
    const other = { ...one.made, lines: one.made.lines.map((l) => ({ ...l, amount: l.amount })) };
    const freight = other.lines.find(({ id }) => id === 'freight');
    if (freight === undefined) throw new Error('No freight');
    Object.assign(freight, { amount: freight.amount + 1 });
    const found = explained(one.product, book, one.input, other);
    expect(found.lines.find(({ id }) => id === 'freight')?.working).toBeUndefined();
  });
});

describe('what an order takes off', () => {
  const discounts = {
    coupon: {
      id: 'a',
      name: '九折',
      kind: 'percentOff' as const,
      stackGroup: 'order' as const,
      value: 1000,
      minSpend: fen(0),
      cap: fen(3000),
      scope: {},
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
    },
    freightCoupon: {
      id: 'b',
      name: '运费券',
      kind: 'freeFreight' as const,
      stackGroup: 'freight' as const,
      value: 1000,
      minSpend: fen(0),
      scope: {},
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
    },
    entitlements: { urgent: 1, samples: 2 },
    redPacket: 1234,
  };

  it('is worked out as the lines it is taken from', () => {
    for (const one of quotes.filter((_, at) => at % 5 === 0)) {
      const urgent = one.made.urgent > 0 ? ('minus1' as const) : ('none' as const);
      const base = explain(one);
      const terms = { customer: one.input.customer, urgent, today: '2026-11-20' };
      const made = discounted(one.product, base, terms, discounts);
      const found = explainedDiscounts(base, made, discounts);
      for (const line of leavesOf(found.lines)) {
        expect([line.id, line.working && evaluate(line.working)]).toEqual([line.id, line.amount]);
      }
    }
  });
});

describe('the freight of several addresses', () => {
  it('is worked out for each of them', () => {
    for (const one of quotes.filter(
      ({ input }, at) => at % 5 === 1 && input.configuration.quantity > 3,
    )) {
      const { destination: _, ...input } = one.input;
      const plain = quote(one.product, book, { ...input, urgent: 'none' });
      if (!plain.valid) continue;
      const { quantity } = input.configuration;
      const drops = [
        { province: '上海市', quantity: 1 },
        { province: '新疆维吾尔自治区', quantity: quantity - 1 },
      ];
      const several = priceForDrops({ product: one.product, book, input }, plain, drops);
      if (!several.possible) continue;
      const packed = {
        product: one.product,
        book,
        configuration: input.configuration,
        packaging: input.packaging ?? {},
      };
      const made = explainedDrops(packed, several.priced, drops, several.ways);
      const group = made.lines.find(({ id }) => id === 'freight');
      expect(group?.children?.length).toBe(2);
      for (const { amount, working } of group?.children ?? []) {
        expect(working && evaluate(working)).toBe(amount);
      }
    }
  });
});

describe('the words of a working', () => {
  it('name every step in both languages', () => {
    const bare = new Set<string>();
    for (const one of quotes) {
      for (const { working = [] } of all(explain(one).lines)) {
        for (const step of working) {
          if (step.said === undefined && !isNamed(step)) bare.add(step.id);
          expect(/[㐀-鿿]/.test(stepName(step, 'en'))).toBe(false);
        }
      }
    }
    expect([...bare]).toEqual([]);
  });

  it('write a formula with the numbers that it is computed with', () => {
    const steps: WorkingStep[] = [
      { id: 'net.0', unit: 'count', value: 1250 },
      { id: 'wasteRate.0', unit: 'rate', value: 300 },
      { id: 'wasteSheets.0', unit: 'count', value: 120 },
    ];
    const sheets: WorkingStep = {
      id: 'sheets.0',
      unit: 'count',
      value: 1408,
      by: ['+', ['×', 'net.0', ['+', 1, 'wasteRate.0']], 'wasteSheets.0'],
      round: 'up',
    };
    expect(formulaText(sheets, steps, 'zh')).toBe('1,250 × (1 + 3%) + 120，向上取整到 1');
    expect(formulaText(sheets, steps, 'en')).toBe('1,250 × (1 + 3%) + 120, up to the next 1');
    expect(valueText({ unit: 'milliFen', value: 48_329 })).toBe('¥0.48329');
    expect(valueText({ unit: 'area', value: 1_061_466 })).toBe('1.061466 m²');
    expect(valueText({ unit: 'fen', value: -710 })).toBe('−¥7.10');
  });
});
