/** Shapes of what accountBook.ts sends and answers. */
import * as z from 'zod/mini';
import { ACCOUNT_LIMIT_MAX_FEN } from '../../constants.ts';
import {
  accountEntry,
  accountMonth,
  flowType,
  inAndOut,
  moneyAsset,
} from '../../entities/accountBook.ts';
import { day, fen, instant, nothing, pageInput } from '../../entities/primitives.ts';
import { messages } from '../../messages.ts';

/** A limit that a customer sets; 0 sets none. @unit fen */
const limit = fen.check(
  z.minimum(0, messages.accountLimitInvalid),
  z.maximum(ACCOUNT_LIMIT_MAX_FEN, messages.accountLimitInvalid),
) as typeof fen;

/** What lists and workbooks of movements are asked for. */
const entryFilter = {
  /** Absent: whatever moved it. */
  flow: z.optional(flowType),
  /** Absent: balance and red packets. */
  asset: z.optional(moneyAsset),
  /** First and last day, both included. */
  from: z.optional(day),
  to: z.optional(day),
};

export const getAccountTransactions = {
  input: z.object({ ...entryFilter, ...pageInput }),
  output: z.object({
    items: z.array(accountEntry),
    total: z.int(),
    /** Of all that the filter lets through, not of the page alone. */
    sums: inAndOut,
  }),
};

export const getAccountStatistics = {
  input: z.object({}),
  output: z.object({ months: z.array(accountMonth) }),
};

export const getCashback = {
  input: z.object({}),
  output: z.object({
    /** Payments from the balance are being counted. */
    isOn: z.boolean(),
    /** This one. `YYYY-MM` */
    month: z.string(),
    /** What counts of this month, less what went back of it; 0 at least. @unit fen */
    spent: fen,
    /** What it brings as things stand, on the first of the next month. @unit fen */
    expected: fen,
    /** What is taken off it for refunds of months that were given for before. @unit fen */
    setOff: fen,
    /** Months that brought something, the last one first. */
    months: z.array(z.object({ month: z.string(), amount: fen, at: instant })),
  }),
};

export const updateAccountPreDeposit = {
  input: z.object({ isPreDepositEnabled: z.boolean() }),
  output: nothing,
};

export const updateAccountAlert = {
  input: z.object({ alertPreDeposit: limit }),
  output: nothing,
};

export const updateOrderNotifySum = {
  input: z.object({ orderNotifySum: limit }),
  output: nothing,
};

export const exportTransactions = {
  input: z.object(entryFilter),
  output: z.unknown(),
};
