/** A step of an order's transaction fails: nothing of it stays, and the same request works afterwards. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { transaction } from '../../db/transaction.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { upload } from '../file/upload.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  paid,
  place,
  RECEIVER,
  rowOf,
} from './order.testkit.ts';

const server = await createTestServer();
const { db } = server;
const { browser, id } = await enter(server, { balance: 10_000_000 });
let file: string;

/** Tables that a table's trigger may stop, with what is done to them. */
type Step = `${'insert' | 'update'} ${string}`;

/** From now on the step fails, `failures` times or for ever. */
async function breakAt(step: Step, state: string, failures: number): Promise<void> {
  const [event, table] = step.split(' ') as [string, string];
  await sql.raw('create sequence fault_count').execute(db);
  await sql
    .raw(
      `create function fault() returns trigger language plpgsql as $$ begin
        if nextval('fault_count') <= ${failures} then
          raise exception 'fault' using errcode = '${state}';
        end if;
        return new;
      end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger fault before ${event} on ${table} for each row execute function fault()`)
    .execute(db);
}

async function mend(): Promise<void> {
  await sql.raw('drop function fault cascade').execute(db);
  await sql.raw('drop sequence fault_count').execute(db);
}

/** Everything of the customer that an order's transaction writes. */
async function everything(): Promise<unknown> {
  const orders = ['orders', 'order_counts', 'order_files', 'status_events'];
  const money = ['payments', 'payment_subjects', 'ledger', 'accounts', 'coupons'];
  const rows: Record<string, unknown> = {};
  for (const table of [...orders, ...money, 'idempotency_keys']) {
    const found = await sql`select to_jsonb(t) as row from ${sql.table(table)} t
      where customer_id = ${id} order by 1`.execute(db);
    rows[table] = found.rows;
  }
  rows.files = (
    await sql`select id, used from files where customer_id = ${id} order by id`.execute(db)
  ).rows;
  return rows;
}

beforeAll(async () => {
  for (const [asset, amount] of [
    [assetKind.cashRedPacket, 100_000],
    [assetKind.urgentEntitlement, 100],
  ] as const) {
    const booking = { customerId: id, asset, flow: accountFlow.topUpBonus, amount };
    await transaction(db, (tx) => bookEntry(tx, { ...booking, reference: 'faults', at: SEED_NOW }));
  }
  file = await upload(server, browser, FIXTURES['card-with-bleed']());
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

let keys = 0;

/** Runs the call with the step broken, then again. */
async function failsAndRecovers(
  step: Step,
  send: (idempotencyKey: string) => Promise<unknown>,
): Promise<void> {
  keys += 1;
  const key = `fault-number-${keys}`;
  const before = await everything();
  await breakAt(step, 'XX000', 1_000_000);
  try {
    await expect(send(key)).rejects.toMatchObject({ status: 500 });
    await expect(send(key)).rejects.toMatchObject({ status: 500 });
  } finally {
    await mend();
  }
  expect(await everything()).toEqual(before);
  await send(key);
  const after = await everything();
  expect(after).not.toEqual(before);
  await send(key);
  expect(await everything()).toEqual(after);
}

describe('creating', () => {
  const steps: Step[] = [
    'insert idempotency_keys',
    'insert orders',
    'update files',
    'insert order_files',
    'insert status_events',
    'insert order_counts',
    'update idempotency_keys',
  ];
  test.each(steps)('%s fails', async (step) => {
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(createOrder, { configuration: CARDS, fileIds: [file] }, { idempotencyKey }),
    );
  });
});

describe('confirming', () => {
  const steps: Step[] = [
    'update orders',
    'insert status_events',
    'insert payments',
    'insert payment_subjects',
  ];
  test.each(steps)('%s fails', async (step) => {
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(confirmOrder, input, { idempotencyKey }),
    );
  });
});

/** An order that takes off a coupon, an entitlement and a red packet. */
async function discountedOrder() {
  const couponId = await addCoupon(db, id, { amount: 500 });
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const choice = { couponId, urgentEntitlement: true, redPacketSum: 300 };
  const way = { orderSN, province: RECEIVER.province, urgent: 'minus1' as const };
  const info = await browser.send(getConfirmOrderInfo, { ...way, ...choice });
  const seen = { carrier: info.carrier ?? '', expectedTotal: info.quote.total };
  return { orderSN, receiver: RECEIVER, urgent: way.urgent, ...choice, ...seen };
}

describe('confirming an order that takes something off', () => {
  const steps: Step[] = [
    'update orders',
    'insert status_events',
    'update coupons',
    'insert ledger',
    'update accounts',
    'insert payments',
    'insert payment_subjects',
  ];
  test.each(steps)('%s fails', async (step) => {
    const input = await discountedOrder();
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(confirmOrder, input, { idempotencyKey }),
    );
  });
});

describe('cancelling an order that took something off', () => {
  const steps: Step[] = ['update coupons', 'insert ledger', 'update accounts', 'update orders'];
  test.each(steps)('%s fails', async (step) => {
    const input = await discountedOrder();
    const { payment } = await browser.send(confirmOrder, input);
    await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(cancelOrder, { orderSN: input.orderSN }, { idempotencyKey }),
    );
  });
});

describe('paying', () => {
  const steps: Step[] = [
    'update accounts',
    'insert ledger',
    'update orders',
    'insert status_events',
    'update order_counts',
    'insert order_counts',
    'update payments',
    'update idempotency_keys',
  ];
  test.each(steps)('%s fails', async (step) => {
    const { paymentSN } = await confirmed(browser, { fileIds: [file] });
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(payByBalance, { paymentSN }, { idempotencyKey }),
    );
  });
});

describe('cancelling a paid order', () => {
  const steps: Step[] = [
    'insert ledger',
    'update payment_subjects',
    'update payments',
    'update orders',
    'insert status_events',
    'insert order_counts',
  ];
  test.each(steps)('%s fails', async (step) => {
    const { orderSN } = await paid(browser);
    await failsAndRecovers(step, (idempotencyKey) =>
      browser.send(cancelOrder, { orderSN }, { idempotencyKey }),
    );
  });
});

test.each(['40001', '40P01'])(
  'a payment that the database asks to repeat (%s) is booked once and never shown as an error',
  async (state) => {
    const { orderSN, paymentSN, total } = await confirmed(browser);
    await breakAt('insert ledger', state, 3);
    try {
      await browser.send(payByBalance, { paymentSN }, { idempotencyKey: `repeat-${state}` });
    } finally {
      await mend();
    }
    expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.ordered, paid: total });
  },
);
