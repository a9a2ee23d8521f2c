/** A batch of cloud warehouse orders, for atlas and tests. */
import type { ImportFile, ImportProblem, ImportRow } from './batch-import.types.ts';

/** Chosen by the customer. @unit bytes 24 KiB */
export const sampleWorkbook: ImportFile = {
  name: '云仓批量下单.xlsx',
  size: 24 * 1_024,
  source: null,
};

const parcel = (row: number, consignee: string): ImportRow => ({
  row,
  customerNumber: `YX-2026-${row}`,
  stockCode: 'KC-3001',
  quantity: 2,
  consignee,
  mobilePhone: '13800000001',
  address: '浙江省杭州市西湖区文三路 1 号',
  remark: '',
});

/** Two rows that can become orders. */
export const sampleRows: readonly ImportRow[] = [parcel(2, '陈女士'), parcel(3, '李先生')];

/** A row that cannot. */
export const sampleProblem: ImportProblem = {
  row: 4,
  col: '手机',
  code: 'PHONE',
  value: '1380000000',
  message: '手机号应为 11 位，现在是 10 位',
};

/** There is not enough left for the second row. */
export const sampleShortage: ImportProblem = {
  row: 3,
  col: '数量',
  code: 'STOCK',
  value: '2',
  message: '库存不足，现有 1 件',
  fix: '1',
};
