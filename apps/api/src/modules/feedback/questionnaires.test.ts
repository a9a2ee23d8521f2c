/** The questionnaire: once per account and edition, every answer judged by its question. */
import type { InputOf } from '@banxin/contract/call';
import {
  getQuestionnaire,
  submitQuestionnaire,
} from '@banxin/contract/calls/feedback/questionnaire';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';

const server = await createTestServer();
const EDITION = '2026-4';
const DAY_MS = 24 * 3_600_000;

type Answers = InputOf<typeof submitQuestionnaire>['answers'];

const one = (number: number, chosen: number[], text = '') => ({ number, chosen, text });
const whole: Answers = [
  one(1, [0, 4]),
  one(2, [1]),
  one(3, [0, 2]),
  one(4, [5]),
  one(5, [4]),
  one(6, [3]),
  one(7, [0]),
  one(8, [], '希望周日也能发货'),
  one(9, [1], '13900001234'),
];
const without = (number: number) => whole.filter((answer) => answer.number !== number);
const instead = (answer: Answers[number]): Answers => [...without(answer.number), answer];

const submit = (browser: Browser, answers: Answers = whole) =>
  browser.send(submitQuestionnaire, { edition: EDITION, answers });

test('asks nine questions, of which the eighth may be left open', async () => {
  const { browser } = await enter(server);
  const asked = await browser.send(getQuestionnaire, {});
  expect(asked).toMatchObject({ edition: EDITION, endsOn: '2026-12-31', answeredAt: null });
  expect(asked?.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(asked?.questions.filter(({ isRequired }) => !isRequired).map((q) => q.number)).toEqual([
    8,
  ]);
});

test('what was answered is read again, and nobody answers twice', async () => {
  const { browser } = await enter(server);
  expect(await submit(browser)).toEqual({ at: '2026-11-20T09:00:00.000+08:00' });
  expect(await browser.send(getQuestionnaire, {})).toMatchObject({
    answeredAt: '2026-11-20T09:00:00.000+08:00',
    answers: whole,
  });
  const again = await browser.refused(submitQuestionnaire, { edition: EDITION, answers: whole });
  expect(again).toMatchObject({
    errCode: errCode.questionnaireAnswered,
    message: '您已在 11 月 20 日回答过本期问卷',
  });
});

test('two windows that send at the same time are one answer', async () => {
  const { browser } = await enter(server);
  const outcomes = await Promise.all([outcome(submit(browser)), outcome(submit(browser))]);
  expect(outcomes.toSorted()).toEqual([errCode.questionnaireAnswered, 'done'].toSorted());
});

test('each account of a company answers for itself', async () => {
  const master = await enter(server);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  await submit(master.browser);
  expect(await outcome(submit(browser))).toBe('done');
});

test.each([
  ['a missing answer', without(4), 'answers.4', '请回答第 4 题'],
  ['an empty choice', instead(one(1, [])), 'answers.1', '请回答第 1 题'],
  ['a fourth of three', instead(one(1, [0, 1, 2, 3])), 'answers.1', '第 1 题最多选 3 项'],
  ['two of one', instead(one(2, [0, 1])), 'answers.2', '第 2 题最多选 1 项'],
  ['the same twice', instead(one(3, [1, 1])), 'answers.3', '第 3 题没有这个选项，请重新选择'],
  [
    'an option that there is not',
    instead(one(3, [5])),
    'answers.3',
    '第 3 题没有这个选项，请重新选择',
  ],
  ['a scale beyond its end', instead(one(7, [11])), 'answers.7', '第 7 题没有这个选项，请重新选择'],
  [
    'a call without a number',
    instead(one(9, [1])),
    'answers.9',
    '第 9 题请填写回访手机，11 位数字',
  ],
  [
    'an answer to no question',
    [...whole, one(10, [0])],
    'answers.10',
    '第 10 题没有这个选项，请重新选择',
  ],
  ['two answers to one', [...whole, one(2, [0])], 'answers.2', '第 2 题没有这个选项，请重新选择'],
])('%s is said by the number of its question', async (_, answers, field, words) => {
  const { browser } = await enter(server);
  const refusal = await browser.refused(submitQuestionnaire, { edition: EDITION, answers });
  expect(refusal.errCode).toBe(errCode.invalidInput);
  expect(refusal.fields).toEqual({ [field]: words });
});

test('the eighth may be left open, and no call needs no number', async () => {
  const { browser } = await enter(server);
  const answers = [...without(8).filter(({ number }) => number !== 9), one(9, [0])];
  expect(await outcome(submit(browser, answers))).toBe('done');
});

test('an edition that ends meanwhile takes no answer, and none is asked any more', async () => {
  const { browser } = await enter(server);
  // From 20 November to 1 January.
  server.clock.advance(42 * DAY_MS);
  await browser.login('悦享包装');
  expect(await browser.send(getQuestionnaire, {})).toBeNull();
  const refusal = await browser.refused(submitQuestionnaire, { edition: EDITION, answers: whole });
  expect(refusal).toMatchObject({
    errCode: errCode.questionnaireOver,
    message: '本期问卷已结束，您的回答没有提交',
  });
  server.clock.advance(-42 * DAY_MS);
});
