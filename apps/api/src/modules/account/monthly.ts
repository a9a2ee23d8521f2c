/** What is booked by the month, told by the reference of its booking. */
import type { AccountEntry } from '@banxin/contract/entities/accountBook';

type OfMonth = NonNullable<AccountEntry['ofMonth']>;

const reference = (what: OfMonth['what'], month: string): string => `${what}:${month}`;

/** What keeping goods of a month is booked under: once, however often it is tried. */
export const storageReference = (month: string): string => reference('storage', month);
/** The same of cashback. */
export const cashbackReference = (month: string): string => reference('cashback', month);

/** Of which month a booking is; null for one that is of none. */
export function monthOfReference(text: string): OfMonth | null {
  const [, what, month] = /^(storage|cashback):(\d{4}-\d{2})$/.exec(text) ?? [];
  return what === undefined || month === undefined
    ? null
    : { what: what as OfMonth['what'], month };
}
