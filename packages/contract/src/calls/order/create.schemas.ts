/** Shapes of what create.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { addressInput } from '../../entities/customer.ts';
import { carrierCode, fileId, rowId, serialNumber } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';
import { terms, urgency } from './quote.schemas.ts';

/** One per style, in their order. */
const fileIds = z._default(z.array(fileId).check(z.maxLength(50)), []);

export const createOrder = {
  input: z.object({
    configuration,
    ...terms,
    fileIds,
    /** Who is to have it, as far as that is known: of an earlier order. */
    receiver: z.optional(addressInput),
    remark: z._default(z.string().check(z.maxLength(500, messages.remarkTooLong)), ''),
  }),
  output: z.object({ orderId: z.int(), orderSN: serialNumber }),
};

export const saveDraft = {
  input: z.object({
    orderSN: serialNumber,
    /** The one that was seen. */
    version: rowId,
    configuration,
    /** Absent: as it was. */
    urgent: z.optional(urgency),
    carrier: z.optional(carrierCode),
    fileIds,
  }),
  output: z.object({ orderId: z.int(), orderSN: serialNumber, version: rowId }),
};
