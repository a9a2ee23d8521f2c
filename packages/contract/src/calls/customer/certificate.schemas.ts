/** Shapes of what certificate.ts sends and answers. */
import * as z from 'zod/mini';
import { CERTIFICATE_FILES_MAX } from '../../constants.ts';
import { checkedBy } from '../../entities/fields.ts';
import { paperFile } from '../../entities/paper.ts';
import { day, fileId, keyedMessage, noInput, nothing, rowId } from '../../entities/primitives.ts';
import { certificateType, certificateValidity, reviewStatus } from '../../enums/customer.ts';
import { messages } from '../../messages.ts';
import {
  checkBrand,
  checkCertificateNumber,
  checkCertificateRemark,
  checkFirstDay,
  checkLastDay,
} from '../../rules/papers.ts';

/** A customer's right to print a brand. */
export const certificate = z.object({
  id: z.int(),
  /** +1 per change. */
  rev: z.int(),
  brand: z.string(),
  kind: z.literal(certificateType.values),
  number: z.string(),
  validFrom: day,
  /** Null: for good. */
  validUntil: z.nullable(day),
  /** Whether its days are over. */
  validity: z.literal(certificateValidity.values),
  /** Whole days that are left, today not counted; null: for good, or not in force. */
  daysLeft: z.nullable(z.int()),
  remark: z.string(),
  review: z.literal(reviewStatus.values),
  /** Why it was not approved, in the words of the works. */
  reason: z.nullable(z.string()),
  files: z.array(paperFile),
  /** Orders that were made with it. */
  orders: z.int(),
  /** Why no order can be made with it today; null when one can. */
  refusal: z.nullable(keyedMessage),
});
/** A value of {@link certificate}. */
export type Certificate = z.infer<typeof certificate>;

const written = {
  brand: checkedBy(checkBrand),
  kind: z.literal(certificateType.values, messages.certificateKindRequired),
  number: checkedBy(checkCertificateNumber),
  validFrom: checkedBy(checkFirstDay),
  /** Null: for good. */
  validUntil: z.nullable(checkedBy(checkLastDay)),
  fileIds: z
    .array(fileId)
    .check(
      z.minLength(1, messages.certificateFilesMost),
      z.maxLength(CERTIFICATE_FILES_MAX, messages.certificateFilesMost),
    ),
  remark: z._default(checkedBy(checkCertificateRemark), ''),
};

export const getCertificates = {
  input: noInput,
  output: z.array(certificate),
};

export const createCertificate = {
  input: z.object(written),
  output: certificate,
};

export const updateCertificate = {
  input: z.object({
    id: rowId,
    ...written,
    /** As it was read. */
    rev: z.int(),
  }),
  output: certificate,
};

export const deleteCertificate = {
  input: z.object({ id: rowId }),
  output: nothing,
};
