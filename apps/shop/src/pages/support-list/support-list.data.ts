/** Help articles of the category and tag that the address names, and all categories. */

import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { SHOW_SEARCH_TAG } from '@banxin/contract/constants';
import type { HelpCategory } from '@banxin/contract/entities/article';
import { numberOr } from '../../features/article/wording.ts';
import { listQuery } from '../../lib/listQuery.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** The one category that holds no articles: what it will be is said, and where help is now. */
const SERVICE = 9;

/** No category has it: the server says so. */
const NO_CATEGORY = 9_999;

const address = listQuery({});

export function useSupportList() {
  const { id, tag } = useRouteParams('supportList');
  const category = id === undefined ? null : Math.min(numberOr(NO_CATEGORY, id), NO_CATEGORY);
  const hasSearch = tag === SHOW_SEARCH_TAG;
  const chosen = hasSearch ? undefined : tag;
  const list = useList(address, getSupportList, ({ page, size }) => ({
    ...(category !== null && { category }),
    ...(chosen !== undefined && { tag: chosen }),
    pageIndex: page,
    pageSize: size,
  }));
  const categories: Loadable<readonly HelpCategory[]> = useCall(getSupportCategories, {});
  return {
    /** Null for all of them. */
    category,
    tag: chosen,
    /** The search of the help is what the visitor came for. */
    hasSearch,
    isService: category === SERVICE,
    list,
    categories: categories.state === 'ready' ? categories.value : [],
  };
}
