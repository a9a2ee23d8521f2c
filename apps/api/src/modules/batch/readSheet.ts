/** Reads a workbook of orders or addresses: xlsx of any maker, or csv in UTF-8 or GB18030. Pure; runs on a thread of its own. */
import { ADDRESS_ROWS_MAX, IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import {
  BATCH_CELL_MAX,
  BATCH_SHEET,
  type BatchColumn,
  batchColumn,
  everyColumnName,
  FAULTS_HEAD,
  type SheetKind,
  workbookColumns,
} from '@banxin/contract/rules/batchColumns';
import { unzipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { type CellValue, colToLetter, readXlsx, type Sheet } from 'hucre/xlsx';

/** Everything in a workbook, unpacked: what claims or brings more is no list of orders. @unit bytes */
const UNPACKED_MAX = 96 * 1024 ** 2;
/** The head stands in one of the first lines: above it there may be a title. */
const HEAD_WITHIN = 10;
/** A line is a head when it names so many columns. */
const HEAD_LEAST = 3;
/** Serial numbers of days in this century: a day that lost its format. */
const SERIAL = { from: 36_526, until: 73_051 };
const DAY = 86_400_000;

/** A row as it stands. */
export interface ReadRow {
  /** Line of the sheet, from 1. */
  readonly row: number;
  /** By column; what is empty is left out. */
  readonly cells: Partial<Record<BatchColumn, string>>;
  /** Cells that hold a formula, such as `E7`. */
  readonly formulas: Partial<Record<BatchColumn, string>>;
}

/** Where things stand in the workbook: marks go back to the same places. */
export interface SheetPlan {
  readonly format: 'xlsx' | 'csv';
  /** Index of the sheet with the rows. */
  readonly sheet: number;
  /** Index of the line with the heads. */
  readonly head: number;
  /** Index of each column. */
  readonly columns: Partial<Record<BatchColumn, number>>;
  /** Index of the column that says what is wrong: there already, or behind the last one. */
  readonly faults: number;
}

export interface ReadSheet {
  readonly plan: SheetPlan;
  readonly rows: readonly ReadRow[];
}

/** A table before anything of it is understood. */
interface Table {
  readonly rows: readonly (readonly CellValue[])[];
  /** By `row,column`, each from 0. */
  readonly formulas: ReadonlySet<string>;
  readonly isFrom1904: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

const dayText = (at: Date): string =>
  `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;

/** A serial number as a day. */
const serialDay = (serial: number, isFrom1904: boolean): string =>
  dayText(
    new Date(
      Date.UTC(isFrom1904 ? 1904 : 1899, isFrom1904 ? 0 : 11, isFrom1904 ? 1 : 30) +
        Math.floor(serial) * DAY,
    ),
  );

/** Written by {@link neutral} in front of what would be a formula. */
const NEUTRAL = /^'(?=[=+\-@|%＝＋－＠])/u;

/** A cell as its reader sees it. */
function textOf(value: CellValue | undefined, column: BatchColumn, isFrom1904: boolean): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayText(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'number') {
    const isDay = column === 'arriveBy' && value >= SERIAL.from && value < SERIAL.until;
    return isDay ? serialDay(value, isFrom1904) : String(value);
  }
  return String(value).replace(NEUTRAL, '').trim();
}

/** 客户单号*, （必填）, full-width signs and blanks make no other head. */
const plainHead = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s*＊]|\((?:必填|选填|mm)\)/gu, '')
    .toLowerCase();

const byHead: ReadonlyMap<string, BatchColumn> = new Map(
  everyColumnName.flatMap((name) => {
    const { head, alsoCalled = [] } = batchColumn(name);
    return [head[0], ...alsoCalled].map((text) => [plainHead(text), name] as const);
  }),
);

interface Head {
  readonly at: number;
  readonly columns: Partial<Record<BatchColumn, number>>;
  readonly faults: number;
}

/** The columns that a line names; the first of two that have one name counts. */
function headOf(line: readonly CellValue[], at: number): Head {
  const columns: Partial<Record<BatchColumn, number>> = {};
  let faults = -1;
  for (const [index, value] of line.entries()) {
    const text = typeof value === 'string' ? plainHead(value) : '';
    if (text === plainHead(FAULTS_HEAD)) faults = index;
    const name = byHead.get(text);
    if (name !== undefined) columns[name] ??= index;
  }
  return { at, columns, faults: faults < 0 ? line.length : faults };
}

function findHead(rows: Table['rows']): Head | null {
  let best: Head | null = null;
  for (const [at, line] of rows.slice(0, HEAD_WITHIN).entries()) {
    const head = headOf(line, at);
    const count = Object.keys(head.columns).length;
    if (count < HEAD_LEAST || count <= Object.keys(best?.columns ?? {}).length) continue;
    best = head;
  }
  return best;
}

/** Columns without which no row could become an order. */
function missingFrom(columns: Head['columns'], kind: SheetKind): BatchColumn[] {
  const missing = workbookColumns[kind].required.filter((name) => columns[name] === undefined);
  if (kind === 'cloud') return missing;
  const hasAddress = columns.address !== undefined || columns.detail !== undefined;
  return hasAddress ? missing : [...missing, 'detail'];
}

function rowsOf({ rows, formulas, isFrom1904 }: Table, { at, columns }: Head): ReadRow[] {
  const places = Object.entries(columns) as [BatchColumn, number][];
  const read: ReadRow[] = [];
  for (let index = at + 1; index < rows.length; index += 1) {
    const line = rows[index] ?? [];
    const cells: ReadRow['cells'] = {};
    const found: ReadRow['formulas'] = {};
    for (const [name, column] of places) {
      const text = textOf(line[column], name, isFrom1904);
      const isFormula = formulas.has(`${index},${column}`) || text.startsWith('=');
      if (isFormula) found[name] = `${colToLetter(column)}${index + 1}`;
      // One more than is allowed says that it is too long, and bounds what is kept.
      else if (text !== '') cells[name] = text.slice(0, BATCH_CELL_MAX + 1);
    }
    const isEmpty = Object.keys(cells).length === 0 && Object.keys(found).length === 0;
    if (!isEmpty) read.push({ row: index + 1, cells, formulas: found });
    if (read.length > IMPORT_ROWS_MAX) break;
  }
  return read;
}

const NO_HEAD = {
  print: refusals.noHead,
  cloud: refusals.noCloudHead,
  addresses: refusals.noAddressHead,
} as const;

/** What the table holds, or why it is none of ours. */
function understand(
  table: Table,
  where: Pick<SheetPlan, 'format' | 'sheet'>,
  kind: SheetKind,
): ReadSheet | KeyedMessage {
  const head = findHead(table.rows);
  const missing = missingFrom(head?.columns ?? {}, kind);
  if (head === null || missing.length > 0) {
    return messageOf(NO_HEAD[kind], { columns: missing });
  }
  // What the other kind of workbook asks for is none of this one's.
  const own = workbookColumns[kind].all;
  const asked = Object.entries(head.columns).filter(([name]) => own.includes(name as BatchColumn));
  const rows = rowsOf(table, { ...head, columns: Object.fromEntries(asked) });
  const most = kind === 'addresses' ? ADDRESS_ROWS_MAX : IMPORT_ROWS_MAX;
  if (rows.length > most) return messageOf(refusals.tooManyRows, { most });
  if (rows.length === 0) {
    return messageOf(kind === 'addresses' ? refusals.noAddressRows : refusals.noRows);
  }
  const { at, columns, faults } = head;
  return { plan: { ...where, head: at, columns, faults }, rows };
}

/** True when it unpacks to what a list of orders may be; sizes that lie end with the thread's memory. */
function isBounded(bytes: Uint8Array): boolean {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  return unpacked <= UNPACKED_MAX;
}

/** A cell that spans others speaks for them. */
function spread(sheet: Sheet): Table['rows'] {
  const rows = sheet.rows.map((line) => [...line]);
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    const value = rows[startRow]?.[startCol];
    if (value === null || value === undefined) continue;
    for (let at = startRow; at <= Math.min(endRow, rows.length - 1); at += 1) {
      // Sideways a span is a wide cell of its first column; downwards it says the same for each row.
      const line = rows[at];
      if (line && at > startRow && endCol >= startCol) line[startCol] ??= value;
    }
  }
  return rows;
}

const formulasOf = (sheet: Sheet): ReadonlySet<string> =>
  new Set(
    [...(sheet.cells ?? [])].flatMap(([place, { formula }]) =>
      formula === undefined ? [] : [place],
    ),
  );

async function readWorkbook(bytes: Uint8Array, kind: SheetKind): Promise<ReadSheet | KeyedMessage> {
  if (!isBounded(bytes)) return messageOf(refusals.unreadable);
  const workbook = await readXlsx(bytes);
  const { sheets } = workbook;
  const named = sheets.findIndex(({ name }) => name.trim() === BATCH_SHEET);
  const sheet = Math.max(0, named >= 0 ? named : sheets.findIndex(({ hidden }) => !hidden));
  const found = sheets[sheet];
  if (found === undefined) return messageOf(refusals.noRows);
  const table = {
    rows: spread(found),
    formulas: formulasOf(found),
    isFrom1904: workbook.dateSystem === '1904',
  };
  return understand(table, { format: 'xlsx', sheet }, kind);
}

/** The text in UTF-8, else in GB18030; null in neither. */
export function decodeText(bytes: Uint8Array): string | null {
  for (const label of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      // What has zero bytes is another file, or UTF-16.
      return text.includes('\0') ? null : text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return null;
}

/** Every line of a text table, with those that are empty: a line keeps its number. */
export const textRows = (text: string): CellValue[][] =>
  parseCsv(text, { skipEmptyRows: false, typeInference: false });

function readText(bytes: Uint8Array, kind: SheetKind): ReadSheet | KeyedMessage {
  const text = decodeText(bytes);
  if (text === null) return messageOf(refusals.unreadable);
  const rows = textRows(text);
  const table = { rows, formulas: new Set<string>(), isFrom1904: false };
  return understand(table, { format: 'csv', sheet: 0 }, kind);
}

/** A workbook is an archive; everything else is taken for text. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export const isRefused = <T extends object>(read: T | KeyedMessage): read is KeyedMessage =>
  'message' in read;

/** Its rows and where they stand, or why it cannot be read. */
export async function readSheet(
  bytes: Uint8Array,
  kind: SheetKind = 'print',
): Promise<ReadSheet | KeyedMessage> {
  if (!isArchive(bytes)) return readText(bytes, kind);
  try {
    return await readWorkbook(bytes, kind);
  } catch {
    // Whatever the reader stumbles over: it is cut short, damaged, encrypted, or no workbook.
    return messageOf(refusals.unreadable);
  }
}
