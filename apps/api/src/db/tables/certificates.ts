/** Table of the certificates by which customers print brands. */
import type { CertificateType, ReviewStatus } from '@banxin/contract/enums/customer';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './columns.ts';

export interface CertificatesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  brand: string;
  kind: CertificateType;
  number: string;
  /** Days of Asia/Shanghai. */
  valid_from: string;
  /** Null: for good. */
  valid_until: ColumnType<string | null, string | null | undefined, string | null>;
  review: ColumnType<ReviewStatus, ReviewStatus | undefined, ReviewStatus>;
  created_at: Instant;
}
