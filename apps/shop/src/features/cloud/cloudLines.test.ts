import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import { describe, expect, it } from 'vitest';
import { linesIn, queryOfLines, sendLink, withLines, withQuantity } from './cloudLines.ts';

const custody = (id: number, quantity = 1): CloudLineInput => ({ kind: 1, id, quantity });
const sold = (id: number, quantity = 1): CloudLineInput => ({ kind: 2, id, quantity });

describe('goods that an address names', () => {
  it('are of both kinds, with how many', () => {
    const lines = [custody(12, 300), custody(15), sold(701, 2)];
    expect(sendLink(lines)).toBe('/cloudWSM/order?stock=12x300%2C15&goods=701x2');
    expect(linesIn(new URLSearchParams(queryOfLines(lines)))).toEqual(lines);
  });

  it('are none where none are named', () => {
    expect(sendLink([])).toBe('/cloudWSM/order');
    expect(linesIn(new URLSearchParams())).toEqual([]);
  });

  it('each stand once, and what makes no sense is left out', () => {
    const params = new URLSearchParams({ stock: '12,12x5,0,x,-3,7x0,9999999999', goods: '12' });
    expect(linesIn(params)).toEqual([custody(12), sold(12)]);
  });

  it('are fifty kinds at most', () => {
    const stock = Array.from({ length: 60 }, (_, at) => at + 1).join(',');
    expect(linesIn(new URLSearchParams({ stock }))).toHaveLength(50);
  });
});

describe('lines', () => {
  it('keep how many there are when the same goods are chosen again', () => {
    expect(withLines([custody(12, 300)], [custody(12), sold(701)])).toEqual([
      custody(12, 300),
      sold(701),
    ]);
  });

  it('change one by one; of none there is no line; more than the most is the most', () => {
    const lines = [custody(12, 300), sold(12, 2)];
    expect(withQuantity(lines, custody(12), 5)).toEqual([custody(12, 5), sold(12, 2)]);
    expect(withQuantity(lines, sold(12), 0)).toEqual([custody(12, 300)]);
    expect(withQuantity(lines, sold(12), 2_000_000)).toEqual([custody(12, 300), sold(12, 999_999)]);
  });
});
