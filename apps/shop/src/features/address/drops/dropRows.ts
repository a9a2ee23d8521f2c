/** The receivers of an order while they are being typed: rows that the editor adds to, splits and prices. */

import type { OrderDrop } from '@banxin/contract/calls/order/drops.schemas';
import { DROPS_MAX } from '@banxin/contract/constants';
import { faultsOf, type ReceiverLine } from '../receiverLines.ts';
import type { DropRow } from './dropRow.ts';

export const rowsOf = (drops: readonly OrderDrop[]): DropRow[] =>
  drops.map(({ position, receiver, quantity, carrier }) => ({
    id: position,
    receiver,
    quantity,
    carrier: carrier?.code ?? null,
  }));

const sumOf = (rows: readonly { readonly quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is still to be given out; below zero when it is too much. */
export const leftOf = (rows: readonly DropRow[], ordered: number): number => ordered - sumOf(rows);

/**
 * Adds pasted receivers. The one that had everything keeps what the others leave, and goes when they leave nothing.
 * Answers how many found no room beside it.
 */
export function withLines(
  rows: readonly DropRow[],
  lines: readonly ReceiverLine[],
  ordered: number,
): { readonly rows: DropRow[]; readonly tooMany: number } {
  const next = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const added = lines.map(({ receiver, quantity }, index) => ({
    id: next + index,
    receiver,
    quantity: quantity ?? 0,
    carrier: null,
  }));
  const [only, second] = rows;
  const hadAll = only !== undefined && second === undefined && only.quantity === ordered;
  const kept = hadAll
    ? [{ ...only, quantity: Math.max(0, ordered - sumOf(added)) }].filter((one) => one.quantity > 0)
    : rows;
  const all = [...kept, ...added];
  return { rows: all.slice(0, DROPS_MAX), tooMany: Math.max(0, all.length - DROPS_MAX) };
}

/** The same for each, the first ones one more where it does not divide. */
export function splitEvenly(rows: readonly DropRow[], ordered: number): DropRow[] {
  const each = Math.floor(ordered / rows.length);
  const more = ordered - each * rows.length;
  return rows.map((row, index) => ({ ...row, quantity: each + (index < more ? 1 : 0) }));
}

/** True for a row that can be priced: where it goes and how much of it. */
export const isPriced = ({ receiver, quantity }: DropRow): boolean =>
  receiver.province !== '' && quantity > 0;

/** True when all of it can be sent. */
export const isWhole = (rows: readonly DropRow[], ordered: number): boolean =>
  leftOf(rows, ordered) === 0 &&
  rows.every((row) => isPriced(row) && faultsOf(row.receiver).length === 0);

/**
 * As they share one quantity they share another: in proportion, what is left over to the largest remainders. Those that
 * would get nothing go.
 */
export function sharedLike(rows: readonly DropRow[], ordered: number): DropRow[] {
  const whole = sumOf(rows);
  if (whole === 0) return [];
  const exact = rows.map(({ quantity }) => (quantity * ordered) / whole);
  const left = ordered - exact.reduce((sum, one) => sum + Math.floor(one), 0);
  const first = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, left)
    .map(({ at }) => at);
  return rows
    .map((row, at) => ({
      ...row,
      quantity: Math.floor(exact[at] ?? 0) + (first.includes(at) ? 1 : 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}
