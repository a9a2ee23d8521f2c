import { describe, expect, it } from 'vitest';
import { readFilters, toggled, writeFilters } from './filterAddress.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the address of the category centre', () => {
  it('says filters, order and comparison, and reads back what it wrote', () => {
    const search = 'use=food,store&material=pearl&sort=price&compare=101,601';
    const query = read(search);
    expect(query).toEqual({
      filters: { use: ['food', 'store'], material: ['pearl'] },
      sort: 'price',
      compared: [101, 601],
    });
    expect(decodeURIComponent(writeFilters(query).toString())).toBe(search);
  });

  it('names the coupon that products are looked for, unless it is no number', () => {
    expect(writeFilters(read('coupon=17')).toString()).toBe('coupon=17');
    expect(read('coupon=x').coupon).toBeUndefined();
  });

  it('leaves out what is the default', () => {
    expect(writeFilters(read('sort=usual')).toString()).toBe('');
  });

  it('leaves out what makes no sense: unknown orders, endless values, a fourth to compare', () => {
    expect(read(`sort=best&use=${'x'.repeat(25)}&compare=1,2,3,4,x`)).toEqual({
      filters: {},
      sort: 'usual',
      compared: [1, 2, 3],
    });
  });

  it('takes a chosen value away and adds another', () => {
    expect(toggled({ use: ['food'] }, 'use', 'food')).toEqual({ use: [] });
    expect(toggled({ use: ['food'] }, 'use', 'store')).toEqual({ use: ['food', 'store'] });
  });
});
