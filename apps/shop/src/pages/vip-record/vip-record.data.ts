/** The customer's terms by the address. */
import { getVipPurchases } from '@banxin/contract/calls/customer/membership';
import { listQuery } from '../../lib/listQuery.ts';
import { useList } from '../../lib/useList.ts';

const address = listQuery({});

export const usePurchases = () =>
  useList(address, getVipPurchases, ({ page, size }) => ({ pageIndex: page, pageSize: size }));
