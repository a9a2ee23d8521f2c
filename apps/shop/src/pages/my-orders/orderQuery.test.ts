import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, filterOf, isNarrowed, paramsOf, queryFrom } from './orderQuery.ts';

const read = (search: string) => queryFrom(new URLSearchParams(search));

describe('the address of the order list', () => {
  it('without parameters lists every order, 20 per page', () => {
    expect(read('')).toEqual(DEFAULT_QUERY);
    expect(DEFAULT_QUERY.size).toBe(20);
  });

  it('holds tab, page, size, keyword and days', () => {
    const query = read('tab=unpaid&page=3&size=50&keyword=%E5%90%8D%E7%89%87&from=2026-11-01');
    expect(query).toEqual({
      tab: 'unpaid',
      page: 3,
      size: 50,
      keyword: '名片',
      from: '2026-11-01',
      to: '',
    });
    expect(queryFrom(paramsOf(query))).toEqual(query);
  });

  it('ignores what makes no sense', () => {
    expect(read('tab=nonsense&page=-1&size=33&from=2026-13-40&to=yesterday')).toEqual(
      DEFAULT_QUERY,
    );
    expect(read('page=0').page).toBe(1);
    expect(read('page=1e3').page).toBe(1);
  });

  it('leaves defaults out', () => {
    expect(paramsOf(DEFAULT_QUERY).toString()).toBe('');
    expect(paramsOf(DEFAULT_QUERY, { tab: 'done' }).toString()).toBe('tab=done');
  });

  it('starts at the first page when the filter changes, and keeps the filter when the page does', () => {
    const query = read('tab=done&page=4&keyword=box');
    expect(paramsOf(query, { keyword: '' }).get('page')).toBeNull();
    expect(paramsOf(query, { page: 5 }).toString()).toBe('tab=done&page=5&keyword=box');
    expect(paramsOf(query, { size: 50, page: 2 }).get('page')).toBe('2');
  });

  it('cuts a keyword to what the server takes', () => {
    expect(read(`keyword=${'a'.repeat(80)}`).keyword).toHaveLength(50);
  });
});

describe('the filter of list and counts', () => {
  it('leaves out what is empty', () => {
    expect(filterOf(DEFAULT_QUERY)).toEqual({});
    expect(isNarrowed(DEFAULT_QUERY)).toBe(false);
  });

  it('turns a reversed range round', () => {
    expect(filterOf({ ...DEFAULT_QUERY, from: '2026-11-20', to: '2026-11-01' })).toEqual({
      createdFrom: '2026-11-01',
      createdTo: '2026-11-20',
    });
  });

  it('keeps an open end open', () => {
    expect(filterOf({ ...DEFAULT_QUERY, to: '2026-11-01' })).toEqual({ createdTo: '2026-11-01' });
  });
});
