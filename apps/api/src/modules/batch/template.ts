/** The workbook that batch orders are written in: heads, lists to choose from, and a sheet that shows how. */

import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import {
  BATCH_SHEET,
  type BatchColumn,
  batchColumn,
  batchColumnNames,
  workbookColumns,
} from '@banxin/contract/rules/batchColumns';
import { Raw } from '@banxin/contract/server';
import { book } from '@banxin/pricing/book';
import { products } from '@banxin/pricing/products';
import { type Cell, type CellStyle, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF1F2A44' } },
  alignment: { vertical: 'center', wrapText: true },
};
const REQUIRED: CellStyle = {
  ...HEAD,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFB3261E' } },
};
/** Numbers that begin with a zero, or are long, stay as they are written. */
const TEXT: CellStyle = { numFmt: '@' };

const WIDTHS: Partial<Record<BatchColumn, number>> = {
  number: 16,
  product: 18,
  crafts: 24,
  file: 24,
  phone: 16,
  detail: 30,
  stockCode: 14,
  address: 40,
  remark: 30,
};

/** Columns with what may be chosen in each; longer lists stand in a sheet of their own. */
export type ChoiceLists = readonly (readonly [BatchColumn, readonly string[]])[];

/** What a workbook of one kind is made of. */
export interface TemplateParts {
  readonly columns: readonly BatchColumn[];
  readonly required: readonly BatchColumn[];
  readonly lists: ChoiceLists;
  /** Rows of the sheet that shows how. */
  readonly examples: readonly Partial<Record<BatchColumn, string>>[];
  /** Beside these, sheets that only inform. */
  readonly more?: readonly WriteSheet[];
}

const sheetOfLists = '选项';

/** Heads, lists to choose from, and a sheet that shows how. */
export function templateOf({
  columns: names,
  required,
  lists,
  examples,
  more = [],
}: TemplateParts): Promise<Uint8Array> {
  const headOf = (name: BatchColumn): string =>
    `${batchColumn(name).head[0]}${required.includes(name) ? '*' : ''}`;
  const columns = names.map((name) => ({ width: WIDTHS[name] ?? 11, style: TEXT }));
  const cells = new Map<string, Partial<Cell>>(
    names.map((name, at) => [
      `0,${at}`,
      { value: headOf(name), type: 'string', style: required.includes(name) ? REQUIRED : HEAD },
    ]),
  );
  const orders: WriteSheet = {
    name: BATCH_SHEET,
    columns,
    rows: [names.map(headOf)],
    cells,
    freezePane: { rows: 1, columns: 1 },
    dataValidations: lists
      .map(([name, values], list) => {
        const at = colToLetter(names.indexOf(name));
        const letter = colToLetter(list);
        return {
          type: 'list' as const,
          formula1: `'${sheetOfLists}'!$${letter}$2:$${letter}$${values.length + 1}`,
          allowBlank: true,
          // What is not in the list is judged by its words: it may be typed.
          showErrorMessage: false,
          range: `${at}2:${at}${IMPORT_ROWS_MAX + 1}`,
        };
      })
      .filter((_, list) => (lists[list]?.[1].length ?? 0) > 0),
  };
  const shown: WriteSheet = {
    name: '示例',
    columns,
    rows: [
      names.map(headOf),
      ...examples.map((row) => names.map((name) => row[name] ?? batchColumn(name).example)),
    ],
    cells,
    freezePane: { rows: 1 },
  };
  const longest = Math.max(...lists.map(([, values]) => values.length));
  const choices: WriteSheet = {
    name: sheetOfLists,
    rows: [
      lists.map(([name]) => batchColumn(name).head[0]),
      ...Array.from({ length: longest }, (_, at) => lists.map(([, values]) => values[at] ?? null)),
    ],
  };
  return writeXlsx({ sheets: [orders, shown, ...more, choices] });
}

/** What may be chosen, each in a column of its own sheet. */
const LISTS: ChoiceLists = [
  ['product', products.filter(({ stock }) => !stock).map(({ name }) => name)],
  [
    'material',
    [...new Set(products.flatMap(({ materials }) => materials.map(({ name }) => name)))],
  ],
  ['colours', ['4+0', '4+4', '1+0', '1+1', '4+1']],
  ['carrier', book.carriers.map(({ name }) => name)],
  ['urgent', ['是', '否']],
  ['packaging', ['纸箱', '牛皮纸', '分款', '中性', '防撕袋']],
];

const EXAMPLES: readonly Partial<Record<BatchColumn, string>>[] = [
  {},
  {
    number: 'A-0002',
    product: '201',
    width: '210',
    height: '285',
    material: '铜版纸',
    gsm: '157',
    colours: '4+4',
    crafts: '',
    quantity: '500',
    file: '宣传单页.pdf',
    consignee: '李先生',
    province: '',
    city: '',
    district: '',
    detail: '',
    address: '四川省成都市温江区锦墨大道 66 号',
    carrier: '',
    arriveBy: '2026-12-01',
  },
];

/** The same for everybody. */
export const templateBytes = (): Promise<Uint8Array> =>
  templateOf({
    columns: batchColumnNames,
    required: workbookColumns.print.required,
    lists: LISTS,
    examples: EXAMPLES,
  });

export async function readTemplate(): Promise<Raw> {
  return new Raw(new Uint8Array(await templateBytes()), XLSX, { fileName: 'batch-orders.xlsx' });
}
