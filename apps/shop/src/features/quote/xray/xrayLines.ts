/** A price opened line by line, and two of them beside each other. */
import type { QuoteLine } from '@banxin/contract/entities/quote';
import type { Working, WorkingStep } from '@banxin/contract/entities/working';
import { compare } from '@banxin/pricing/compare';
import type { Line, LineDifference } from '@banxin/pricing/types';

/** One line with how deep it stands. */
export interface XrayLine extends Pick<QuoteLine, 'id' | 'kind' | 'label' | 'amount' | 'said'> {
  /** How the amount comes about, in Chinese. */
  readonly formula: string;
  readonly depth: number;
  readonly working?: Working | undefined;
}

/** A price with all that is known of it. */
export interface XrayPrice {
  /** @unit fen */
  readonly total: number;
  /** '' when it was not kept. */
  readonly bookVersion: string;
  /** Instant; null when it is not known. */
  readonly at: string | null;
  readonly lines: readonly XrayLine[];
}

/** A tree of lines one below the other. */
export const flatLines = (lines: readonly QuoteLine[], depth = 0): XrayLine[] =>
  lines.flatMap(({ id, kind, label, amount, said, detail = '', working, children = [] }) => [
    { id, kind, label, amount, said, formula: detail, depth, working },
    ...flatLines(children, depth + 1),
  ]);

/** Lines that have none inside them. */
export const leavesOf = (lines: readonly XrayLine[]): XrayLine[] =>
  lines.filter(({ depth }, at) => (lines[at + 1]?.depth ?? 0) <= depth);

/** True where not one amount was kept with its working. */
export const isOfThePast = ({ lines }: Pick<XrayPrice, 'lines'>): boolean =>
  lines.every(({ working }) => working === undefined);

/** An input that two workings of one line have, and that differs. */
export interface MovedInput {
  readonly before: WorkingStep;
  readonly after: WorkingStep;
}

/** A line that differs, with the inputs that make the difference. */
export interface XrayDifference extends LineDifference {
  readonly inputs: readonly MovedInput[];
}

function movedInputs(before: Working = [], after: Working = []): MovedInput[] {
  const old = new Map(before.map((step) => [step.id, step]));
  return after.flatMap((step) => {
    const was = old.get(step.id);
    const isMoved =
      was && was.by === undefined && step.by === undefined && was.value !== step.value;
    return isMoved ? [{ before: was, after: step }] : [];
  });
}

/** What differs from one price to the other; the differences add up to that of the totals. */
export function xrayDifferences(before: XrayPrice, after: XrayPrice): XrayDifference[] {
  const [old, now] = [leavesOf(before.lines), leavesOf(after.lines)];
  const workingIn = (lines: readonly XrayLine[], id: string) =>
    lines.find((line) => line.id === id)?.working;
  // Leaves have all that is compared of a line.
  return compare({ lines: old as unknown as Line[] }, { lines: now as unknown as Line[] }).map(
    (line) => ({ ...line, inputs: movedInputs(workingIn(old, line.id), workingIn(now, line.id)) }),
  );
}
