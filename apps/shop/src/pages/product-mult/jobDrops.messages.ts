/** Texts of a job of the table that goes to several receivers. */
import { dictionary } from '../../lib/text.ts';

export const jobDropsText = dictionary(
  {
    share: '分到多个收货人',
    shareOf: (row: number) => `分到多个收货人：第 ${row} 行`,
    list: (row: number) => `第 ${row} 行的收货人`,
    quantity: (quantity: number) => `×${quantity}`,
    change: '修改收货人与数量',
    changeOf: (row: number) => `修改收货人与数量：第 ${row} 行`,
    one: '不分了',
    oneOf: (row: number) => `不分了：第 ${row} 行寄往上面的地址`,
    alike: (count: number) => `其余 ${count} 单也按此比例分`,
    alikeOf: (row: number, count: number) => `其余 ${count} 单也按此比例分，与第 ${row} 行相同`,
    allShared: '每一单都寄往自己的收货人，见下面的订单明细。',
  },
  {
    share: 'Share out over receivers',
    shareOf: (row: number) => `Share out over receivers: row ${row}`,
    list: (row: number) => `Receivers of row ${row}`,
    quantity: (quantity: number) => `×${quantity}`,
    change: 'Change receivers and quantities',
    changeOf: (row: number) => `Change receivers and quantities: row ${row}`,
    one: 'To one address',
    oneOf: (row: number) => `To one address: row ${row}`,
    alike: (count: number) => `Share the other ${count} alike`,
    alikeOf: (row: number, count: number) => `Share the other ${count} alike: as row ${row}`,
    allShared: 'Each order goes to receivers of its own; they stand below.',
  },
);
