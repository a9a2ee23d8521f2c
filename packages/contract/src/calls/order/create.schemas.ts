/** Shapes of what create.ts sends and answers. */
import * as z from 'zod/mini';
import { JOB_FILES_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import { addressInput } from '../../entities/customer.ts';
import { carrierCode, day, fileId, rowId, serialNumber } from '../../entities/primitives.ts';
import { jobStyles } from '../../entities/styles.ts';
import { messages } from '../../messages.ts';
import { terms, urgency } from './quote.schemas.ts';

/** Files of the job; without `styles` one per style, in their order. */
const fileIds = z._default(z.array(fileId).check(z.maxLength(JOB_FILES_MAX)), []);
/** Names of the styles, and which of the files above holds which side. */
const styles = z.optional(jobStyles);

export const createOrder = {
  input: z.object({
    configuration,
    ...terms,
    /** The day by which it is wanted: of factories that are as cheap, one that keeps it makes the job. */
    arriveBy: z.optional(day),
    fileIds,
    styles,
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
    /** Absent: as it was; null: no day any more. */
    arriveBy: z.optional(z.nullable(day)),
    fileIds,
    styles,
  }),
  output: z.object({ orderId: z.int(), orderSN: serialNumber, version: rowId }),
};
