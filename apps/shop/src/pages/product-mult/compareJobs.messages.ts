/** Texts of rows side by side. */
import { dictionary } from '../../lib/text.ts';

export const compareJobsText = dictionary(
  {
    title: '价格对比',
    column: (at: number) => `第 ${at} 列对比的订单`,
    row: (row: number, product: string) => `第 ${row} 行 ${product}`,
    remove: '移除',
    removeOf: (row: number) => `移除第 ${row} 行`,
    add: '再加一行',
    most: (most: number) => `最多对比 ${most} 行`,
    hint: '逐行列出各单的费用，不同之处已标出；数量不同时，请看单价',
  },
  {
    title: 'Prices side by side',
    column: (at: number) => `Job in column ${at}`,
    row: (row: number, product: string) => `Row ${row} ${product}`,
    remove: 'Remove',
    removeOf: (row: number) => `Remove row ${row}`,
    add: 'Add a row',
    most: (most: number) => `${most} rows at most`,
    hint: 'What each job costs, line by line, with what differs marked; where quantities differ, look at the price of one',
  },
);
