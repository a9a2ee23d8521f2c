/** What moved in an account, as its owner reads it. @see specification §3 account flow type */
import * as z from 'zod/mini';
import { accountFlow, assetKind } from '../enums/account.ts';
import { fen, instant, rowId, serialNumber } from './primitives.ts';

/** Why it moved: 1 top-up, 2 refund, 3 spending, 4 withdrawal, 11 bonus, 12 cashback. */
export const flowType = z.literal([...accountFlow.values]);

/** Which money: balance or cash red packet. Quotas are pieces and stand elsewhere. */
export const moneyAsset = z.literal([assetKind.balance, assetKind.cashRedPacket]);

/** One movement. */
export const accountEntry = z.object({
  entryId: rowId,
  at: instant,
  flow: flowType,
  asset: moneyAsset,
  /** Into the account above 0, out of it below. @unit fen */
  amount: fen,
  /** Of that asset, right after it. @unit fen */
  balanceAfter: fen,
  /** What it was for: the orders of a payment, or the one that a refund is of. */
  orderSNs: z.array(serialNumber),
  /** It was paid for freight alone, of a change of address, or comes back of it. */
  isFreight: z.boolean(),
  /** It was paid for a membership, whose terms have a page of their own. */
  isVip: z.optional(z.boolean()),
  /** What is booked by the month, `YYYY-MM`: keeping goods in the cloud warehouse, or cashback. */
  ofMonth: z.optional(z.object({ what: z.enum(['storage', 'cashback']), month: z.string() })),
  /** The login that paid; null where the shop booked it. */
  by: z.nullable(z.string()),
});
/** A value of {@link accountEntry}. */
export type AccountEntry = z.infer<typeof accountEntry>;

/** What went in and what went out. @unit fen, both at least 0 */
export const inAndOut = z.object({ income: fen, spending: fen });
/** A value of {@link inAndOut}. */
export type InAndOut = z.infer<typeof inAndOut>;

/** A month in Asia/Shanghai, `YYYY-MM`, with what moved in it. */
export const accountMonth = z.extend(inAndOut, { month: z.string() });
/** A value of {@link accountMonth}. */
export type AccountMonth = z.infer<typeof accountMonth>;
