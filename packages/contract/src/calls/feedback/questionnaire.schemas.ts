/** Shapes of what questionnaire.ts sends and answers. */
import * as z from 'zod/mini';
import { QUESTIONS_MAX } from '../../constants.ts';
import { question, questionAnswer } from '../../entities/feedback.ts';
import { day, instant, noInput, shortText } from '../../entities/primitives.ts';

const questionnaire = z.object({
  edition: z.string(),
  /** Last day. */
  endsOn: day,
  questions: z.array(question),
  /** When the account answered it; null: not yet. */
  answeredAt: z.nullable(instant),
  /** What it answered. */
  answers: z.array(questionAnswer),
});
/** A value of {@link questionnaire}. */
export type Questionnaire = z.infer<typeof questionnaire>;

export const getQuestionnaire = {
  input: noInput,
  /** Null when none is running. */
  output: z.nullable(questionnaire),
};

export const submitQuestionnaire = {
  input: z.object({
    edition: shortText(20),
    answers: z.array(questionAnswer).check(z.maxLength(QUESTIONS_MAX)),
  }),
  output: z.object({ at: instant }),
};
