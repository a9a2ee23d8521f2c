/** Shapes of what carriers.ts sends and answers. */
import * as z from 'zod/mini';
import { configuration } from '../../entities/configuration.ts';
import { carrierCode, noInput, shortText } from '../../entities/primitives.ts';
import { sentence } from '../../entities/sentence.ts';
import { REGION_MAX } from '../../rules/address.ts';
import { carrierOption } from '../order/confirm.schemas.ts';
import { packaging, urgency } from '../order/quote.schemas.ts';

/** A job and where it goes. */
const sent = z.object({
  configuration,
  province: shortText(REGION_MAX),
  urgent: z._default(urgency, 'none'),
  packaging: z.optional(packaging),
});

const carrier = z.object({ code: carrierCode, name: z.string() });

export const getOnlyExpresses = {
  input: noInput,
  output: z.array(carrier),
};

export const getExpresses = {
  input: noInput,
  output: z.array(
    z.extend(carrier, {
      /** Per carton, per consignment by weight, or one fee per trip. */
      charge: z.enum(['parcel', 'consignment', 'flat']),
      /** cm³ that count as one kg; 0: volume does not count. */
      divisor: z.int(),
      /** Least and most of one order or one carton. @unit g */
      minGrams: z.int(),
      maxGrams: z.int(),
      /** In the factory's city only. */
      sameCityOnly: z.boolean(),
    }),
  ),
};

export const getExpressInfos = {
  input: sent,
  output: z.array(carrierOption),
};

export const bestDelivery = {
  input: sent,
  output: z.object({
    cheapest: z.nullable(carrierOption),
    fastest: z.nullable(carrierOption),
    recommended: z.nullable(carrierOption),
  }),
};

export const checkDeliveryLimit = {
  input: sent,
  output: z.object({
    /** Somebody takes it there. */
    isReachable: z.boolean(),
    /** Tibet and Xinjiang: dearer and longer. */
    isRemote: z.boolean(),
    /** Carriers that do not take it, and why. */
    limits: z.array(z.extend(carrier, { reason: z.string(), said: z.optional(sentence) })),
  }),
};
