/** Numbers of outside orders in a pasted list: found on lines of their own, and replaced by who is to get them. */
import { DROPS_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { addressLine } from './addressLine.ts';

/** Longer than any phone number; behind it there may be how many. */
const TRADE = /^\s*(\d{13,24})((?:\s*[x×*]\s*|\s+)\d{1,6}\s*)?$/i;

/** Each once, in the order of their lines; as many as can be looked up together. */
export const tradesIn = (text: string): string[] =>
  [...new Set(text.split(/\r?\n/).flatMap((line) => TRADE.exec(line)?.[1] ?? []))].slice(
    0,
    DROPS_MAX,
  );

/** The list with a receiver in the place of each number that is known; the others stay, with their quantities. */
export function withReceivers(
  text: string,
  trades: readonly { readonly tid: string; readonly receiver: AddressInput }[],
): string {
  const known = new Map(trades.map(({ tid, receiver }) => [tid, receiver]));
  return text
    .split(/\r?\n/)
    .map((line) => {
      const [, tid = '', quantity = ''] = TRADE.exec(line) ?? [];
      const receiver = known.get(tid);
      if (receiver === undefined) return line;
      const { consignee, mobilePhone } = receiver;
      return `${consignee} ${mobilePhone} ${addressLine(receiver)}${quantity.trimEnd()}`;
    })
    .join('\n');
}
