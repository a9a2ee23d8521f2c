/** The rows of one demo order: its events, its payment, and the ledger entries that add up to its balance. */

import type { Configuration } from '@banxin/contract/entities/configuration';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { couponKind, couponStatus } from '@banxin/contract/enums/coupon';
import { fileStatus, orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { snapshotOf } from '@banxin/pricing/answers';
import { discounted } from '@banxin/pricing/discounts';
import type { Coupon, Product } from '@banxin/pricing/types';
import type { Insertable } from 'kysely';
import { usedBy } from '../../modules/checkout/takeOff.ts';
import { couponOf } from '../../modules/coupon/coupon.ts';
import { returnReference } from '../../modules/order/discounts.ts';
import { searchTextOf } from '../../modules/order/jobColumns.ts';
import { orderNumber, paymentNumber } from '../../modules/order/orderNumber.ts';
import { payBefore } from '../../modules/order/payBefore.ts';
import { tailsOf } from '../../modules/order/phoneTails.ts';
import { explainedPrice, specOf, termsOf } from '../../modules/order/pricing.ts';
import { promiseFixedBy } from '../../modules/order/promise.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import type {
  CouponsTable,
  LedgerTable,
  PaymentSubjectsTable,
  PaymentsTable,
} from '../tables/money.ts';
import type { OrderDropsTable, OrdersTable, StatusEventsTable } from '../tables/orders.ts';
import { promiseOf, receiverJson, sharedOut } from './orderDrops.ts';
import { pathTo } from './orderPaths.ts';
import { type SeededRandom, seededRandom } from './seededRandom.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** File status by order status, where the files are not confirmed. */
export const FILE_STATUS: Readonly<Record<number, number>> = {
  [s.registered]: fileStatus.unmodified,
  [s.reviewWithdrawn]: fileStatus.fileToModify,
  [s.ordered]: fileStatus.unmodified,
  [s.reviewWithdrawnOrdered]: fileStatus.productToModify,
};

/** The account that pays. */
export interface Owner {
  readonly id: number;
  readonly mobile: string;
  readonly type: number;
  readonly vip_level: number;
}

export interface Receiver {
  readonly consignee: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** What is to be written, a list for each table. */
export interface OrderRows {
  orders: Insertable<OrdersTable>[];
  events: Insertable<StatusEventsTable>[];
  payments: Insertable<PaymentsTable>[];
  subjects: Insertable<PaymentSubjectsTable>[];
  ledger: Insertable<LedgerTable>[];
  coupons: Insertable<CouponsTable>[];
  drops: Insertable<OrderDropsTable>[];
}

/** What the coupon of a demo order takes off. @unit fen */
const COUPON_OFF = 500;

/** A coupon that an order holds, or has used once it is paid, with its steps. */
function addCoupon(
  rows: OrderRows,
  owner: Owner,
  id: number,
  by: { orderId: number; lockedAt: string; usedAt: string | null },
): Coupon {
  const [from, day] = [msOf(by.lockedAt) - 5 * DAY, dayOf(msOf(by.lockedAt) + 40 * DAY)];
  const row = {
    id,
    customer_id: owner.id,
    kind: couponKind.order,
    amount: COUPON_OFF,
    rate: null,
    min_spend: 0,
    source: 'demoOrder',
    position: id,
    received_by: owner.id,
    order_id: by.orderId,
    returned_at: null,
    valid_from: instantOf(from),
    valid_until: `${day}T23:59:59.999+08:00`,
    created_at: instantOf(from),
  };
  const { available, locked, used } = couponStatus;
  const status = by.usedAt === null ? locked : used;
  rows.coupons.push({ ...row, scope: '{}', status });
  const event = { customer_id: owner.id, entity: 'coupon', entity_id: id, reason: null };
  const actor = `customer:${owner.id}`;
  const steps = [
    { from: null, to: available, name: 'RECEIVE', at: row.created_at },
    { from: available, to: locked, name: 'LOCK', at: by.lockedAt },
    ...(by.usedAt === null ? [] : [{ from: locked, to: used, name: 'USE', at: by.usedAt }]),
  ];
  rows.events.push(
    ...steps.map((step) => ({
      ...event,
      from_status: step.from,
      to_status: step.to,
      event: step.name,
      actor,
      at: step.at,
    })),
  );
  return couponOf({ ...row, scope: {}, status: available });
}

function configurationOf(product: Product, random: SeededRandom, quantity?: number): Configuration {
  const { tiers } = product.quantity;
  const drawn = tiers[random.int(tiers.length)] ?? product.defaults.quantity;
  return { ...product.defaults, quantity: quantity ?? drawn };
}

/** Books one movement of an account's balance: the customer's entry and its contra entry. */
export function bookRows(
  rows: OrderRows,
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

/** Adds an order with its events, its payment and its ledger entries; the account is topped up where it falls short. */
export function addOrder(
  rows: OrderRows,
  owner: Owner,
  receiver: Receiver,
  money: { balance: number },
  order: {
    id: number;
    paymentId: number;
    product: Product;
    status: number;
    at: number;
    isDraft: boolean;
    /** Of the coupon that it holds. */
    couponId?: number | undefined;
    /** How much of it. @default one of its tiers */
    quantity?: number | undefined;
    /** Who has half of it beside the receiver, where there is more than one piece. */
    second?: Receiver | undefined;
  },
  random: SeededRandom,
): void {
  const { id, product, status, isDraft } = order;
  const createdAt = instantOf(order.at);
  const configuration = configurationOf(product, random, order.quantity);
  const job = { configuration, urgent: 'none' as const, province: receiver.province };
  const terms = termsOf({ type: owner.type, vipLevel: owner.vip_level });
  const { second } = order;
  const shared = second
    ? sharedOut(
        { id, ownerId: owner.id, product },
        configuration,
        [receiver, second],
        terms,
        createdAt,
      )
    : null;
  const priced = shared?.priced ?? explainedPrice(job, terms, createdAt);
  if (!priced?.valid) throw new Error(`The default of ${product.name} cannot be made`);
  // A sequence of its own: the numbers draw nothing from the one that picks products and receivers.
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
  const { couponId } = order;
  const held = { orderId: id, lockedAt: createdAt, usedAt: paidAt };
  const made =
    couponId === undefined
      ? priced
      : discounted(
          product,
          priced,
          { customer: terms, urgent: 'none', today: createdAt.slice(0, 10) },
          { coupon: addCoupon(rows, owner, couponId, held) },
        );
  const quote = snapshotOf(made);
  const refunded = isPaid && isCancelled ? quote.total : 0;
  const promise = promiseOf(quote.promise, shared);
  const flags = shared ? orderFlag.add(orderFlag.new, orderFlag.multiSiteShipping) : orderFlag.new;
  if (shared) rows.drops.push(...shared.rows);
  const carrier = priced.delivery?.carrier ?? null;
  const fixed = steps
    .map((step, index) => promiseFixedBy({ promise, carrier, flags }, step, timeOf(index)))
    .find((found) => found !== null);
  const specified = specOf(product, configuration);
  const receivers = second ? [receiver, second] : [receiver];
  const known = {
    consignee: receivers.map(({ consignee }) => consignee).join(' '),
    mobilePhone: receivers.map(({ mobile }) => mobile).join(' '),
  };
  const search = searchTextOf(
    orderSN,
    { product_name: product.name, spec: specified.spec },
    isDraft ? null : known,
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
    file_status: FILE_STATUS[status] ?? fileStatus.confirmed,
    flags: fixed?.set.flags ?? flags,
    total: quote.total,
    paid: isPaid ? quote.total : 0,
    refunded,
    carrier,
    province: receiver.province,
    receiver: isDraft ? null : receiverJson(receiver),
    packaging: '{}',
    discounts: couponId === undefined ? null : JSON.stringify(usedBy(made, { couponId })),
    promise: fixed?.set.promise ?? JSON.stringify(promise),
    factory: priced.delivery?.factory.id ?? null,
    tracking_no: status >= s.shipped && status < s.deleted ? `7311${orderSN.slice(5)}` : null,
    tab: tabOf(status, !isDraft),
    search_text: search,
    phone_tails: tailsOf(owner.mobile, ...(isDraft ? [] : receivers.map(({ mobile }) => mobile))),
    confirmed_at: isDraft ? null : createdAt,
    paid_at: paidAt,
    created_at: createdAt,
    updated_at: last,
  });
  const event = { customer_id: owner.id, entity: 'order', entity_id: id };
  const customer = `customer:${owner.id}`;
  rows.events.push({
    ...event,
    from_status: null,
    to_status: 1,
    event: 'CREATE',
    actor: customer,
    reason: null,
    at: createdAt,
  });
  // Nobody submitted it: nothing is to be paid yet.
  if (isDraft) return;
  rows.events.push(
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
      const missing = Math.ceil((quote.total - money.balance) / 500_000) * 500_000;
      bookRows(rows, owner, money, {
        flow: accountFlow.topUp,
        amount: missing,
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
  const paymentStatus =
    refunded > 0
      ? 'refunded'
      : isPaid
        ? 'paid'
        : isCancelled || status === s.deleted
          ? 'cancelled'
          : 'pending';
  rows.payments.push({
    id: order.paymentId,
    customer_id: owner.id,
    payment_sn: paymentSN,
    amount: quote.total,
    status: paymentStatus,
    paid_by: isPaid ? owner.id : null,
    balance_after: isPaid ? money.balance : null,
    created_at: createdAt,
    paid_at: paidAt,
    expires_at: payBefore({ held_until: null, confirmed_at: createdAt, created_at: createdAt }),
  });

  rows.subjects.push({
    customer_id: owner.id,
    payment_id: order.paymentId,
    position: 1,
    kind: 'order',
    order_id: id,
    amount: quote.total,
    refunded,
    is_open: paymentStatus === 'pending',
  });
  if (refunded > 0) {
    bookRows(rows, owner, money, {
      flow: accountFlow.refund,
      amount: refunded,
      reference: returnReference({ order_sn: orderSN }),
      at: last,
      contra: 'sales',
    });
  }
}
