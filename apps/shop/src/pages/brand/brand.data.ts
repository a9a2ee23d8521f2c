/** Certificates by the address: their tabs, words and pages. */
import { getCertificates } from '@banxin/contract/calls/customer/certificate';
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { certificateValidity, reviewStatus } from '@banxin/contract/enums/customer';
import { listQuery } from '../../lib/listQuery.ts';
import { useListOfAll } from '../../lib/useListOfAll.ts';

export const brandTabs = ['all', 'pending', 'approved', 'rejected', 'expired'] as const;
/** One of them. */
export type BrandTab = (typeof brandTabs)[number];

const address = listQuery({ tab: brandTabs });

const isOver = ({ validity }: Certificate): boolean => validity === certificateValidity.expired;

/** What is over stands in its own tab, and not among those that can be used. */
const inTab: Readonly<Record<BrandTab, (one: Certificate) => boolean>> = {
  all: () => true,
  pending: ({ review }) => review === reviewStatus.pending,
  approved: (one) => one.review === reviewStatus.approved && !isOver(one),
  rejected: ({ review }) => review === reviewStatus.rejected,
  expired: isOver,
};

const fits = (one: Certificate, { tab, keyword }: typeof address.start): boolean =>
  inTab[tab](one) &&
  `${one.brand} ${one.number} ${one.remark}`.toLowerCase().includes(keyword.toLowerCase());

const NO_INPUT = {};

/** The newest first: the call names those first that an order can be made with. */
const newestFirst = (a: Certificate, b: Certificate): number => b.id - a.id;

export function useCertificates() {
  const list = useListOfAll(address, getCertificates, NO_INPUT, { fits, order: newestFirst });
  const count = (tab: BrandTab): number | undefined => list.all?.filter(inTab[tab]).length;
  return { list, count };
}
