/** Shapes of what vipOrder.ts sends and answers. */
import * as z from 'zod/mini';
import { VIP_LEVELS } from '../../constants.ts';
import { serialNumber } from '../../entities/primitives.ts';

export const createVipOrder = {
  input: z.object({
    vipLevel: z.literal([...VIP_LEVELS]),
    years: z.literal([1]),
  }),
  output: z.object({ orderSN: serialNumber, paymentSN: serialNumber }),
};
