/** The account's opinions by the address, and its orders that one can be about. */
import { getSuggestions } from '@banxin/contract/calls/feedback/suggestion';
import { getOrders } from '@banxin/contract/calls/order/list';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';

/** `give` writes one, `mine` lists them. */
const address = listQuery({ tab: ['give', 'mine'] });

/** The newest; an opinion about an older one names its number in words. */
const ORDERS = 50;

export function useOpinions() {
  return useList(address, getSuggestions, ({ page, size }) => ({
    pageIndex: page,
    pageSize: size,
  }));
}

export function useOwnOrders() {
  const canCall = useCanCall();
  return useCall(getOrders, canCall(getOrders) ? { pageSize: ORDERS } : null);
}
