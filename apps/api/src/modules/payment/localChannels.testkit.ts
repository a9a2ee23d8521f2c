/** Orders that wait for payment, and the channels that stand in for the real ones, as the tests of both share them. */
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import type { TestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import type { LocalChannel } from '../../ports/localChannel.ts';
import type { Notice } from '../../ports/payChannel.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { askChannels } from './asking.ts';
import { giveMoneyBack } from './givingBack.ts';
import { takeNotice } from './notices.ts';
import { type Notifying, tradeOf } from './realChannels.testkit.ts';

/** What a customer has who is to pay. @unit fen */
export const BALANCE = 1_000_000;

/** @param server whose channels are the stand-ins */
export function localChannels(server: TestServer) {
  const { db, services, clock } = server;
  const { alipay, wechat } = services.ports.channels as unknown as Record<Notifying, LocalChannel>;
  const drivers = { alipay, wechat };

  /** A customer whose order waits for payment. */
  const waiting = async (balance = BALANCE) => {
    const person = await enter(server, { balance });
    const order = await confirmed(person.browser);
    const begin = (channel: PayChannelName) =>
      person.browser.send(startChannel, { paymentSN: order.paymentSN, channel });
    const standing = async () =>
      (await person.browser.send(pollPayment, { paymentSN: order.paymentSN })).status;
    return { ...person, ...order, begin, standing };
  };

  /** The customer pays at the stand-in; answers what it tells the shop. */
  const paidAt = (channel: Notifying, paymentSN: string): Notice => {
    const notice = drivers[channel].pay(tradeOf(paymentSN, channel));
    if (!notice) throw new Error('The stand-in took no money');
    return notice;
  };
  const hear = async (channel: Notifying, notice: Notice) =>
    (await takeNotice(services, channel, drivers[channel], notice)).body;

  return {
    alipay,
    wechat,
    waiting,
    paidAt,
    hear,
    now: (): string => instantOf(clock.now()),
    /** Until nothing is due: other tests leave something behind. */
    askAll: async () => {
      while ((await askChannels(services)) > 0);
    },
    giveAllBack: async () => {
      while ((await giveMoneyBack(services)) > 0);
    },
    returnsOf: (id: number) =>
      db.selectFrom('channel_returns').selectAll().where('customer_id', '=', id).execute(),
  };
}
