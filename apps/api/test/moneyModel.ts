/**
 * The money of a few customers as the specification tells it, in plain TypeScript: orders, payments, channels, refunds,
 * coupons, red packets, top-ups with what is given for them and withdrawals, without a database, without time and
 * without anybody at the same moment.
 */
import { couponStatus } from '@banxin/contract/enums/coupon';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';

/** `done`, or the code of the refusal. */
export type Outcome = 'done' | number;
export type Channel = 'alipay' | 'wechat' | 'bank';
export type Place = 'near' | 'far';
export type Product = 'cards' | 'flyers';

/** What things cost; the model adds and subtracts, it prices nothing. @unit fen */
export interface Prices {
  readonly total: Readonly<Record<Product, number>>;
  /** How much more it costs to send it far. */
  readonly further: Readonly<Record<Product, number>>;
  readonly coupon: number;
}

interface ModelOrder {
  readonly product: Product;
  status: number;
  total: number;
  paid: number;
  refunded: number;
  place: Place;
  readonly coupon: number | null;
  readonly redPacket: number;
}

interface ModelPayment {
  /** Order → its part and what went back of it. */
  readonly parts: Map<number, { readonly amount: number; refunded: number }>;
  status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'partRefunded' | 'refunded';
  method: Channel | 'balance' | null;
  /** What was begun, as it stands at the channel. */
  readonly trades: Map<Channel, 'unpaid' | 'paid' | 'closed'>;
  /** What is given with it; null when it pays orders and does not fill the account. */
  readonly bonus: number | null;
  /** Where its order goes as it is paid: it pays more freight, and for no order. Null: it pays for its orders. */
  readonly to: Place | null;
  /** Of what it took from the balance, the part that was given and did not come back yet. */
  fromBonus: number;
}

interface ModelWithdrawal {
  readonly amount: number;
  status: 'processing' | 'paid' | 'returned' | 'cancelled';
  byChannel: number;
}

interface ModelReturn {
  readonly amount: number;
  readonly channel: Channel;
  isDone: boolean;
}

/** One customer. Orders and payments have their place in the lists as their name. */
export interface Purse {
  balance: number;
  /** The part of the balance that was given and not paid in: it is spent last and never taken out. */
  bonus: number;
  redPacket: number;
  readonly coupons: number[];
  readonly orders: ModelOrder[];
  readonly payments: ModelPayment[];
  readonly returns: ModelReturn[];
  readonly withdrawals: ModelWithdrawal[];
  /** What the shop's accounts hold of this customer's money, by account and asset. @unit fen */
  readonly book: Record<string, number>;
}

/** Where a top-up's only part stands among the parts of payments. */
export const NO_ORDER = -1;

/** What is given for sums that are paid in. @unit fen */
const GIVEN: Readonly<Record<number, number>> = { 50000: 0, 100000: 1_000, 500000: 7_500 };

/** Sums that are paid in. @unit fen */
export const TOP_UPS: readonly number[] = Object.keys(GIVEN).map(Number);

export const amountOf = ({ parts }: ModelPayment): number =>
  [...parts.values()].reduce((sum, { amount }) => sum + amount, 0);

/** A customer who has put so much in, and was given red packets and coupons. */
export function openPurse(balance: number, redPacket: number, coupons: number): Purse {
  return {
    balance,
    bonus: 0,
    redPacket,
    coupons: Array.from({ length: coupons }, () => couponStatus.available),
    orders: [],
    payments: [],
    returns: [],
    withdrawals: [],
    book: { 'cash 0': -balance, 'marketing 1': -redPacket },
  };
}

const into = (purse: Purse, account: string, amount: number): void => {
  purse.book[account] = (purse.book[account] ?? 0) + amount;
};

/** From one of the shop's accounts to another. */
const pass = (purse: Purse, from: string, to: string, amount: number): void => {
  into(purse, from, -amount);
  into(purse, to, amount);
};

/** The balance pays, what was given last; answers how much of it was, or null when it is too low. */
function spend(purse: Purse, amount: number): number | null {
  if (purse.balance < amount) return null;
  purse.balance -= amount;
  const given = Math.max(0, purse.bonus - purse.balance);
  purse.bonus -= given;
  into(purse, 'sales 0', amount);
  return given;
}

const openPaymentOf = ({ payments }: Purse, order: number): ModelPayment | undefined =>
  payments.find(({ status, parts }) => status === 'pending' && parts.has(order));

const endPayment = (purse: Purse, order: number, status: 'cancelled' | 'expired'): void => {
  const open = openPaymentOf(purse, order);
  if (open) open.status = status;
};

const opened = (
  parts: readonly (readonly [order: number, amount: number])[],
  bonus: number | null,
  to: Place | null = null,
): ModelPayment => ({
  parts: new Map(parts.map(([at, amount]) => [at, { amount, refunded: 0 }] as const)),
  status: 'pending',
  method: null,
  trades: new Map(),
  bonus,
  to,
  fromBonus: 0,
});

const pending = (purse: Purse, orders: readonly number[]): ModelPayment =>
  opened(
    orders.map((at) => [at, purse.orders[at]?.total ?? 0] as const),
    null,
  );

/** An order is submitted: it takes off what it may, and waits in a payment of its own. */
export function order(
  purse: Purse,
  prices: Prices,
  product: Product,
  wish: { readonly coupon: number | null; readonly redPacket: number },
): Outcome {
  const isThere = wish.coupon !== null && purse.coupons[wish.coupon] === couponStatus.available;
  const coupon = isThere ? wish.coupon : null;
  const redPacket = Math.min(wish.redPacket, purse.redPacket);
  if (coupon !== null) purse.coupons[coupon] = couponStatus.locked;
  purse.redPacket -= redPacket;
  if (redPacket > 0) into(purse, 'sales 1', redPacket);
  const total = prices.total[product] - (coupon === null ? 0 : prices.coupon) - redPacket;
  const base = { product, status: s.registered, paid: 0, refunded: 0, place: 'near' as const };
  purse.orders.push({ ...base, total, coupon, redPacket });
  purse.payments.push(pending(purse, [purse.orders.length - 1]));
  return 'done';
}

/** A payment of these orders and no others is open from now on. */
export function open(purse: Purse, orders: readonly number[]): Outcome {
  const chosen = [...new Set(orders)].toSorted((a, b) => a - b);
  if (chosen.some((at) => purse.orders[at]?.status === s.deleted)) return errCode.notFound;
  for (const at of chosen) {
    const { paid, refunded, status } = purse.orders[at] as ModelOrder;
    if (paid > refunded) return errCode.paidAlready;
    if (status !== s.registered) return errCode.wrongState;
  }
  const known = openPaymentOf(purse, chosen[0] ?? 0);
  if (known?.parts.size === chosen.length && chosen.every((at) => known.parts.has(at))) {
    return 'done';
  }
  for (const at of chosen) endPayment(purse, at, 'cancelled');
  purse.payments.push(pending(purse, chosen));
  return 'done';
}

/** All that the payment settles is paid. */
function settle(purse: Purse, payment: ModelPayment, method: Channel | 'balance'): void {
  payment.status = 'paid';
  payment.method = method;
  for (const [at, { amount }] of payment.parts) {
    const one = purse.orders[at] as ModelOrder;
    one.paid += amount;
    if (payment.to !== null) {
      one.total += amount;
      one.place = payment.to;
      continue;
    }
    one.status = s.ordered;
    if (one.coupon !== null) purse.coupons[one.coupon] = couponStatus.used;
  }
}

export function pay(purse: Purse, payment: ModelPayment): Outcome {
  // The balance does not fill itself.
  if (payment.bonus !== null) return errCode.wrongState;
  // The press of before is answered again.
  if (payment.status === 'paid') return 'done';
  if (payment.status !== 'pending') return errCode.wrongState;
  const given = spend(purse, amountOf(payment));
  if (given === null) return errCode.balanceTooLow;
  payment.fromBonus = given;
  settle(purse, payment, 'balance');
  return 'done';
}

export function begin(payment: ModelPayment, channel: Channel): Outcome {
  if (payment.status === 'paid') return errCode.paidAlready;
  if (payment.status !== 'pending') return errCode.wrongState;
  if (!payment.trades.has(channel)) payment.trades.set(channel, 'unpaid');
  return 'done';
}

/** The account is filled, with what is given for it. */
function fill(purse: Purse, payment: ModelPayment, bonus: number, channel: Channel): void {
  const amount = amountOf(payment);
  purse.balance += amount + bonus;
  purse.bonus += bonus;
  into(purse, 'cash 0', -amount);
  into(purse, 'marketing 0', -bonus);
  payment.status = 'paid';
  payment.method = channel;
}

/** Somebody pays at the channel: it pays what waits for it, or goes back. */
export function arrive(purse: Purse, payment: ModelPayment, channel: Channel): Outcome {
  payment.trades.set(channel, 'paid');
  const amount = amountOf(payment);
  if (payment.status === 'pending' && payment.bonus !== null) {
    fill(purse, payment, payment.bonus, channel);
    return 'done';
  }
  if (payment.status === 'pending') {
    pass(purse, 'cash 0', 'sales 0', amount);
    settle(purse, payment, channel);
    return 'done';
  }
  pass(purse, 'cash 0', 'transit 0', amount);
  purse.returns.push({ amount, channel, isDone: false });
  return 'done';
}

export function close(payment: ModelPayment): Outcome {
  if (payment.status === 'paid') return errCode.paidAlready;
  if (payment.status === 'pending') payment.status = 'cancelled';
  return 'done';
}

/** So much of what was paid for an order goes back: of the newest payments first, each the way it came. */
function giveBack(purse: Purse, at: number, amount: number): void {
  let left = amount;
  for (const payment of purse.payments.toReversed()) {
    const part = payment.parts.get(at);
    if (!part || (payment.status !== 'paid' && payment.status !== 'partRefunded')) continue;
    const back = Math.min(left, part.amount - part.refunded);
    if (back === 0) continue;
    left -= back;
    part.refunded += back;
    const isWhole = [...payment.parts.values()].every((one) => one.refunded === one.amount);
    payment.status = isWhole ? 'refunded' : 'partRefunded';
    if (payment.method === 'balance' || payment.method === null) {
      // What was given comes back as what it was, before the rest.
      const given = Math.min(back, payment.fromBonus);
      payment.fromBonus -= given;
      purse.bonus += given;
      purse.balance += back;
      into(purse, 'sales 0', -back);
    } else {
      pass(purse, 'sales 0', 'transit 0', back);
      purse.returns.push({ amount: back, channel: payment.method, isDone: false });
    }
  }
  const one = purse.orders[at] as ModelOrder;
  one.refunded += amount;
}

/** The order is over: everything that it holds comes back. */
function end(purse: Purse, at: number, unpaidBecomes: 'cancelled' | 'expired'): void {
  const one = purse.orders[at] as ModelOrder;
  endPayment(purse, at, unpaidBecomes);
  if (one.paid > one.refunded) giveBack(purse, at, one.paid - one.refunded);
  one.status = s.cancelled;
  if (one.coupon !== null) purse.coupons[one.coupon] = couponStatus.available;
  if (one.redPacket > 0) {
    purse.redPacket += one.redPacket;
    into(purse, 'sales 1', -one.redPacket);
  }
}

export function cancel(purse: Purse, at: number): Outcome {
  const { status } = purse.orders[at] as ModelOrder;
  if (status === s.deleted) return errCode.notFound;
  if (status === s.cancelled) return 'done';
  if (status !== s.registered && status !== s.ordered) return errCode.wrongState;
  end(purse, at, 'cancelled');
  return 'done';
}

/** What nobody paid in time is over. */
export function expire(purse: Purse): Outcome {
  endTopUp(purse, 'expired');
  for (const payment of purse.payments) {
    if (payment.to !== null && payment.status === 'pending') payment.status = 'expired';
  }
  for (const [at, { status }] of purse.orders.entries()) {
    if (status === s.registered) end(purse, at, 'expired');
  }
  return 'done';
}

/**
 * An order goes somewhere else; what that costs more is paid from the balance, or the order waits until it is paid at
 * the cashier. Whatever is asked for next drops what waits.
 */
export function move(
  purse: Purse,
  prices: Prices,
  at: number,
  to: Place,
  payFrom: 'balance' | 'cashier',
): Outcome {
  const one = purse.orders[at] as ModelOrder;
  if (one.status === s.deleted) return errCode.notFound;
  if (one.status !== s.registered && one.status !== s.ordered) return errCode.wrongState;
  const isPaid = one.status === s.ordered;
  if (one.place === to) {
    if (isPaid) endPayment(purse, at, 'cancelled');
    return 'done';
  }
  const further = prices.further[one.product];
  const difference = to === 'far' ? further : -further;
  if (isPaid && difference > 0 && payFrom === 'cashier') {
    if (openPaymentOf(purse, at)) return 'done';
    purse.payments.push(opened([[at, difference]], null, to));
    return 'done';
  }
  const given = isPaid && difference > 0 ? spend(purse, difference) : 0;
  if (given === null) return errCode.balanceTooLow;
  endPayment(purse, at, 'cancelled');
  if (isPaid && difference < 0) giveBack(purse, at, -difference);
  if (isPaid && difference > 0) {
    one.paid += difference;
    const payment = opened([[at, difference]], null, to);
    purse.payments.push({ ...payment, status: 'paid', method: 'balance', fromBonus: given });
  }
  one.total += difference;
  one.place = to;
  return 'done';
}

/** The works send it; what waits to send it elsewhere is dropped. */
export function ship(purse: Purse, at: number): Outcome {
  endPayment(purse, at, 'cancelled');
  (purse.orders[at] as ModelOrder).status = s.shipped;
  return 'done';
}

/** All of them or none. */
export function receive(purse: Purse, orders: readonly number[]): Outcome {
  const chosen = orders.map((at) => purse.orders[at] as ModelOrder);
  if (chosen.some(({ status }) => status === s.deleted)) return errCode.notFound;
  if (chosen.some(({ status }) => status !== s.shipped && status !== s.delivered)) {
    return errCode.wrongState;
  }
  for (const one of chosen) one.status = s.delivered;
  return 'done';
}

export function hide(purse: Purse, at: number): Outcome {
  const one = purse.orders[at] as ModelOrder;
  if (one.status === s.deleted) return errCode.notFound;
  if (one.status !== s.cancelled) return errCode.wrongState;
  one.status = s.deleted;
  return 'done';
}

/** The channels send back what is owed; transfers are sent by people. */
export function sendBack(purse: Purse, isByHand: boolean): Outcome {
  for (const one of purse.returns) {
    if (one.isDone || (one.channel === 'bank') !== isByHand) continue;
    one.isDone = true;
    pass(purse, 'transit 0', 'cash 0', one.amount);
  }
  return 'done';
}

/** The shop closes at the channels what was begun for payments that are over. */
export function ask(purse: Purse): Outcome {
  for (const { status, trades } of purse.payments) {
    if (status === 'pending') continue;
    for (const [channel, state] of trades) if (state === 'unpaid') trades.set(channel, 'closed');
  }
  return 'done';
}

const endTopUp = (purse: Purse, status: 'cancelled' | 'expired'): void => {
  const open = purse.payments.find((one) => one.bonus !== null && one.status === 'pending');
  if (open) open.status = status;
};

/** A payment that fills the account is open: of another sum than before it is another. */
export function topUp(purse: Purse, amount: number): Outcome {
  const open = purse.payments.find((one) => one.bonus !== null && one.status === 'pending');
  if (open && amountOf(open) === amount) return 'done';
  endTopUp(purse, 'cancelled');
  purse.payments.push(opened([[NO_ORDER, amount]], GIVEN[amount] ?? 0));
  return 'done';
}

/** Money leaves the balance at once, one time after the other, and never what was given. */
export function withdraw(purse: Purse, amount: number): Outcome {
  if (purse.withdrawals.some(({ status }) => status === 'processing')) return errCode.wrongState;
  if (amount > purse.balance - purse.bonus) return errCode.balanceTooLow;
  purse.balance -= amount;
  into(purse, 'transit 0', amount);
  purse.withdrawals.push({ amount, status: 'processing', byChannel: 0 });
  return 'done';
}

function comesBack(purse: Purse, one: ModelWithdrawal, status: 'returned' | 'cancelled'): void {
  one.status = status;
  purse.balance += one.amount;
  into(purse, 'transit 0', -one.amount);
}

/** The customer wants it back. */
export function takeBack(purse: Purse, at: number): Outcome {
  const one = purse.withdrawals[at] as ModelWithdrawal;
  if (one.status === 'cancelled') return 'done';
  if (one.status !== 'processing') return errCode.wrongState;
  comesBack(purse, one, 'cancelled');
  return 'done';
}

/** The desk sends it: by the channels of the newest top-ups, each no more than it brought, the rest by the bank. */
function sendOut(purse: Purse, one: ModelWithdrawal): void {
  let left = one.amount;
  for (const payment of purse.payments.toReversed()) {
    const part = payment.parts.get(NO_ORDER);
    const { method } = payment;
    if (!part || method === null || method === 'balance' || method === 'bank') continue;
    const back = Math.min(left, part.amount - part.refunded);
    if (back === 0) continue;
    left -= back;
    part.refunded += back;
    payment.status = part.refunded === part.amount ? 'refunded' : 'partRefunded';
    purse.returns.push({ amount: back, channel: method, isDone: false });
  }
  pass(purse, 'transit 0', 'cash 0', left);
  one.status = 'paid';
  one.byChannel = one.amount - left;
}

/** The desk sends it or gives it back; what is over stays as it is. */
export function desk(purse: Purse, at: number, isSent: boolean): Outcome {
  const one = purse.withdrawals[at] as ModelWithdrawal;
  if (one.status !== 'processing') return 'done';
  if (isSent) sendOut(purse, one);
  else comesBack(purse, one, 'returned');
  return 'done';
}
