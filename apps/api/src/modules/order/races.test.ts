/**
 * Many at once. Meant for the server database, where transactions really overlap; the embedded
 * engine runs the same tests one after another and with fewer repeats.
 */

import { removeFile } from '@banxin/contract/calls/file/printFile';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { setRetry, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import { expireUnpaid } from './expire.ts';
import {
  balanceOf,
  CARDS,
  confirmation,
  confirmed,
  enter,
  paid,
  place,
  rowOf,
} from './order.testkit.ts';
import { isNumber } from './orderNumber.ts';

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';
// No path may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });
/** How often a race is run. */
const REPEATS = isServer ? 5 : 1;
const MANY = 64;
const HOUR = 3_600_000;

const rounds = (times = REPEATS) => Array.from({ length: times }, (_, round) => [round] as const);
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** What a call came to: its answer, or the code of its refusal. Anything else fails the test. */
async function outcome<T>(answer: Promise<T>): Promise<T | number> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 200) throw error;
    return error.errCode ?? 0;
  }
}

const countOf = async (table: 'orders' | 'payments', customerId: number): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const eventsOf = async (orderSN: string, event: string): Promise<number> => {
  const { id, customer_id } = await rowOf(db, orderSN);
  const rows = await db
    .selectFrom('status_events')
    .select('id')
    .where('customer_id', '=', customer_id)
    .where('entity_id', '=', id)
    .where('event', '=', event)
    .execute();
  return rows.length;
};

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

describe('64 parallel confirmations of one order', () => {
  test.each(rounds())(
    'with one key: one order, one payment, the same bytes (%i)',
    async (round) => {
      const { browser, id } = await enter(server, { balance: 1_000_000 });
      const { orderSN } = await place(browser);
      const input = await confirmation(browser, orderSN);
      const answers = await times(MANY, async () => {
        const response = await browser.fetch(confirmOrder.path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-requested-with': 'banxin',
            'idempotency-key': `confirm-race-${round}`,
          },
          body: JSON.stringify(input),
        });
        return response.text();
      });
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('"errCode":0');
      expect(await countOf('orders', id)).toBe(1);
      expect(await countOf('payments', id)).toBe(1);
      expect(await eventsOf(orderSN, 'CONFIRM')).toBe(1);
    },
  );

  test.each(rounds())('with 64 keys: one order, one payment (%i)', async (round) => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    const answers = await times(MANY, (index) =>
      browser.send(confirmOrder, input, { idempotencyKey: `confirm-race-${round}-${index}` }),
    );
    expect(new Set(answers.map(({ payment }) => payment?.paymentSN)).size).toBe(1);
    expect(await countOf('orders', id)).toBe(1);
    expect(await countOf('payments', id)).toBe(1);
    expect(await eventsOf(orderSN, 'CONFIRM')).toBe(1);
  });
});

test.each(rounds())('64 parallel creations with one key make one order (%i)', async (round) => {
  const { browser, id } = await enter(server);
  const answers = await times(MANY, () =>
    browser.send(createOrder, { configuration: CARDS }, { idempotencyKey: `create-race-${round}` }),
  );
  expect(new Set(answers.map(({ orderSN }) => orderSN)).size).toBe(1);
  expect(await countOf('orders', id)).toBe(1);
});

test('64 parallel payments of 64 orders take what the balance holds and not a fen more', async () => {
  const { browser, id } = await enter(server);
  const first = await confirmed(browser);
  const input = await confirmation(browser, first.orderSN);
  const others = await times(MANY - 1, async () => {
    const { orderSN } = await place(browser);
    return browser.send(confirmOrder, { ...input, orderSN });
  });
  const price = first.total;
  const waiting = new Set([
    first.paymentSN,
    ...others.map(({ payment }) => payment?.paymentSN ?? ''),
  ]);
  expect(waiting.size).toBe(MANY);
  for (const [round] of rounds(REPEATS + 2)) {
    const room = 3 + round * 2;
    const amount = price * room + (round === 0 ? price - 1 : 0);
    await transaction(db, (tx) =>
      bookEntry(tx, {
        customerId: id,
        asset: assetKind.balance,
        flow: accountFlow.topUp,
        amount,
        reference: `round-${round}`,
        at: instantOf(server.clock.now()),
      }),
    );
    const before = await balanceOf(db, id);
    const results = await Promise.all(
      [...waiting].map((paymentSN) => outcome(browser.send(payByBalance, { paymentSN }))),
    );
    const settled = results.flatMap((result) => (typeof result === 'number' ? [] : [result]));
    expect(results.filter((result) => typeof result === 'number')).toEqual(
      Array(waiting.size - room).fill(errCode.balanceTooLow),
    );
    expect(settled).toHaveLength(Math.floor(before / price));
    expect(await balanceOf(db, id)).toBe(before % price);
    for (const { paymentSN } of settled) waiting.delete(paymentSN);
    expect(await contradictions(db)).toEqual([]);
  }
});

test.each(rounds())('64 parallel payments of one payment book once (%i)', async () => {
  const { browser, id } = await enter(server, { balance: 1_000_000 });
  const { paymentSN, total } = await confirmed(browser);
  const answers = await times(MANY, (index) =>
    browser.send(
      payByBalance,
      { paymentSN },
      index % 2 ? { idempotencyKey: `pay-race-${index}` } : {},
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balanceOf(db, id)).toBe(1_000_000 - total);
});

describe('two wishes at once end like one after the other', () => {
  test.each(rounds(isServer ? 20 : 2))('pay and cancel (%i)', async (round) => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN, paymentSN, total } = await confirmed(browser);
    const pay = () => outcome(browser.send(payByBalance, { paymentSN }));
    const cancel = () => outcome(browser.send(cancelOrder, { orderSN }));
    const wishes = round % 2 ? [pay, cancel, pay, cancel] : [cancel, pay, cancel, pay];
    const results = await Promise.all(wishes.map((wish) => wish()));
    const pays = results.filter((_, index) => wishes[index] === pay);
    for (const result of pays) {
      if (typeof result === 'number') expect(result).toBe(errCode.wrongState);
      else expect(result).toMatchObject({ paymentSN, amount: total });
    }
    expect(results.filter((_, index) => wishes[index] === cancel)).toEqual([null, null]);
    const wasPaid = pays.some((result) => typeof result !== 'number');
    expect(await rowOf(db, orderSN)).toMatchObject({
      status: orderStatus.cancelled,
      paid: wasPaid ? total : 0,
      refunded: wasPaid ? total : 0,
    });
    expect(await balanceOf(db, id)).toBe(1_000_000);
  });

  test.each(rounds())('64 cancellations of a paid order refund once (%i)', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN } = await paid(browser);
    const results = await times(MANY, (index) =>
      browser.send(cancelOrder, { orderSN }, { idempotencyKey: `cancel-race-${index}` }),
    );
    expect(results).toEqual(Array(MANY).fill(null));
    expect(await balanceOf(db, id)).toBe(1_000_000);
    expect(await eventsOf(orderSN, 'CANCEL')).toBe(1);
  });

  test.each(rounds())('confirm and cancel (%i)', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    const [answer, gone] = await Promise.all([
      outcome(browser.send(confirmOrder, input)),
      outcome(browser.send(cancelOrder, { orderSN })),
    ]);
    expect(gone).toBeNull();
    if (typeof answer === 'number') expect(answer).toBe(errCode.wrongState);
    expect((await rowOf(db, orderSN)).status).toBe(orderStatus.cancelled);
  });

  test.each(rounds())('pay and expire (%i)', async () => {
    const { browser, id } = await enter(server, { balance: 1_000_000 });
    const { orderSN, paymentSN, total } = await confirmed(browser);
    const late = instantOf(server.clock.now() + 73 * HOUR);
    const [answer] = await Promise.all([
      outcome(browser.send(payByBalance, { paymentSN })),
      expireUnpaid(db, late),
      expireUnpaid(db, late),
    ]);
    const { status } = await rowOf(db, orderSN);
    expect(status).toBe(
      answer === errCode.wrongState ? orderStatus.cancelled : orderStatus.ordered,
    );
    expect(await balanceOf(db, id)).toBe(
      status === orderStatus.cancelled ? 1_000_000 : 1_000_000 - total,
    );
  });

  test.each(rounds(isServer ? 10 : 1))('confirm in the last moment and expire (%i)', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    server.clock.advance(72 * HOUR);
    const now = instantOf(server.clock.now());
    const [answer] = await Promise.all([
      outcome(browser.send(confirmOrder, input)),
      expireUnpaid(db, now),
      expireUnpaid(db, now),
    ]);
    server.clock.advance(-72 * HOUR);
    expect((await rowOf(db, orderSN)).status).toBe(
      answer === errCode.wrongState ? orderStatus.cancelled : orderStatus.registered,
    );
  });

  test.each(rounds())('using a file and removing it (%i)', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    const fileId = await upload(server, browser, FIXTURES['card-single-page']());
    const results = await Promise.all([
      outcome(browser.send(createOrder, { configuration: CARDS, fileIds: [fileId] })),
      outcome(browser.send(removeFile, { id: fileId })),
      outcome(browser.send(setOrderFiles, { orderSN, fileIds: [fileId] })),
    ]);
    const codes = results.map((result) => (typeof result === 'number' ? result : 0));
    expect([
      [0, errCode.wrongState, 0],
      [errCode.fileUnusable, 0, errCode.fileUnusable],
    ]).toContainEqual(codes);
  });
});

test('a thousand orders of twelve customers, a hundred at a time: no two numbers alike', async () => {
  const total = isServer ? 1_000 : 60;
  const browsers: Browser[] = await times(12, async () => (await enter(server)).browser);
  const numbers: string[] = [];
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < total) {
      const browser = browsers[begun % browsers.length] as Browser;
      begun += 1;
      numbers.push((await place(browser)).orderSN);
    }
  };
  await times(Math.min(100, total), worker);
  expect(numbers).toHaveLength(total);
  expect(new Set(numbers).size).toBe(total);
  expect(numbers.every(isNumber)).toBe(true);
});
