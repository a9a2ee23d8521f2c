/** Answers to a questionnaire while they are given: what counts as answered, what is missing, what is sent. */
import type { Question, QuestionAnswer } from '@banxin/contract/entities/feedback';
import { feedback } from '@banxin/contract/refusals/feedback';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { checkPhone } from '@banxin/contract/rules/validation';

/** By the number of the question. */
export type Given = Readonly<Record<number, Pick<QuestionAnswer, 'chosen' | 'text'>>>;

export const YES = 1;

const NOTHING: Given[number] = { chosen: [], text: '' };

/** What was given to a question so far. */
export const givenTo = (given: Given, number: number): Given[number] => given[number] ?? NOTHING;

export const isAnswered = ({ number, kind }: Question, given: Given): boolean => {
  const { chosen, text } = givenTo(given, number);
  return kind === 'text' ? text.trim() !== '' : chosen.length > 0;
};

/** What is wrong, by the number of the question; empty when all can be sent. */
export function problemsOf(
  questions: readonly Question[],
  given: Given,
): Readonly<Record<number, KeyedMessage>> {
  return Object.fromEntries(
    questions.flatMap((question): [number, KeyedMessage][] => {
      const { number, kind, isRequired } = question;
      if (!isAnswered(question, given)) {
        return isRequired ? [[number, messageOf(feedback.answerMissing, { number })]] : [];
      }
      const { chosen, text } = givenTo(given, number);
      const needsPhone = kind === 'callback' && chosen[0] === YES && checkPhone(text) !== null;
      return needsPhone ? [[number, messageOf(feedback.phoneMissing, { number })]] : [];
    }),
  );
}

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
