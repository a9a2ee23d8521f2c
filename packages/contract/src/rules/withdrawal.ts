/** What somebody may type to take money out of the account. */
import { ACCOUNT_LIMIT_MAX_FEN } from '../constants.ts';
import { messages } from '../messages.ts';
import { fenOfText } from './amount.ts';
import type { Rule } from './validation.ts';

/** An amount above 0. How much there is the server knows. */
export const checkWithdrawal: Rule = (value) => {
  const amount = typeof value === 'string' ? fenOfText(value) : null;
  return amount !== null && amount > 0 && amount <= ACCOUNT_LIMIT_MAX_FEN
    ? null
    : messages.withdrawalInvalid;
};
