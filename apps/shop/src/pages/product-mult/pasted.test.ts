/** A spreadsheet is pasted: its head is understood, or the order of the columns is. */
import { describe, expect, it } from 'vitest';
import { areNames, cellsOf, pastedInto, pastedRows, pastedTable, rowsOfNames } from './pasted.ts';
import { card, cards, rowOf } from './productMult.testkit.ts';

const start = card(101).defaults;
const read = (text: string) => pastedRows(cards, start, pastedTable(text));

describe('cells', () => {
  it('are separated by tabs and lines, and in quotes hold both', () => {
    expect(cellsOf('甲\t"1\n2"\t"说""好"""\r\n\r\n乙\t\n')).toEqual([
      ['甲', '1\n2', '说"好"'],
      ['乙', ''],
    ]);
    expect(cellsOf('  \n\t\n')).toEqual([]);
  });
});

describe('a head', () => {
  it('names columns in any order, and what is no column is told', () => {
    const { columns, ignored, lines } = pastedTable(
      '序号\t数量（盒）\t品名\t门店\n1\t5\t名片\t徐汇',
    );
    expect(columns).toEqual([null, 'quantity', 'product', null]);
    expect(ignored).toEqual(['门店']);
    expect(lines).toHaveLength(1);
  });

  it('in English is one too', () => {
    expect(pastedTable('Product\tQty\tDesigns\na\t1\t1').columns).toEqual([
      'product',
      'quantity',
      'styles',
    ]);
  });

  it('is missing: the columns are those of the table, numbered or not', () => {
    expect(pastedTable('商务名片\t90×54').columns.slice(0, 2)).toEqual(['product', 'size']);
    expect(pastedTable('1\t商务名片\n2\t商务名片').columns.slice(0, 2)).toEqual([null, 'product']);
    expect(pastedTable('5\n10', 'quantity').columns[0]).toBe('quantity');
  });
});

describe('rows', () => {
  it('are made of what their cells say, in whatever order those stand', () => {
    const [first, second] = read('数量\t款名\t产品\n10\t王芳\t名片\n很多\t李雷\t名片');
    expect(first?.configuration).toMatchObject({ productId: 101, quantity: 10, styles: 1 });
    expect(first?.styles).toEqual([{ name: '王芳', parts: [] }]);
    expect(second?.unread.quantity?.typed).toBe('很多');
  });

  it('take several names of a cell as so many styles', () => {
    const [row] = read('产品\t款名\n名片\t王芳、李雷、韩梅梅');
    expect(row?.configuration.styles).toBe(3);
    expect(row?.styles.map(({ name }) => name)).toEqual(['王芳', '李雷', '韩梅梅']);
  });

  it('begin where they are pasted, and go on below the last one', () => {
    const rows = [rowOf(1), rowOf(2)];
    const made = pastedInto(cards, rows, 1, pastedTable('5\n10\n20', 'quantity'));
    expect(made.rows.map(({ id, configuration }) => [id, configuration.quantity])).toEqual([
      [2, 5],
    ]);
    expect(made.added.map(({ configuration }) => configuration.quantity)).toEqual([10, 20]);
  });
});

describe('a list of names', () => {
  it('is told from a list of jobs', () => {
    expect(areNames(pastedTable('王芳\n李雷\n韩梅梅'), cards, start)).toBe(true);
    expect(areNames(pastedTable('商务名片\n商务名片'), cards, start)).toBe(false);
    expect(areNames(pastedTable('名片 5盒\n吊牌 10'), cards, start)).toBe(false);
  });

  it('becomes one job of as many styles, and further ones beyond what it has room for', () => {
    const names = Array.from({ length: 12 }, (_, at) => `员工 ${at}`);
    const [row, ...more] = rowsOfNames(card(101), start, names);
    expect(more).toEqual([]);
    expect(row?.configuration.styles).toBe(12);
    const { max } = card(101).styles;
    const many = Array.from({ length: max + 1 }, (_, at) => `员工 ${at}`);
    expect(rowsOfNames(card(101), start, many).map((one) => one.styles.length)).toEqual([max, 1]);
  });
});
