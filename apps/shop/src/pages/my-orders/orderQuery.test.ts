import { describe, expect, it } from 'vitest';
import {
  DEFAULT_QUERY,
  daysProblem,
  filterOf,
  isNarrowed,
  paramsOf,
  queryFrom,
} from './orderQuery.ts';

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
    expect(read('tab=nonsense&page=-1&size=33')).toEqual(DEFAULT_QUERY);
    expect(read('page=0').page).toBe(1);
    expect(read('page=1e3').page).toBe(1);
  });

  it('keeps days that make no sense, so that they can be explained', () => {
    const query = read('from=2026-13-40&to=yesterday');
    expect([query.from, query.to]).toEqual(['2026-13-40', 'yesterday']);
    expect(paramsOf(query, { page: 2 }).get('to')).toBe('yesterday');
    expect(read(`from=${'2'.repeat(80)}`).from).toHaveLength(20);
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

  it.each([
    ['2026-11-20', '2026-11-01', 'reversed'],
    ['2026-13-40', '', 'unreadable'],
    ['2026-02-30', '2026-03-01', 'unreadable'],
    ['2026-11-01', 'yesterday', 'unreadable'],
    ['26-11-01', '', 'unreadable'],
    ['', '0026-11-01', 'early'],
    ['1999-12-31', '2026-11-01', 'early'],
  ])('days from %j to %j are %s and narrow nothing', (from, to, problem) => {
    expect(daysProblem({ from, to })).toBe(problem);
    expect(filterOf({ ...DEFAULT_QUERY, keyword: 'box', from, to })).toEqual({ keyword: 'box' });
    expect(isNarrowed({ ...DEFAULT_QUERY, from, to })).toBe(true);
  });

  it.each([
    ['2026-11-01', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', ''],
    ['', '2000-01-01'],
    ['', ''],
  ])('days from %j to %j narrow the list', (from, to) => {
    expect(daysProblem({ from, to })).toBeNull();
    expect(filterOf({ ...DEFAULT_QUERY, from, to })).toEqual({
      ...(from !== '' && { createdFrom: from }),
      ...(to !== '' && { createdTo: to }),
    });
  });
});
