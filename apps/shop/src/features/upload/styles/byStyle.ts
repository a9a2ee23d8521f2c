/** The files of an order, style by style. */
import type { PrintFile } from '@banxin/contract/entities/file';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { HeldSide } from '@banxin/contract/entities/styles';
import { arrangementOf } from './arrangement.ts';

/** A file as one style has it. */
export interface StyleFile {
  readonly file: PrintFile;
  readonly side: HeldSide;
  /** Its first page in that file, from 1. */
  readonly page: number;
  /** An earlier style has the same file. */
  readonly isAgain: boolean;
}

export interface OrderStyle {
  /** From 1. */
  readonly number: number;
  /** Empty: its number. */
  readonly name: string;
  /** The front first. */
  readonly files: readonly StyleFile[];
}

export function filesByStyle(
  order: Pick<OrderDetail, 'files' | 'styles' | 'configuration'>,
): readonly OrderStyle[] {
  const { names, cells } = arrangementOf(order);
  const seen = new Set<string>();
  // An order may have more files than styles: none of them is hidden.
  const count = Math.max(order.configuration.styles, ...cells.map(({ style }) => style + 1));
  return Array.from({ length: count }, (_, style) => ({
    number: style + 1,
    name: names[style] ?? '',
    files: cells
      .filter((cell) => cell.style === style)
      .sort((a, b) => Number(a.side === 'back') - Number(b.side === 'back'))
      .flatMap(({ key, side, page }): StyleFile[] => {
        const file = order.files.find(({ id }) => id === key);
        if (file === undefined) return [];
        const isAgain = seen.has(key);
        seen.add(key);
        return [{ file, side, page, isAgain }];
      }),
  }));
}
