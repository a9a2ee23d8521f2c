/** The workbook that batch orders are written in: heads, lists to choose from, and a sheet that shows how. */

import { IMPORT_ROWS_MAX } from '@banxin/contract/constants';
import {
  BATCH_SHEET,
  type BatchColumn,
  batchColumn,
  batchColumnNames,
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
  address: 40,
  remark: 30,
};

const headOf = (name: BatchColumn): string =>
  `${batchColumn(name).head[0]}${batchColumn(name).isRequired ? '*' : ''}`;

const sheetOfLists = '选项';

/** What may be chosen, each in a column of its own sheet. */
const LISTS: readonly (readonly [BatchColumn, readonly string[]])[] = [
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

const columns = batchColumnNames.map((name) => ({ width: WIDTHS[name] ?? 11, style: TEXT }));

const heads = new Map<string, Partial<Cell>>(
  batchColumnNames.map((name, at) => [
    `0,${at}`,
    { value: headOf(name), type: 'string', style: batchColumn(name).isRequired ? REQUIRED : HEAD },
  ]),
);

const orders: WriteSheet = {
  name: BATCH_SHEET,
  columns,
  rows: [batchColumnNames.map(headOf)],
  cells: heads,
  freezePane: { rows: 1, columns: 1 },
  dataValidations: LISTS.map(([name, values], list) => {
    const at = colToLetter(batchColumnNames.indexOf(name));
    const letter = colToLetter(list);
    return {
      type: 'list',
      formula1: `'${sheetOfLists}'!$${letter}$2:$${letter}$${values.length + 1}`,
      allowBlank: true,
      // What is not in the list is judged by its words: it may be typed.
      showErrorMessage: false,
      range: `${at}2:${at}${IMPORT_ROWS_MAX + 1}`,
    };
  }),
};

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

const examples: WriteSheet = {
  name: '示例',
  columns,
  rows: [
    batchColumnNames.map(headOf),
    ...EXAMPLES.map((row) =>
      batchColumnNames.map((name) => row[name] ?? batchColumn(name).example),
    ),
  ],
  cells: heads,
  freezePane: { rows: 1 },
};

const longest = Math.max(...LISTS.map(([, values]) => values.length));
const lists: WriteSheet = {
  name: sheetOfLists,
  rows: [
    LISTS.map(([name]) => batchColumn(name).head[0]),
    ...Array.from({ length: longest }, (_, at) => LISTS.map(([, values]) => values[at] ?? null)),
  ],
};

/** The same for everybody. */
export const templateBytes = (): Promise<Uint8Array> =>
  writeXlsx({ sheets: [orders, examples, lists] });

export async function readTemplate(): Promise<Raw> {
  return new Raw(new Uint8Array(await templateBytes()), XLSX, { fileName: 'batch-orders.xlsx' });
}
