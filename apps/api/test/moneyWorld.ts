/** The real side of the random operations: what the model says is done is asked of the server, and read back. */
import type { Call, InputOf, OutputOf } from '@banxin/contract/call';
import { cancelWithdrawal, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { hideOrder } from '@banxin/contract/calls/order/hide';
import { confirmReceipt } from '@banxin/contract/calls/order/receipt';
import { closePayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { CallError } from '@banxin/contract/client';
import { assetKind } from '@banxin/contract/enums/account';
import { orderStatus as s } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { transaction } from '../src/db/transaction.ts';
import type { DeskShop } from '../src/desk.ts';
import { addCoupon } from '../src/modules/coupon/coupon.testkit.ts';
import { expireUnpaid } from '../src/modules/order/expire.ts';
import {
  CARDS,
  configurationOf,
  enter,
  FAR,
  giveAsset,
  RECEIVER,
} from '../src/modules/order/order.testkit.ts';
import { lockOrder } from '../src/modules/order/order.ts';
import { advance } from '../src/modules/order/status.ts';
import { askChannels } from '../src/modules/payment/asking.ts';
import { expireWishes } from '../src/modules/payment/expireWishes.ts';
import { confirmGivenBack, giveMoneyBack } from '../src/modules/payment/givingBack.ts';
import { takeNotice } from '../src/modules/payment/notices.ts';
import { expireTopUps } from '../src/modules/payment/topUp.ts';
import { receiveTransfer } from '../src/modules/payment/transfers.ts';
import { giveWithdrawalBack, sendWithdrawal } from '../src/modules/withdrawal/desk.ts';
import { withdrawalCode } from '../src/modules/withdrawal/withdrawal.testkit.ts';
import { instantOf } from '../src/ports/clock.ts';
import type { LocalChannel } from '../src/ports/localChannel.ts';
import { yuanText } from '../src/ports/payChannel.ts';
import type { TestServer } from './harness.ts';
import {
  amountOf,
  type Channel,
  NO_ORDER,
  type Outcome,
  type Place,
  type Prices,
  type Product,
  type Purse,
} from './moneyModel.ts';

/** What the works do with an order that is paid. */
const TO_THE_CARRIER = [
  ...['REVIEW_PASS', 'ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL', 'ALL_HANDED_OVER'],
];
const PLACES = { near: RECEIVER, far: FAR } as const;
const PRODUCTS = { cards: CARDS, flyers: configurationOf(201) } as const;
/** What every coupon takes off. @unit fen */
const COUPON = 500;
const SUFFIX = { alipay: 'A', wechat: 'W', bank: 'B' } as const;
const MONTH_MS = 30 * 24 * 3_600_000;

type Person = Awaited<ReturnType<typeof enter>>;

/** What everything costs, asked once. */
export async function pricesOf(server: TestServer): Promise<Prices> {
  const { browser } = await enter(server);
  const asked = async (product: Product) => {
    const { orderSN } = await browser.send(createOrder, { configuration: PRODUCTS[product] });
    const { province } = RECEIVER;
    const { quote, carrier } = await browser.send(getConfirmOrderInfo, { orderSN, province });
    const [receiver, expectedTotal] = [RECEIVER, quote.total];
    const input = { orderSN, receiver, carrier: carrier ?? '', expectedTotal };
    await browser.send(confirmOrder, input);
    const drops = [{ province: FAR.province }];
    const { difference } = await browser.send(calcExpressSum, { orderSN, drops });
    return { total: quote.total, further: difference };
  };
  const [cards, flyers] = [await asked('cards'), await asked('flyers')];
  return {
    total: { cards: cards.total, flyers: flyers.total },
    further: { cards: cards.further, flyers: flyers.further },
    coupon: COUPON,
  };
}

/** Rows of one customer as the model keeps them; orders and payments in the sequence in which they were made. */
export async function readPurse({ db }: TestServer, { id }: Person) {
  const of = <T extends 'orders' | 'payments' | 'coupons' | 'channel_returns'>(table: T) =>
    db
      .selectFrom(table as 'orders')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute();
  const [account, orders, payments, coupons, returns, subjects, ledger, withdrawals] =
    await Promise.all([
      db.selectFrom('accounts').selectAll().where('customer_id', '=', id).executeTakeFirstOrThrow(),
      of('orders'),
      db.selectFrom('payments').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
      db.selectFrom('coupons').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
      db
        .selectFrom('channel_returns as r')
        .innerJoin('payment_trades as t', (join) =>
          join.onRef('t.customer_id', '=', 'r.customer_id').onRef('t.id', '=', 'r.trade_id'),
        )
        .select(['r.amount', 'r.status', 'r.return_sn', 't.channel'])
        .where('r.customer_id', '=', id)
        .orderBy('r.id')
        .execute(),
      db
        .selectFrom('payment_subjects')
        .selectAll()
        .where('customer_id', '=', id)
        .orderBy('payment_id')
        .orderBy('order_id')
        .execute(),
      db
        .selectFrom('ledger')
        .select(({ fn }) => ['account', 'asset', fn.sum<number>('amount').as('sum')])
        .where('customer_id', '=', id)
        .groupBy(['account', 'asset'])
        .execute(),
      db
        .selectFrom('withdrawals')
        .selectAll()
        .where('customer_id', '=', id)
        .orderBy('id')
        .execute(),
    ]);
  return { account, orders, payments, coupons, returns, subjects, ledger, withdrawals };
}

type Rows = Awaited<ReturnType<typeof readPurse>>;

/** What can be compared of the database's side. */
export function printOfRows({
  account,
  orders,
  payments,
  coupons,
  returns,
  subjects,
  ledger,
  withdrawals,
}: Rows) {
  const places = new Map(orders.map(({ id }, at) => [id, at]));
  return {
    balance: account.balance,
    bonus: account.bonus,
    redPacket: account.red_packet,
    coupons: coupons.map(({ status }) => status),
    orders: orders.map(({ status, total, paid, refunded }) => [status, total, paid, refunded]),
    payments: payments.map(({ id, status, amount, method, paid_at }) => [
      status,
      amount,
      paid_at === null ? null : method,
      subjects
        .filter(({ payment_id }) => payment_id === id)
        .map((part) => [places.get(part.order_id ?? 0) ?? NO_ORDER, part.amount, part.refunded]),
      subjects.find(({ payment_id }) => payment_id === id)?.kind === 'freight',
    ]),
    withdrawals: withdrawals.map(({ amount, status, by_channel }) => [amount, status, by_channel]),
    returns: returns.map(({ amount, channel, status }) => [amount, channel, status === 'done']),
    book: Object.fromEntries(
      ledger
        .filter(({ account: name, sum }) => name !== 'customer' && Number(sum) !== 0)
        .map(({ account: name, asset, sum }) => [`${name} ${asset}`, Number(sum)]),
    ),
  };
}

/** The same of the model's side. */
export function printOfPurse(purse: Purse): ReturnType<typeof printOfRows> {
  return {
    balance: purse.balance,
    bonus: purse.bonus,
    redPacket: purse.redPacket,
    coupons: purse.coupons,
    orders: purse.orders.map(({ status, total, paid, refunded }) => [
      status,
      total,
      paid,
      refunded,
    ]),
    payments: purse.payments.map((payment) => [
      payment.status,
      amountOf(payment),
      payment.method,
      [...payment.parts].map(([at, { amount, refunded }]) => [at, amount, refunded]),
      payment.to !== null,
    ]),
    withdrawals: purse.withdrawals.map(({ amount, status, byChannel }) => [
      amount,
      status,
      byChannel,
    ]),
    returns: purse.returns.map(({ amount, channel, isDone }) => [amount, channel, isDone]),
    book: Object.fromEntries(Object.entries(purse.book).filter(([, sum]) => sum !== 0)),
  };
}

/** A customer who has put so much in, with red packets and coupons. @unit fen */
export async function enterPurse(
  server: TestServer,
  balance: number,
  redPacket: number,
  coupons: number,
): Promise<Person> {
  const person = await enter(server, { balance });
  await giveAsset(server.db, person.id, assetKind.cashRedPacket, redPacket);
  for (let at = 0; at < coupons; at += 1) await addCoupon(server.db, person.id, { amount: COUPON });
  return person;
}

/** The server's side of one customer's operations. */
export class MoneyWorld {
  readonly #server: TestServer;
  readonly #person: Person;
  readonly #prices: Prices;
  #keys = 0;

  constructor(server: TestServer, person: Person, prices: Prices) {
    this.#server = server;
    this.#person = person;
    this.#prices = prices;
  }

  #now(): string {
    return instantOf(this.#server.clock.now());
  }

  /** How a call ended; one that was done is sent again under its key and must answer the same. */
  async #send<I, O>(call: Call<I, O>, input: I): Promise<Outcome> {
    this.#keys += 1;
    const options = call.idempotent
      ? { idempotencyKey: `model-${this.#person.id}-${this.#keys}` }
      : {};
    const send = () => this.#person.browser.send(call, input, options);
    try {
      const first = await send();
      if (call.idempotent && this.#keys % 4 === 0) {
        const again = await send();
        if (JSON.stringify(again) !== JSON.stringify(first)) {
          throw new Error(`${call.name} answers its repeat otherwise`);
        }
      }
      return 'done';
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 200) throw error;
      return error.errCode ?? 0;
    }
  }

  async #rows(): Promise<Rows> {
    return readPurse(this.#server, this.#person);
  }

  async #orderSNs(places: readonly number[]): Promise<string[]> {
    const { orders } = await this.#rows();
    return places.map((at) => orders[at]?.order_sn ?? '');
  }

  async #orderSN(at: number): Promise<string> {
    return (await this.#orderSNs([at]))[0] ?? '';
  }

  async #paymentSN(at: number): Promise<string> {
    return (await this.#rows()).payments[at]?.payment_sn ?? '';
  }

  /** @param total what the model says that it costs: another price is refused by the server. @unit fen */
  async order(
    product: Product,
    wish: { readonly coupon: number | null; readonly redPacket: number },
    total: number,
  ): Promise<Outcome> {
    const { browser } = this.#person;
    const { orderSN } = await browser.send(createOrder, { configuration: PRODUCTS[product] });
    const coupon = wish.coupon === null ? undefined : (await this.#rows()).coupons[wish.coupon]?.id;
    const choice: Partial<InputOf<typeof confirmOrder>> = {
      ...(coupon !== undefined && { couponId: coupon }),
      ...(wish.redPacket > 0 && { redPacketSum: wish.redPacket }),
    };
    const { province } = RECEIVER;
    const info: OutputOf<typeof getConfirmOrderInfo> = await browser.send(getConfirmOrderInfo, {
      orderSN,
      province,
      ...choice,
    });
    const carrier = info.carrier ?? '';
    const input = { orderSN, receiver: RECEIVER, carrier, expectedTotal: total, ...choice };
    return this.#send(confirmOrder, input);
  }

  open = async (orders: readonly number[]): Promise<Outcome> =>
    this.#send(createPayment, { orderSNs: await this.#orderSNs(orders) });

  pay = async (payment: number): Promise<Outcome> =>
    this.#send(payByBalance, { paymentSN: await this.#paymentSN(payment) });

  begin = async (payment: number, channel: Channel): Promise<Outcome> => {
    // The clock stands still, so nothing would ever be counted as over.
    await this.#server.db.deleteFrom('rate_limits').execute();
    return this.#send(startChannel, { paymentSN: await this.#paymentSN(payment), channel });
  };

  close = async (payment: number): Promise<Outcome> =>
    this.#send(closePayment, { paymentSN: await this.#paymentSN(payment) });

  cancel = async (at: number): Promise<Outcome> =>
    this.#send(cancelOrder, { orderSN: await this.#orderSN(at) });

  hide = async (at: number): Promise<Outcome> =>
    this.#send(hideOrder, { orderSN: await this.#orderSN(at) });

  receive = async (orders: readonly number[]): Promise<Outcome> =>
    this.#send(confirmReceipt, { orderSNs: await this.#orderSNs(orders) });

  /** From where it goes to as yet. */
  move = async (
    at: number,
    product: Product,
    { from, to, payFrom }: { from: Place; to: Place; payFrom: 'balance' | 'cashier' },
  ): Promise<Outcome> => {
    const further = this.#prices.further[product];
    const expectedDifference = from === to ? 0 : to === 'far' ? further : -further;
    const orderSN = await this.#orderSN(at);
    const input = { orderSN, receiver: PLACES[to], expectedDifference, payFrom };
    return this.#send(updateOrderDeliveryAddress, input);
  };

  ship = async (at: number): Promise<Outcome> => {
    const orderSN = await this.#orderSN(at);
    for (const event of TO_THE_CARRIER) {
      const moved = await transaction(this.#server.db, async (tx) => {
        const order = await lockOrder(tx, this.#person.id, orderSN);
        return order && advance(tx, order, { event, actor: 'staff', at: this.#now() });
      });
      if (!moved) throw new Error(`${orderSN} does not take ${event}`);
    }
    return 'done';
  };

  /** Somebody pays at the channel, which tells the shop so three times at once. */
  arrive = async (payment: number, channel: Channel): Promise<Outcome> => {
    const { services } = this.#server;
    const { payment_sn, amount } = (await this.#rows()).payments[payment] ?? {};
    if (payment_sn === undefined || amount === undefined) throw new Error(`No payment ${payment}`);
    const tradeSN = `${payment_sn}${SUFFIX[channel]}`;
    if (channel === 'bank') {
      this.#keys += 1;
      const line = { remark: tradeSN, yuan: yuanText(amount), number: `${tradeSN}-${this.#keys}` };
      const tell = () => receiveTransfer(services, line, this.#now());
      await Promise.all([tell(), tell(), tell()]);
      return 'done';
    }
    const driver = services.ports.channels[channel] as LocalChannel;
    const notice = driver.pay(tradeSN);
    if (notice === null) throw new Error(`${channel} takes no money for ${tradeSN}`);
    const tell = () => takeNotice(services, channel, driver, notice);
    const answers = await Promise.all([tell(), tell(), tell()]);
    return answers.every((answer) => answer === driver.accepted) ? 'done' : 0;
  };

  ask = async (): Promise<Outcome> => {
    while ((await askChannels(this.#server.services)) > 0);
    return 'done';
  };

  sendBack = async (isByHand: boolean): Promise<Outcome> => {
    while ((await giveMoneyBack(this.#server.services)) > 0);
    if (!isByHand) return 'done';
    for (const { return_sn, status } of (await this.#rows()).returns) {
      if (status !== 'byHand') continue;
      const { log, ports } = this.#server.services;
      const desk = { ...this.#desk(), log, channels: ports.channels };
      await confirmGivenBack(desk, { number: return_sn, bankRef: `R${return_sn}` });
    }
    return 'done';
  };

  /** What waits for payment has waited too long. The clock stands still: the waiting began earlier instead. */
  expire = async (): Promise<Outcome> => {
    const { db, clock } = this.#server;
    const { id } = this.#person;
    await db
      .updateTable('orders')
      .set({ confirmed_at: instantOf(clock.now() - MONTH_MS) })
      .where('customer_id', '=', id)
      .where('status', '=', s.registered)
      .execute();
    await db
      .updateTable('payments')
      .set({ expires_at: this.#now() })
      .where('customer_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    while ((await expireUnpaid(db, this.#now())) > 0);
    while ((await expireTopUps(db, this.#now())) > 0);
    while ((await expireWishes(db, this.#now())) > 0);
    return 'done';
  };

  topUp = async (amount: number, method: Channel): Promise<Outcome> =>
    this.#send(createTopUp, { amount: amount as Fen, method });

  /** With the code that the login is sent. @unit fen */
  withdraw = async (amount: number): Promise<Outcome> => {
    const smsCode = await withdrawalCode(this.#server, this.#person);
    return this.#send(withdraw, { amount: amount as Fen, smsCode });
  };

  takeBack = async (at: number): Promise<Outcome> => {
    const { withdrawals } = await this.#rows();
    return this.#send(cancelWithdrawal, { id: withdrawals[at]?.id ?? 0 });
  };

  /** Who sits at the finance desk. */
  #desk = (): DeskShop => ({ db: this.#server.db, now: this.#now(), actor: 'staff' });

  desk = async (at: number, isSent: boolean): Promise<Outcome> => {
    const number = (await this.#rows()).withdrawals[at]?.withdrawal_sn ?? '';
    if (isSent) await sendWithdrawal(this.#desk(), { number, bankRef: `B${number}` });
    else await giveWithdrawalBack(this.#desk(), { number, reason: '收款账户已注销' });
    return 'done';
  };

  /** What the database says now. */
  print = async (): Promise<ReturnType<typeof printOfRows>> => printOfRows(await this.#rows());
}
