/**
 * Thousands of random operations on money: the model in plain TypeScript and the database agree after each. A short
 * part here; `npm run drill:model` does ten thousand, and names the seed of what differs.
 */
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { contradictions } from '../src/modules/order/contradictions.testkit.ts';
import { createTestServer } from './harness.ts';
import { pricesOf } from './moneyWorld.ts';
import { CHAPTER, runChapter } from './randomOperations.ts';

const server = await createTestServer();
afterAll(async () => {
  expect(await contradictions(server.db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const operations = Number(process.env.DRILL_OPERATIONS ?? (server.kind === 'server' ? 500 : 100));
/** Its short form has all of them. */
const seed = Number(process.env.DRILL_SEED ?? 9);

/** Every operation, once done; and the refusals that matter. */
const SORTS = [
  ...[
    ...[
      'order',
      'open',
      'pay',
      'begin',
      'arrive',
      'cancel',
      'move',
      'wish',
      'further',
      'ship',
      'send',
      'ask',
    ],
    ...['topUp', 'fill', 'buy', 'withdraw', 'takeBack', 'payOut', 'giveUp'],
  ].map((sort) => `${sort} done`),
  'given money spent',
  'given money back',
  'freight paid at the cashier',
  `pay ${errCode.balanceTooLow}`,
  `withdraw ${errCode.balanceTooLow}`,
  `open ${errCode.wrongState}`,
  `open ${errCode.paidAlready}`,
];

test(`${operations} operations from seed ${seed} on: model and database agree after each`, async () => {
  const prices = await pricesOf(server);
  const ended = new Map<string, number>();
  for (let done = 0; done < operations; done += CHAPTER) {
    const part = Math.min(CHAPTER, operations - done);
    const chapter = await runChapter(server, prices, seed + done / CHAPTER, part);
    for (const [sort, times] of chapter) ended.set(sort, (ended.get(sort) ?? 0) + times);
  }
  console.info(Object.fromEntries([...ended].toSorted()));
  if (operations >= 2 * CHAPTER) expect([...ended.keys()]).toEqual(expect.arrayContaining(SORTS));
}, 3_600_000);
