/** What is wrong with a cell, as the page, the comment in the cell and the column of faults say it. */
import type { BatchProblem, BatchProblemCode } from '@banxin/contract/entities/batch';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import type { ReadRow } from './readSheet.ts';

/** Faults of one row while it is judged. */
export class Faults {
  readonly all: BatchProblem[] = [];
  readonly #row: Pick<ReadRow, 'row' | 'cells'>;

  constructor(row: Pick<ReadRow, 'row' | 'cells'>) {
    this.#row = row;
  }

  /** True when this cell has a fault already: one is enough to be mended. */
  has(col: BatchColumn): boolean {
    return this.all.some((one) => one.col === col);
  }

  add(col: BatchColumn, code: BatchProblemCode, said: KeyedMessage, fix?: string): void {
    const { row, cells } = this.#row;
    const value = cells[col] ?? '';
    const isHelp = fix !== undefined && fix !== value;
    this.all.push({ row, col, code, value, ...said, ...(isHelp && { fix }) });
  }

  required(col: BatchColumn): void {
    if (!this.has(col)) this.add(col, 'REQUIRED', messageOf(refusals.required, { col }));
  }

  /** @param example  what it should be like, in Chinese */
  format(col: BatchColumn, example: string, fix?: string): void {
    const value = this.#row.cells[col] ?? '';
    this.add(col, 'FORMAT', messageOf(refusals.format, { col, value, example }), fix);
  }
}
