/** A factory and the company that sells for it. */
import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { timeOfDay } from './primitives.ts';

export const factory = z.object({
  /** Value of the enumeration `factory`. */
  id: z.int(),
  name: bilingual,
  province: bilingual,
  city: bilingual,
  /** Kinds of products that it makes or keeps. */
  makes: z.array(bilingual),
  /** Provinces that it serves first. */
  serves: z.array(bilingual),
  /** What is paid and confirmed before it goes into production the same working day. */
  cutOff: timeOfDay,
  company: z.object({ name: bilingual, taxNumber: z.string() }),
});
/** A value of {@link factory}. */
export type FactoryRow = z.infer<typeof factory>;
