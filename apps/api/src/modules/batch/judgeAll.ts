/** Judges the rows of a workbook one after another, with numbers that stand in it twice. */
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { type Judged, type JudgedFor, judge } from './judge.ts';
import type { ReadRow } from './readSheet.ts';

/** The fault of a row whose number an earlier row has. */
export const duplicateOf = (
  { row, number }: Pick<Judged, 'row' | 'number'>,
  first: number,
): Judged['problems'][number] => ({
  row,
  col: 'number',
  code: 'DUP_IN_FILE',
  value: number,
  ...messageOf(refusals.duplicateInFile, { row: first }),
});

/** Each row as soon as it is judged. */
export function* judgeAll(rows: readonly ReadRow[], judgedFor: JudgedFor): Generator<Judged> {
  const firstWith = new Map<string, number>();
  for (const row of rows) {
    const judged = judge(row, judgedFor);
    const first = judged.number === '' ? undefined : firstWith.get(judged.number);
    if (first === undefined) {
      firstWith.set(judged.number, judged.row);
      yield judged;
    } else yield { ...judged, problems: [...judged.problems, duplicateOf(judged, first)] };
  }
}
