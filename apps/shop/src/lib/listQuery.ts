/** What a list shows, as its address says it: so that Back, a bookmark and a colleague see the same. */
import { PAGE_SIZE_DEFAULT, PAGE_SIZES } from '@banxin/contract/constants';

/** Which part of a list is shown, and the words and days that narrow it. */
export interface ListPlace {
  /** From 1. */
  readonly page: number;
  /** Rows per page: one of the sizes on offer. */
  readonly size: number;
  readonly keyword: string;
  /** First and last day as the address writes them, YYYY-MM-DD, both included; '' leaves it open. */
  readonly from: string;
  readonly to: string;
}

/** Stands for the choice among things by their ids, whichever there are; '' is any of them. */
export const ANY_ID = 'id';

/**
 * Values of which a list shows one, the first by default, or {@link ANY_ID}; `tab` and `sort` arrange it, others
 * narrow it.
 */
export type Choices = Readonly<Record<string, readonly [string, ...string[]] | typeof ANY_ID>>;

export type ListQuery<C extends Choices> = ListPlace & {
  readonly [Name in keyof C]: C[Name] extends readonly string[] ? C[Name][number] : string;
};

/** How the addresses of one list are read and written. */
export interface ListAddress<C extends Choices> {
  /** The whole list from its beginning. */
  readonly start: ListQuery<C>;
  /** Reads an address; what makes no sense falls back to the default, days stay to be explained. */
  readonly read: (params: URLSearchParams) => ListQuery<C>;
  /** Writes an address; defaults are left out. A new filter starts at its first page. */
  readonly write: (query: ListQuery<C>, changes?: Partial<ListQuery<C>>) => URLSearchParams;
  /** What narrows the list, taken away: words, days and choices, not the tab, the order and the size. */
  readonly wide: Partial<ListQuery<C>>;
}

/** The tab of a list that leaves nothing out, where it has one. */
export const ALL = 'all';

const KEYWORD_MAX = 50;

const DAY_MAX = 20;

/** Nothing is older; a year of two digits was meant otherwise. */
export const FIRST_DAY = '2000-01-01';

/** A day of the calendar: no 30 February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

type Days = Pick<ListPlace, 'from' | 'to'>;

/** Why days cannot narrow a list; null when they can. */
export function daysProblem({ from, to }: Days): 'unreadable' | 'reversed' | 'early' | null {
  const given = [from, to].filter((day) => day !== '');
  if (!given.every(isDay)) return 'unreadable';
  if (given.some((day) => day < FIRST_DAY)) return 'early';
  return to !== '' && from > to ? 'reversed' : null;
}

/** The days that narrow a list: an open end is undefined, days with a problem narrow nothing. */
export function daysOf(days: Days): { from: string | undefined; to: string | undefined } {
  const isUsable = daysProblem(days) === null;
  return {
    from: isUsable && days.from !== '' ? days.from : undefined,
    to: isUsable && days.to !== '' ? days.to : undefined,
  };
}

/** Trimmed and cut, never through a character of two halves. */
const cut = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** The value of a choice that an address has; the first where it has none of them. */
function choiceIn(values: Choices[string], given: string | null): string {
  if (values === ANY_ID) return given !== null && /^[1-9]\d{0,8}$/.test(given) ? given : '';
  return values.find((value) => value === given) ?? values[0];
}

/** The address of a list: `listQuery({ tab: ['all', 'unread'], sort: ['newest', 'amount'] })`. */
export function listQuery<const C extends Choices>(choices: C): ListAddress<C> {
  const pick = (params: URLSearchParams): Record<string, string> =>
    Object.fromEntries(
      Object.entries(choices).map(([name, values]) => [name, choiceIn(values, params.get(name))]),
    );
  const read = (params: URLSearchParams): ListQuery<C> => {
    const size = wholeNumber(params.get('size'));
    const text = (name: string, max: number): string => cut(params.get(name) ?? '', max);
    return {
      ...(pick(params) as ListQuery<C>),
      page: wholeNumber(params.get('page')) ?? 1,
      size: PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZE_DEFAULT,
      keyword: text('keyword', KEYWORD_MAX),
      from: text('from', DAY_MAX),
      to: text('to', DAY_MAX),
    };
  };
  const start = read(new URLSearchParams());
  const { page, size, ...narrowing } = start;
  const arranging = new Set(['tab', 'sort']);
  return {
    start,
    read,
    wide: Object.fromEntries(
      Object.entries(narrowing).filter(([name]) => !arranging.has(name)),
    ) as Partial<ListQuery<C>>,
    write: (query, changes = {}) => {
      const keepsPage = 'page' in changes || Object.keys(changes).length === 0;
      const next = { ...query, ...(!keepsPage && { page }), ...changes };
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries(start)) {
        if (next[name] !== value) params.set(name, String(next[name]));
      }
      return params;
    },
  };
}
