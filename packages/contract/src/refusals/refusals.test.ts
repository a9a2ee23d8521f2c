/** Every refusal has words in both languages, and a reader of English gets his by the key that travels. */
import { describe, expect, it, test } from 'vitest';
import { redState } from '../enums/invoice.ts';
import { orderStatus } from '../enums/order.ts';
import { errCode } from '../errors.ts';
import { messages, smsSentMessage } from '../messages.ts';
import { fen } from '../money.ts';
import { rightRefusals } from '../rules/rights.ts';
import { invalid, refuse } from '../server.ts';
import { batch } from './batch.ts';
import { everyRefusal, inEnglish } from './english.ts';
import { problem } from './field.ts';
import { file } from './file.ts';
import { order } from './order.ts';
import { payment } from './payment.ts';
import { plain } from './plain.ts';
import { messageOf } from './row.ts';

const HAN = /\p{Script=Han}/u;

/** Something for every value that words are made of. */
const sample = {
  tag: 'bleed',
  id: 1001,
  status: orderStatus.cancelled,
  state: redState.waitsForBuyer,
  orders: ['261120385502765'],
  orderSN: '261120385502765',
  channel: 'alipay',
  balance: 100,
  missing: 200,
  withdrawable: 100,
  standing: 'paid',
  auth: 2,
  review: 1,
  stands: 'processing',
  ticketSN: '592611203855027650',
  offer: { amount: 100 },
  amount: 300,
  limit: 5,
  left: 2,
  seen: 100,
  total: 200,
  most: 3,
  style: 2,
  max: 5,
  hours: 36,
  days: 90,
  maxBytes: 1024 ** 2,
  usedBytes: 1024 ** 3,
  mostBytes: 1024 ** 3,
  freesAt: '2026-11-20T09:30:00Z',
  until: '2026-11-20T09:30:00Z',
  name: 'a.jpg',
  extension: 'jpg',
  reason: null,
  conflicts: [{ ids: ['paper'], reason: 'too thick' }],
  fields: {},
  why: {},
  expected: 'string',
  values: ['a', 'b'],
  keys: ['a', 'b'],
  of: 4,
  wanted: 'application/json',
  retryAfter: 3,
  purpose: 'licence',
  count: 5,
  sum: 12_000,
  least: 4_000,
  ordered: 10,
  need: 80,
  stockCode: 'YC001001',
  short: [{ kind: 1, id: 1001, left: 2 }],
  owed: 1_200,
  given: 9,
  number: 3,
  day: '2026-11-20',
  from: '2026-12-01',
  by: 'Wang',
  at: '2026-11-20T09:30:00Z',
  isAgreed: true,
  way: 'sms',
  validUntil: '2026-11-27',
  pages: 401,
  col: 'quantity',
  columns: ['number', 'phone'],
  lacks: ['city'],
  value: '12a',
  example: '整数 500',
  cell: 'E7',
  row: 7,
  have: 4,
  before: '¥1.00',
  after: '¥2.00',
  remark: 'in March',
  scanned: 'SF7340012003',
  due: 200,
  received: 100,
  rest: 100,
  became: 'credited',
  goes: 'done',
  account: 'East Wind',
  moved: [{ id: 1 }],
  sheetNo: 'P20261126-00001',
  numbers: ['P20261126-00001', 'P20261126-00002'],
  a: { zh: '300g 铜版', en: '300 gsm coated' },
  b: { zh: '250g 铜版', en: '250 gsm coated' },
  because: { zh: '王敏正在处理', en: 'Wang has it in hand' },
};

// What says a reason of the price engine and nothing else has its words from there.
const unworded: readonly string[] = [order.carrierUnavailable.key, batch.conflict.key];
const worded = everyRefusal.filter(({ key }) => !unworded.includes(key));

describe.each(worded.map((row) => [row.key, row] as const))('%s', (key, row) => {
  it('has Chinese and English words', () => {
    const data = { ...sample, ...(key === 'order.impossible' && { missing: [] }) };
    const [zh, en] = (row.words as (data: unknown) => readonly [string, string])(data);
    expect(zh).toMatch(HAN);
    expect(en).toMatch(/^[A-Za-z¥\d]/);
    expect(`${zh}${en}`).not.toMatch(/undefined|NaN|\[object/);
    expect(en).not.toMatch(HAN);
  });

  it('refuses with an errCode that exists', () => {
    expect(Object.values(errCode)).toContain(row.code);
  });
});

test('every errCode has words of its own, and no two rows share a key', () => {
  const codes = Object.values(plain).map(({ code }) => code);
  expect(new Set(codes)).toEqual(
    new Set(Object.values(errCode).filter((code) => code !== errCode.ok)),
  );
  const keys = everyRefusal.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a refusal travels with its values and its key, and is read in English', () => {
  const gap = { balance: fen(100), amount: fen(300), missing: fen(200) };
  const refusal = refuse(payment.balanceTooLow, gap);
  expect(refusal).toMatchObject({
    errCode: errCode.balanceTooLow,
    status: 200,
    message: '余额 ¥1.00，还差 ¥2.00，请充值后再付款',
    data: { key: 'payment.balanceTooLow', ...gap },
  });
  expect(inEnglish(refusal)).toBe(
    'The balance is ¥1.00, ¥2.00 are missing; please recharge before you pay',
  );
});

test('a refusal without values travels with its key', () => {
  expect(refuse(order.unknown)).toMatchObject({
    message: '订单不存在',
    data: { key: 'order.unknown' },
  });
  expect(inEnglish(refuse(order.unknown))).toBe('There is no such order');
});

test('the words of a status follow it into English', () => {
  const refusal = refuse(order.notCancellable, { status: orderStatus.shipped });
  expect(inEnglish(refusal)).toContain('On the road');
});

test('a refused field is worded by its own key, and the first one stands for all', () => {
  const refusal = invalid({ carrier: messageOf(order.chooseCarrier) });
  expect(refusal).toMatchObject({
    errCode: errCode.invalidInput,
    message: '请选择可用的快递',
    data: {
      fields: { carrier: '请选择可用的快递' },
      why: { carrier: { key: 'order.chooseCarrier' } },
    },
  });
  expect(inEnglish(refusal)).toBe('Please choose a carrier that delivers there');
  expect(inEnglish(messageOf(problem.tooMany, { name: 'list', limit: '1' }))).toBe(
    'list must have 1 entries at most',
  );
});

test('what the price engine says in a refusal is worded from its parts', () => {
  const reason = { reason: '圆角不能配合模切', said: ['cornersAndDie'] } as const;
  const engine = (_: string, said: unknown) => (said === reason.said ? 'no corners' : 'other');
  const impossible = { conflicts: [{ ids: ['corners'], ...reason }], missing: [], nearest: [] };
  expect(inEnglish(refuse(order.impossible, impossible), engine)).toBe(
    'This configuration cannot be made: no corners',
  );
  const carrier = messageOf(order.carrierUnavailable, reason);
  expect(inEnglish(invalid({ carrier }), engine)).toBe('no corners');
});

test('what a file is too large by is said in both languages', () => {
  const { message, ...said } = refuse(file.tooBig, { maxBytes: 200 * 1024 ** 2 });
  expect(message).toContain('200 MB');
  expect(inEnglish({ message, ...said })).toContain('200 MB');
});

test.each([...Object.values(messages), ...Object.values(rightRefusals)])(
  'the text %s of the contract is known in English',
  (text) => {
    expect(inEnglish(text)).toMatch(/^[A-Z]/);
    expect(inEnglish(text)).not.toMatch(HAN);
  },
);

test('the sent text message keeps the phone', () => {
  expect(inEnglish(smsSentMessage('13800001111'))).toBe(
    'A text message with the code went to 13800001111',
  );
});

test.each(['from another system', ''])('%j is not known and stays as it is', (words) => {
  expect(inEnglish(words)).toBe(words);
  expect(inEnglish({ message: words, data: { key: 'order.ofAnotherVersion' } })).toBe(words);
});
