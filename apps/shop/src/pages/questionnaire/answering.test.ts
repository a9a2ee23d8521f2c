/** Answering a questionnaire: what is missing, what is sent. */
import { answerProblems } from '@banxin/contract/rules/answers';
import { expect, test } from 'vitest';
import { questions } from '../../stories/fixtures/questionnaire.ts';
import { answersOf, type Given, givenBy } from './answering.ts';

const problemsOf = (given: Given) => answerProblems(questions, answersOf(questions, given));

const whole: Given = Object.fromEntries(
  questions.map(({ number, kind, least }) => [
    number,
    { chosen: kind === 'text' ? [] : [kind === 'scale' ? least : 0], text: '' },
  ]),
);

test('every required question that is open is named', () => {
  expect(Object.keys(problemsOf({})).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  expect(problemsOf({})[4]?.message).toBe('请回答第 4 题');
});

test('a question that may be left open is not', () => {
  expect(problemsOf(whole)).toEqual({});
});

test('a call needs a number, no call needs none', () => {
  const wanted = (text: string) => problemsOf({ ...whole, 9: { chosen: [1], text } });
  expect(wanted('123')[9]?.message).toBe('第 9 题请填写回访手机，11 位数字');
  expect(wanted('13900001234')).toEqual({});
});

test('what is left open is not sent, and what was sent is read back', () => {
  const sent = answersOf(questions, { ...whole, 8: { chosen: [], text: ' ' } });
  expect(sent.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  expect(answersOf(questions, givenBy(sent))).toEqual(sent);
});
