/** Shapes of what lookUp.ts sends and answers. */
import * as z from 'zod/mini';
import { orderStep } from '../../entities/order.ts';
import { keyedMessage, serialNumber } from '../../entities/primitives.ts';
import { sentenceJson } from '../../entities/sentence.ts';
import { messages } from '../../messages.ts';

export const lookUpOrder = {
  input: z.object({
    orderSN: z.string().check(z.trim(), z.regex(/^\d{8,24}$/, messages.orderNumberInvalid)),
    phoneTail: z.string().check(z.trim(), z.regex(/^\d{4}$/, messages.phoneTailInvalid)),
  }),
  output: z.object({
    orderSN: serialNumber,
    productName: z.string(),
    spec: z.string(),
    /** The same by its parts; null in orders of the past. */
    specSaid: z.nullable(sentenceJson),
    productId: z.int(),
    status: z.int(),
    statusLabel: keyedMessage,
    hint: keyedMessage,
    steps: z.array(orderStep),
  }),
};
