/** A colleague: a login of its own below the main account. @see specification §3 sub-account roles */
import * as z from 'zod/mini';
import { ACCOUNT_LIMIT_MAX_FEN } from '../constants.ts';
import { messages } from '../messages.ts';
import { checkRoles } from '../rules/roles.ts';
import { accountName, linkPerson, mobilePhone } from './fields.ts';
import { fen, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

/** Role bits, at least one. */
export const roleBits = z.int().check(({ value, issues }) => {
  const message = checkRoles(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
});

/** What it may pay at once. @unit fen; null: as all sub-accounts */
export const payLimit = z.nullable(
  fen.check(
    z.minimum(0, messages.accountLimitInvalid),
    z.maximum(ACCOUNT_LIMIT_MAX_FEN, messages.accountLimitInvalid),
  ) as typeof fen,
);

/** What the main account fills in. */
export const subAccountInput = {
  /** Account name. */
  name: accountName,
  linkPerson,
  mobilePhone,
  roles: roleBits,
  payLimit,
  /** True: it cannot log in, and its sessions have ended. */
  isPaused: z._default(z.boolean(), false),
};

/** A colleague as the main account sees it. */
export const subAccount = z.object({
  id: rowId,
  /** +1 with every write. */
  rev: z.int(),
  name: z.string(),
  linkPerson: z.string(),
  /** Whole: the main account gave it. */
  mobilePhone: z.string(),
  roles: z.int(),
  payLimit: z.nullable(fen),
  isPaused: z.boolean(),
  /** Null: never yet. */
  lastLoginAt: z.nullable(instant),
  /** Orders that it placed and that are under way. */
  openOrders: z.int(),
  /** After-sales tickets that it opened and that are under way. */
  openTickets: z.int(),
});
/** A value of {@link subAccount}. */
export type SubAccount = z.infer<typeof subAccount>;

/** Something that a colleague did, or that was changed of its account. */
export const subAccountEntry = z.object({
  at: instant,
  entity: z.enum(['order', 'file', 'account']),
  event: keyedMessage,
  /** The order that it was done to. */
  orderSN: z.nullable(serialNumber),
  /** What it was before; null where nothing was. */
  from: z.nullable(keyedMessage),
  to: z.nullable(keyedMessage),
  /** Account name of who did it. */
  by: z.string(),
});
/** A value of {@link subAccountEntry}. */
export type SubAccountEntry = z.infer<typeof subAccountEntry>;
