/** Shapes of what certificate.ts sends and answers. */
import * as z from 'zod/mini';
import { day, keyedMessage, noInput } from '../../entities/primitives.ts';
import { certificateType, reviewStatus } from '../../enums/customer.ts';

/** A customer's right to print a brand. */
export const certificate = z.object({
  id: z.int(),
  brand: z.string(),
  kind: z.literal(certificateType.values),
  number: z.string(),
  validFrom: day,
  /** Null: for good. */
  validUntil: z.nullable(day),
  review: z.literal(reviewStatus.values),
  /** Why no order can be made with it today; null when one can. */
  refusal: z.nullable(keyedMessage),
});
/** A value of {@link certificate}. */
export type Certificate = z.infer<typeof certificate>;

export const getCertificates = {
  input: noInput,
  output: z.array(certificate),
};
