/** The invoice centre by its address: orders that can be invoiced, or applications and invoices. */
import { getInvoiceable, getInvoices } from '@banxin/contract/calls/invoice/invoice';
import { useSearchParams } from 'wouter';
import { listQuery } from '../../lib/listQuery.ts';
import { useCachedRead, useList } from '../../lib/useList.ts';

export const centreTabs = ['open', 'all', 'processing', 'rejected', 'issued', 'closed'] as const;
type CentreTab = (typeof centreTabs)[number];

const address = listQuery({ tab: centreTabs });
type Query = typeof address.start;

/** Which part of the centre is open. */
export function useCentreTab(): CentreTab {
  const [params] = useSearchParams();
  return address.read(params).tab;
}

const ordersOf = ({ keyword, page, size }: Query) => ({
  ...(keyword !== '' && { keyword }),
  pageIndex: page,
  pageSize: size,
});

export function useOpenOrders() {
  const list = useList(address, getInvoiceable, ordersOf);
  // The same answer, of which a list knows the rows alone.
  const [answer] = useCachedRead(getInvoiceable, ordersOf(list.query));
  return { list, months: answer.state === 'ready' ? answer.value.months : [] };
}

const invoicesOf = ({ tab, keyword, page, size }: Query) => ({
  tab: tab === 'open' ? ('all' as const) : tab,
  ...(keyword !== '' && { keyword }),
  pageIndex: page,
  pageSize: size,
});

export function useInvoices() {
  const list = useList(address, getInvoices, invoicesOf);
  const [answer] = useCachedRead(getInvoices, invoicesOf(list.query));
  return { list, counts: answer.state === 'ready' ? answer.value.counts : null };
}
