import { orderTabs } from '@banxin/contract/lifecycles/order';
import { describe, expect, it } from 'vitest';
import { currentStep, STEPS } from './progress.ts';

describe('the progress of an order', () => {
  it('begins with placing while it is not confirmed', () => {
    expect(currentStep({ tab: 'unpaid', status: 1, confirmed: false })).toBe('placed');
    expect(currentStep({ tab: 'unpaid', status: 1, confirmed: true })).toBe('paid');
  });

  it('is back at placing when the review sends an unpaid order back', () => {
    expect(currentStep({ tab: 'unpaid', status: 2, confirmed: true })).toBe('placed');
  });

  it('never goes back from tab to tab', () => {
    const steps = orderTabs
      .map(({ key }) => currentStep({ tab: key, status: 3, confirmed: true }))
      .filter((step) => step !== null)
      .map((step) => STEPS.indexOf(step));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('is none for cancelled and returned orders', () => {
    for (const tab of ['cancelled', 'returns'] as const) {
      expect(currentStep({ tab, status: 0, confirmed: true })).toBeNull();
    }
  });
});
