/** Workbooks for tests: rows as customers write them, with faults on purpose. */
import {
  type BatchColumn,
  batchColumn,
  batchColumnNames,
  cloudColumnNames,
} from '@banxin/contract/rules/batchColumns';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';

/** Cells of one row. */
export type Row = Partial<Record<BatchColumn, CellValue>>;

export const GOOD: Row = {
  number: 'A-1',
  product: '铜版纸名片',
  width: 90,
  height: 54,
  material: '铜版纸',
  gsm: 300,
  colours: '4+4',
  crafts: '亮膜',
  quantity: 5,
  styles: 1,
  consignee: '陈女士',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
};

export const HEADS = batchColumnNames.map((name) => batchColumn(name).head[0]);

/** As the sheet holds them. */
export const lineOf = (row: Row): CellValue[] => batchColumnNames.map((name) => row[name] ?? null);

/** Index of a column. */
export const at = (name: BatchColumn): number => batchColumnNames.indexOf(name);

export const workbookOf = (
  rows: readonly Row[],
  more: Partial<WriteSheet> = {},
): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: '订单', rows: [HEADS, ...rows.map(lineOf)], ...more }] });

/** The same of cloud parcels. */
export const cloudWorkbookOf = (
  rows: readonly Row[],
  columns: readonly BatchColumn[] = cloudColumnNames,
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: '订单',
        rows: [
          columns.map((name) => batchColumn(name).head[0]),
          ...rows.map((row) => columns.map((name) => row[name] ?? null)),
        ],
      },
    ],
  });

/** As many rows that are right. */
export const goodRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...GOOD, number: `A-${index + 1}` }));

/** For whom rows are judged in tests. */
export const JUDGED_FOR = {
  customer: { type: 3, vipLevel: 0 },
  now: '2026-11-20T09:00:00.000+08:00',
} as const;
