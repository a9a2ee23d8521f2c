import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_ID, daysOf, daysProblem, listQuery } from './listQuery.ts';

const messages = listQuery({
  tab: ['all', 'unread', 'orders'],
  sort: ['newest', 'oldest'],
  kind: ['', 'site', 'mail'],
});

const read = (search: string) => messages.read(new URLSearchParams(search));
const search = (...given: Parameters<typeof messages.write>) => messages.write(...given).toString();

/** Anything that may stand in an address, and more often what means something. */
const anyAddress = fc
  .array(
    fc.tuple(
      fc.constantFrom('tab', 'sort', 'kind', 'page', 'size', 'keyword', 'from', 'to', 'else'),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 70 }),
        fc.constantFrom('all', 'unread', 'oldest', 'mail', '', ' ', '0', '1', '7', '50', '1e3'),
        fc.constantFrom('2026-11-20', '2026-02-30', '1999-12-31', `${'版'.repeat(49)}😀`),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

describe('the address of a list', () => {
  it('without parameters shows its first tab from the beginning, 20 rows per page', () => {
    expect(read('')).toEqual(messages.start);
    expect(messages.start).toMatchObject({ tab: 'all', sort: 'newest', page: 1, size: 20 });
  });

  it('holds tab, order, choice, page, size, words and days', () => {
    const whole = 'tab=unread&sort=oldest&kind=mail&page=3&size=50&keyword=box&from=2026-11-01';
    expect(read(whole)).toEqual({
      tab: 'unread',
      sort: 'oldest',
      kind: 'mail',
      page: 3,
      size: 50,
      keyword: 'box',
      from: '2026-11-01',
      to: '',
    });
    expect(search(read(whole))).toBe(whole);
  });

  it('means the same after it was written, whatever it was', () => {
    fc.assert(
      fc.property(anyAddress, (given) => {
        const query = read(given);
        expect(read(search(query))).toEqual(query);
        expect(search(read(search(query)))).toBe(search(query));
      }),
    );
  });

  it('never asks for more than the list offers, whatever it says', () => {
    fc.assert(
      fc.property(anyAddress, (given) => {
        const { tab, sort, kind, page, size, keyword } = read(given);
        expect(['all', 'unread', 'orders']).toContain(tab);
        expect(['newest', 'oldest']).toContain(sort);
        expect(['', 'site', 'mail']).toContain(kind);
        expect([10, 20, 50, 100, 200]).toContain(size);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(keyword.length).toBeLessThanOrEqual(50);
        expect(keyword).toBe(keyword.trim());
        expect(keyword.isWellFormed()).toBe(true);
      }),
    );
  });

  it.each(['tab=nonsense', 'page=-1', 'page=0', 'page=1e3', 'size=33', 'kind=sms'])(
    'ignores %s',
    (nonsense) => {
      expect(read(nonsense)).toEqual(messages.start);
    },
  );

  it('keeps days that make no sense, so that they can be explained', () => {
    const query = read('from=2026-13-40&to=yesterday');
    expect([query.from, query.to]).toEqual(['2026-13-40', 'yesterday']);
    expect(search(query, { page: 2 })).toContain('to=yesterday');
    expect(read(`from=${'2'.repeat(80)}`).from).toHaveLength(20);
  });

  it('leaves defaults out', () => {
    expect(search(messages.start)).toBe('');
    expect(search(messages.start, { tab: 'orders' })).toBe('tab=orders');
  });

  it('names one of things by its id, and any of them by nothing', () => {
    const goods = listQuery({ tab: ['all', 'sold'], product: ANY_ID });
    const idIn = (given: string) => goods.read(new URLSearchParams(given)).product;
    expect(goods.start.product).toBe('');
    expect(idIn('product=101')).toBe('101');
    for (const nonsense of ['0', '-1', '1e3', '07', 'cards', '9999999999']) {
      expect(idIn(`product=${nonsense}`)).toBe('');
    }
    const chosen = goods.write(goods.start, { product: '101' });
    expect(chosen.toString()).toBe('product=101');
    expect(goods.wide).toMatchObject({ product: '' });
  });

  it('starts at the first page when the filter changes, and keeps the filter when the page does', () => {
    const query = read('tab=orders&page=4&keyword=box');
    expect(search(query, { keyword: '' })).toBe('tab=orders');
    expect(search(query, { page: 5 })).toBe('tab=orders&page=5&keyword=box');
    expect(search(query, { size: 50, page: 2 })).toBe('tab=orders&page=2&size=50&keyword=box');
  });

  it('is widened without leaving the tab, the order and the size', () => {
    const query = read('tab=orders&sort=oldest&size=50&page=4&kind=mail&keyword=box&to=2026-11-01');
    expect(search(query, messages.wide)).toBe('tab=orders&sort=oldest&size=50');
  });
});

describe('the days of a list', () => {
  it.each([
    ['2026-11-20', '2026-11-01', 'reversed'],
    ['2026-13-40', '', 'unreadable'],
    ['2026-02-30', '2026-03-01', 'unreadable'],
    ['2026-11-01', 'yesterday', 'unreadable'],
    ['26-11-01', '', 'unreadable'],
    ['', '0026-11-01', 'early'],
    ['1999-12-31', '2026-11-01', 'early'],
  ])('from %j to %j are %s and narrow nothing', (from, to, problem) => {
    expect(daysProblem({ from, to })).toBe(problem);
    expect(daysOf({ from, to })).toEqual({ from: undefined, to: undefined });
  });

  it.each([
    ['2026-11-01', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', ''],
    ['', '2000-01-01'],
    ['', ''],
  ])('from %j to %j narrow it, an open end stays open', (from, to) => {
    expect(daysProblem({ from, to })).toBeNull();
    expect(daysOf({ from, to })).toEqual({ from: from || undefined, to: to || undefined });
  });
});
