/** What waits at the desks of the works, and the case that is open. */
import { getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import type { FloorDesk as Desk } from '@banxin/contract/lifecycles/works';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList } from '../../lib/useList.ts';

/** How often a desk looks what has come; hidden tabs do not. @unit ms */
const LOOKS_EVERY = 20_000;

const address = listQuery({});

export const useDesks = () => useCall(getDesks, {}, { refreshEvery: LOOKS_EVERY });

export const useQueue = (desk: Desk) =>
  useList(address, getQueue, ({ page, size, keyword }) => ({
    desk,
    ...(keyword !== '' && { keyword }),
    pageIndex: page,
    pageSize: size,
  }));

export const useCase = (id: number) => useCall(getCase, { id }, { refreshOnFocus: true });
