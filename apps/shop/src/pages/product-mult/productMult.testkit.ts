/** What the tests of the table share: the category of cards with its prices, and rows of it. */
import { book } from '@banxin/pricing/book';
import { products } from '@banxin/pricing/products';
import type { Configuration, Product } from '@banxin/pricing/types';
import type { DropRow } from '../../features/address/drops/dropRow.ts';
import { type JobRow, type NewRow, newRow } from './jobRow.ts';
import type { Terms } from './prices.ts';

const NOW = '2026-11-20T09:00:00.000+08:00';

/** Printed cards: business cards, vouchers, hang tags. */
export const CARDS = 1;

export const productsOf = (parentId: number): Product[] =>
  products.filter((one) => one.parentId === parentId);

export const cards: readonly Product[] = productsOf(CARDS);

export const card = (id: number): Product => {
  const found = products.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No product ${id}`);
  return found;
};

export const termsOf = (made: readonly Product[], province = '四川省'): Terms => ({
  products: new Map(made.map((product) => [product.id, { product, book, now: NOW }])),
  quoting: {
    customer: { type: 3, vipLevel: 6 },
    urgent: 'none',
    now: NOW,
    destination: { province },
  },
});

/** A row of business cards with its number as its id. */
export const rowOf = (id: number, changed: Partial<Configuration> = {}): JobRow => ({
  ...newRow({ ...card(101).defaults, ...changed }),
  id,
});

export const numbered = (rows: readonly NewRow[]): JobRow[] =>
  rows.map((row, at) => ({ ...row, id: at + 1 }));

/** Receivers of these quantities, one in Shanghai and the others in Tibet. */
export const dropsOf = (...quantities: number[]): DropRow[] =>
  quantities.map((quantity, at) => ({
    id: at + 1,
    receiver: {
      ...{
        consignee: '王小明',
        mobilePhone: '13900001234',
        province: at === 0 ? '上海市' : '西藏自治区',
      },
      ...{ city: '市区', district: '', detail: '春申路 100 号' },
    },
    quantity,
    carrier: null,
  }));
