/** Shapes of what create.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { fileId, serialNumber } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';
import { terms } from './quote.schemas.ts';

export const createOrder = {
  input: z.object({
    configuration,
    ...terms,
    fileIds: z._default(z.array(fileId).check(z.maxLength(50)), []),
    remark: z._default(z.string().check(z.maxLength(500, messages.remarkTooLong)), ''),
  }),
  output: z.object({ orderId: z.int(), orderSN: serialNumber }),
};
