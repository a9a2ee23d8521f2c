/** Writes a batch order workbook back as it came: mended cells, red cells with comments, and a column that says what is wrong. */
import type { BatchProblem, BatchRow } from '@banxin/contract/entities/batch';
import { BATCH_SHEET, type BatchColumn, FAULTS_HEAD } from '@banxin/contract/rules/batchColumns';
import {
  type Cell,
  type CellStyle,
  openXlsx,
  type Sheet,
  saveXlsx,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { neutral } from '../../http/workbook/neutral.ts';
import { decodeText, type SheetPlan, textRows } from './readSheet.ts';

/** By whom comments are signed: those of ours go when the workbook is marked again. */
const AUTHOR = '版心';
const RED = 'FFC7CE';
const FAULTY: CellStyle = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: RED } } };

/** What a row says by now. */
export type MarkedRow = Pick<BatchRow, 'row' | 'cells' | 'problems' | 'orderSN'>;

const isRed = ({ style }: Partial<Cell>): boolean =>
  style?.fill?.type === 'pattern' && style.fill.fgColor?.rgb === RED;

/** A cell without what an earlier marking put there. */
function unmarked(cell: Cell): Cell {
  const { comment, style, ...rest } = cell;
  const { fill, ...others } = style ?? {};
  const kept = isRed(cell) ? others : { ...others, ...(fill && { fill }) };
  return {
    ...rest,
    ...(Object.keys(kept).length > 0 && { style: kept }),
    ...(comment && comment.author !== AUTHOR && { comment }),
  };
}

/** What a row's faults say, each once. */
const wordsOf = ({ problems, orderSN }: MarkedRow): string =>
  orderSN === null
    ? [...new Set(problems.map(({ message }) => message))].join('；')
    : `已下单：${orderSN}`;

const byColumn = (problems: readonly BatchProblem[]): Map<BatchColumn, string> => {
  const found = new Map<BatchColumn, string>();
  for (const { col, message } of problems) {
    found.set(col, [found.get(col), message].filter(Boolean).join('；'));
  }
  return found;
};

type Sheets = Pick<Sheet, 'rows'> & { cells: Map<string, Cell> };

function put({ rows, cells }: Sheets, row: number, column: number, text: string): void {
  rows[row] ??= [];
  const line = rows[row];
  while (line.length < column) line.push(null);
  line[column] = text === '' ? null : neutral(text);
  const known = cells.get(`${row},${column}`);
  // What a formula or a number was is a text now, in the dress that it had.
  if (known) {
    const { style, comment } = known;
    cells.set(`${row},${column}`, {
      value: line[column],
      type: text === '' ? 'empty' : 'string',
      ...(style && { style }),
      ...(comment && { comment }),
    });
  }
}

function mark(sheet: Sheets, row: number, column: number, words: string): void {
  const place = `${row},${column}`;
  const value = sheet.rows[row]?.[column] ?? null;
  const known = sheet.cells.get(place);
  sheet.cells.set(place, {
    ...(known ?? {
      value,
      type: value === null ? 'empty' : typeof value === 'number' ? 'number' : 'string',
    }),
    style: { ...known?.style, ...FAULTY },
    comment: { author: AUTHOR, text: words },
  });
}

/** A sheet with the marks of these rows and no older ones. @param changed  cells that were mended, by row */
function markAll(
  sheet: Sheets,
  plan: SheetPlan,
  rows: readonly MarkedRow[],
  changed: ReadonlyMap<number, ReadonlySet<BatchColumn>>,
): void {
  for (const [place, cell] of sheet.cells) sheet.cells.set(place, unmarked(cell));
  put(sheet, plan.head, plan.faults, FAULTS_HEAD);
  for (const marked of rows) {
    const at = marked.row - 1;
    for (const name of changed.get(marked.row) ?? []) {
      const column = plan.columns[name];
      if (column !== undefined) put(sheet, at, column, marked.cells[name] ?? '');
    }
    put(sheet, at, plan.faults, wordsOf(marked));
    for (const [name, words] of byColumn(marked.problems)) {
      mark(sheet, at, plan.columns[name] ?? plan.faults, words);
    }
  }
}

/** A text table becomes a workbook: a text has no colours. */
function fromText(bytes: Uint8Array): Sheets & WriteSheet {
  const rows = textRows(decodeText(bytes) ?? '').map((line) =>
    line.map((value) => (typeof value === 'string' && value !== '' ? neutral(value) : null)),
  );
  return { name: BATCH_SHEET, rows, cells: new Map(), freezePane: { rows: 1 } };
}

/**
 * The workbook with what is wrong in it, to be mended and uploaded again: other sheets, lines and cells stay.
 * @param bytes  as it was uploaded
 */
export async function markSheet(
  bytes: Uint8Array,
  plan: SheetPlan,
  rows: readonly MarkedRow[],
  changed: ReadonlyMap<number, ReadonlySet<BatchColumn>>,
): Promise<Uint8Array> {
  if (plan.format === 'csv') {
    const sheet = fromText(bytes);
    markAll(sheet, plan, rows, changed);
    return writeXlsx({ sheets: [sheet] });
  }
  const workbook = await openXlsx(bytes);
  const sheet = workbook.sheets[plan.sheet];
  if (sheet === undefined) throw new Error('The sheet that was read is not there');
  sheet.cells ??= new Map();
  markAll(sheet as Sheets, plan, rows, changed);
  return saveXlsx(workbook);
}
