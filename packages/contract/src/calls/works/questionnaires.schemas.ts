/** Shapes of what questionnaires.ts sends and answers. */
import * as z from 'zod/mini';
import { CALL_NOTE_MAX } from '../../constants.ts';
import { question } from '../../entities/feedback.ts';
import { day, instant, pageInput, pageOf, rowId, shortText } from '../../entities/primitives.ts';

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

/** That somebody was called, or was tried to be. */
const called = z.object({
  at: instant,
  /** The clerk. */
  by: z.string(),
  isReached: z.boolean(),
  /** What was said, for colleagues; empty for nothing. */
  note: z.string(),
});
/** A value of {@link called}. */
export type NotedCall = z.infer<typeof called>;

/** The last first. */
const calls = z.array(called);

/** Somebody who agreed to be called. */
const caller = z.object({
  account: rowId,
  name: z.string(),
  person: z.nullable(z.string()),
  calls,
});
/** A value of {@link caller}. */
export type Caller = z.infer<typeof caller>;

/** What somebody wrote. */
const words = z.object({
  /** Which it was of those that were ever written to this question, from 1: it stays so. */
  place: z.int(),
  day,
  /** Of a `callback` the number to call. */
  text: z.string(),
  /** Whom to call; null for a `text`, which nobody signs. */
  caller: z.nullable(caller),
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
    /** Of those who may be called: who is still to be reached, or was. @default both */
    reached: z.optional(z.boolean()),
    ...pageInput,
  }),
  output: pageOf(words),
};

export const noteCallback = {
  input: z.object({
    edition,
    /** The question, by its number. */
    number: rowId,
    account: rowId,
    isReached: z.boolean(),
    note: shortText(CALL_NOTE_MAX).check(z.trim()),
    /** How many calls were noted when it was looked at. */
    seen: z.int().check(z.minimum(0)),
  }),
  output: calls,
};
