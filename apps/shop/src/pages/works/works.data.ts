/** What waits at the desks of the works, and the case that is open. */
import { getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { getOfficeCase, getOfficeQueue } from '@banxin/contract/calls/works/office';
import type { OfficeHead, OfficeView } from '@banxin/contract/entities/office';
import type { FloorDesk, OfficeDesk } from '@banxin/contract/lifecycles/works';
import { listQuery } from '../../lib/listQuery.ts';
import { useCall } from '../../lib/useCall.ts';
import { useList, usePlace } from '../../lib/useList.ts';
import { useWatched } from '../../lib/useWatched.ts';
import { useBesideCase } from './useOpenCase.ts';

/** How often a desk looks what has come; hidden tabs do not. @unit ms */
export const LOOKS_EVERY = 20_000;

const address = listQuery({});

interface Place {
  readonly page: number;
  readonly size: number;
  readonly keyword: string;
}

const askedOf = ({ page, size, keyword }: Place) => ({
  ...(keyword !== '' && { keyword }),
  pageIndex: page,
  pageSize: size,
});

export const useDesks = () => useWatched(getDesks, {}, LOOKS_EVERY);

export const useQueue = (desk: FloorDesk) =>
  useBesideCase(
    useList(address, getQueue, (place) => ({ desk, ...askedOf(place) })),
    address,
  );

const officeViews = [
  'waiting',
  'ending',
  'proxy',
  'suspended',
  'issued',
  'awaited',
] as const satisfies readonly OfficeView[];

/** What the desks of the office show, as the address names it; of a desk with one view it names none. */
const officeAddress = listQuery({
  tab: officeViews,
});

/** Which of a desk's views the address names, the first where it names none of them, and going to another one. */
export function useOfficeView(views: readonly [OfficeView, ...OfficeView[]]) {
  const { query, change } = usePlace(officeAddress);
  return {
    view: views.find((one) => one === query.tab) ?? views[0],
    go: (tab: OfficeView) => change({ ...officeAddress.start, tab }),
  };
}

export const useOfficeQueue = (desk: OfficeDesk, view: OfficeView) =>
  useBesideCase(
    useList(officeAddress, getOfficeQueue, (place) => ({
      ...{ desk, ...askedOf(place) },
      ...(view !== 'waiting' && { view }),
    })),
    officeAddress,
  );

/** @param id null waits */
export const useCase = (id: number | null) =>
  useCall(getCase, id === null ? null : { id }, { refreshOnFocus: true });

/** A case of the office by what people call it. */
export type OfficeName = Pick<OfficeHead, 'kind' | 'number'>;

/** @param name null waits */
export const useOfficeCase = (name: OfficeName | null) =>
  useCall(getOfficeCase, name === null ? null : { kind: name.kind, number: name.number }, {
    refreshOnFocus: true,
  });
