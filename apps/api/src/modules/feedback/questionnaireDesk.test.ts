/** Questionnaires at the desk of content: what is counted, what is read, and that nobody's answers carry a name. */
import type { InputOf } from '@banxin/contract/call';
import { submitQuestionnaire } from '@banxin/contract/calls/feedback/questionnaire';
import {
  getDeskQuestionnaires,
  getQuestionnaireTally,
  getQuestionnaireWords,
  noteCallback,
} from '@banxin/contract/calls/works/questionnaires';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { browser: desk } = await enterStaff(server, ['content']);
const { browser: colleague } = await enterStaff(server, ['content']);
/** Beside the one of the demo, which accounts of it have answered. */
const EDITION = '2026-5';
const DAY_MS = 24 * 3_600_000;

type Answers = InputOf<typeof submitQuestionnaire>['answers'];

const one = (number: number, chosen: number[], text = '') => ({ number, chosen, text });

/** @param more answers that take the place of the usual ones, by their number */
const answering = (...more: Answers): Answers => [
  ...[one(1, [0, 4]), one(2, [1]), one(3, [0, 2]), one(4, [5]), one(5, [4]), one(6, [3])],
  ...[one(7, [0]), one(9, [0])].filter(({ number }) => !more.some((to) => to.number === number)),
  ...more,
];

/** Three accounts, a day apart: two write something, the last one asks to be called. */
beforeAll(async () => {
  const { questions } = await server.db
    .selectFrom('questionnaires')
    .select('questions')
    .where('edition', '=', '2026-4')
    .executeTakeFirstOrThrow();
  const asked = { questions: JSON.stringify(questions) };
  await server.db
    .insertInto('questionnaires')
    .values([
      { ...asked, edition: '2026-3', starts_on: '2026-07-01', ends_on: '2026-09-30' },
      { ...asked, edition: EDITION, starts_on: '2026-11-01', ends_on: '2026-12-31' },
      { ...asked, edition: '2027-1', starts_on: '2027-01-01', ends_on: '2027-03-31' },
    ])
    .execute();
  const given: readonly Answers[] = [
    answering(one(8, [], '希望周日也能发货')),
    // Typed a number, then said that no call is wanted; the form sends both.
    answering(one(7, [10]), one(8, [], '  \n '), one(9, [0], '13700000000')),
    answering(one(7, [10]), one(8, [], ' 发票请早一点开 '), one(9, [1], '13900001234')),
  ];
  for (const [at, answers] of given.entries()) {
    if (at > 0) server.clock.advance(DAY_MS);
    const { browser } = await enter(server);
    await browser.send(submitQuestionnaire, { edition: EDITION, answers });
  }
});

const tally = async () => (await desk.send(getQuestionnaireTally, { edition: EDITION })).questions;
const words = (more: Partial<InputOf<typeof getQuestionnaireWords>> = {}) =>
  desk.send(getQuestionnaireWords, { edition: EDITION, number: 8, ...more });

test('editions are listed with how they stand by the shop’s clock, the newest first, and found by their name', async () => {
  const { items, total } = await desk.send(getDeskQuestionnaires, {});
  expect(total).toBe(4);
  expect(items.map(({ edition, standing, answered }) => [edition, standing, answered])).toEqual([
    ['2027-1', 'planned', 0],
    [EDITION, 'running', 3],
    ['2026-4', 'running', 2],
    ['2026-3', 'over', 0],
  ]);
  const found = await desk.send(getDeskQuestionnaires, { keyword: '2026' });
  expect(found.items.map(({ edition }) => edition)).toEqual([EDITION, '2026-4', '2026-3']);
  expect((await desk.send(getDeskQuestionnaires, { pageIndex: 9 })).items).toEqual([]);
});

describe('an edition', () => {
  test('is counted question by question over all accounts', async () => {
    const questions = await tally();
    expect(questions.map(({ question }) => question.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(questions.map(({ answered }) => answered)).toEqual([3, 3, 3, 3, 3, 3, 3, 2, 3]);
    const countsOf = (number: number) => questions[number - 1]?.counts;
    // Several at once count for each; options that nobody chose are there all the same.
    expect(countsOf(1)).toEqual([3, 0, 0, 0, 3, 0, 0, 0, 0]);
    // A scale from 0 to 10 by its numbers, not by places.
    expect(countsOf(7)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(countsOf(4)).toEqual([0, 0, 0, 0, 3]);
    expect(countsOf(8)).toEqual([]);
    // No, and yes.
    expect(countsOf(9)).toEqual([2, 1]);
  });

  test('has a mean where numbers were chosen, to two decimals, and none elsewhere', async () => {
    const questions = await tally();
    expect(questions.map(({ mean }) => mean)).toEqual([
      ...[null, null, null, 5, 4, 3, 6.67, null, null],
    ]);
  });

  test('that nobody answered has its questions, no counts and no mean', async () => {
    const asked = await desk.send(getQuestionnaireTally, { edition: '2027-1' });
    expect(asked.answered).toBe(0);
    expect(
      asked.questions.every(({ mean, counts }) => mean === null && !counts.some(Boolean)),
    ).toBe(true);
  });

  test('that there is not is said so', async () => {
    expect(await outcome(desk.send(getQuestionnaireTally, { edition: '2020-1' }))).toBe(
      errCode.notFound,
    );
  });
});

describe('what was written', () => {
  test('is read the last first, without the space around it, by its place and day alone', async () => {
    expect(await words()).toEqual({
      total: 2,
      items: [
        { place: 2, day: '2026-11-22', text: '发票请早一点开', caller: null },
        { place: 1, day: '2026-11-20', text: '希望周日也能发货', caller: null },
      ],
    });
  });

  test('is narrowed by days, both included, and keeps its place', async () => {
    const on = (from: string, to: string) => words({ from, to });
    expect((await on('2026-11-22', '2026-11-22')).items.map(({ place }) => place)).toEqual([2]);
    expect((await on('2026-11-20', '2026-11-21')).items.map(({ place }) => place)).toEqual([1]);
    expect(await on('2026-11-21', '2026-11-21')).toEqual({ total: 0, items: [] });
  });

  test('comes by pages', async () => {
    const second = await words({ pageIndex: 2, pageSize: 1 });
    expect([second.total, second.items.map(({ place }) => place)]).toEqual([2, [1]]);
    expect((await words({ pageIndex: 9 })).items).toEqual([]);
  });

  test('names whoever asked to be called, and nobody who did not, though a number was typed', async () => {
    const { items, total } = await words({ number: 9 });
    expect(total).toBe(1);
    expect(items).toMatchObject([{ day: '2026-11-22', text: '13900001234' }]);
    expect(items[0]?.caller?.name).not.toBe('');
  });

  test('to a question of choices is nothing that could be read', async () => {
    expect(await outcome(words({ number: 1 }))).toBe(errCode.notFound);
    expect(await outcome(words({ number: 99 }))).toBe(errCode.notFound);
    expect(await outcome(words({ edition: '2020-1' }))).toBe(errCode.notFound);
  });

  test('leads to no account: neither answer holds a name or a number to call', async () => {
    const answers = JSON.stringify([await tally(), (await words()).items]);
    const accounts = await server.db
      .selectFrom('questionnaire_answers as a')
      .innerJoin('customers as c', 'c.id', 'a.customer_id')

      .select(['c.name', 'c.mobile'])
      .where('a.edition', '=', EDITION)
      .execute();
    expect(accounts).toHaveLength(3);
    for (const { name, mobile } of accounts) {
      expect(answers).not.toContain(name);
      expect(answers).not.toContain(mobile);
    }
  });
});

describe('a call to who agreed to be called', () => {
  const asked = { edition: EDITION, number: 9 };
  const caller = async () => {
    const { items } = await words({ number: 9 });
    return items[0]?.caller ?? expect.fail('nobody agreed');
  };
  const note = async (more: Partial<InputOf<typeof noteCallback>> = {}, by = desk) => {
    const { account, calls } = await caller();
    const one = { ...asked, account, isReached: false, note: '', seen: calls.length, ...more };
    return by.send(noteCallback, one);
  };

  test('is noted with who called and when; the last one is read first, by every colleague', async () => {
    expect((await caller()).calls).toEqual([]);
    await note({ note: ' 没人接，下午再打 ' });
    server.clock.advance(3_600_000);
    const noted = await note({ isReached: true, note: '想要更早的交期' }, colleague);
    expect(noted).toMatchObject([
      { isReached: true, note: '想要更早的交期' },
      { isReached: false, note: '没人接，下午再打' },
    ]);
    expect((await caller()).calls).toEqual(noted);
    expect(noted.map(({ by }) => by === noted[0]?.by)).toEqual([true, false]);
    expect(noted.map(({ at }) => Date.parse(at))).toEqual([
      server.clock.now(),
      server.clock.now() - 3_600_000,
    ]);
  });

  test('tells who is still to be reached from who was', async () => {
    const found = async (reached: boolean) => (await words({ number: 9, reached })).total;
    expect([await found(true), await found(false)]).toEqual([1, 0]);
  });

  test('is not noted over one that a colleague noted meanwhile, nor twice by two at once', async () => {
    const before = (await caller()).calls;
    for (const seen of [before.length - 1, before.length + 1]) {
      expect(await outcome(note({ seen }))).toBe(errCode.wrongState);
    }
    const both = await Promise.all([
      outcome(note({ seen: before.length })),
      outcome(note({ seen: before.length }, colleague)),
    ]);
    expect(both.filter((one) => one === errCode.wrongState)).toHaveLength(1);
    expect((await caller()).calls).toHaveLength(before.length + 1);
  });

  test('is noted of nobody who did not agree, of no other question and of no account that is not there', async () => {
    const { customer_id: other } = await server.db
      .selectFrom('questionnaire_answers')
      .select('customer_id')
      .where('edition', '=', EDITION)
      .where('customer_id', '!=', (await caller()).account)
      .executeTakeFirstOrThrow();
    for (const wrong of [
      { account: other },
      { number: 8 },
      { account: 0 },
      { edition: '2020-1' },
    ]) {
      expect(await outcome(note({ ...wrong, seen: 0 }))).toBe(errCode.notFound);
    }
  });
});
