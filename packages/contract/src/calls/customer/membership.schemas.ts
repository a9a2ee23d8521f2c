/** Shapes of what membership.ts sends and answers. */
import * as z from 'zod/mini';
import { day, fen, noInput } from '../../entities/primitives.ts';

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

export const canRenew = {
  input: noInput,
  output: z.object({
    canRenew: z.boolean(),
    /** First day on which it can be renewed; null without a paid membership. */
    from: z.nullable(day),
    /** Last day of the membership; null without one. */
    until: z.nullable(day),
  }),
};
