/**
 * Demo orders: every status of the chart, each reached along its arrows, with payments and a ledger
 * that add up. Deterministic: the same rows on every machine.
 */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { fileStatus, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { type Insertable, sql } from 'kysely';
import type { Job } from '../../jobs/schedule.ts';
import { refundReference } from '../../modules/order/cancel.ts';
import { orderNumber, paymentNumber } from '../../modules/order/orderNumber.ts';
import { payBefore } from '../../modules/order/payBefore.ts';
import { tailsOf } from '../../modules/order/phoneTails.ts';
import { price, snapshotOf, specOf, termsOf } from '../../modules/order/pricing.ts';
import { fixedBy, undated } from '../../modules/order/promise.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { searchable } from '../searchable.ts';
import type { LedgerTable, PaymentsTable } from '../tables/money.ts';
import type { OrdersTable, StatusEventsTable } from '../tables/orders.ts';
import { type Db, type Tx, transaction } from '../transaction.ts';
import { pathTo } from './orderPaths.ts';
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

/** Statuses in which the customer must change something: the files are in the matching state. */
const FILE_STATE: Readonly<Record<number, number>> = {
  [s.registered]: fileStatus.unmodified,
  [s.reviewWithdrawn]: fileStatus.fileToModify,
  [s.ordered]: fileStatus.unmodified,
  [s.reviewWithdrawnOrdered]: fileStatus.productToModify,
};

interface Account {
  readonly name: string;
  readonly orders: number;
}
const ACCOUNTS: readonly Account[] = [
  { name: '悦享包装', orders: 286 },
  { name: '合作伙伴印务', orders: 8 },
  { name: '海外采购部', orders: 6 },
  { name: '跨境优选', orders: 9 },
];

interface Owner {
  readonly id: number;
  readonly mobile: string;
  readonly type: number;
  readonly vip_level: number;
}
interface Receiver {
  readonly consignee: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

interface Rows {
  orders: Insertable<OrdersTable>[];
  events: Insertable<StatusEventsTable>[];
  payments: Insertable<PaymentsTable>[];
  ledger: Insertable<LedgerTable>[];
}

const statusesFor = (count: number): number[] => {
  const open = OPEN.flatMap(([status, times]) => Array<number>(times).fill(status));
  const kept = open.slice(0, Math.min(open.length, count));
  return [...kept, ...Array<number>(count - kept.length).fill(s.delivered)];
};

function configurationOf(product: Product, random: SeededRandom): Configuration {
  const { tiers } = product.quantity;
  const quantity = tiers[random.int(tiers.length)] ?? product.defaults.quantity;
  return { ...product.defaults, quantity };
}

/** One line of an account's money, both sides. */
function bookRows(
  rows: Rows,
  owner: Owner,
  money: { balance: number },
  entry: { flow: number; amount: number; reference: string; at: string; contra: 'cash' | 'sales' },
): void {
  money.balance += entry.amount;
  const common = {
    customer_id: owner.id,
    asset: assetKind.balance,
    flow: entry.flow,
    reference: entry.reference,
    created_at: entry.at,
  };
  rows.ledger.push(
    { ...common, account: 'customer', amount: entry.amount, balance_after: money.balance },
    { ...common, account: entry.contra, amount: -entry.amount, balance_after: null },
  );
}

function addOrder(
  rows: Rows,
  owner: Owner,
  receiver: Receiver,
  money: { balance: number },
  order: { id: number; paymentId: number; product: Product; status: number; at: number },
  random: SeededRandom,
): void {
  const { id, product, status } = order;
  const createdAt = instantOf(order.at);
  const configuration = configurationOf(product, random);
  const job = { configuration, urgent: 'none' as const, province: receiver.province };
  const terms = termsOf({ type: owner.type, vipLevel: owner.vip_level });
  const priced = price(job, terms, createdAt);
  if (!priced?.valid) throw new Error(`The default of ${product.name} cannot be made`);
  const quote = snapshotOf(priced);
  // Apart from the draws of the demo, so that these stay what they are.
  const { int } = seededRandom(id);
  const orderSN = orderNumber({ int }, createdAt.slice(0, 10));
  const steps = pathTo(status, id % 2 === 0);
  const paidStep = steps.findIndex(({ event }) => event === 'PAY');
  const isPaid = paidStep !== -1;
  const isCancelled = status === s.cancelled;
  const stepMs = Math.min(6 * HOUR, Math.max(HOUR / 6, (DAY * 8) / (steps.length + 1)));
  const timeOf = (index: number): string => instantOf(order.at + (index + 1) * stepMs);
  const last = steps.length === 0 ? createdAt : timeOf(steps.length - 1);
  const paidAt = isPaid ? timeOf(paidStep) : null;
  const refunded = isPaid && isCancelled ? quote.total : 0;
  const promise = undated(quote.promise);
  const carrier = priced.delivery?.carrier ?? null;
  const fixed = steps
    .map((step, index) => fixedBy({ promise, carrier, flags: 0 }, step, timeOf(index)))
    .find((found) => found !== null);
  const specified = specOf(product, configuration);
  const search = searchable(
    `${orderSN} ${product.name} ${specified.spec} ${receiver.consignee} ${receiver.mobile}`,
  );
  rows.orders.push({
    id,
    customer_id: owner.id,
    placed_by: owner.id,
    order_sn: orderSN,
    product_id: product.id,
    category_id: product.parentId,
    product_name: product.name,
    family: product.art,
    ...specified,
    configuration: JSON.stringify(configuration),
    quote: JSON.stringify(quote),
    status,
    file_status: FILE_STATE[status] ?? fileStatus.confirmed,
    flags: orderFlag.new,
    total: quote.total,
    paid: isPaid ? quote.total : 0,
    refunded,
    carrier,
    province: receiver.province,
    receiver: JSON.stringify({
      consignee: receiver.consignee,
      mobilePhone: receiver.mobile,
      province: receiver.province,
      city: receiver.city,
      district: receiver.district,
      detail: receiver.detail,
      isDefault: false,
    }),
    packaging: '{}',
    promise: fixed?.set.promise ?? JSON.stringify(promise),
    factory: priced.delivery?.factory.id ?? null,
    tracking_no: status >= s.shipped && status < s.deleted ? `7311${orderSN.slice(5)}` : null,
    tab: tabOf(status),
    search_text: search,
    phone_tails: tailsOf(owner.mobile, receiver.mobile),
    confirmed_at: createdAt,
    paid_at: paidAt,
    created_at: createdAt,
    updated_at: last,
  });
  const event = { customer_id: owner.id, entity: 'order', entity_id: id };
  const customer = `customer:${owner.id}`;
  rows.events.push(
    {
      ...event,
      from_status: null,
      to_status: 1,
      event: 'CREATE',
      actor: customer,
      reason: null,
      at: createdAt,
    },
    {
      ...event,
      from_status: 1,
      to_status: 1,
      event: 'CONFIRM',
      actor: customer,
      reason: null,
      at: createdAt,
    },
    ...steps.map((step, index) => ({
      ...event,
      from_status: step.from,
      to_status: step.to,
      event: step.event,
      actor: step.actor === 'customer' ? customer : step.actor,
      reason: null,
      at: timeOf(index),
    })),
  );
  const paymentSN = paymentNumber({ int }, createdAt.slice(0, 10));
  if (paidAt !== null) {
    if (money.balance < quote.total) {
      const lack = Math.ceil((quote.total - money.balance) / 500_000) * 500_000;
      bookRows(rows, owner, money, {
        flow: accountFlow.topUp,
        amount: lack,
        reference: `topup:${orderSN}`,
        at: createdAt,
        contra: 'cash',
      });
    }
    bookRows(rows, owner, money, {
      flow: accountFlow.spending,
      amount: -quote.total,
      reference: paymentSN,
      at: paidAt,
      contra: 'sales',
    });
  }
  rows.payments.push({
    id: order.paymentId,
    customer_id: owner.id,
    order_id: id,
    payment_sn: paymentSN,
    amount: quote.total,
    status:
      refunded > 0
        ? 'refunded'
        : isPaid
          ? 'paid'
          : isCancelled || status === s.deleted
            ? 'cancelled'
            : 'pending',
    paid_by: isPaid ? owner.id : null,
    balance_after: isPaid ? money.balance : null,
    created_at: createdAt,
    paid_at: paidAt,
    expires_at: payBefore({ confirmed_at: createdAt, created_at: createdAt }),
  });
  if (refunded > 0) {
    bookRows(rows, owner, money, {
      flow: accountFlow.refund,
      amount: refunded,
      reference: refundReference({ order_sn: orderSN }),
      at: last,
      contra: 'sales',
    });
  }
}

async function take(tx: Tx, table: 'orders' | 'payments', count: number): Promise<number[]> {
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

interface Moments {
  /** End of what has happened. */
  readonly now: number;
  /** Orders that wait for payment were placed in the hours before. */
  readonly unpaid: number;
}

/** Orders in the statuses given, newest first, with everything that hangs on them. */
async function writeOrders(
  tx: Tx,
  owner: Owner,
  statuses: readonly number[],
  moments: Moments,
  random: SeededRandom,
): Promise<void> {
  const { now } = moments;
  const receivers = await tx
    .selectFrom('addresses')
    .select(['consignee', 'mobile', 'province', 'city', 'district', 'detail'])
    .where('customer_id', '=', owner.id)
    .orderBy('id')
    .execute();
  if (receivers.length === 0) throw new Error(`Customer ${owner.id} has no address`);
  const orderIds = await take(tx, 'orders', statuses.length);
  const paymentIds = await take(tx, 'payments', statuses.length);
  const rows: Rows = { orders: [], events: [], payments: [], ledger: [] };
  const money = { balance: 0 };
  // Oldest first, so that the ledger reads in time; open orders are the newest.
  for (const [index, status] of [...statuses].reverse().entries()) {
    const age = statuses.length - index;
    const unpaid = tabOf(status) === 'unpaid';
    const at = unpaid
      ? moments.unpaid - age * 2 * HOUR
      : now - age * 31 * HOUR - random.int(9) * HOUR - DAY;
    const sold = FILE_STATE[status] === undefined ? products : printed;
    const product = sold[random.int(sold.length)] as Product;
    const receiver = receivers[random.int(receivers.length)] as Receiver;
    const id = orderIds[index] as number;
    const paymentId = paymentIds[index] as number;
    addOrder(rows, owner, receiver, money, { id, paymentId, product, status, at }, random);
  }
  if (money.balance > 0) {
    bookRows(rows, owner, money, {
      flow: accountFlow.withdrawal,
      amount: -money.balance,
      reference: 'withdrawal:demo',
      at: instantOf(now - HOUR),
      contra: 'cash',
    });
  }
  await insertAll(rows.orders, (part) =>
    tx
      .insertInto('orders')
      .values([...part])
      .execute(),
  );
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
  await insertAll(rows.ledger, (part) =>
    tx
      .insertInto('ledger')
      .values([...part])
      .execute(),
  );
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

/**
 * Writes the demo orders of the accounts that have them. Runs before the opening balances are booked:
 * every account's orders leave its balance at zero. What waits for payment was placed just before the
 * demo is written, so that its 72 hours are to come on any day.
 * @param now seed time, an instant
 * @param writtenAt the present, an instant
 */
export async function seedOrders(tx: Tx, now: string, writtenAt: string): Promise<void> {
  const moments = { now: msOf(now), unpaid: Math.max(msOf(now), msOf(writtenAt)) };
  for (const { name, orders } of ACCOUNTS) {
    const owner = await ownerOf(tx, name);
    if (!owner) throw new Error(`There is no ${name}`);
    await writeOrders(tx, owner, statusesFor(orders), moments, seededRandom(owner.id));
  }
}

const UNPAID = OPEN.flatMap(([status, times]) =>
  tabOf(status) === 'unpaid' ? Array<number>(times).fill(status) : [],
);

/**
 * A demo that runs for weeks always has orders to pay: when those of an account were paid or cancelled,
 * new ones take their place, with a deadline of their own. Answers for how many accounts it wrote them.
 * Safe beside itself: the account's row is locked.
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
      const moments = { now: msOf(now), unpaid: msOf(now) };
      const random = seededRandom(owner.id + Math.trunc(msOf(now) / HOUR));
      await writeOrders(tx, owner, UNPAID, moments, random);
      return true;
    });
    if (isWritten) written += 1;
  }
  return written;
}

/** What runs later where there is demo data. */
export const demoJobs: readonly Job[] = [
  {
    name: 'keep-unpaid',
    everyMs: 10 * 60_000,
    run: ({ db, clock, config }) =>
      config.seedDemo ? keepUnpaid(db, instantOf(clock.now())) : Promise.resolve(0),
  },
];
