import { REORDER_MAX } from '@banxin/contract/constants';
import { describe, expect, it } from 'vitest';
import { favoritesIn, reorderLink } from './reorderLink.ts';

/** What the page reads that stands at an address. */
function read(address: string): number[] {
  const { pathname, searchParams } = new URL(address, 'https://shop.invalid');
  return favoritesIn(pathname.split('/').at(-1) ?? '', searchParams);
}

describe('the address of ordering again', () => {
  it('names one favourite in its path, and several with the others beside it', () => {
    expect(reorderLink([7])).toBe('/product/reorder/7');
    expect(read(reorderLink([7]))).toEqual([7]);
    expect(read(reorderLink([7, 9, 3]))).toEqual([7, 9, 3]);
  });

  it('names each once', () => {
    expect(read('/product/reorder/7?ids=9,7,9')).toEqual([7, 9]);
  });

  it('names no more than are ordered together', () => {
    const ids = Array.from({ length: REORDER_MAX + 5 }, (_, index) => index + 1);
    expect(read(reorderLink(ids))).toEqual(ids.slice(0, REORDER_MAX));
  });

  it.each(['abc', '0', '-1', '1e3', '99999999999', '%20'])('knows no favourite %s', (id) => {
    expect(read(`/product/reorder/${id}`)).toEqual([0]);
  });

  it('leaves out what is no id beside one that is', () => {
    expect(read('/product/reorder/7?ids=,x,9,-2')).toEqual([7, 9]);
  });
});
