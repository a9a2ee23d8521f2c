/** The workbook that cloud parcels are written in, with the customer's own goods to choose from and what there is of each. */
import { cloudColumnNames, workbookColumns } from '@banxin/contract/rules/batchColumns';
import { Raw } from '@banxin/contract/server';
import { book } from '@banxin/pricing/book';
import type { WriteSheet } from 'hucre/xlsx';
import type { UserContext } from '../../context.ts';
import { neutral } from '../../http/workbook/neutral.ts';
import { templateOf, XLSX } from './template.ts';

/** Goods beyond these are typed by their numbers. */
const STOCKS_MOST = 2_000;

export async function readCloudTemplate({ db, customer }: UserContext): Promise<Raw> {
  const stocks = await db
    .selectFrom('cloud_stock')
    .select(['code', 'product_name', 'spec', 'style', 'unit', 'available'])
    .where('customer_id', '=', customer.ownerId)
    .where('inbound_at', 'is not', null)
    .orderBy('id')
    .limit(STOCKS_MOST)
    .execute();
  const goods: WriteSheet = {
    name: '库存',
    columns: [
      { width: 14 },
      { width: 18 },
      { width: 44 },
      { width: 14 },
      { width: 8 },
      { width: 10 },
    ],
    rows: [
      ['库存编码', '商品', '规格', '款式', '单位', '可用'],
      ...stocks.map(({ code, product_name, spec, style, unit, available }) => [
        ...[code, product_name, spec, style, unit].map((text) =>
          text === '' ? null : neutral(text),
        ),
        available,
      ]),
    ],
    freezePane: { rows: 1 },
  };
  const [first] = stocks;
  const code = first ? { stockCode: first.code } : {};
  const bytes = await templateOf({
    columns: cloudColumnNames,
    required: workbookColumns.cloud.required,
    lists: [
      ['stockCode', stocks.map((stock) => stock.code)],
      ['carrier', book.carriers.map(({ name }) => name)],
    ],
    examples: [
      { ...code, quantity: '20', address: '浙江省杭州市西湖区文三路 1 号' },
      // The same number and address again: one parcel.
      { ...code, quantity: '5', address: '浙江省杭州市西湖区文三路 1 号', carrier: '' },
    ],
    more: [goods],
  });
  return new Raw(new Uint8Array(bytes), XLSX, { fileName: 'cloud-orders.xlsx' });
}
