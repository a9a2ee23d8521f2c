import type { OrderDetail } from '@banxin/contract/entities/order';
import { standingOf, step } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { expect, test } from 'vitest';
import { daysLate, planOf } from './planLine.ts';

const PROMISE = {
  factory: 0,
  factoryName: '永城工厂',
  days: 2,
  transitDays: 2,
  cutOff: '16:30',
  shipDate: '2026-11-23',
  arriveDate: '2026-11-25',
  isChanged: false,
};

type Event = OrderDetail['timeline'][number];
const happened = (event: string, at: string, status: number): Event => ({
  at,
  event,
  title: messageOf(step.event, { event }),
  standing: standingOf(status, true),
  name: standingOf(status, true),
  note: null,
  status,
  actor: 'staff',
});

const order = (
  status: number,
  timeline: Event[] = [],
  promise: typeof PROMISE | null = PROMISE,
  isPrinted = true,
) => ({ status, timeline, promise, isPrinted }) as unknown as OrderDetail;

const ALLOCATED = happened('ALLOCATE', '2026-11-21T01:00:00Z', 15);
const STORED = happened('STORE_ALL', '2026-11-23T06:00:00Z', 62);
const HANDED = happened('ALL_HANDED_OVER', '2026-11-23T09:00:00Z', 66);

test.each([
  [13, 0],
  [15, 1],
  [17, 1],
  [20, 2],
  [61, 2],
  [62, 3],
  [65, 3],
  [66, 4],
  [67, 4],
  [69, 5],
])('in status %i %i stations are passed', (status, count) => {
  expect(planOf(order(status))?.filter(({ isDone }) => isDone)).toHaveLength(count);
});

test('what is passed has its real day, what is to come the promised one', () => {
  expect(planOf(order(66, [ALLOCATED, STORED, HANDED]))).toEqual([
    { station: 'factory', isDone: true, day: '2026-11-21' },
    { station: 'press', isDone: true, day: '2026-11-23' },
    { station: 'postPress', isDone: true, day: '2026-11-23' },
    { station: 'carrier', isDone: true, day: '2026-11-23' },
    { station: 'you', isDone: false, day: '2026-11-25' },
  ]);
});

test('goods of a shelf are taken and picked, and nothing is printed', () => {
  const PICKED = happened('PICKED', '2026-11-22T06:00:00Z', 62);
  expect(planOf(order(62, [ALLOCATED, PICKED], PROMISE, false))).toEqual([
    { station: 'accepted', isDone: true, day: '2026-11-21' },
    { station: 'picking', isDone: true, day: '2026-11-22' },
    { station: 'carrier', isDone: false, day: '2026-11-23' },
    { station: 'you', isDone: false, day: '2026-11-25' },
  ]);
  expect(planOf(order(13, [], PROMISE, false))?.some(({ isDone }) => isDone)).toBe(false);
});

test.each([0, 1, 3, 11, 12, 100, 101])('an order in status %i has no days', (status) => {
  expect(planOf(order(status))).toBeNull();
});

test('without a promise, or before its days are fixed, there is no line', () => {
  expect(planOf(order(17, [], null))).toBeNull();
  expect(planOf(order(13, [], { ...PROMISE, shipDate: null } as never))).toBeNull();
});

test.each([
  ['2026-11-24T03:00:00Z', -1],
  ['2026-11-25T15:59:00Z', 0],
  ['2026-11-25T16:01:00Z', 1],
])('received at %s it is %i days late', (at, days) => {
  expect(daysLate(order(69, [happened('SIGNED', at, 69)]))).toBe(days);
});

test('what is on its way is neither early nor late', () => {
  expect(daysLate(order(67, [HANDED]))).toBeNull();
});
