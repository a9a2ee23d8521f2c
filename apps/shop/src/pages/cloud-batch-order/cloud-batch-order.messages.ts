/** Texts of the cloud warehouse's batch that are not those of every workbook. */
import { dictionary } from '../../lib/text.ts';

const grouped = (count: number): string => count.toLocaleString('en-US');

export const cloudBatchText = dictionary(
  {
    title: '云仓批量下单',
    dropHint: 'xlsx/csv，5 MB，5,000 行以内；客户单号和地址相同的行合为一个包裹',
    orders: (count: number) => `${grouped(count)} 单`,
    number: '客户单号',
    stockCode: '库存编码',
    quantity: '数量',
    receiver: '收货人',
    address: '地址',
    parcel: '包裹',
    parcelNumber: (parcel: number) => `第 ${grouped(parcel)} 个`,
    merged: (rows: number, parcels: number) =>
      `${grouped(rows)} 行合为 ${grouped(parcels)} 个包裹。`,
    inRowOrder: '库存不够时按行序先满足。',
    toOrders: '看云仓订单',
    payHint: '库存为这些订单保留 30 分钟，请及时付款；未付款自动释放。',
  },
  {
    title: 'Cloud batch order',
    dropHint:
      'xlsx/csv, up to 5 MB and 5,000 rows; rows of one number and address become one parcel',
    orders: (count: number) => (count === 1 ? '1 order' : `${grouped(count)} orders`),
    number: 'Your number',
    stockCode: 'Stock code',
    quantity: 'Quantity',
    receiver: 'Receiver',
    address: 'Address',
    parcel: 'Parcel',
    parcelNumber: (parcel: number) => `No. ${grouped(parcel)}`,
    merged: (rows: number, parcels: number) =>
      `${rows === 1 ? '1 row becomes' : `${grouped(rows)} rows become`} ${parcels === 1 ? '1 parcel' : `${grouped(parcels)} parcels`}.`,
    inRowOrder: 'Where stock is short, the earlier rows get it.',
    toOrders: 'See the cloud orders',
    payHint: 'The goods are kept for 30 minutes; what is not paid by then is released.',
  },
);
