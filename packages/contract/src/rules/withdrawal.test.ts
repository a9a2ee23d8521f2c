/** Amounts that can be taken out, as they are typed. */
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { checkWithdrawal } from './withdrawal.ts';

test.each(['0.01', '100', '1,000.50', '１００', '1000000'])('%j can be asked for', (text) => {
  expect(checkWithdrawal(text)).toBeNull();
});

test.each(['', '0', '-1', '1e3', '0.001', '1000000.01'])('%j cannot', (text) => {
  expect(checkWithdrawal(text)).toBe(messages.withdrawalInvalid);
});
