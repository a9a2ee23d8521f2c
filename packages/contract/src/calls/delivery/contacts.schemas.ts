/** Shapes of what contacts.ts sends and answers. */
import * as z from 'zod/mini';
import { bilingual } from '../../entities/bilingual.ts';
import { fen, timeOfDay } from '../../entities/primitives.ts';
import { contactGroup } from '../../enums/contact.ts';

/** When somebody answers: days of the week from 1 Monday, times of Shanghai. */
const hours = z.object({
  from: timeOfDay,
  to: timeOfDay,
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))),
});

export const getDeliveryMan = {
  input: z.object({
    /** Division code of a county or district (GB/T 2260), six digits. */
    smallAreaId: z.int().check(z.minimum(110_000), z.maximum(659_999)),
  }),
  output: z.nullable(
    z.object({
      /** Number of the factory whose van it is. */
      factoryId: z.int(),
      name: bilingual,
      /** Who drives it for this customer; null for nobody in particular. */
      person: z.nullable(z.string()),
      phone: z.string(),
      hours,
      /** Of one trip; null for who may not see prices. */
      fee: z.nullable(fen),
      /** Goods from which the trip is free; null when it never is, and for who may not see prices. */
      freeFrom: z.nullable(fen),
    }),
  ),
};

export const getCustomerManager = {
  input: z.object({ group: z.literal(contactGroup.values) }),
  output: z.object({
    group: z.int(),
    title: bilingual,
    /** Who it is for this customer; null for whoever is there. */
    person: z.nullable(z.string()),
    phone: z.string(),
    hours,
  }),
};
