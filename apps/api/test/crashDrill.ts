/**
 * Customers who order, pay, cancel and send things elsewhere over HTTP, while their server is killed and their database
 * stopped. Each repeats under its key what was not answered, as a browser does, until it is.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Call, InputOf, OutputOf } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { CallError } from '@banxin/contract/client';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { type SeededRandom, seededRandom } from '../src/db/seed/seededRandom.ts';
import { CARDS, FAR, RECEIVER } from '../src/modules/order/order.testkit.ts';
import type { PayAtChannel } from './drillChannels.ts';
import type { HttpBrowser } from './httpBrowser.ts';

/** Pause before something is sent again. @unit ms */
const AGAIN_MS = 100;
/** A server that does not come back ends the drill. */
const TRIES = 1_200;

/** Something that the server said it has done. */
export interface Acknowledged {
  readonly call: Call<unknown, unknown>;
  readonly input: unknown;
  readonly key: string;
  readonly answer: unknown;
}

/** A payment that the channel has told the shop of, until the shop said that it knows. */
export interface Told {
  readonly channel: PayChannelName;
  readonly tradeSN: string;
}

/** How payments are paid, one way after the other: a short drill has all of them too. */
const WAYS = ['alipay', 'balance', 'wechat', 'balance', 'bank', 'balance'] as const;
/** What a channel calls its trade of a payment. */
const LETTER = { alipay: 'A', wechat: 'W', bank: 'B' } as const;

/** True for what may be another way a moment later: nobody there, or not ready. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.status === 503);

/** One customer at work. */
export class DrillCustomer {
  readonly acknowledged: Acknowledged[] = [];
  readonly told: Told[] = [];
  /** Changes of address that were paid for at the cashier, or tried to be. */
  freights = 0;
  /** Times that something had to be sent again. */
  repeats = 0;
  readonly #seed: number;
  readonly #browser: HttpBrowser;
  readonly #draw: SeededRandom;
  readonly #pay: PayAtChannel;
  readonly #onDone: () => void;
  #keys = 0;
  #payments = 0;

  /** @param seed of its own: it also tells its keys from those of others */
  constructor(browser: HttpBrowser, seed: number, pay: PayAtChannel, onDone: () => void) {
    this.#seed = seed;
    this.#browser = browser;
    this.#draw = seededRandom(seed);
    this.#pay = pay;
    this.#onDone = onDone;
  }

  /** Until it is answered; null for a refusal. */
  async #patiently<T>(send: () => Promise<T>): Promise<{ readonly answer: T } | null> {
    for (let tries = 1; ; tries += 1) {
      try {
        return { answer: await send() };
      } catch (error) {
        if (!isPassing(error) || tries > TRIES) {
          if (error instanceof CallError && error.status === 200) return null;
          throw error;
        }
        this.repeats += 1;
        await wait(AGAIN_MS);
      }
    }
  }

  async #read<I, O>(call: Call<I, O>, input: I): Promise<O | null> {
    const read = await this.#patiently(() => this.#browser.send(call, input));
    return read?.answer ?? null;
  }

  /** Under a key of its own; what was done is remembered with its answer. */
  async #do<I, O>(call: Call<I, O>, input: I): Promise<O | null> {
    this.#keys += 1;
    const key = `drill-${this.#seed}-${this.#keys}`;
    const done = await this.#patiently(() =>
      this.#browser.send(call, input, { idempotencyKey: key }),
    );
    this.#onDone();
    if (done === null) return null;
    const { answer } = done;
    this.acknowledged.push({ call: call as Call<unknown, unknown>, input, key, answer });
    return answer;
  }

  async #submitted(): Promise<OutputOf<typeof confirmOrder> | null> {
    const placed = await this.#do(createOrder, { configuration: CARDS });
    if (placed === null) return null;
    const { orderSN } = placed;
    const { province } = RECEIVER;
    const info = await this.#read(getConfirmOrderInfo, { orderSN, province });
    if (info === null) return null;
    return this.#do(confirmOrder, {
      orderSN,
      receiver: RECEIVER,
      carrier: info.carrier ?? '',
      expectedTotal: info.quote.total,
    } as InputOf<typeof confirmOrder>);
  }

  async #payFor(paymentSN: string, amount: number): Promise<void> {
    this.#payments += 1;
    const way = WAYS[(this.#seed + this.#payments) % WAYS.length] ?? 'balance';
    if (way === 'balance') {
      await this.#do(payByBalance, { paymentSN });
      return;
    }
    const begun = await this.#read(startChannel, { paymentSN, channel: way });
    if (begun === null) return;
    const tradeSN = `${paymentSN}${LETTER[way]}`;
    const tell = this.#pay(way, tradeSN, amount);
    for (let tries = 1; !(await tell()); tries += 1) {
      if (tries > TRIES) throw new Error(`The shop never knew of ${tradeSN}`);
      this.repeats += 1;
      await wait(AGAIN_MS);
    }
    this.#onDone();
    this.told.push({ channel: way, tradeSN });
  }

  async login(name: string): Promise<void> {
    await this.#patiently(() => this.#browser.login(name));
  }

  /** Orders something, and does with it what customers do. */
  async round(): Promise<void> {
    const first = await this.#submitted();
    if (first === null) return;
    const orderSNs = [first.orderSN];
    if (this.#draw.int(3) === 0) {
      const second = await this.#submitted();
      if (second !== null) orderSNs.push(second.orderSN);
    }
    const payment =
      orderSNs.length === 1 ? first.payment : await this.#do(createPayment, { orderSNs });
    if (payment && this.#draw.int(6) > 0) await this.#payFor(payment.paymentSN, payment.amount);
    if (this.#draw.int(3) === 0) {
      const drops = [{ province: FAR.province }];
      const way = await this.#read(calcExpressSum, { orderSN: first.orderSN, drops });
      if (way !== null) {
        // Paid at once, or at the cashier: there it waits, or is paid one way or the other.
        const payFrom = this.#draw.int(2) === 0 ? 'balance' : 'cashier';
        const moved = await this.#do(updateOrderDeliveryAddress, {
          orderSN: first.orderSN,
          receiver: FAR,
          expectedDifference: way.difference,
          payFrom,
        });
        if (moved?.paymentSN && this.#draw.int(6) > 0) {
          this.freights += 1;
          await this.#payFor(moved.paymentSN, moved.difference);
        }
      }
    }
    if (this.#draw.int(3) === 0) await this.#do(cancelOrder, { orderSN: first.orderSN });
  }

  /** Sends again, under its key, all that was done; answers what was answered otherwise than before. */
  async repeatAll(): Promise<string[]> {
    const differing: string[] = [];
    for (const { call, input, key, answer } of this.acknowledged) {
      const again = await this.#patiently(() =>
        this.#browser.send(call, input, { idempotencyKey: key }),
      );
      if (JSON.stringify(again?.answer) !== JSON.stringify(answer))
        differing.push(`${call.name} ${key}`);
    }
    return differing;
  }
}
