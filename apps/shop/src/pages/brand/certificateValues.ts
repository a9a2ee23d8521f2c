/** What the form of a certificate begins with. */
import type { Certificate } from '@banxin/contract/calls/customer/certificate.schemas';
import { FOREVER } from '../../features/papers/EndDay.tsx';

/** @param of null: a new one */
export const valuesOf = (of: Certificate | null) => ({
  brand: of?.brand ?? '',
  kind: of === null ? '' : String(of.kind),
  number: of?.number ?? '',
  validFrom: of?.validFrom ?? '',
  validUntil: of === null ? '' : (of.validUntil ?? FOREVER),
  remark: of?.remark ?? '',
});

/** As they are typed. */
export type CertificateValues = ReturnType<typeof valuesOf>;
