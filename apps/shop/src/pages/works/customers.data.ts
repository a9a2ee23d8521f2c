/** What the desk of customers reads. */
import {
  findCustomers,
  getCustomerDevices,
  getCustomerFile,
} from '@banxin/contract/calls/works/customers';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';
import { useBesideCase } from './useOpenCase.ts';

const address = listQuery({});

/** Found by words; without words, those that were looked at last. */
export const useCustomers = () =>
  useBesideCase(
    useList(address, findCustomers, ({ page, size, keyword }) => ({
      ...(keyword !== '' && { keyword }),
      pageIndex: page,
      pageSize: size,
    })),
    address,
  );

/** @param id null waits */
export const useCustomerFile = (id: number | null) =>
  useCall(getCustomerFile, id === null ? null : { id }, { refreshOnFocus: true });

export const useCustomerDevices = (id: number) =>
  useCall(getCustomerDevices, { id }, { refreshOnFocus: true });
