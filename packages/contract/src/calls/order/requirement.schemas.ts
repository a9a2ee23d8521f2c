/** Shapes of what requirement.ts sends and answers. */
import * as z from 'zod/mini';
import { REQUIREMENT_MAX } from '../../constants.ts';
import { configuration } from '../../entities/configuration.ts';
import { fen, shortText } from '../../entities/primitives.ts';
import { sentence } from '../../entities/sentence.ts';

/** Where words stand in the text. @unit UTF-16 code units; `end` is behind them */
const place = { start: z.int(), end: z.int() };

/** The engine's words in Chinese, and the same by their parts for readers of other languages. */
const worded = { text: z.string(), said: sentence };

const word = z.object({
  ...place,
  /** The option that they choose; `later` is chosen when the order is placed. */
  field: z.enum([
    ...(['product', 'size', 'material', 'gsm', 'colours', 'spot', 'pages'] as const),
    ...(['cover', 'craft', 'quantity', 'styles', 'later'] as const),
  ]),
  ...worded,
});
/** A value of {@link word}. */
export type UnderstoodWord = z.infer<typeof word>;

const gap = z.object({
  ...place,
  /**
   * unknown  no word of the trade
   * absent   the product has no such thing
   * twice    something else was said about the same before
   * product  nothing says what is to be printed; may stand in no words
   */
  why: z.enum(['unknown', 'absent', 'twice', 'product']),
  /** At most three, the likeliest first: put in their place it is understood. */
  offers: z.array(z.object(worded)),
});
/** A value of {@link gap}. */
export type NotUnderstood = z.infer<typeof gap>;

const job = z.object({
  ...place,
  words: z.array(word),
  gaps: z.array(gap),
  /**
   * Of a line that names no product and counts anew: taken out, both make it the end of the job above;
   * its first gap offers the products of which it is a job of its own.
   */
  continues: z.nullable(
    z.object({
      /** Between the lines. */
      gap: z.object(place),
      /** How many, said above already. */
      count: z.object(place),
    }),
  ),
  /** Null when nothing says what is to be printed. */
  made: z.nullable(
    z.object({
      productId: z.int(),
      productName: z.string(),
      family: z.string(),
      configuration,
      /** The specification line. */
      spec: z.object(worded),
      /** Why something was changed so that it can be made; none when nothing was. */
      reasons: z.array(z.object(worded)),
      /** Without freight; null for who may not see prices, and for what cannot be made. @unit fen */
      total: z.nullable(fen),
    }),
  ),
});
/** A value of {@link job}. */
export type ReadJob = z.infer<typeof job>;

export const parseRequirement = {
  input: z.object({ text: shortText(REQUIREMENT_MAX) }),
  output: z.object({
    jobs: z.array(job),
    /** Jobs of the text that were not read: there are more than twenty. */
    left: z.int(),
  }),
};
/** What a text was understood as. */
export type RequirementAnswer = z.infer<typeof parseRequirement.output>;
