/** What tests hold of every price that is opened: its lines add up to it, and each is worked out to its amount. */
import type { PriceLog } from '@banxin/contract/entities/priceLog';
import { evaluate } from '@banxin/pricing/evaluate';
import { expect } from 'vitest';

type Line = PriceLog['lines'][number];

/** Lines that have none below them. */
export const leavesOf = (lines: readonly Line[]): Line[] =>
  lines.filter(({ depth }, at) => (lines[at + 1]?.depth ?? 0) <= depth);

/** What they come to. @unit fen */
export const sumOf = (lines: readonly Line[]): number =>
  leavesOf(lines).reduce((sum, { amount }) => sum + amount, 0);

/** Of a price that is made now: somebody with a calculator comes to the same. */
export function expectWorkedOut(log: PriceLog | null | undefined): PriceLog {
  if (!log) throw new Error('The price was not opened');
  expect(log.bookVersion).not.toBe('');
  expect(sumOf(log.lines)).toBe(log.total);
  for (const { id, amount, working } of leavesOf(log.lines)) {
    expect([id, working && evaluate(working)]).toEqual([id, amount]);
  }
  expect(new Set(log.lines.map(({ id }) => id)).size).toBe(log.lines.length);
  return log;
}
