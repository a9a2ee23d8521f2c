/** Takes a pasted list of receivers apart: one on each line, as text or as a row of a table. Nothing is dropped. */

import type { AddressInput } from '@banxin/contract/entities/customer';
import { addressRules } from '@banxin/contract/rules/address';
import { type RecognisedAddress, recogniseAddress } from '@banxin/ui/AddressPaste';
import type { Area } from './area.ts';

/** What a line says. */
export interface ReceiverLine {
  readonly receiver: AddressInput;
  /** Null where the line names none. */
  readonly quantity: number | null;
}

/** A number alone in its cell, or at the end of a line behind a space or a sign of multiplication. */
const CELL = /^\s*(?:[x×*]\s*)?(\d{1,7})\s*(?:盒|张|本|册|个|件|份|套|枚|只)?\s*$/i;
const ENDING = /(?:[\s,，;；]|[x×*]\s*)(\d{1,6})\s*(?:盒|张|本|册|个|件|份|套|枚|只)?\s*$/i;

const numberOf = (found: RegExpExecArray | null): number | null =>
  found?.[1] === undefined || Number(found[1]) === 0 ? null : Number(found[1]);

/** The quantity of a line, and the line without it. */
function cutQuantity(line: string): { readonly quantity: number | null; readonly rest: string } {
  const cells = line.split('\t');
  if (cells.length > 1) {
    const at = cells.findLastIndex((cell) => CELL.test(cell));
    if (at === -1) return { quantity: null, rest: cells.join(' ') };
    const rest = cells.filter((_, index) => index !== at).join(' ');
    return { quantity: numberOf(CELL.exec(cells[at] ?? '')), rest };
  }
  const found = ENDING.exec(line);
  return found === null
    ? { quantity: null, rest: line }
    : { quantity: numberOf(found), rest: line.slice(0, found.index) };
}

/** The head of a copied table names its columns and has no number. */
export const isHead = (line: string): boolean =>
  !/\d/.test(line) && /收[货件]人|姓名/.test(line) && /电话|手机|地址/.test(line);

/** What was recognised, as an address that can be sent. */
export const receiverFrom = ({
  name,
  phone,
  regions: [province, city, district],
  street,
}: Pick<RecognisedAddress, 'name' | 'phone' | 'regions' | 'street'>): AddressInput => ({
  consignee: name,
  mobilePhone: phone,
  province: province?.name ?? '',
  city: city?.name ?? '',
  district: district?.name ?? '',
  detail: street,
});

/** One for each line that has something on it, in their order. @param areas with cities and districts */
export function readReceivers(text: string, areas: readonly Area[]): ReceiverLine[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !isHead(line))
    .map((line) => {
      const { quantity, rest } = cutQuantity(line);
      return {
        receiver: receiverFrom(recogniseAddress(rest, areas)),
        quantity,
      };
    });
}

/** What is wrong with a receiver, in the words of its fields; none when it can be sent. */
export function faultsOf(receiver: AddressInput): string[] {
  return Object.entries(addressRules).flatMap(
    ([field, rule]) => rule(receiver[field as keyof typeof addressRules]) ?? [],
  );
}
