/** Answers to a questionnaire while they are given: what counts as answered, what is sent. */
import type { Question, QuestionAnswer } from '@banxin/contract/entities/feedback';

/** By the number of the question. */
export type Given = Readonly<Record<number, Pick<QuestionAnswer, 'chosen' | 'text'>>>;

const NOTHING: Given[number] = { chosen: [], text: '' };

/** What was given to a question so far. */
export const givenTo = (given: Given, number: number): Given[number] => given[number] ?? NOTHING;

export const isAnswered = ({ number, kind }: Question, given: Given): boolean => {
  const { chosen, text } = givenTo(given, number);
  return kind === 'text' ? text.trim() !== '' : chosen.length > 0;
};

/** What is sent: answered questions, in their order. */
export const answersOf = (questions: readonly Question[], given: Given): QuestionAnswer[] =>
  questions
    .filter((question) => isAnswered(question, given))
    .map(({ number }) => {
      const { chosen, text } = givenTo(given, number);
      return { number, chosen, text: text.trim() };
    });

/** Answers that were given before. */
export const givenBy = (answers: readonly QuestionAnswer[]): Given =>
  Object.fromEntries(answers.map(({ number, chosen, text }) => [number, { chosen, text }]));
