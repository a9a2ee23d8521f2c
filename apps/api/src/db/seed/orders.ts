/**
 * Demo orders: every status of the chart, each reached along its arrows, with payments and a ledger
 * that add up. Deterministic: the same rows on every machine.
 */
import { accountFlow } from '@banxin/contract/enums/account';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { grownLevel } from '@banxin/contract/membership';
import { products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { sql } from 'kysely';
import type { Job } from '../../jobs/schedule.ts';
import { spentOf } from '../../modules/growth/growth.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { isPaidLevel } from '../memberLevel.ts';
import { type Db, type Tx, transaction } from '../transaction.ts';
import { seedAfterSales } from './afterSales.ts';
import { seedCloud } from './cloud.ts';
import { writeOrderMessages } from './orderMessages.ts';
import {
  addOrder,
  bookRows,
  FILE_STATUS,
  type OrderRows,
  type Owner,
  type Receiver,
} from './orderRows.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How many orders stand in each status, newest first; the rest of an account's orders are delivered. */
const OPEN: readonly (readonly [status: number, count: number])[] = [
  [s.registered, 3],
  [s.reviewWithdrawn, 1],
  [s.approved, 1],
  [s.ordered, 3],
  [s.reviewWithdrawnOrdered, 1],
  [s.approvedOrdered, 3],
  [s.allocated, 2],
  [s.workOrderOpened, 4],
  [s.outsourced, 1],
  [s.scanReturn, 1],
  [s.returnedToFactory, 1],
  [s.storageWithdrawn, 1],
  [s.partlyStored, 1],
  [s.stored, 2],
  [s.shipping, 1],
  [s.shipped, 3],
  [s.inDelivery, 2],
  [s.toReturn, 1],
  [s.returned, 1],
  [s.cancelled, 6],
  [s.deleted, 2],
];

/** Goods from the shelf are approved when they are ordered: no review ever waits for their files. */
const printed = products.filter(({ stock }) => !stock);

/** A large job that is ordered again and again: such a customer has grown into its level. */
interface Regular {
  readonly productId: number;
  readonly quantity: number;
  readonly times: number;
  readonly daysApart: number;
}

interface Account {
  readonly name: string;
  readonly orders: number;
  readonly regular?: Regular;
}
const ACCOUNTS: readonly Account[] = [
  { name: '悦享包装', orders: 286 },
  {
    name: '合作伙伴印务',
    orders: 8,
    regular: { productId: 201, quantity: 50_000, times: 13, daysApart: 25 },
  },
  { name: '海外采购部', orders: 6 },
  {
    name: '跨境优选',
    orders: 9,
    regular: { productId: 201, quantity: 20_000, times: 8, daysApart: 30 },
  },
];

const statusesFor = (count: number): number[] => {
  const open = OPEN.flatMap(([status, times]) => Array<number>(times).fill(status));
  const kept = open.slice(0, Math.min(open.length, count));
  return [...kept, ...Array<number>(count - kept.length).fill(s.delivered)];
};

/** Reserves ids, so that the rows can name each other before they are written. */
async function reserveIds(
  tx: Tx,
  table: 'orders' | 'payments' | 'coupons',
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => Number(id));
}

/** Rows per statement: the protocol allows 65,535 parameters. */
async function insertAll<T>(
  rows: readonly T[],
  insert: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += 100) await insert(rows.slice(at, at + 100));
}

const ownerOf = (db: Db, name: string): Promise<Owner | undefined> =>
  db
    .selectFrom('customers')
    .select(['id', 'mobile', 'type', 'vip_level'])
    .where('name', '=', name)
    .executeTakeFirst();

/** Hours between two orders, by tab: what waits for payment has 72 hours, what is being made a week; the rest is older. */
const HOURS_APART: Readonly<Record<string, number>> = {
  unpaid: 2,
  inReview: 4,
  inProduction: 4,
  toShip: 4,
  toReceive: 4,
};

/** Of each of these the oldest order of 悦享包装 holds a coupon: one that waits for payment, one that is paid. */
const WITH_COUPON: readonly number[] = [s.approved, s.ordered];

/** Of these one of 悦享包装 goes to two addresses: paid, and its addresses may still change. */
const TO_TWO: readonly number[] = [s.approvedOrdered];

/** What an order in a status may be of. */
function soldAs(status: number, regular: Regular | undefined): readonly Product[] {
  if (regular !== undefined) return products.filter(({ id }) => id === regular.productId);
  return FILE_STATUS[status] === undefined ? products : printed;
}

interface Moments {
  /** End of what has happened. */
  readonly now: number;
  /** Orders that wait for payment or are on their way were placed in the hours and days before. */
  readonly present: number;
}

/** Statuses of which one order each is more than a plain one. */
interface Special {
  /** It holds a coupon. */
  readonly withCoupon?: readonly number[];
  /** It goes to two addresses. */
  readonly toTwo?: readonly number[];
  /** All of them are this one. */
  readonly regular?: Regular;
}

/** Orders in the statuses given, newest first, with their events, payments and ledger entries. */
async function writeOrders(
  tx: Tx,
  owner: Owner,
  statuses: readonly number[],
  moments: Moments,
  random: SeededRandom,
  { withCoupon = [], toTwo = [], regular }: Special = {},
): Promise<void> {
  const { now } = moments;
  const receivers = await tx
    .selectFrom('addresses')
    .select(['consignee', 'mobile', 'province', 'city', 'district', 'detail'])
    .where('customer_id', '=', owner.id)
    .orderBy('id')
    .execute();
  if (receivers.length === 0) throw new Error(`Customer ${owner.id} has no address`);
  const orderIds = await reserveIds(tx, 'orders', statuses.length);
  const paymentIds = await reserveIds(tx, 'payments', statuses.length);
  const couponIds = await reserveIds(tx, 'coupons', withCoupon.length);
  const waiting = new Map(withCoupon.map((status, at) => [status, couponIds[at]]));
  const rows: OrderRows = {
    orders: [],
    events: [],
    payments: [],
    subjects: [],
    ledger: [],
    coupons: [],
    drops: [],
  };
  const shared = new Set(toTwo);
  const money = { balance: 0 };
  // Oldest first, so that the ledger reads in time; open orders are the newest.
  for (const [index, status] of [...statuses].reverse().entries()) {
    const age = statuses.length - index;
    const tab = tabOf(status, true);
    const recent = HOURS_APART[tab ?? ''];
    const drawn = tab === 'unpaid' ? 0 : random.int(9);
    const apart = regular ? regular.daysApart * DAY : 31 * HOUR;
    const at = recent
      ? moments.present - age * recent * HOUR - drawn * (HOUR / 5)
      : now - age * apart - drawn * HOUR - DAY;
    const sold = soldAs(status, regular);
    const product = sold[random.int(sold.length)] as Product;
    const receiver = receivers[random.int(receivers.length)] as Receiver;
    const id = orderIds[index] as number;
    const paymentId = paymentIds[index] as number;
    // The newest one is still being placed.
    const isDraft = age === 1 && status === s.registered;
    const couponId = waiting.get(status);
    waiting.delete(status);
    const other = shared.delete(status) ? receivers.find((one) => one !== receiver) : undefined;
    const order = {
      ...{ id, paymentId, product, status, at, isDraft, couponId, second: other },
      quantity: regular?.quantity,
    };
    addOrder(rows, owner, receiver, money, order, random);
  }
  if (money.balance > 0) {
    bookRows(rows, owner, money, {
      flow: accountFlow.withdrawal,
      amount: -money.balance,
      reference: `withdrawal:demo${regular ? ':regular' : ''}`,
      // Before the orders of the last weeks begin: each of both leaves the account as it found it.
      at: instantOf(regular ? now - 20 * DAY : now - HOUR),
      contra: 'cash',
    });
  }
  await insertAll(rows.orders, (part) =>
    tx
      .insertInto('orders')
      .values([...part])
      .execute(),
  );
  if (rows.drops.length > 0) await tx.insertInto('order_drops').values(rows.drops).execute();
  if (rows.coupons.length > 0) await tx.insertInto('coupons').values(rows.coupons).execute();
  await insertAll(rows.events, (part) =>
    tx
      .insertInto('status_events')
      .values([...part])
      .execute(),
  );
  await insertAll(rows.payments, (part) =>
    tx
      .insertInto('payments')
      .values([...part])
      .execute(),
  );
  await insertAll(rows.subjects, (part) =>
    tx
      .insertInto('payment_subjects')
      .values([...part])
      .execute(),
  );
  await insertAll(rows.ledger, (part) =>
    tx
      .insertInto('ledger')
      .values([...part])
      .execute(),
  );
  await writeOrderMessages(tx, rows, owner, moments.present);
  const counts = new Map<string, number>();
  for (const { tab } of rows.orders) if (tab) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  await tx
    .insertInto('order_counts')
    .values([...counts].map(([tab, count]) => ({ customer_id: owner.id, tab, count })))
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'tab'])
        .doUpdateSet({ count: sql`order_counts.count + excluded.count` }),
    )
    .execute();
}

/** The level that an owner's orders have brought; nobody is told of it, nothing has happened just now. */
async function writeGrown(tx: Tx, { id, vip_level }: Owner, now: string): Promise<void> {
  const level = grownLevel(await spentOf(tx, id, now));
  await tx
    .updateTable('customers')
    .set({ growth_level: level, ...(!isPaidLevel(vip_level) && { vip_level: level }) })
    .where('id', '=', id)
    .execute();
}

/**
 * Writes the demo orders of the accounts that have them. Runs before the opening balances are booked:
 * every account's orders leave its balance at zero. What waits for payment or is on its way was placed just
 * before the demo is written, so that its 72 hours and its promised days are to come on any day.
 * @param now seed time, an instant
 * @param writtenAt the present, an instant
 */
export async function seedOrders(tx: Tx, now: string, writtenAt: string): Promise<void> {
  const moments = { now: msOf(now), present: Math.max(msOf(now), msOf(writtenAt)) };
  for (const { name, orders } of ACCOUNTS) {
    const owner = await ownerOf(tx, name);
    if (!owner) throw new Error(`There is no ${name}`);
    const special = name === ACCOUNTS[0]?.name ? { withCoupon: WITH_COUPON, toTwo: TO_TWO } : {};
    await writeOrders(tx, owner, statusesFor(orders), moments, seededRandom(owner.id), special);
  }
  await seedCloud(tx, instantOf(moments.present));
  await seedAfterSales(tx, instantOf(moments.present));
  for (const { name, regular } of ACCOUNTS) {
    const owner = await ownerOf(tx, name);
    if (!owner) throw new Error(`There is no ${name}`);
    if (regular) {
      const done = Array<number>(regular.times).fill(s.delivered);
      await writeOrders(tx, owner, done, moments, seededRandom(owner.id), { regular });
    }
    await writeGrown(tx, owner, instantOf(moments.now));
  }
}

const UNPAID = OPEN.flatMap(([status, times]) =>
  tabOf(status, true) === 'unpaid' ? Array<number>(times).fill(status) : [],
);

/**
 * A demo that runs for weeks always has orders to pay: when those of an account were paid or cancelled,
 * new ones take their place, with a deadline of their own. Answers for how many accounts it wrote them.
 * Several servers may run it at once: the account's row is locked.
 */
export async function keepUnpaid(db: Db, now: string): Promise<number> {
  let written = 0;
  for (const { name } of ACCOUNTS) {
    const isWritten = await transaction(db, async (tx) => {
      const owner = await ownerOf(tx, name);
      if (!owner) return false;
      await tx
        .selectFrom('accounts')
        .select('customer_id')
        .where('customer_id', '=', owner.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const waiting = await tx
        .selectFrom('order_counts')
        .select('count')
        .where('customer_id', '=', owner.id)
        .where('tab', '=', 'unpaid')
        .executeTakeFirst();
      if ((waiting?.count ?? 0) > 0) return false;
      const moments = { now: msOf(now), present: msOf(now) };
      const random = seededRandom(owner.id + Math.trunc(msOf(now) / HOUR));
      await writeOrders(tx, owner, UNPAID, moments, random);
      return true;
    });
    if (isWritten) written += 1;
  }
  return written;
}

/** Jobs that run where there is demo data. */
export const demoJobs: readonly Job[] = [
  {
    name: 'keep-unpaid',
    everyMs: 10 * 60_000,
    run: ({ db, clock, config }) =>
      config.seedHistory ? keepUnpaid(db, instantOf(clock.now())) : Promise.resolve(0),
  },
];
