import { expect, test } from 'vitest';
import { orderStatus } from '../enums/order.ts';
import { historyOnlyEvents, orderChart } from '../lifecycles/order.ts';
import { everyRefusal, inEnglish } from '../refusals/english.ts';
import { type KeyedMessage, messageOf } from '../refusals/row.ts';
import type { MessageRow } from './message.ts';
import { hint, milestone, note, orderMessages, standing, standingOf, step } from './order.ts';
import { method, payment, paymentMessages } from './payment.ts';

const HAN = /\p{Script=Han}/u;

/** As JSON carries it. */
const travelled = (said: KeyedMessage): KeyedMessage => JSON.parse(JSON.stringify(said));

const withValues: readonly KeyedMessage[] = [
  messageOf(hint.payBefore, { until: '2026-11-23T09:00:00.000+08:00' }),
  messageOf(hint.approvedPayBefore, { until: '2026-01-03T09:00:00.000+08:00' }),
  messageOf(hint.shipsOn, { day: '2026-12-01' }),
  messageOf(hint.inProductionUntil, { day: '2026-12-01' }),
  messageOf(hint.leavesBefore, { day: '2026-12-01' }),
  messageOf(hint.onTheRoadUntil, { day: '2026-12-01' }),
  messageOf(hint.accepted, { factory: 6 }),
  messageOf(note.notPaid, { hours: 72 }),
  messageOf(note.shippedFor, { days: 10 }),
  messageOf(note.shipDayMoved, { from: '2026-11-30', to: '2026-12-01' }),
];
const events = [
  ...orderChart.transitions.map(({ event, to }) => ({ event, to })),
  ...historyOnlyEvents.map((event) => ({ event, to: orderStatus.registered })),
].map((values) => messageOf(step.event, values));
const statuses = orderStatus.values.map((status) => standingOf(status, true));

/** Sentences without values; those with are above. */
const fixed = [hint, standing, milestone, note, method, payment]
  .flatMap((area): readonly MessageRow[] => Object.values(area) as MessageRow[])
  .filter(({ words }) => words.length === 0)
  .map((row) => messageOf(row));

test.each([...fixed, ...withValues, ...events, ...statuses])(
  '$data.key is said in Chinese, and in English without a Chinese word: $message',
  (said) => {
    expect(said.message).toMatch(HAN);
    const english = inEnglish(travelled(said));
    expect(english).toMatch(/^[A-Z]/);
    expect(english).not.toMatch(/\p{Script=Han}|undefined|NaN/u);
  },
);

test('every sentence that carries values is said here with some', () => {
  const keys = new Set([...withValues, ...events, ...statuses].map(({ data }) => data.key));
  const carrying = [hint, standing, step, note]
    .flatMap((area): readonly MessageRow[] => Object.values(area) as MessageRow[])
    .filter(({ words }) => words.length > 0);
  expect(carrying.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([]);
});

test('every event of the chart has an English name of its own, and keeps its Chinese one', () => {
  for (const { event, to, label } of orderChart.transitions) {
    const said = messageOf(step.event, { event, to });
    expect(inEnglish(said), event).not.toBe(event);
    if (event !== 'LABEL') expect(said.message).toBe(label);
  }
});

test('a registered order that nobody confirmed has a name of its own', () => {
  expect(standingOf(orderStatus.registered, false).message).toBe('待确认');
  expect(inEnglish(standingOf(orderStatus.registered, false))).toBe('To be confirmed');
  expect(inEnglish(standingOf(orderStatus.approved, false))).toBe('Approved');
});

test('a day and a minute are said as each language writes them', () => {
  const said = messageOf(hint.payBefore, { until: '2026-11-23T09:05:00.000+08:00' });
  expect(said.message).toBe('请在 11 月 23 日 09:05 前付款，超时自动取消');
  expect(inEnglish(said)).toBe('Please pay before Nov 23, 09:05, or the order is cancelled');
});

test('a sentence that a newer server knows is shown as it came', () => {
  expect(inEnglish({ message: '改天再说', data: { key: 'hint.later' } })).toBe('改天再说');
});

test('no two sentences, refusals among them, share a key', () => {
  const keys = [...everyRefusal, ...orderMessages, ...paymentMessages].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
