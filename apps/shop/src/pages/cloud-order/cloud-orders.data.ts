/** The tabs of the page by its address, and the orders that left or leave the warehouse. */
import { getCloudOrders } from '@banxin/contract/calls/cloudWarehouse/order';
import type { OrderTab } from '@banxin/contract/lifecycles/order';
import { daysOf, listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

export const cloudOrderViews = ['order', 'orders'] as const;

/** Where orders can stand: what leaves the warehouse is not printed, and not drafted. */
export const cloudOrderStates = [
  ...([
    'all',
    'unpaid',
    'inReview',
    'inProduction',
    'toShip',
    'toReceive',
    'done',
    'cancelled',
  ] as const),
] as const satisfies readonly (OrderTab | 'all')[];

export const cloudOrderAddress = listQuery({ tab: cloudOrderViews, state: cloudOrderStates });

const inputOf = (query: typeof cloudOrderAddress.start) => {
  const { state, keyword, page, size } = query;
  const { from, to } = daysOf(query);
  return {
    ...(state !== 'all' && { tab: state }),
    ...(keyword !== '' && { keyword }),
    ...(from !== undefined && { createdFrom: from }),
    ...(to !== undefined && { createdTo: to }),
    pageIndex: page,
    pageSize: size,
  };
};

export function useCloudOrders() {
  const list = useList(cloudOrderAddress, getCloudOrders, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getCloudOrders, inputOf(list.query));
  const counts = answer.state === 'ready' ? answer.value.counts : [];
  return {
    list,
    /** Orders that stand so; undefined while not known. */
    countOf: (state: (typeof cloudOrderStates)[number]): number | undefined =>
      answer.state !== 'ready' || state === 'all'
        ? undefined
        : (counts.find(({ tab }) => tab === state)?.count ?? 0),
  };
}
