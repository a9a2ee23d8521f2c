/** Several orders at once: all of them stand, in one payment, or none does. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { PAYMENT_ORDERS_MAX, UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import { assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import type { UserContext } from '../../context.ts';
import { setRetry } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import {
  balanceOf,
  CARDS,
  configurationOf,
  enter,
  giveAsset,
  place,
  RECEIVER,
} from '../order/order.testkit.ts';
import { type Job, JobRefused, type Placement, placeTogether } from './placeTogether.ts';

const server = await createTestServer();
const { db } = server;
const isServer = server.kind === 'server';
// Nobody may wait in a circle: a deadlock shows here instead of being repeated away.
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

const BALANCE = 100_000_000;

/** A customer, and what the handler of a call would know. */
async function buyer() {
  const person = await enter(server, { balance: BALANCE });
  const customer = {
    id: person.id,
    ownerId: person.id,
    name: person.name,
    mobile: '13900001234',
    type: 3,
    vipLevel: 0,
    orderNotifySum: 0,
    payLimit: null,
    rights: ['create', 'pay', 'payBeyondLimit'],
  };
  const now = instantOf(server.clock.now());
  return { ...person, context: { ...server.services, customer, now } as unknown as UserContext };
}

type Buyer = Awaited<ReturnType<typeof buyer>>;

const looker = await buyer();

/** What a page would send for a job, which it has shown somebody with the same terms. */
async function jobOf(configuration = CARDS, more: Partial<Job['confirmation']> = {}): Promise<Job> {
  const { orderSN } = await place(looker.browser, { configuration });
  const { province } = RECEIVER;
  const { carrier, quote } = await looker.browser.send(getConfirmOrderInfo, { orderSN, province });
  await looker.browser.send(cancelOrder, { orderSN });
  return {
    order: { configuration, urgent: 'none', fileIds: [], remark: '' },
    confirmation: {
      receiver: { ...RECEIVER, isDefault: false },
      carrier: carrier ?? '',
      urgent: 'none',
      remark: '',
      expectedTotal: quote.total,
      ...more,
    },
  };
}

const cards = await jobOf();
const flyers = await jobOf(configurationOf(201));
const sumOf = (jobs: readonly Job[]) =>
  jobs.reduce((sum, { confirmation }) => sum + confirmation.expectedTotal, 0);

const ordersOf = ({ id }: Buyer) =>
  db.selectFrom('orders').selectAll().where('customer_id', '=', id).orderBy('id').execute();

const together = (who: Buyer, jobs: readonly Job[], how: Partial<Placement> = {}) =>
  placeTogether(who.context, jobs, { payNow: true, ...how });

async function placed(who: Buyer, jobs: readonly Job[], how: Partial<Placement> = {}) {
  const outcome = await together(who, jobs, how);
  if (outcome instanceof JobRefused) throw outcome.refusal;
  return outcome;
}

test('each is an order of its own at its own price, and one payment settles all', async () => {
  const who = await buyer();
  const jobs = [cards, flyers, cards];
  const { orders, payment } = await placed(who, jobs);
  expect(orders.map(({ total }) => total)).toEqual(
    jobs.map(({ confirmation }) => confirmation.expectedTotal),
  );
  expect(payment?.amount).toBe(sumOf(jobs));
  expect(payment?.subjects.map((one) => 'orderSN' in one && one.orderSN)).toEqual(
    orders.map(({ orderSN }) => orderSN),
  );
  const paymentSN = payment?.paymentSN ?? '';
  await who.browser.send(payByBalance, { paymentSN });
  expect(await balanceOf(db, who.id)).toBe(BALANCE - sumOf(jobs));
  for (const { status } of await ordersOf(who)) expect(status).toBe(orderStatus.ordered);
});

test('one that does not go is named, and nothing of the others is left', async () => {
  const who = await buyer();
  const wrong: readonly (readonly [Job, number])[] = [
    [{ ...cards, confirmation: { ...cards.confirmation, expectedTotal: 1 } }, errCode.priceMoved],
    [
      { ...cards, confirmation: { ...cards.confirmation, carrier: 'nobody' } },
      errCode.invalidInput,
    ],
    [{ ...cards, order: { ...cards.order, fileIds: ['nothing'] } }, errCode.fileUnusable],
    [
      { ...cards, order: { ...cards.order, configuration: { ...CARDS, productId: 1 } } },
      errCode.notFound,
    ],
  ];
  for (const [job, code] of wrong) {
    const outcome = await together(who, [cards, job, flyers]);
    expect(outcome).toMatchObject({ index: 1, refusal: { errCode: code } });
    expect(await ordersOf(who)).toEqual([]);
  }
});

test('what is to be true with them is undone with them, and the other way round', async () => {
  const who = await buyer();
  const fails = together(who, [cards], {
    afterwards: async (tx) => {
      await tx.selectFrom('orders').select('id').execute();
      throw new Error('The list is gone');
    },
  });
  await expect(fails).rejects.toThrow('The list is gone');
  expect(await ordersOf(who)).toEqual([]);
  const seen: string[] = [];
  const { orders } = await placed(who, [cards, flyers], {
    afterwards: async (_, all) => void seen.push(...all.map(({ orderSN }) => orderSN)),
  });
  expect(seen).toEqual(orders.map(({ orderSN }) => orderSN));
});

test('a red packet is spent once over all of them', async () => {
  const who = await buyer();
  const redPacketSum = 500;
  await giveAsset(db, who.id, assetKind.cashRedPacket, redPacketSum);
  const expectedTotal = flyers.confirmation.expectedTotal - redPacketSum;
  const reduced = {
    ...flyers,
    confirmation: { ...flyers.confirmation, redPacketSum, expectedTotal },
  };
  expect(await together(who, [reduced, reduced])).toMatchObject({
    index: 1,
    refusal: { errCode: errCode.priceMoved },
  });
  const { payment } = await placed(who, [reduced, flyers]);
  expect(payment?.amount).toBe(expectedTotal + flyers.confirmation.expectedTotal);
});

test('a whole list may wait for payment; whoever has too many waiting places none', async () => {
  const who = await buyer();
  const list = Array.from({ length: UNPAID_ORDERS_MAX }, () => cards);
  await placed(who, list);
  await placed(who, [cards]);
  expect(await together(who, [cards])).toMatchObject({
    index: 0,
    refusal: { errCode: errCode.unpaidTooMany },
  });
  // Lists that are placed part by part say how many they are.
  await placed(who, [cards], { mostWaiting: UNPAID_ORDERS_MAX + 2 });
  expect(await ordersOf(who)).toHaveLength(UNPAID_ORDERS_MAX + 2);
});

test('as many as one payment settles are paid at once; more are no placement', async () => {
  const who = await buyer();
  const list = Array.from({ length: isServer ? PAYMENT_ORDERS_MAX : 20 }, () => cards);
  const { payment } = await placed(who, list, { mostWaiting: 1_000 });
  const paymentSN = payment?.paymentSN ?? '';
  await who.browser.send(payByBalance, { paymentSN });
  expect((await who.browser.send(getPayment, { paymentSN })).status).toBe('paid');
  expect(await balanceOf(db, who.id)).toBe(BALANCE - sumOf(list));
  const tooMany = Array.from({ length: PAYMENT_ORDERS_MAX + 1 }, () => cards);
  await expect(together(who, tooMany)).rejects.toThrow(`${PAYMENT_ORDERS_MAX + 1} orders`);
  await expect(together(who, [])).rejects.toThrow('0 orders');
});

test.runIf(isServer)(
  'lists that come at once with the same red packet: it is spent once',
  async () => {
    const who = await buyer();
    const redPacketSum = 500;
    await giveAsset(db, who.id, assetKind.cashRedPacket, redPacketSum);
    const expectedTotal = flyers.confirmation.expectedTotal - redPacketSum;
    const reduced = {
      ...flyers,
      confirmation: { ...flyers.confirmation, redPacketSum, expectedTotal },
    };
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        together(who, index % 2 === 0 ? [reduced, cards] : [cards, reduced]),
      ),
    );
    const stood = outcomes.filter((one) => !(one instanceof JobRefused));
    expect(stood).toHaveLength(1);
    expect(await ordersOf(who)).toHaveLength(2);
  },
);
