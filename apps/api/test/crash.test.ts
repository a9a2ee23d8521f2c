/**
 * The server is killed twice, PostgreSQL stopped at once and later stands still, in the midst of money: what was answered
 * stands, nothing is half, nothing is done twice. A short form here; `npm run drill:crash` does a thousand operations.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { orderStatus } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { migrate } from '../src/db/migrate.ts';
import { contradictions } from '../src/modules/order/contradictions.testkit.ts';
import { addCustomer, type Person } from '../src/modules/order/order.testkit.ts';
import { DrillCustomer } from './crashDrill.ts';
import { openTestServer } from './databases.ts';
import { startDrillChannels } from './drillChannels.ts';
import { CAPTCHA } from './harness.ts';
import { httpBrowser } from './httpBrowser.ts';
import { opened } from './opened.ts';
import { startPrivatePostgres } from './privatePostgres.ts';
import { endProcess, startProcess } from './process.ts';

const operations = Number(process.env.DRILL_OPERATIONS ?? 120);
const seed = Number(process.env.DRILL_SEED ?? 1);
const CUSTOMERS = 6;
/** What an opened account begins with. @unit fen */
const BALANCE = 2_000_000;

const isSurprise = (line: string): boolean =>
  line.includes('"surprise"') || line.includes('UnhandledPromise');

/** A database, a channel and a server process of the drill's own, each of which ends with the file. */
async function startDrill() {
  const ends: (() => unknown)[] = [];
  opened.add(async () => {
    for (const end of ends.toReversed()) await end();
  });
  const postgres = await startPrivatePostgres();
  ends.push(() => postgres.stop());
  const channels = await startDrillChannels({ url: () => url(), database: () => postgres.url });
  ends.push(() => channels.close());
  const folder = mkdtempSync(join(tmpdir(), 'banxin-drill-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const env = {
    BANXIN_DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: 'http://shop.test',
    BANXIN_WORKSHOP: 'off',
    ...channels.env,
  };
  const open = () => {
    const database = openTestServer(postgres.url);
    ends.push(() => database.close());
    return database.db;
  };
  // Who is there before the server needs no demo beside it.
  const db = open();
  await migrate(db);
  const people: Person[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    people.push(await addCustomer({ db }, { balance: BALANCE }));
  }
  let server = await startProcess(env);
  ends.push(() => endProcess(server, 'SIGKILL'));
  const before: string[] = [];
  const url = () => server.url;
  return {
    url,
    payAt: channels.payAt,
    open,
    people,
    /** Kills the server as `kill -9` does and starts another. */
    kill: async () => {
      await endProcess(server, 'SIGKILL');
      before.push(server.output());
      server = await startProcess(env);
    },
    /** Stops the database at once; the server is to live on without it. */
    stopDatabase: async () => {
      await postgres.crash();
      const answer = await fetch(new URL('/readyz', url()));
      expect(answer.status).toBe(503);
      await postgres.resume();
    },
    /** Lets the database stand still: the server says so within the time of one question, and lives on. */
    freezeDatabase: async () => {
      await postgres.freeze();
      try {
        const from = performance.now();
        const answer = await fetch(new URL('/readyz', url()));
        expect(answer.status).toBe(503);
        // 5 s for a question, or 3 s of waiting for a connection; and what this machine is late by.
        expect(performance.now() - from).toBeLessThan(8_000);
      } finally {
        await postgres.thaw();
      }
    },
    /** What the servers had no answer to. */
    surprises: () => [...before, server.output()].join('').split('\n').filter(isSurprise),
    isAlive: () => server.child.exitCode === null && server.child.signalCode === null,
  };
}

describe.runIf(process.env.TEST_DATABASE_URL)('server and database that fall', () => {
  test(`in the midst of ${operations} operations lose nothing and leave nothing half`, async () => {
    const drill = await startDrill();
    const { people } = drill;
    const blows = [drill.kill, drill.stopDatabase, drill.freezeDatabase, drill.kill];
    const parts = blows.length + 1;
    let done = 0;
    let struck: Promise<void> = Promise.resolve();
    const onDone = () => {
      done += 1;
      const due = done >= (operations * (parts - blows.length)) / parts;
      const blow = due ? blows.shift() : undefined;
      if (blow) struck = struck.then(blow);
    };
    const customers = people.map(
      (_, at) =>
        new DrillCustomer(httpBrowser(drill.url, CAPTCHA), seed * 100 + at, drill.payAt, onDone),
    );
    await Promise.all(
      customers.map(async (customer, at) => {
        await customer.login(people[at]?.name ?? '');
        while (done < operations) await customer.round();
      }),
    ).catch((error: unknown) => {
      throw new Error(drill.surprises().join('\n'), { cause: error });
    });
    await struck;
    expect(blows).toEqual([]);
    expect(drill.isAlive()).toBe(true);
    expect(drill.surprises()).toEqual([]);
    expect(customers.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0);

    // The connections of before went with the database.
    const db = drill.open();
    const ids = people.map(({ id }) => id);
    /** Of these customers alone; the channel may go on finishing what it sends back. */
    const everything = async () => {
      const { rows } = await sql<{ print: string }>`select
        (select count(*) from orders where customer_id = any(${ids})) || ' ' ||
        (select count(*) from payments where customer_id = any(${ids})) || ' ' ||
        (select count(*) from status_events where customer_id = any(${ids})) || ' ' ||
        (select sum(balance) from accounts where customer_id = any(${ids})) || ' ' ||
        (select count(*) from ledger where customer_id = any(${ids}) and flow <> 4) || ' ' ||
        (select count(*) from channel_receipts where customer_id = any(${ids})) as print`.execute(
        db,
      );
      return rows[0]?.print;
    };
    expect(await contradictions(db)).toEqual([]);
    // Money that was told is money that pays or goes back: none is left to be looked into.
    expect(await db.selectFrom('unplaced_money').selectAll().execute()).toEqual([]);
    const told = customers.flatMap((customer) => customer.told.map(({ channel }) => channel));
    const times = (way: string): number => told.filter((one) => one === way).length;
    const freights = customers.reduce((sum, customer) => sum + customer.freights, 0);
    console.info({
      operations: done,
      freights,
      ...Object.fromEntries(told.map((way) => [way, times(way)])),
    });
    expect(told.length).toBeGreaterThan(0);
    // A short drill may have little luck with one of them.
    if (operations >= 500)
      expect([...new Set(told)].toSorted()).toEqual(['alipay', 'bank', 'wechat']);
    if (operations >= 500) expect(freights).toBeGreaterThan(0);
    const before = await everything();
    for (const customer of customers) expect(await customer.repeatAll()).toEqual([]);
    expect(await everything()).toBe(before);
    for (const { acknowledged, told } of customers) {
      for (const { call, input, answer } of acknowledged) {
        if (call.name === createOrder.name || call.name === confirmOrder.name) {
          const { orderSN } = answer as { orderSN: string };
          const found = db.selectFrom('orders').select('id').where('order_sn', '=', orderSN);
          expect(await found.execute()).toHaveLength(1);
        }
        if (call.name === cancelOrder.name) {
          const { orderSN } = input as { orderSN: string };
          const found = db.selectFrom('orders').selectAll().where('order_sn', '=', orderSN);
          const order = await found.executeTakeFirstOrThrow();
          expect(order.status).toBe(orderStatus.cancelled);
          expect(order.refunded).toBe(order.paid);
        }
        if (call.name === payByBalance.name) {
          const { paymentSN } = input as { paymentSN: string };
          const found = db.selectFrom('payments').selectAll().where('payment_sn', '=', paymentSN);
          expect((await found.executeTakeFirstOrThrow()).paid_at).not.toBeNull();
        }
      }
      for (const { tradeSN } of told) {
        const found = db
          .selectFrom('channel_receipts as r')
          .innerJoin('payment_trades as t', 't.id', 'r.trade_id')
          .select('r.is_booked')
          .where('t.trade_sn', '=', tradeSN);
        expect(await found.execute()).toHaveLength(1);
      }
    }
    expect(await contradictions(db)).toEqual([]);
  }, 900_000);
});
