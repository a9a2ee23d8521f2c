/** News of the section that the address names, and all sections. */
import { getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import { newsFlag } from '@banxin/contract/enums/catalogue';
import { numberOr } from '../../features/article/wording.ts';
import { ALL, listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** No section has it: the server says so. */
const NO_TYPE = 9_999;

const address = listQuery({ flag: [ALL, ...newsFlag.values.map(String)] as [string, ...string[]] });

export function useNewsList() {
  const type = Math.min(numberOr(NO_TYPE, useRouteParams('newsList').type), NO_TYPE);
  const list = useList(address, getNewsList, ({ flag, keyword, page, size }) => ({
    type,
    ...(flag !== ALL && { flag: newsFlag.values.find((value) => String(value) === flag) }),
    ...(keyword !== '' && { keyword }),
    pageIndex: page,
    pageSize: size,
  }));
  const types = useCall(getNewsType, {}, { isLasting: true });
  return { type, list, types: types.state === 'ready' ? types.value : [] };
}
