/** Cells of a spreadsheet as rows of the table: by the words of its first line, or in the order of the columns. Pure. */
import { COLUMN_WORDS } from '@banxin/pricing/columnWords';
import type { Configuration, Product } from '@banxin/pricing/types';
import { squash, written } from './cells.ts';
import {
  type JobRow,
  type NewRow,
  named,
  newRow,
  OPTION_COLUMNS,
  type OptionColumn,
} from './jobRow.ts';

/** What a pasted column may be, beside those of the table. */
export type PastedColumn = OptionColumn | 'name' | null;

/** Spreadsheets number their lines; nobody has to take that out. */
const NUMBERS = ['序号', '编号', 'no', 'no.', '#', '行号', '文件', '单价', '小计', '交期', '备注'];

/** Lines of cells; a cell in quotes may hold tabs, line ends and doubled quotes, as spreadsheets write them. */
export function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    line.push(cell.trim());
    cell = '';
  };
  const endLine = (): void => {
    endCell();
    if (line.some((one) => one !== '')) lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  endLine();
  return lines;
}

/** What the words of a head say; undefined for words that are none. */
function headOf(cell: string): PastedColumn | undefined {
  const word = squash(cell).replace(/[(（].*$/, '');
  if (NUMBERS.includes(word)) return null;
  const found = Object.entries(COLUMN_WORDS).find(([, words]) => words.some((one) => one === word));
  return found ? (found[0] as PastedColumn) : undefined;
}

/** The columns that the first line names; null where it names none. */
function namedColumns(line: readonly string[]): readonly PastedColumn[] | null {
  const heads = line.map((cell) => (cell === '' ? null : headOf(cell)));
  const isHead = heads.every((one) => one !== undefined) && heads.some((one) => one !== null);
  // One word that is none of ours does not make it a line of a job.
  const understood = heads.filter((one) => one != null).length;
  return isHead || understood >= 2 ? heads.map((one) => one ?? null) : null;
}

export interface PastedTable {
  readonly columns: readonly PastedColumn[];
  /** Words of the first line that are no column: nothing of theirs is read. */
  readonly ignored: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** @param from the column that stands first where the text names none */
export function pastedTable(text: string, from: OptionColumn = 'product'): PastedTable {
  const [head = [], ...rest] = cellsOf(text);
  const columns = namedColumns(head);
  if (columns) {
    const ignored = head.filter((cell) => cell !== '' && headOf(cell) === undefined);
    return { columns, ignored, lines: rest };
  }
  const lines = head.length === 0 ? [] : [head, ...rest];
  const first = OPTION_COLUMNS.indexOf(from);
  // What is copied out of a table of ours begins with its numbers.
  const isNumbered =
    from === 'product' && lines.length > 0 && lines.every(([cell], at) => cell === String(at + 1));
  return {
    columns: [...(isNumbered ? [null] : []), ...OPTION_COLUMNS.slice(first)],
    ignored: [],
    lines,
  };
}

/** Lines that are all names, one beneath the other: neither amounts nor products. */
export const areNames = (
  { columns, lines }: PastedTable,
  products: readonly Product[],
  start: Configuration,
): boolean =>
  columns[0] === 'product' &&
  lines.length > 0 &&
  lines.every(
    ([name = '', ...more]) =>
      more.length === 0 &&
      !/\d/.test(name) &&
      written(products, newRow(start), 'product', name).unread.product !== undefined,
  );

const SEVERAL = /[、，,;；\n]+/;

/** A row with the cells of a line; the product first: all others are read as options of it. */
function filled<Row extends NewRow>(
  products: readonly Product[],
  row: Row,
  columns: readonly PastedColumn[],
  line: readonly string[],
): Row {
  const textOf = (column: PastedColumn): string => line[columns.indexOf(column)] ?? '';
  const made = OPTION_COLUMNS.reduce(
    (now, column) =>
      columns.includes(column) && textOf(column) !== ''
        ? written(products, now, column, textOf(column))
        : now,
    row,
  );
  const names = textOf('name')
    .split(SEVERAL)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length === 0 ? made : named(made, names);
}

/** New rows, each beginning as a job of its product usually is. @param start of a line that names no product */
export const pastedRows = (
  products: readonly Product[],
  start: Configuration,
  { columns, lines }: PastedTable,
): NewRow[] => lines.map((line) => filled(products, newRow(start), columns, line));

/** Rows from one on with the cells of the lines in them; lines beyond the last row are new ones like the one they began in. */
export function pastedInto(
  products: readonly Product[],
  rows: readonly JobRow[],
  at: number,
  { columns, lines }: PastedTable,
): { rows: JobRow[]; added: NewRow[] } {
  const into = rows.slice(at, at + lines.length);
  const start = rows[at]?.configuration;
  return {
    rows: into.map((row, index) => filled(products, row, columns, lines[index] ?? [])),
    added:
      start === undefined
        ? []
        : lines
            .slice(into.length)
            .map((line) => filled(products, newRow({ ...start, styles: 1 }), columns, line)),
  };
}

/** One job with a style for every name; of more than it has room for further jobs. */
export function rowsOfNames(
  product: Product,
  start: Configuration,
  names: readonly string[],
): NewRow[] {
  const { max } = product.styles;
  return Array.from({ length: Math.ceil(names.length / max) }, (_, at) =>
    named(newRow({ ...start, styles: 1 }), names.slice(at * max, (at + 1) * max)),
  );
}
