/** Certificates of the demo: one that can be used, one in review, one that was refused, one that has expired. */
import {
  certificateType,
  certificateValidity,
  reviewStatus,
} from '@banxin/contract/enums/customer';
import type { Insertable } from 'kysely';
import type { CertificatesTable } from '../tables/certificates.ts';
import type { Tx } from '../transaction.ts';

const CERTIFICATES: readonly Omit<Insertable<CertificatesTable>, 'customer_id' | 'created_at'>[] = [
  {
    brand: '悦享',
    kind: certificateType.trademark,
    number: 'ZC-2021-0917',
    valid_from: '2021-09-17',
    valid_until: null,
    review: reviewStatus.approved,
  },
  {
    brand: '春山',
    kind: certificateType.printingAuthorisation,
    number: 'WT-2026-0042',
    valid_from: '2026-11-01',
    valid_until: null,
    review: reviewStatus.pending,
  },
  {
    brand: '拾光',
    kind: certificateType.contractOrAuthorisation,
    number: 'SQ-2025-0118',
    valid_from: '2025-01-18',
    valid_until: '2026-01-17',
    review: reviewStatus.approved,
    validity: certificateValidity.expired,
  },
  {
    brand: '山野茶集',
    kind: certificateType.contractOrAuthorisation,
    number: 'HT-2026-0031',
    valid_from: '2026-06-01',
    valid_until: '2027-05-31',
    review: reviewStatus.rejected,
    reason: '合同缺少授权方盖章页，请补充后重新上传',
  },
];

/** @param writtenAt instant */
export async function seedCertificates(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  writtenAt: string,
): Promise<void> {
  const customer = ids.get('悦享包装');
  if (customer === undefined) throw new Error('The demo has no customer for its certificates');
  await tx
    .insertInto('certificates')
    .values(CERTIFICATES.map((one) => ({ ...one, customer_id: customer, created_at: writtenAt })))
    .execute();
}
