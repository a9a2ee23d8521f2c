import { expect, test } from 'vitest';
import { orderStatus } from '../enums/order.ts';
import { historyOnlyEvents, orderChart } from '../lifecycles/order.ts';
import { everyRefusal, inEnglish } from '../refusals/english.ts';
import { type KeyedMessage, messageOf } from '../refusals/row.ts';
import type { MessageRow } from './message.ts';
import { hint, note, orderMessages, standing, standingOf, station, step } from './order.ts';
import {
  delays,
  happenings,
  pickedDelays,
  pickedStandings,
  standingFor,
  standings,
  unconfirmed,
} from './orderStanding.ts';
import { method, payment, paymentMessages } from './payment.ts';
import { siteMessages } from './siteMessage.ts';

const HAN = /\p{Script=Han}/u;

/** As JSON carries it. */
const travelled = (said: KeyedMessage): KeyedMessage => JSON.parse(JSON.stringify(said));

const withValues: readonly KeyedMessage[] = [
  ...orderStatus.values.flatMap((status) => {
    const { dated } = standingFor(status, true);
    if (dated === null) return messageOf(hint.status, { status });
    const at = dated.by === 'payment' ? '2026-11-23T09:00:00.000+08:00' : '2026-12-01';
    return [messageOf(hint.status, { status }), messageOf(hint.statusBy, { status, at })];
  }),
  ...Object.keys(pickedStandings).flatMap((status) => {
    const of = { status: Number(status), way: 'picked' } as const;
    return [messageOf(hint.status, of), messageOf(hint.statusBy, { ...of, at: '2026-12-01' })];
  }),
  ...Object.keys(pickedDelays).map((status) =>
    messageOf(hint.late, { status: Number(status), way: 'picked', day: '2026-12-01' }),
  ),
  messageOf(hint.confirm, { at: '2026-11-27T09:00:00.000+08:00' }),
  messageOf(hint.accepted, { factory: 6 }),
  ...Object.keys(delays).map((status) =>
    messageOf(hint.late, { status: Number(status), day: '2026-12-01' }),
  ),
  messageOf(note.notPaid, { hours: 72 }),
  messageOf(note.addressChanged, { from: '上海市', to: '江苏省苏州市' }),
  messageOf(note.dropsChanged, { drops: 1 }),
  messageOf(note.dropsChanged, { drops: 3 }),
  messageOf(note.dropMoved, { position: 2, status: 66 }),
  messageOf(note.dropMoved, { position: 2, status: 66, why: 'He has moved' }),
  messageOf(note.shippedFor, { days: 10 }),
  messageOf(note.shipDayMoved, { from: '2026-11-30', to: '2026-12-01' }),
];
const everyEvent = [
  ...new Set([...orderChart.transitions.map(({ event }) => event), ...historyOnlyEvents]),
];
const events = everyEvent.map((event) => messageOf(step.event, { event }));
const statuses = orderStatus.values.flatMap((status) => [
  standingOf(status, true),
  standingOf(status, true, null, 'picked'),
  messageOf(standing.name, { status }),
  messageOf(standing.partly, { status }),
]);

/** Sentences without values; those with are above. */
const fixed = [hint, standing, station, note, method, payment]
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

test('every event of the chart has its words in the log', () => {
  expect(Object.keys(happenings).toSorted()).toEqual(everyEvent.toSorted());
});

test('every status of the specification has its words for the buyer, and no word of the works', () => {
  expect(Object.keys(standings).map(Number)).toEqual(orderStatus.values.toSorted((a, b) => a - b));
  for (const { tag, sentence } of [
    unconfirmed,
    ...Object.values(standings),
    ...Object.values(pickedStandings),
  ]) {
    expect(`${tag[0]}${sentence[0]}`).not.toMatch(/登记|工单|外协|入库|扫描|撤回|分配/);
    expect(tag[0].length, tag[0]).toBeLessThanOrEqual(4);
  }
});

test('a status and the same with its day begin alike', () => {
  for (const status of [13, 17, 62, 66]) {
    const plain = messageOf(hint.status, { status }).message;
    expect(messageOf(hint.statusBy, { status, at: '2026-12-01' }).message).toMatch(plain);
  }
});

test('a registered order that nobody confirmed has a name of its own', () => {
  expect(standingOf(orderStatus.registered, false).message).toBe('未提交');
  expect(inEnglish(standingOf(orderStatus.registered, false))).toBe('Not submitted');
  expect(inEnglish(standingOf(orderStatus.approved, false))).toBe('To be paid');
});

test('a day and a minute are said as each language writes them', () => {
  const said = messageOf(hint.statusBy, { status: 1, at: '2026-11-23T09:05:00.000+08:00' });
  expect(said.message).toBe('请在 11 月 23 日 09:05 前付款，超时自动取消');
  expect(inEnglish(said)).toBe('Please pay before Nov 23, 09:05, or the order is cancelled');
});

test('a sentence that a newer server knows is shown as it came', () => {
  expect(inEnglish({ message: '改天再说', data: { key: 'hint.later' } })).toBe('改天再说');
});

test('no two sentences, refusals among them, share a key', () => {
  const keys = [...everyRefusal, ...orderMessages, ...paymentMessages, ...siteMessages].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('of what is picked nothing is said of review, schedule or production', () => {
  for (const status of [11, 13, 15, 62]) {
    const { tag, sentence } = standingFor(status, true, 'picked');
    expect(`${tag[0]}${sentence[0]}`).not.toMatch(/审核|排产|开工|生产|印/);
    expect(`${tag[1]}${sentence[1]}`).not.toMatch(/review|approv|schedul|produc|print|finish/i);
  }
});
