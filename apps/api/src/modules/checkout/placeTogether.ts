/** Places several orders at once: each is made and confirmed as one alone would be, and one payment settles all. */
import type { ParsedOf } from '@banxin/contract/call';
import type { confirmOrder } from '@banxin/contract/calls/order/confirm';
import type { createOrder } from '@banxin/contract/calls/order/create';
import type { Payment } from '@banxin/contract/calls/payment/payment.schemas';
import { PAYMENT_ORDERS_MAX, UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import type { Fen } from '@banxin/contract/money';
import { inTransaction, type UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { create } from '../order/create.ts';
import { lockOrders } from '../order/order.ts';
import { openPayment, paymentView } from '../payment/payment.ts';
import { confirm } from './confirm.ts';
import { lockWallet } from './takeOff.ts';

/** One order: what `CreateOrder` and `ConfirmOrder` would be told, its number and version apart. */
export interface Job {
  readonly order: ParsedOf<typeof createOrder>;
  readonly confirmation: Omit<ParsedOf<typeof confirmOrder>, 'orderSN' | 'version' | 'payNow'>;
}

export interface PlacedOrder {
  readonly orderId: number;
  readonly orderSN: string;
  readonly total: Fen;
}

/** What was placed, in the sequence of the jobs. */
export interface Placed {
  readonly orders: readonly PlacedOrder[];
  /** Null when nobody asked for one. */
  readonly payment: Payment | null;
}

/** Why nothing was placed, and which job does not go; the first one where several do not. */
export class JobRefused {
  /** Position among the jobs, from 0. */
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    this.index = index;
    this.refusal = refusal;
  }
}

/** What there is to know about a placement as a whole. */
export interface Placement {
  /** Whether a payment of all is opened. */
  readonly payNow: boolean;
  /**
   * Orders that may wait for payment in the end. Absent: what may wait without these, and these: whoever stays below
   * the limit may place a whole list.
   */
  readonly mostWaiting?: number;
  /** Runs in the same transaction when all stand: what else is true from then on. */
  readonly afterwards?: (tx: Tx, placed: readonly PlacedOrder[]) => Promise<void>;
}

async function placeOne(context: UserContext, job: Job, mostWaiting: number) {
  const created = await create(context, job.order, mostWaiting);
  if (created instanceof Refusal) return created;
  const { orderSN } = created;
  const confirmed = await confirm(context, { ...job.confirmation, orderSN, payNow: false });
  if (confirmed instanceof Refusal) return confirmed;
  const { orderId, total } = confirmed;
  return { orderId, orderSN, total };
}

async function placeEach(
  context: UserContext,
  jobs: readonly Job[],
  mostWaiting: number,
): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = [];
  for (const [index, job] of jobs.entries()) {
    let one: PlacedOrder | Refusal;
    try {
      one = await placeOne(context, job, mostWaiting);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      one = error;
    }
    if (one instanceof Refusal) throw new JobRefused(index, one);
    placed.push(one);
  }
  return placed;
}

/**
 * Places all of these orders or none. May run inside a transaction of the caller, which then throws away everything
 * when this answers a {@link JobRefused}.
 * @param jobs 1 to {@link PAYMENT_ORDERS_MAX}; coupons, quota and red packet are those of each job
 * @throws Error for more jobs than one payment settles: the caller splits them
 */
export async function placeTogether(
  context: UserContext,
  jobs: readonly Job[],
  { payNow, mostWaiting = UNPAID_ORDERS_MAX + jobs.length, afterwards }: Placement,
): Promise<Placed | JobRefused> {
  if (jobs.length === 0 || jobs.length > PAYMENT_ORDERS_MAX) {
    throw new Error(`${jobs.length} orders at once; 1 to ${PAYMENT_ORDERS_MAX} are possible`);
  }
  const { ownerId } = context.customer;
  try {
    return await transaction(context.db, async (tx) => {
      const inside = inTransaction(context, tx);
      // All of what they take off before any counter: whoever confirms one order takes them in that sequence.
      await lockWallet(tx, ownerId, ...jobs.map(({ confirmation }) => confirmation));
      const orders = await placeEach(inside, jobs, mostWaiting);
      await afterwards?.(tx, orders);
      if (!payNow) return { orders, payment: null };
      const rows = await lockOrders(
        tx,
        ownerId,
        orders.map(({ orderSN }) => orderSN),
      );
      const payment = await openPayment(tx, rows, inside);
      return { orders, payment: await paymentView(tx, payment, inside) };
    });
  } catch (error) {
    if (error instanceof JobRefused) return error;
    throw error;
  }
}
