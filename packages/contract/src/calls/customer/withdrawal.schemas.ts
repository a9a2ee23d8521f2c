/** Shapes of what withdrawal.ts sends and answers. */
import * as z from 'zod/mini';
import { ACCOUNT_LIMIT_MAX_FEN } from '../../constants.ts';
import { smsCode } from '../../entities/fields.ts';
import { fen, noInput, nothing, pageInput, rowId } from '../../entities/primitives.ts';
import { withdrawal } from '../../entities/withdrawal.ts';
import { messages } from '../../messages.ts';

/** @unit fen */
const sum = fen.check(
  z.minimum(1, messages.withdrawalInvalid),
  z.maximum(ACCOUNT_LIMIT_MAX_FEN, messages.withdrawalInvalid),
) as typeof fen;

export const getWithdrawals = {
  input: z.object(pageInput),
  output: z.object({
    /** What was paid in and is left. */
    withdrawable: fen,
    items: z.array(withdrawal),
    total: z.int(),
  }),
};

export const sendWithdrawalCode = {
  input: noInput,
  output: nothing,
};

export const withdraw = {
  input: z.object({ amount: sum, smsCode }),
  output: withdrawal,
};

export const cancelWithdrawal = {
  input: z.object({ id: rowId }),
  output: withdrawal,
};
