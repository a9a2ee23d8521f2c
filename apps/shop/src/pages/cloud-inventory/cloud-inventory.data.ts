/** What lies in the cloud warehouse by the address, what keeping it costs, and how one stock moved. */
import {
  getCloudFeeForecast,
  getCloudInventory,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import type { CloudKind } from '@banxin/contract/entities/cloudLine';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';

export const inventoryTabs = ['custody', 'sales'] as const;
export const stockStatuses = ['all', 'low', 'frozen', 'incoming'] as const;

const address = listQuery({ tab: inventoryTabs, status: stockStatuses });

const kindOf = (tab: (typeof inventoryTabs)[number]): CloudKind => cloudWarehouseKind[tab];

export function useInventory() {
  const list = useList(address, getCloudInventory, ({ tab, status, keyword, page, size }) => ({
    kind: kindOf(tab),
    // Goods of the shop have no status.
    status: tab === 'custody' ? status : 'all',
    ...(keyword !== '' && { words: keyword }),
    pageIndex: page,
    pageSize: size,
  }));
  const { keyword, status } = list.query;
  return {
    list,
    /** Of the workbook. */
    filter: { status, ...(keyword !== '' && { words: keyword }) },
  };
}

/** How much lies there and what keeping it costs. */
export const useForecast = () => useCall(getCloudFeeForecast, {});
