/** Shapes of what membership.ts sends and answers. */
import * as z from 'zod/mini';
import { paymentMethod } from '../../entities/payment.ts';
import {
  day,
  fen,
  instant,
  noInput,
  pageInput,
  pageOf,
  serialNumber,
} from '../../entities/primitives.ts';

const level = z.object({
  level: z.int(),
  /** `growth`: spent within twelve months · `fee`: paid for a year. */
  by: z.enum(['growth', 'fee']),
  /** That sum; null for roles that may not see prices. */
  sum: z.nullable(fen),
  /** Factor on print prices: 9700 = 97 %. */
  printRate: z.int(),
  /** Factor on the price of samples, as `printRate`. */
  sampleRate: z.int(),
  /** Free samples a year. */
  samples: z.int(),
  /** Urgent entitlements a month. */
  urgent: z.int(),
  /** In which after-sales can be asked for. @unit days */
  afterSalesDays: z.int(),
  /** Cartons without the shop's mark cost nothing. */
  neutralCartons: z.boolean(),
});
/** A value of {@link level}. */
export type MemberLevel = z.infer<typeof level>;

export const getVipServices = {
  input: noInput,
  output: z.array(level),
};

/** Of one kind: what the present term used, and what is in the account. @unit pieces */
const entitlement = z.object({ used: z.int(), left: z.int() });

/** A term that is paid for and begins when the present one ends. */
const nextTerm = z.object({ level: z.int(), from: day, until: day });

/** What the level that grows is counted from. */
const growth = z.object({
  /** Paid for orders within the twelve months, less what went back. */
  spent: fen,
  /** The level that it brings; 0 for none. */
  level: z.int(),
  /** The next level, and what is missing to it; null on the last one. */
  next: z.nullable(z.object({ level: z.int(), missing: fen })),
});

/** Where a paid membership stands, and the level that grows beside it. */
const renewal = z.object({
  canRenew: z.boolean(),
  /** There is none, or it ended too long ago to be renewed: another one can be opened. */
  mayOpen: z.boolean(),
  /** First day on which it can be renewed; null without a paid membership. */
  from: z.nullable(day),
  /** Last day on which it can be renewed; null without one. */
  to: z.nullable(day),
  /** Last day of the membership, with all that is paid for; null without one. */
  until: z.nullable(day),
  /** The paid level of today; 0 for none. */
  level: z.int(),
  /** Another level that follows; null when none does. */
  next: z.nullable(nextTerm),
  /** The payment of a purchase that nobody paid yet. */
  waiting: z.nullable(serialNumber),
  /** Free samples, and urgent entitlements; null without a membership today. */
  entitlements: z.nullable(z.object({ samples: entitlement, urgent: entitlement })),
  /** Null for roles that may not see prices. */
  growth: z.nullable(growth),
});
/** A value of {@link renewal}. */
export type Renewal = z.infer<typeof renewal>;

export const canRenew = {
  input: noInput,
  output: renewal,
};

/** Where a term that somebody bought stands. */
export const termState = z.enum(['unpaid', 'running', 'ahead', 'over', 'cancelled']);
/** A value of {@link termState}. */
export type TermState = z.infer<typeof termState>;

const purchase = z.object({
  orderSN: serialNumber,
  level: z.int(),
  /** Its days; null while it is not paid, and when it never was. */
  from: z.nullable(day),
  until: z.nullable(day),
  amount: fen,
  state: termState,
  /** What it was paid with; null while it is not. */
  method: z.nullable(paymentMethod),
  paidAt: z.nullable(instant),
  createdAt: instant,
  /** The payment that waits for it; null when none does. */
  paymentSN: z.nullable(serialNumber),
  /** Until when it can be paid; null when it cannot. */
  payBefore: z.nullable(instant),
});
/** A value of {@link purchase}. */
export type Purchase = z.infer<typeof purchase>;

export const getVipPurchases = {
  input: z.object(pageInput),
  output: pageOf(purchase),
};

/** What a level would have taken off. */
const levelSum = z.object({ level: z.int(), sum: fen });

export const getVipSaving = {
  input: noInput,
  output: z.object({
    /** The twelve months. */
    from: day,
    until: day,
    /** Orders that were counted. */
    orders: z.int(),
    /** Of all of them, by level. */
    sums: z.array(levelSum),
    /** The same by product, what saves most at the front. */
    lines: z.array(
      z.object({
        productId: z.int(),
        productName: z.string(),
        orders: z.int(),
        sums: z.array(levelSum),
      }),
    ),
  }),
};
/** A value of {@link getVipSaving}. */
export type VipSaving = z.infer<(typeof getVipSaving)['output']>;
