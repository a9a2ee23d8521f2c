/** Opinions and questionnaires. */
import * as z from 'zod/mini';
import { ANSWER_TEXT_MAX, QUESTIONS_MAX, SUGGESTION_MAX } from '../constants.ts';
import { bilingual } from './bilingual.ts';
import { fileId, instant, serialNumber, shortText } from './primitives.ts';

/** A question of a questionnaire. */
export const question = z.object({
  /** Counted from 1, as it is shown. */
  number: z.int(),
  /** `choices`: up to `most` options · `scale`: one of the numbers from `least` to `most` · `text` · `callback`: yes with a phone, or no. */
  kind: z.enum(['choices', 'scale', 'text', 'callback']),
  isRequired: z.boolean(),
  text: bilingual,
  options: z.array(bilingual),
  least: z.int(),
  most: z.int(),
});
/** A value of {@link question}. */
export type Question = z.infer<typeof question>;

/** What was answered to a question. */
export const questionAnswer = z.object({
  number: z.int(),
  /** Places of the chosen options from 0; the number of a scale; for `callback` 1 yes, 0 no. */
  chosen: z.array(z.int()).check(z.maxLength(QUESTIONS_MAX)),
  /** Of a `text`; of a `callback` the phone. */
  text: shortText(ANSWER_TEXT_MAX).check(z.trim()),
});
/** A value of {@link questionAnswer}. */
export type QuestionAnswer = z.infer<typeof questionAnswer>;

/** An opinion with what was said about it since. */
export const suggestion = z.object({
  /** TJ20261120-0007 */
  number: z.string(),
  /** Value of `suggestionKind`. */
  kind: z.int(),
  content: shortText(SUGGESTION_MAX),
  /** Value of `suggestionStatus`. */
  status: z.int(),
  orderSN: z.nullable(serialNumber),
  phone: z.nullable(z.string()),
  pictures: z.array(z.object({ id: fileId, name: z.string() })),
  createdAt: instant,
  /** In the order of time. */
  notes: z.array(z.object({ byShop: z.boolean(), text: z.string(), at: instant })),
});
/** A value of {@link suggestion}. */
export type Suggestion = z.infer<typeof suggestion>;
