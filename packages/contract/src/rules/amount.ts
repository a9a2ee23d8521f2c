/** An amount of money as somebody types it. */
import { ACCOUNT_LIMIT_MAX_FEN } from '../constants.ts';
import { messages } from '../messages.ts';
import { type Fen, fen } from '../money.ts';
import type { Rule } from './validation.ts';

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Fen of an amount in yuan: `1280`, `1,280.5`, `¥1,280.50`, also in full-width digits; null for anything else. */
export const fenOfText = (text: string): Fen | null => {
  const plain = text.normalize('NFKC').replace(/^\s*¥?\s*|\s+$/g, '');
  if (!PLAIN.test(plain)) return null;
  const [yuan = '', cents = ''] = plain.replaceAll(',', '').split('.');
  const amount = Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? fen(amount) : null;
};

/** The same amount as a field shows it, without a currency: `1280.50`, `1280`. */
export const textOfFen = (amount: Fen): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

/** A limit that may be left empty: then there is none. */
export const checkOptionalLimit: Rule = (value) =>
  typeof value === 'string' && value.trim() === '' ? null : checkAccountLimit(value);

/** A limit that a customer sets: 0 sets none. */
export const checkAccountLimit: Rule = (value) => {
  const amount = typeof value === 'string' ? fenOfText(value) : null;
  return amount !== null && amount <= ACCOUNT_LIMIT_MAX_FEN ? null : messages.accountLimitInvalid;
};
