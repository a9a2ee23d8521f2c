/** Shapes of what questionnaires.ts sends and answers. */
import * as z from 'zod/mini';
import { question } from '../../entities/feedback.ts';
import { day, pageInput, pageOf, rowId, shortText } from '../../entities/primitives.ts';

const edition = shortText(20).check(z.trim());

const head = z.object({
  edition,
  /** First and last day, both included. */
  startsOn: day,
  endsOn: day,
  /** By the shop's clock. */
  standing: z.enum(['planned', 'running', 'over']),
  questions: z.int(),
  /** Accounts that answered. */
  answered: z.int(),
});
/** A value of {@link head}. */
export type DeskQuestionnaireHead = z.infer<typeof head>;

/** What was answered to a question, of all that answered the edition. */
const tally = z.object({
  question,
  /** Accounts that answered this question. */
  answered: z.int(),
  /**
   * How many chose what: `choices` by the place of the option, `scale` from its least number to its most, `callback` no
   * and yes; empty for `text`.
   */
  counts: z.array(z.int()),
  /** Of a `scale`, to two decimals; null while nobody answered, and for the others. */
  mean: z.nullable(z.number()),
});
/** A value of {@link tally}. */
export type QuestionTally = z.infer<typeof tally>;

/** What somebody wrote. */
const words = z.object({
  /** Which it was of those that were ever written to this question, from 1: it stays so. */
  place: z.int(),
  day,
  /** Of a `callback` the number to call. */
  text: z.string(),
  /** Whom to call; null for a `text`, which nobody signs. */
  caller: z.nullable(z.object({ name: z.string(), person: z.nullable(z.string()) })),
});
/** A value of {@link words}. */
export type QuestionWords = z.infer<typeof words>;

export const getDeskQuestionnaires = {
  input: z.object({
    /** Part of an edition's name. */
    keyword: z.optional(shortText(50).check(z.trim())),
    ...pageInput,
  }),
  output: pageOf(head),
};

export const getQuestionnaireTally = {
  input: z.object({ edition }),
  output: z.object({ ...head.shape, questions: z.array(tally) }),
};

export const getQuestionnaireWords = {
  input: z.object({
    edition,
    /** The question, by its number. */
    number: rowId,
    from: z.optional(day),
    to: z.optional(day),
    ...pageInput,
  }),
  output: pageOf(words),
};
