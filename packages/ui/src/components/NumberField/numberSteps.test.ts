// Steps, tiers and limits of a quantity.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, keyTarget, type NumberRules, stepFrom } from './numberSteps.ts';

const ladder: NumberRules = { tiers: [100, 200, 500, 1000, 2000] };
const open: NumberRules = { ...ladder, allowsOther: true, minValue: 100, maxValue: 5000, step: 50 };
const plain: NumberRules = { minValue: 100, maxValue: 2000, step: 100 };

describe('a typed number', () => {
  it.each([
    ['ladder', ladder, 500, 500, null],
    ['ladder', ladder, 350, 500, 'tier'],
    ['ladder', ladder, 1, 100, 'least'],
    ['ladder', ladder, 9999, 2000, 'most'],
    ['open ladder', open, 500, 500, null],
    ['open ladder', open, 350, 350, null],
    ['open ladder', open, 360, 350, 'step'],
    ['open ladder', open, 9999, 5000, 'most'],
    ['plain', plain, 640, 600, 'step'],
    ['plain', plain, 650, 700, 'step'],
    ['plain', plain, 50, 100, 'least'],
    ['plain', plain, 2001, 2000, 'most'],
    ['no rules', {}, -3.5, -3.5, null],
    ['fraction', { minValue: 0, step: 0.1 }, 0.3, 0.3, null],
    ['uneven top', { minValue: 1, maxValue: 10, step: 4 }, 10, 9, 'most'],
  ] as const)('%s: %#', (_name, rules, typed, value, misfit) => {
    expect(fit(typed, rules)).toEqual({ value, misfit });
  });
});

describe('keys', () => {
  it.each([
    ['ArrowUp', 500, 1000],
    ['ArrowDown', 500, 200],
    ['PageUp', 100, 1000],
    ['PageDown', 2000, 200],
    ['Home', 500, 100],
    ['End', 500, 2000],
    ['ArrowUp', 2000, 2000],
    ['ArrowDown', 100, 100],
    ['ArrowUp', 350, 500],
    ['ArrowDown', 350, 200],
  ])('on the ladder %s leads from %i to %i', (key, now, next) => {
    expect(keyTarget(key, now, ladder)).toBe(next);
  });

  it.each([
    ['ArrowUp', 500, 600],
    ['ArrowDown', 500, 400],
    ['PageUp', 500, 1500],
    ['PageDown', 500, 100],
    ['PageUp', 1900, 2000],
    ['ArrowUp', 640, 700],
    ['ArrowDown', 640, 600],
    ['Home', 640, 100],
    ['End', 640, 2000],
  ])('on plain steps %s leads from %i to %i', (key, now, next) => {
    expect(keyTarget(key, now, plain)).toBe(next);
  });

  it('an empty field starts at the end it comes from', () => {
    expect(stepFrom(Number.NaN, 1, ladder)).toBe(100);
    expect(stepFrom(Number.NaN, -1, plain)).toBe(2000);
    expect(stepFrom(Number.NaN, 1, {})).toBe(0);
  });

  it('other keys and missing limits lead nowhere', () => {
    expect(keyTarget('a', 1, plain)).toBeUndefined();
    expect(keyTarget('Home', 1, {})).toBeUndefined();
    expect(keyTarget('End', 1, {})).toBeUndefined();
  });
});

const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 })
  .map((all) => all.sort((one, two) => one - two));
const stepped = fc
  .record({
    minValue: fc.integer({ min: 0, max: 500 }),
    span: fc.integer({ min: 1, max: 5000 }),
    step: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ minValue, span, step }) => ({ minValue, maxValue: minValue + span, step }));

describe('for every ladder and every step', () => {
  it('a fitted number needs no second fitting', () => {
    const rules = fc.oneof(
      tiers.map((all): NumberRules => ({ tiers: all })),
      stepped,
    );
    fc.assert(
      fc.property(rules, fc.integer({ min: -1000, max: 200_000 }), (rule, typed) => {
        const { value } = fit(typed, rule);
        expect(fit(value, rule)).toEqual({ value, misfit: null });
      }),
      { seed: 20_261_120 },
    );
  });

  it('a ladder yields only offered quantities, never fewer than asked for when there are enough', () => {
    fc.assert(
      fc.property(tiers, fc.integer({ min: 1, max: 100_000 }), (all, typed) => {
        const { value } = fit(typed, { tiers: all });
        expect(all).toContain(value);
        if (typed <= Math.max(...all)) expect(value).toBeGreaterThanOrEqual(typed);
      }),
      { seed: 20_261_120 },
    );
  });

  it('up and down never leave the limits and never go the wrong way', () => {
    fc.assert(
      fc.property(stepped, fc.integer({ min: 0, max: 1 }), fc.nat(20), (rule, direction, count) => {
        const start = fit(rule.minValue + count * rule.step, rule).value;
        const next = stepFrom(start, direction === 1 ? 1 + count : -1 - count, rule);
        expect(next).toBeGreaterThanOrEqual(rule.minValue);
        expect(next).toBeLessThanOrEqual(rule.maxValue);
        if (direction === 1) expect(next).toBeGreaterThanOrEqual(Math.min(start, next));
        else expect(next).toBeLessThanOrEqual(start);
      }),
      { seed: 20_261_120 },
    );
  });
});
