/**
 * The demo's cloud warehouse: goods that were printed for it long ago and lately, some that are low, frozen, wholly
 * reserved or still in production, and parcels in several statuses. Written by the shop's own steps, each at its moment,
 * so that stock, money and timelines add up.
 */
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { cloudWarehouseKind, fileStatus } from '@banxin/contract/enums/order';
import { CLOUD_WAREHOUSE } from '@banxin/contract/rules/cloudWarehouse';
import { rightsOf } from '@banxin/contract/rules/roles';
import { productById } from '@banxin/pricing/products';
import type { UserContext } from '../../context.ts';
import { Refusal } from '../../http/refusal.ts';
import { confirm } from '../../modules/checkout/confirm.ts';
import { bookStorageFees, feesDue } from '../../modules/cloud/fees.ts';
import { priceParcel } from '../../modules/cloud/parcel.ts';
import { placeParcel } from '../../modules/cloud/place.ts';
import { create } from '../../modules/order/create.ts';
import { orderPrice } from '../../modules/order/held.ts';
import { lockOrder, type OrderRow } from '../../modules/order/order.ts';
import { advance } from '../../modules/order/status.ts';
import { pay } from '../../modules/payment/pay.ts';
import { openPayment } from '../../modules/payment/payment.ts';
import { moveCustody } from '../../modules/stock/custody.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { bookEntry } from '../ledger.ts';
import type { Tx } from '../transaction.ts';
import { seededRandom } from './seededRandom.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OWNER = '悦享包装';

interface Goods {
  readonly productId: number;
  readonly changes: Partial<Configuration>;
  /** How long ago it was ordered. @unit days */
  readonly age: number;
  /** Still being printed. */
  readonly isInProduction?: boolean;
  readonly alert?: number;
  readonly frozen?: { readonly quantity: number; readonly reason: string };
}

const GOODS: readonly Goods[] = [
  { productId: 101, changes: { quantity: 50 }, age: 118, alert: 10 },
  { productId: 501, changes: { quantity: 500 }, age: 96, alert: 300 },
  { productId: 201, changes: { quantity: 2_000 }, age: 80, alert: 200 },
  {
    productId: 504,
    changes: { quantity: 500 },
    age: 40,
    frozen: { quantity: 120, reason: '提绳脱落，待客户确认是否返工' },
  },
  { productId: 107, changes: { quantity: 50 }, age: 24 },
  { productId: 105, changes: { quantity: 30 }, age: 16 },
  { productId: 204, changes: { quantity: 1_000 }, age: 2, isInProduction: true },
];

const SENT = ['ALLOCATE', 'PICKED', 'LABEL', 'ALL_HANDED_OVER'] as const;

interface Parcel {
  /** Positions among the goods, with how many. */
  readonly goods: readonly (readonly [position: number, quantity: number])[];
  /** @unit h */
  readonly age: number;
  readonly events: readonly string[];
  /** Which of the customer's addresses. */
  readonly to: number;
}

const PARCELS: readonly Parcel[] = [
  { goods: [[0, 12]], age: 70 * 24, events: [...SENT, 'CARRIER_MOVING', 'SIGNED'], to: 0 },
  {
    goods: [
      [1, 180],
      [2, 600],
    ],
    age: 33 * 24,
    events: [...SENT, 'CARRIER_MOVING', 'SIGNED'],
    to: 1,
  },
  {
    goods: [[2, 300]],
    age: 21 * 24,
    events: [...SENT, 'CARRIER_RETURNING', 'RETURN_SCANNED'],
    to: 2,
  },
  { goods: [[4, 20]], age: 12 * 24, events: ['CANCEL'], to: 0 },
  { goods: [[0, 8]], age: 9 * 24, events: [...SENT, 'CARRIER_MOVING', 'SIGNED'], to: 2 },
  {
    goods: [
      [0, 6],
      [4, 10],
    ],
    age: 44,
    events: [...SENT, 'CARRIER_MOVING'],
    to: 1,
  },
  { goods: [[3, 60]], age: 38, events: SENT, to: 0 },
  { goods: [[1, 60]], age: 22, events: ['ALLOCATE', 'PICKED'], to: 2 },
  // All that there is: nothing more of it can be sent.
  { goods: [[5, 30]], age: 20, events: ['ALLOCATE'], to: 1 },
];

type Actor = UserContext['customer'];

/** What a step knows of the moment at which it is taken. */
type At = (ms: number) => UserContext & { readonly db: Tx };

const done = <T>(answer: T | Refusal): T => {
  if (answer instanceof Refusal) throw new Error(`The demo's cloud warehouse: ${answer.message}`);
  return answer;
};

async function ownerOf(tx: Tx): Promise<Actor> {
  const row = await tx
    .selectFrom('customers')
    .selectAll()
    .where('name', '=', OWNER)
    .executeTakeFirstOrThrow();
  const { id, name, mobile, type, vip_level: vipLevel } = row;
  const rights = rightsOf(0);
  return {
    id,
    ownerId: id,
    name,
    mobile,
    type,
    vipLevel,
    rights,
    orderNotifySum: 0,
    payLimit: null,
  } as unknown as Actor;
}

/** Pays an order with what is topped up for it at that moment: the balance is what it was. */
async function payFor(context: ReturnType<At>, order: OrderRow): Promise<void> {
  const { db: tx, customer, now } = context;
  const payment = await openPayment(tx, [order], context);
  await bookEntry(tx, {
    customerId: customer.id,
    asset: assetKind.balance,
    flow: accountFlow.topUp,
    amount: payment.amount,
    reference: `topup:${order.order_sn}`,
    at: now,
  });
  done(await pay(context, { paymentSN: payment.payment_sn }));
}

async function take(context: ReturnType<At>, orderSN: string, event: string): Promise<void> {
  const { db: tx, customer, now } = context;
  const order = await lockOrder(tx, customer.id, orderSN);
  const isDone = order && (await advance(tx, order, { event, actor: 'staff', at: now }));
  if (!isDone) throw new Error(`${orderSN} has no ${event}`);
}

/** What the demo's orders have beside their steps. */
const write = (
  { db: tx, customer }: ReturnType<At>,
  orderSN: string,
  values: { readonly tracking_no?: string; readonly file_status?: number },
) =>
  tx
    .updateTable('orders')
    .set(values)
    .where('customer_id', '=', customer.id)
    .where('order_sn', '=', orderSN)
    .execute();

/** Prints goods for the warehouse; answers their stock. */
async function print(at: At, { productId, changes, isInProduction }: Goods, ms: number) {
  const product = productById(productId);
  if (product === undefined) throw new Error(`There is no product ${productId}`);
  const context = at(ms);
  const { db: tx, customer, now } = context;
  const configuration = { ...product.defaults, ...changes };
  const job = { configuration, urgent: 'none' as const, remark: '', fileIds: [] };
  const { orderSN } = done(await create(context, job));
  const priced = await orderPrice(tx, { ...job, intoWarehouse: true }, customer, now);
  done(
    await confirm(context, {
      ...{ orderSN, receiver: CLOUD_WAREHOUSE, carrier: '', urgent: 'none', remark: '' },
      ...{ intoWarehouse: true, payNow: false },
      expectedTotal: priced?.valid ? priced.total : 0,
    }),
  );
  const order = await lockOrder(tx, customer.id, orderSN);
  if (order === undefined) throw new Error(`${orderSN} is gone`);
  await payFor(context, order);
  await write(context, orderSN, { file_status: fileStatus.confirmed });
  const events = ['REVIEW_PASS', 'ALLOCATE', 'OPEN_WORK_ORDER'];
  if (!isInProduction) events.push('STORE_ALL');
  for (const [index, event] of events.entries()) {
    await take(at(ms + (index + 1) * 7 * HOUR), orderSN, event);
  }
  const { id } = await tx
    .selectFrom('cloud_stock')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('order_sn', '=', orderSN)
    .executeTakeFirstOrThrow();
  return id;
}

async function sendParcel(
  at: At,
  { goods, events }: Parcel,
  stockIds: readonly number[],
  receiver: AddressInput,
  ms: number,
): Promise<void> {
  const context = at(ms);
  const { custody } = cloudWarehouseKind;
  const lines = goods.map(([position, quantity]) => {
    return { kind: custody, id: stockIds[position] ?? 0, quantity };
  });
  const { price } = done(await priceParcel(context, { lines, province: receiver.province }));
  const order = done(
    await placeParcel(context, {
      ...{ errand: 'send', lines, receiver, remark: '' },
      carrier: price.delivery?.carrier ?? '',
      expectedTotal: price.total,
    }),
  );
  if (events[0] === 'CANCEL') return take(at(ms + HOUR / 4), order.order_sn, 'CANCEL');
  await payFor(context, order);
  for (const [index, event] of events.entries()) {
    await take(at(ms + (index + 1) * 5 * HOUR), order.order_sn, event);
  }
  if (!events.includes('ALL_HANDED_OVER')) return;
  await write(context, order.order_sn, { tracking_no: `7311${order.order_sn.slice(5)}` });
}

/** What a person of the warehouse set: alerts, and what is frozen. */
async function set(context: ReturnType<At>, stockId: number, { alert, frozen }: Goods) {
  const { db: tx, customer, now } = context;
  await tx
    .updateTable('cloud_stock')
    .set({ alert_at: alert ?? null })
    .where('customer_id', '=', customer.id)
    .where('id', '=', stockId)
    .execute();
  if (frozen === undefined) return;
  const move = { customerId: customer.id, stockId, kind: 'FREEZE' as const, ...frozen };
  await moveCustody(tx, move, now);
}

/** Months that are over are paid for, with what is topped up for them. */
async function payStorage(tx: Tx, customerId: number, now: string): Promise<void> {
  for (const { month, amount } of await feesDue(tx, customerId, now)) {
    if (amount === 0) continue;
    const asset = assetKind.balance;
    const reference = `topup:storage:${month}`;
    await bookEntry(tx, { customerId, asset, flow: accountFlow.topUp, amount, reference, at: now });
  }
  await bookStorageFees(tx, now);
}

/** Runs while balances are zero, after the demo's orders. @param writtenAt the present, an instant */
export async function seedCloud(tx: Tx, writtenAt: string): Promise<void> {
  const customer = await ownerOf(tx);
  const random = { ...seededRandom(customer.id + 64), token: () => '', fraction: () => 0 };
  const at: At = (ms) =>
    ({ db: tx, customer, random, now: instantOf(ms) }) as unknown as ReturnType<At>;
  const present = msOf(writtenAt);
  const receivers = await tx
    .selectFrom('addresses')
    .select(['consignee', 'mobile as mobilePhone', 'province', 'city', 'district', 'detail'])
    .where('customer_id', '=', customer.id)
    .orderBy('id')
    .execute();
  const told = await tx
    .selectFrom('site_messages')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  const stockIds: number[] = [];
  for (const one of GOODS) stockIds.push(await print(at, one, present - one.age * DAY));
  for (const one of PARCELS) {
    const receiver = receivers[one.to % receivers.length] as AddressInput;
    await sendParcel(at, one, stockIds, receiver, present - one.age * HOUR);
  }
  for (const [index, one] of GOODS.entries()) {
    await set(at(present - 6 * HOUR), stockIds[index] ?? 0, one);
  }
  await payStorage(tx, customer.id, instantOf(present));
  // What was told of it was read long ago.
  await tx
    .deleteFrom('site_messages')
    .where('customer_id', '=', customer.id)
    .where('id', '>', Number(told?.last ?? 0))
    .execute();
}
