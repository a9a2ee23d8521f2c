/** Words that the help is searched for, as the address says them, and the articles that were found. */
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { querySearch } from '@banxin/contract/calls/search/search';
import { SEARCH_WORDS_MAX } from '@banxin/contract/constants';
import { matchRoute, pathOf } from '@banxin/contract/routes';
import { useLocation, useSearchParams } from 'wouter';
import { useCall } from '../../lib/useCall.ts';

/** Rows of one page. */
export const PAGE_SIZE = 20;

/** Questions that are shown before anything was searched for. */
const ASKED = 10;

export interface HelpPlace {
  /** Trimmed; '' before anything was searched for. */
  readonly words: string;
  /** Only of this category; undefined for all. */
  readonly category?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** A slip is not forgiven. */
  readonly isExact?: boolean;
}

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

export const helpSearchPath = ({ words, category, page, isExact = false }: HelpPlace): string =>
  pathOf(
    'supportSearch',
    { key: words },
    { category, page: page === 1 ? undefined : page, exact: isExact ? 1 : undefined },
  );

/** The words stand in the path; a form without script sends them in the query. */
export function useHelpSearch() {
  const [path] = useLocation();
  const [params] = useSearchParams();
  const key = matchRoute(path)?.params.key ?? params.get('key') ?? '';
  const place = {
    words: key.trim().slice(0, SEARCH_WORDS_MAX),
    category: numberIn(params.get('category')),
    page: numberIn(params.get('page')) ?? 1,
    isExact: params.get('exact') === '1',
  };
  const { words, category, page: pageIndex, isExact } = place;
  const isAsked = words !== '';
  const answer = useCall(
    querySearch,
    isAsked
      ? {
          words,
          scope: 'help',
          pageIndex,
          pageSize: PAGE_SIZE,
          ...(category !== undefined && { category }),
          ...(isExact && { isExact }),
        }
      : null,
  );
  const categories = useCall(getSupportCategories, isAsked ? {} : null);
  const asked = useCall(
    getSupportList,
    isAsked ? null : { sort: 'asked', pageIndex: 1, pageSize: ASKED },
  );
  return {
    place,
    answer,
    categories: categories.state === 'ready' ? categories.value : [],
    asked,
  };
}
