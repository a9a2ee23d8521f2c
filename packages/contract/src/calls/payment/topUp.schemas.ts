/** Shapes of what topUp.ts sends and answers. */
import * as z from 'zod/mini';
import { TRANSFER_MAX_FEN } from '../../constants.ts';
import { payChannelName } from '../../entities/payment.ts';
import { fen, serialNumber } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';

/** Whole yuan above 0. @unit fen */
const wholeYuan = fen.check(
  z.minimum(100, messages.positiveInteger),
  z.maximum(TRANSFER_MAX_FEN, messages.positiveInteger),
  z.multipleOf(100, messages.positiveInteger),
) as typeof fen;

export const createTopUp = {
  input: z.object({ amount: wholeYuan, method: payChannelName }),
  output: z.object({ paymentSN: serialNumber }),
};
