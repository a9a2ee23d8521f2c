/** Shapes of what certificate.ts sends and answers. */
import * as z from 'zod/mini';
import { nothing, rowId, serialNumber } from '../../entities/primitives.ts';

export const setOrderCertificate = {
  input: z.object({
    orderSN: serialNumber,
    /** Of one of the customer's certificates; null: the job shows no brand of others. */
    brandId: z.nullable(rowId),
  }),
  output: nothing,
};
