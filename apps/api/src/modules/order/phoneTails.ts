/** The last four digits of the phones that may look an order up; a phone that masks them has none. */
import { phoneTail } from '@banxin/contract/rules/validation';

export const tailsOf = (...phones: readonly string[]): string[] => [
  ...new Set(phones.map(phoneTail).filter((tail) => tail !== null)),
];
