/** Texts of the cloud warehouse's batch that are not those of every workbook. */
import { formatCount } from '@banxin/ui/formatCount';
import { dictionary } from '../../lib/text.ts';

export const cloudBatchText = dictionary(
  {
    title: '云仓批量下单',
    dropHint: 'xlsx/csv，5 MB，5,000 行以内；客户单号和地址相同的行合为一个包裹',
    orders: (count: number) => `${formatCount(count)} 单`,
    number: '客户单号',
    stockCode: '库存编码',
    quantity: '数量',
    receiver: '收货人',
    address: '地址',
    parcel: '包裹',
    parcelNumber: (parcel: number) => `第 ${formatCount(parcel)} 个`,
    merged: (rows: number, parcels: number) =>
      `${formatCount(rows)} 行合为 ${formatCount(parcels)} 个包裹。`,
    inRowOrder: '库存不够时按行序先满足。',
    toOrders: '看云仓订单',
    payHint: '库存为这些订单保留 30 分钟，请及时付款；未付款自动释放。',
  },
  {
    title: 'Cloud batch order',
    dropHint:
      'xlsx/csv, up to 5 MB and 5,000 rows; rows of one number and address become one parcel',
    orders: (count: number) => (count === 1 ? '1 order' : `${formatCount(count)} orders`),
    number: 'Your number',
    stockCode: 'Stock code',
    quantity: 'Quantity',
    receiver: 'Receiver',
    address: 'Address',
    parcel: 'Parcel',
    parcelNumber: (parcel: number) => `No. ${formatCount(parcel)}`,
    merged: (rows: number, parcels: number) =>
      `${rows === 1 ? '1 row becomes' : `${formatCount(rows)} rows become`} ${parcels === 1 ? '1 parcel' : `${formatCount(parcels)} parcels`}.`,
    inRowOrder: 'Where stock is short, the earlier rows get it.',
    toOrders: 'See the cloud orders',
    payHint: 'The goods are kept for 30 minutes; what is not paid by then is released.',
  },
);
