/** Everything that the catalogue and the engine say has English: a new id or sentence without it is red. */
import { describe, expect, it } from 'vitest';
import { USES } from '../src/catalogue/facts.ts';
import { categories, products } from '../src/catalogue/products.ts';
import { choose, evaluate, optionStates, describe as specOf } from '../src/configure/configure.ts';
import { specLines } from '../src/configure/describe.ts';
import { SHEETS } from '../src/plan/sheets.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Configuration, Line, Product, QuoteInput } from '../src/types.ts';
import { chinese } from '../src/wording/chinese.ts';
import { english, englishOf, inEnglish } from '../src/wording/english.ts';
import { englishNames } from '../src/wording/englishNames.ts';
import { name, type Sentence, sentence } from '../src/wording/sentence.ts';
import { randomJob, seeded } from './jobs.ts';

const CHINESE = /[\u3400-\u9fff\uff00-\uffef]/;

/** Every text in a value, except ids and what is not worded yet. */
function textsOf(value: unknown, key = ''): string[] {
  if (['said', 'unit', 'pieceUnit', 'configuration', 'wording'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, one]) =>
    textsOf(one, Array.isArray(value) ? key : field),
  );
}

const chineseIn = (value: unknown): string[] => textsOf(value).filter((text) => CHINESE.test(text));

/** Everything that was said and is not worded yet. */
function saidIn(value: unknown, key = ''): Sentence[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && ['said', 'label', 'detail', 'value'].includes(key)) {
    return [value as unknown as Sentence];
  }
  return Object.entries(value).flatMap(([field, one]) => saidIn(one, field));
}

describe('in English', () => {
  it.each(products.map((one) => [one.id, one] as const))('product %i is named whole', (_, one) => {
    const { quantity, ...product } = inEnglish(one);
    expect(chineseIn(product)).toEqual([]);
    expect(chineseIn(optionStates(inEnglish(one), one.defaults))).toEqual([]);
    expect(quantity).toBe(one.quantity);
  });

  it('categories, carriers, factories, press sheets and rush levels have names', () => {
    const own = (table: Parameters<typeof name>[0], things: readonly [string | number, string][]) =>
      things.map(([id, inChinese]) => english(name(table, id, inChinese)));
    const named = [
      ...own(
        'category',
        categories.map((one) => [one.id, one.name]),
      ),
      ...own(
        'carrier',
        book.carriers.map((one) => [one.code, one.name]),
      ),
      ...own(
        'factory',
        book.factories.map((one) => [one.id, one.name]),
      ),
      ...own(
        'sheet',
        Object.values(SHEETS).map((one) => [one.id, one.name]),
      ),
      ...own(
        'urgent',
        Object.entries(book.urgent).map(([id, { label }]) => [id, label]),
      ),
    ];
    expect(named.length).toBeGreaterThan(30);
    expect(chineseIn(named)).toEqual([]);
  });

  it('names nothing that does not exist', () => {
    const ids = {
      // 1: an order out of the cloud warehouse, which no catalogue lists.
      product: ['1', ...products.map(({ id }) => String(id))],
      description: products.map(({ id }) => String(id)),
      category: categories.map(({ id }) => String(id)),
      use: Object.keys(USES),
      craft: products.flatMap(({ crafts }) => crafts.map(({ id }) => id)),
      group: products.flatMap(({ craftGroups }) => craftGroups.map(({ id }) => id)),
      rule: products.flatMap(({ rules }) => rules.map(({ id }) => id)),
      material: products.flatMap(({ materials }) => materials.map(({ id }) => id)),
      cover: products.flatMap(({ covers }) => (covers ?? []).map(({ id }) => id)),
      size: products.flatMap(({ id, size }) =>
        size.presets.flatMap((one) => [one.id, `${id}.${one.id}`]),
      ),
    };
    for (const [table, known] of Object.entries(ids)) {
      const named = Object.keys(englishNames[table as keyof typeof ids]);
      expect(
        named.filter((id) => !known.includes(id)),
        table,
      ).toEqual([]);
    }
  });

  it('every use is named', () => {
    expect(Object.keys(englishNames.use)).toEqual(Object.keys(USES));
  });

  it('a thing without an English name keeps its own', () => {
    expect(english(name('craft', 'newCraft', '新工艺'))).toBe('新工艺');
  });

  const pick = seeded(20_261_122);
  const jobs = Array.from({ length: 150 }, () => randomJob(pick));
  const terms = (configuration: Configuration, at: number): QuoteInput => ({
    configuration,
    customer: { type: at % 2 ? 5 : 3, vipLevel: at % 3 ? 6 : 2 },
    urgent: at % 5 === 0 ? 'minus1' : 'none',
    destination: { province: ['上海市', '河南省', '西藏自治区'][at % 3] ?? '', city: '永城市' },
    packaging: { outer: 'carton', separateStyles: true, neutral: true, tearProof: true },
    entitlements: { urgent: at % 2, samples: 1 },
    now: '2026-11-20T09:00:00+08:00',
  });

  it('a quote says the same for the same money, with no Chinese in it', () => {
    let priced = 0;
    const amounts = (lines: readonly Line[]): unknown[] =>
      lines.map((one) => [one.id, one.amount, amounts(one.children ?? [])]);
    for (const [at, { product, configuration }] of jobs.entries()) {
      const input = terms(configuration, at);
      const own = quote(product, book, input);
      const other = quote(inEnglish(product), book, input);
      expect(chineseIn(other)).toEqual([]);
      expect(own.valid).toBe(other.valid);
      if (!own.valid || !other.valid) continue;
      priced += 1;
      expect(other.total).toBe(own.total);
      expect(amounts(other.lines)).toEqual(amounts(own.lines));
    }
    expect(priced).toBeGreaterThan(100);
  });

  it('a stored order is worded from its parts: lines, specification, reasons of carriers', () => {
    let count = 0;
    for (const [at, { product, configuration }] of jobs.entries()) {
      const stored: unknown = JSON.parse(
        JSON.stringify([
          quote(product, book, terms(configuration, at)),
          specLines(product, configuration),
        ]),
      );
      for (const said of saidIn(stored)) {
        count += 1;
        expect(englishOf(chinese(said), said)).not.toMatch(CHINESE);
      }
    }
    expect(count).toBeGreaterThan(2000);
  });

  it('what a label says is what its parts sentence', () => {
    for (const [at, { product, configuration }] of jobs.entries()) {
      const own = quote(product, book, terms(configuration, at));
      if (!own.valid) continue;
      for (const line of own.lines.flatMap((one) => [one, ...(one.children ?? [])])) {
        expect(chinese(line.said.label)).toBe(line.label);
        expect(line.said.detail ? chinese(line.said.detail) : '').toBe(line.detail);
      }
    }
  });

  it('an order that says what nobody says any more stays as it was stored', () => {
    expect(englishOf('旧说法', ['formerSentence', 3])).toBe('旧说法');
    expect(englishOf('旧说法', sentence('perStyle', ['formerSentence'], 2))).toBe('旧说法');
    expect(englishOf('旧说法', undefined)).toBe('旧说法');
  });

  it('every reason against a choice, and every way out, has no Chinese in it', () => {
    const changes: readonly object[] = [
      ...[{ gsm: 77 }, { sizeId: '' }, { sizeId: 'custom', widthMm: 1, heightMm: 9999 }],
      ...[{ materialId: '' }, { materialId: 'none' }, { colours: '9+9' }, { spot: 9 }],
      ...[{ pages: 7 }, { pages: undefined }, { coverId: 'none' }, { coverId: undefined }],
      ...[{ quantity: 3 }, { styles: 99 }, { crafts: [] }, { crafts: [{ id: 'none' }] }],
      ...[{ strange: 1 }, { productId: 1 }, { depthMm: 3 }, { widthMm: 1 }, { heightMm: 3000 }],
    ];
    const reasons = new Set<string>();
    for (const one of products) {
      const product: Product = inEnglish(one);
      const all = product.crafts.map(({ id }) => ({ id, sides: 2, params: { area: 0, other: 1 } }));
      const odd = { crafts: all.map((use) => ({ ...use, colour: 1 })) };
      for (const change of [...changes, { crafts: all }, odd]) {
        const judged = evaluate(product, { ...one.defaults, ...change } as Configuration);
        expect(chineseIn(judged)).toEqual([]);
        for (const { said } of [...judged.conflicts, ...judged.missing]) reasons.add(said[0]);
      }
      for (const { id } of optionStates(product, one.defaults)) {
        expect(chineseIn(choose(product, one.defaults, id).changes)).toEqual([]);
      }
    }
    expect(reasons.size).toBeGreaterThanOrEqual(15);
  });

  it('speaks the trade', () => {
    const card = products.find(({ id }) => id === 101) as Product;
    expect(specOf(inEnglish(card), card.defaults)).toBe(
      '300 gsm gloss coated · 90×54 · 4/4, both sides · 500 pcs · Gloss lamination (both sides)',
    );
    const priced = quote(inEnglish(card), book, terms(card.defaults, 1));
    expect(priced.valid && priced.process.label).toBe('Gang run · half sheet 889 × 597 · 90-up');
    expect(specLines(inEnglish(card), card.defaults).map(({ label }) => label)).toEqual([
      'Finished size',
      'Stock',
      'Inks',
      'Finishing',
      'Quantity',
    ]);
  });
});
