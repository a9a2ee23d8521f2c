/** Table of the certificates by which customers print brands. */
import type {
  CertificateType,
  CertificateValidity,
  ReviewStatus,
} from '@banxin/contract/enums/customer';
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
  /** +1 per change. */
  rev: Generated<number>;
  remark: Generated<string>;
  /** Why it was not approved. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** As the job found it; whether an order may be made with it is told by its days. */
  validity: ColumnType<CertificateValidity, CertificateValidity | undefined, CertificateValidity>;
  /** Handed in, or changed, last. */
  submitted_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** No longer wanted: orders that were made with it go on naming it. */
  removed_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  created_at: Instant;
}

export interface CertificateFilesTable {
  /** Main account. */
  customer_id: number;
  certificate_id: number;
  position: number;
  file_id: string;
}
