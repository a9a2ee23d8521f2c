/** The customer's tickets by the address, how many stand under each tab, and the orders that can be asked about. */
import { getAfterSales, getClaimableOrders } from '@banxin/contract/calls/afterSales/ticket';
import { type AfterSalesCause, afterSalesCause } from '@banxin/contract/enums/afterSales';
import { listQuery } from '../../lib/listQuery.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

export const ticketTabs = [
  'all',
  'pending',
  'processing',
  'evidence',
  'completed',
  'closed',
] as const;

export const causes = afterSalesCause.values.map(String);

const address = listQuery({ tab: ticketTabs, cause: ['', ...causes] });

const inputOf = ({ tab, cause, keyword, page, size }: typeof address.start) => ({
  tab,
  keyword,
  ...(cause !== '' && { cause: Number(cause) as AfterSalesCause }),
  pageIndex: page,
  pageSize: size,
});

export function useTickets() {
  const list = useList(address, getAfterSales, inputOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getAfterSales, inputOf(list.query));
  return { list, counts: answer.state === 'ready' ? answer.value.counts : null };
}

/** Orders of the picker. */
export const PICKED = 10;

export const useClaimable = (
  keyword: string,
  pageSize: number,
): Loadable<{ items: ClaimableRow[]; total: number }> =>
  useCall(getClaimableOrders, { keyword, pageSize }, { keepPrevious: true });

type ClaimableRow =
  NonNullable<(typeof getClaimableOrders)['types']> extends { readonly output: infer O }
    ? O extends { readonly items: (infer Row)[] }
      ? Row
      : never
    : never;
