/** The catalogue as a whole: numbering, variety, rules that can happen, prices that make sense. */
import { describe, expect, it } from 'vitest';
import { categories, productById, products, productsIn } from '../src/catalogue/products.ts';
import { holds } from '../src/configure/expr.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import type { Family, Product, Rule } from '../src/types.ts';
import { fromPrice } from '../src/waterfall/fromPrice.ts';
import { randomConfiguration, seeded } from './jobs.ts';

/** Whether random configurations ever meet a rule's condition, and its breach. */
function reach(one: Product, rule: Rule): { when: boolean; breach: boolean } {
  const pick = seeded(one.id);
  const found = { when: false, breach: false };
  for (let n = 0; n < 4000 && !(found.when && found.breach); n += 1) {
    const configuration = randomConfiguration(pick, one);
    if (!holds(one, configuration, rule.when)) continue;
    found.when = true;
    const met = holds(one, configuration, rule.target);
    if (rule.effect === 'default' || met === (rule.effect === 'forbid')) found.breach = true;
  }
  return found;
}

describe('the catalogue', () => {
  it('has nine parents and at least forty products, numbered parent × 100 + n', () => {
    expect(categories.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(new Set(products.map((one) => one.id)).size).toBe(products.length);
    for (const one of products) {
      expect(Math.floor(one.id / 100)).toBe(one.parentId);
      expect(productById(one.id)).toBe(one);
    }
    for (const parent of categories) expect(productsIn(parent.id).length).toBeGreaterThan(3);
  });

  it('covers every family', () => {
    const families: Family[] = [
      'card',
      'flyer',
      'folded',
      'booklet',
      'sticker',
      'box',
      'bag',
      'redEnvelope',
      'couplet',
      'stock',
      'sample',
    ];
    expect([...new Set(products.map((one) => one.family))].sort()).toEqual(families.sort());
  });

  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s is complete',
    (_, __, one) => {
      expect(one.description.length).toBeGreaterThan(8);
      const tiers = [...one.quantity.tiers];
      expect(tiers).toEqual([...tiers].sort((a, b) => a - b));
      expect(one.quantity.custom?.min).toBe(tiers[0]);
      expect(one.quantity.custom?.max).toBe(tiers.at(-1));
      for (const craft of one.crafts) {
        const isOption = one.craftGroups.some((group) => group.id === craft.group);
        const isIncluded = one.included.some((use) => use.id === craft.id);
        expect(isOption || isIncluded).toBe(true);
      }
      for (const rule of one.rules) expect(rule.reason).toMatch(/\p{Script=Han}/u);
      const from = fromPrice(one, book);
      expect(from.total).toBeGreaterThan(500);
      expect(from.quantity).toBe(tiers[0]);
    },
  );

  it('has no rule that cannot happen', () => {
    const happened = new Set<string>();
    const all = new Set<string>();
    for (const one of products) {
      for (const rule of one.rules) {
        all.add(rule.id);
        const { when, breach } = reach(one, rule);
        if (when && breach) happened.add(rule.id);
      }
    }
    expect([...all].filter((id) => !happened.has(id))).toEqual([]);
  });

  it.each(products.map((one) => [one.id, one.name, one] as const))(
    '%i %s is delivered to every province of the mainland',
    (_, __, one) => {
      for (const province of ['上海', '广东', '新疆', '西藏', '黑龙江', '海南', '青海']) {
        const answer = quote(one, book, {
          configuration: one.defaults,
          customer: { type: 3, vipLevel: 0 },
          destination: { province },
          urgent: 'none',
          now: '2026-11-20T09:00:00+08:00',
        });
        expect(answer.valid && answer.delivery?.options.some((o) => o.available)).toBe(true);
      }
    },
  );
});
