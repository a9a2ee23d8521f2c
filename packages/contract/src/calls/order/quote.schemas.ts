/** Shapes of what quote.ts sends and answers. */
import * as z from 'zod/mini';
import { DROPS_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import { carrierCode, rowId, shortText } from '../../entities/primitives.ts';
import { quoteSnapshot } from '../../entities/quote.ts';
import { REGION_MAX } from '../../rules/address.ts';

/** When the order is shipped: as planned, one day earlier, on the next day, on the same day. */
export const urgency = z.enum(['none', 'minus1', 'nextDay', 'sameDay']);
/** A value of {@link urgency}. */
export type Urgency = z.infer<typeof urgency>;

/** How the goods are packed; prices are in the price book. */
export const packaging = z.object({
  outer: z.optional(z.enum(['kraft', 'carton'])),
  separateStyles: z.optional(z.boolean()),
  neutral: z.optional(z.boolean()),
  tearProof: z.optional(z.boolean()),
});
/** A value of {@link packaging}. */
export type Packaging = z.infer<typeof packaging>;

/** What changes the price beside the configuration. */
export const terms = {
  urgent: z._default(urgency, 'none'),
  carrier: z.optional(carrierCode),
  packaging: z.optional(packaging),
  province: z.optional(shortText(REGION_MAX)),
};

/** Some of a job's goods, and where they go; absent carrier: the recommended one. */
export const askedDrop = z.object({
  province: shortText(REGION_MAX),
  quantity: rowId.check(z.minimum(1)),
  carrier: z.optional(carrierCode),
});

/** Where a job goes when it goes to several addresses: they add up to its quantity, and province and carrier are not looked at. */
export const askedDrops = z.optional(
  z.array(askedDrop).check(z.minLength(2), z.maxLength(DROPS_MAX)),
);

export const calculateQuote = {
  input: z.object({ configuration, ...terms }),
  output: quoteSnapshot,
};
