/** Whether answers fit their questions, the same for the form and the server; told by the number of the question. */
import type { Question, QuestionAnswer } from '../entities/feedback.ts';
import { feedback as refusals } from '../refusals/feedback.ts';
import { type KeyedMessage, messageOf } from '../refusals/row.ts';
import { checkPhone } from './validation.ts';

/** The answer to a callback that asks for a call; 0 asks for none. */
export const YES = 1;

/** What can be chosen of a question, in its order: places of options, numbers of a scale, no and {@link YES}. */
export const offeredBy = ({ kind, options, least, most }: Question): readonly number[] => {
  if (kind === 'callback') return [0, YES];
  if (kind === 'scale') return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return options.map((_, at) => at);
};

const isEmpty = ({ kind }: Question, answer: QuestionAnswer | undefined): boolean =>
  answer === undefined ||
  (kind === 'text' ? answer.text.trim() === '' : answer.chosen.length === 0);

function problemOf(question: Question, answer: QuestionAnswer | undefined): KeyedMessage | null {
  const { number, kind, isRequired } = question;
  if (answer === undefined || isEmpty(question, answer)) {
    return isRequired ? messageOf(refusals.answerMissing, { number }) : null;
  }
  const { chosen, text } = answer;
  if (kind === 'text') return null;
  const offers = offeredBy(question);
  if (new Set(chosen).size < chosen.length || chosen.some((one) => !offers.includes(one))) {
    return messageOf(refusals.answerUnknown, { number });
  }
  const max = kind === 'choices' ? question.most : 1;
  if (chosen.length > max) return messageOf(refusals.tooManyChosen, { number, max });
  if (kind === 'callback' && chosen[0] === YES && checkPhone(text) !== null) {
    return messageOf(refusals.phoneMissing, { number });
  }
  return null;
}

/** What is wrong, by the number of the question; empty when all is well. */
export const answerProblems = (
  questions: readonly Question[],
  answers: readonly QuestionAnswer[],
): Readonly<Record<number, KeyedMessage>> => {
  const known = new Set(questions.map(({ number }) => number));
  const stray = answers.filter(({ number }, at) => {
    const isRepeated = answers.findIndex((one) => one.number === number) !== at;
    return isRepeated || !known.has(number);
  });
  return Object.fromEntries([
    ...questions.flatMap((question) => {
      const answer = answers.find(({ number }) => number === question.number);
      const problem = problemOf(question, answer);
      return problem === null ? [] : [[question.number, problem] as const];
    }),
    ...stray.map(({ number }) => [number, messageOf(refusals.answerUnknown, { number })] as const),
  ]);
};
