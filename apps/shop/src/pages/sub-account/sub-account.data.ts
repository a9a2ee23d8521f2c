/** Colleagues by the address, and what they may do by their roles. */
import { getSubAccounts } from '@banxin/contract/calls/customer/subAccount';
import { listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

const address = listQuery({});

const inputOf = ({ keyword, page, size }: typeof address.start) => ({
  words: keyword,
  pageIndex: page,
  pageSize: size,
});

export function useSubAccounts() {
  const list = useList(address, getSubAccounts, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getSubAccounts, inputOf(list.query));
  return { list, count: answer.state === 'ready' ? answer.value.count : null };
}
