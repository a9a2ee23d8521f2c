/** A cell understands what a print buyer writes into it, or says what would be right. */
import { products } from '@banxin/pricing/products';
import type { Configuration } from '@banxin/pricing/types';
import { describe, expect, it } from 'vitest';
import { cellText, written } from './cells.ts';
import { newRow, OPTION_COLUMNS, type OptionColumn } from './jobRow.ts';
import { card, cards, productsOf } from './productMult.testkit.ts';

const row = newRow(card(101).defaults);
const put = (column: OptionColumn, text: string, of = row, among = cards) =>
  written(among, of, column, text);

describe('a cell is understood', () => {
  it.each<[OptionColumn, string, Partial<Configuration>]>([
    ['quantity', '10', { quantity: 10 }],
    ['quantity', '１０ 盒', { quantity: 10 }],
    ['quantity', '500张', { quantity: 5 }],
    ['quantity', '1,000 张', { quantity: 10 }],
    ['quantity', '二十盒', { quantity: 20 }],
    ['styles', '12款', { styles: 12 }],
    ['gsm', '300克', { gsm: 300 }],
    ['gsm', '300 g', { gsm: 300 }],
    ['size', '90*54', { sizeId: 'standard' }],
    ['colours', '单面', { colours: '4+0' }],
    ['colours', '4＋4', { colours: '4+4' }],
    ['crafts', '无', { crafts: [] }],
  ])('%s %s', (column, text, wanted) => {
    const made = put(column, text);
    expect(made.unread).toEqual({});
    const got = Object.fromEntries(
      Object.keys(wanted).map((key) => [key, made.configuration[key as keyof Configuration]]),
    );
    if ('sizeId' in wanted) expect(made.configuration).toMatchObject({ widthMm: 90, heightMm: 54 });
    else expect(got).toEqual(wanted);
  });

  it('a paper with its grammage is both', () => {
    const flyers = productsOf(2);
    const flyer = newRow(card(201).defaults);
    const made = put('material', '157g铜版纸', flyer, flyers);
    expect(made.configuration).toMatchObject({ materialId: 'coated', gsm: 157 });
  });

  it('several crafts, with sides and amounts', () => {
    const made = put('crafts', '双面覆哑膜、圆角');
    expect(made.unread).toEqual({});
    expect(made.configuration.crafts.map(({ id }) => id)).toHaveLength(2);
    expect(made.configuration.crafts[0]).toMatchObject({ id: 'filmMatt', sides: 2 });
  });

  it('crafts of which there must be one stay, though nobody writes them down', () => {
    const bag = card(503);
    const made = put('crafts', '覆哑膜', newRow(bag.defaults), productsOf(5));
    const groups = made.configuration.crafts.map(
      ({ id }) => bag.crafts.find((one) => one.id === id)?.group,
    );
    for (const { id } of bag.craftGroups.filter(({ required }) => required)) {
      expect(groups).toContain(id);
    }
    expect(made.configuration.crafts.map(({ id }) => id)).toContain('filmMatt');
  });

  it('another product keeps what it has of the one before', () => {
    const made = put('product', '吊牌', put('quantity', '20'));
    expect(made.configuration.productId).toBe(105);
    expect(made.configuration.styles).toBe(row.configuration.styles);
  });
});

describe('a cell that says nothing keeps what was typed', () => {
  it.each<[OptionColumn, string]>([
    ['product', '火箭'],
    ['quantity', '很多'],
    ['styles', '0'],
    ['styles', '100000'],
    ['material', '羊皮'],
    ['colours', '7+7'],
    ['crafts', '镶钻'],
    ['size', '像手机那么大'],
    ['gsm', '厚'],
  ])('%s %s, with offers, and the job stays as it was', (column, typed) => {
    const made = put(column, typed);
    expect(made.configuration).toBe(row.configuration);
    expect(made.unread[column]?.typed).toBe(typed);
    expect(made.unread[column]?.offers.length).toBeGreaterThan(0);
  });

  it('until something is put there that it understands', () => {
    const wrong = put('quantity', '很多');
    expect(put('quantity', wrong.unread.quantity?.offers[0] ?? '', wrong).unread).toEqual({});
  });
});

describe('what a cell shows is understood again as the same', () => {
  const printed = products.filter(({ stock }) => !stock);
  it.each(printed.map((one) => [one.name, one] as const))('%s', (_, product) => {
    const among = productsOf(product.parentId);
    for (const column of OPTION_COLUMNS) {
      const shown = cellText(product, product.defaults, column);
      const again = written(among, newRow(product.defaults), column, shown);
      expect([column, shown, again.unread]).toEqual([column, shown, {}]);
      expect([column, cellText(product, again.configuration, column)]).toEqual([column, shown]);
    }
  });
});
