/** What the order list shows, as its address says it: so that Back, a bookmark and a colleague see the same. */
import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@banxin/contract/constants';
import { orderTabs } from '@banxin/contract/lifecycles/order';

export interface OrderQuery {
  /** Key of a customer tab; `all` lists every order. */
  readonly tab: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly keyword: string;
  /** First and last day of ordering as the address writes them, YYYY-MM-DD, both included; '' leaves it open. */
  readonly from: string;
  readonly to: string;
}

export const ALL = 'all';

/** Every order, newest first. */
export const DEFAULT_QUERY: OrderQuery = {
  tab: ALL,
  page: 1,
  size: PAGE_SIZE_DEFAULT,
  keyword: '',
  from: '',
  to: '',
};

const KEYWORD_MAX = 50;

const DAY_MAX = 20;

/** No order is older; a year of two digits was meant otherwise. */
export const FIRST_DAY = '2000-01-01';

/** A day of the calendar: no 30 February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const wholeNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;

/** Reads an address; what makes no sense falls back to the default, days stay to be explained. */
export function queryFrom(params: URLSearchParams): OrderQuery {
  const tab = params.get('tab') ?? ALL;
  const page = wholeNumber(params.get('page'));
  const size = wholeNumber(params.get('size'));
  const day = (name: string): string => (params.get(name) ?? '').trim().slice(0, DAY_MAX);
  return {
    tab: orderTabs.some(({ key }) => key === tab) ? tab : ALL,
    page: Number.isNaN(page) ? DEFAULT_QUERY.page : page,
    size: (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_QUERY.size,
    keyword: (params.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    from: day('from'),
    to: day('to'),
  };
}

/** Writes an address; defaults are left out. A new filter starts at its first page. */
export function paramsOf(query: OrderQuery, changes: Partial<OrderQuery> = {}): URLSearchParams {
  const keepsPage = 'page' in changes || Object.keys(changes).length === 0;
  const next = { ...query, ...(keepsPage ? {} : { page: 1 }), ...changes };
  const params = new URLSearchParams();
  for (const name of ['tab', 'page', 'size', 'keyword', 'from', 'to'] as const) {
    const value = next[name];
    if (value !== DEFAULT_QUERY[name]) params.set(name, String(value));
  }
  return params;
}

/** Anything beside tab and page narrows the list. */
export const isNarrowed = ({ keyword, from, to }: OrderQuery): boolean =>
  keyword !== '' || from !== '' || to !== '';

/** Why days cannot narrow the list; null when they can. */
export function daysProblem({
  from,
  to,
}: Pick<OrderQuery, 'from' | 'to'>): 'unreadable' | 'reversed' | 'early' | null {
  const given = [from, to].filter((day) => day !== '');
  if (!given.every(isDay)) return 'unreadable';
  if (given.some((day) => day < FIRST_DAY)) return 'early';
  return to !== '' && from > to ? 'reversed' : null;
}

/** The filter that list and counts share; an open end stays open, days with a problem narrow nothing. */
export function filterOf({ keyword, from, to }: OrderQuery) {
  const isUsable = daysProblem({ from, to }) === null;
  return {
    ...(keyword !== '' && { keyword }),
    ...(isUsable && from !== '' && { createdFrom: from }),
    ...(isUsable && to !== '' && { createdTo: to }),
  };
}
