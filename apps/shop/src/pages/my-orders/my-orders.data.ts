/** Orders of the page and counts of the tabs, both by the address. */
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { orderTodos } from '@banxin/contract/lifecycles/todo';
import { ALL, daysOf, type ListPlace, listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

const tabs = [ALL, ...orderTabs.map(({ key }) => key)] as const;

/** What the orders wait for; '' is whatever. */
const todos = ['', ...orderTodos.map(({ key }) => key)] as const;

const address = listQuery({ tab: tabs, todo: todos });

export type OrderTabId = (typeof address.start)['tab'];

/** The filter that list and counts share. */
function filterOf({
  keyword,
  todo,
  ...days
}: Pick<ListPlace, 'keyword' | 'from' | 'to'> & { readonly todo: (typeof todos)[number] }) {
  const { from: createdFrom, to: createdTo } = daysOf(days);
  return {
    ...(keyword !== '' && { keyword }),
    ...(todo !== '' && { todo }),
    createdFrom,
    createdTo,
  };
}

export function useMyOrders() {
  const list = useList(address, getOrders, ({ tab, page, size, ...filter }) => ({
    ...filterOf(filter),
    ...(tab !== ALL && { tab }),
    pageIndex: page,
    pageSize: size,
  }));
  const [counts, recount] = useCachedRead(getOrderStatusCount, filterOf(list.query));
  const known = counts.state === 'ready' ? counts.value : undefined;
  const count = (tab: OrderTabId): number | undefined =>
    tab === ALL
      ? known?.reduce((total, row) => total + row.count, 0)
      : known?.find((row) => row.tab === tab)?.count;
  const { tab, ...shown } = list.shown;
  return {
    list,
    /** What the list is asked for, whatever page it shows. */
    filter: { ...filterOf(shown), ...(tab !== ALL && { tab }) },
    /** Count is undefined while it is not known. */
    tabs: tabs.map((id) => ({ id, count: count(id) })),
    /** Asks for both again. */
    refresh: () => {
      list.refresh();
      recount();
    },
  };
}
