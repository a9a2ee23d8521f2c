/**
 * Whatever statement of a call fails, nothing of the call stays, and the same request works afterwards. Which
 * statements there are nobody lists: each in turn is done by the database and not learnt by the server.
 */
import { updateAccountPreDeposit } from '@banxin/contract/calls/customer/accountBook';
import { cancelWithdrawal, withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { updateOrderDeliveryAddress } from '@banxin/contract/calls/order/address';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { setMultipleDelivery } from '@banxin/contract/calls/order/drops';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { act } from '@banxin/contract/calls/works/desk';
import { assetKind } from '@banxin/contract/enums/account';
import { orderStatus } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { failingAt } from '../../../test/statements.ts';
import { nowOf } from '../../ports/clock.ts';
import type { LocalChannel } from '../../ports/localChannel.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { giveCashback } from '../account/cashback.ts';
import { addCoupon } from '../coupon/coupon.testkit.ts';
import { upload } from '../file/upload.testkit.ts';
import { far, JOB, near, splitting } from '../orderDelivery/drops.testkit.ts';
import { waiting } from '../payment/freight.testkit.ts';
import { takeNotice } from '../payment/notices.ts';
import { sendWithdrawal } from '../withdrawal/desk.ts';
import { withdrawalCode } from '../withdrawal/withdrawal.testkit.ts';
import { approvedOrder, enterAdmin, stepOf, takeSteps } from '../works/works.testkit.ts';
import { contradictions } from './contradictions.testkit.ts';
import {
  CARDS,
  configurationOf,
  confirmation,
  confirmed,
  enter,
  FAR,
  freightTo,
  giveAsset,
  paid,
  place,
  RECEIVER,
  rowOf,
  standAt,
} from './order.testkit.ts';

const server = await createTestServer();
const { db, services } = server;
const { browser, id } = await enter(server, { balance: 100_000_000 });
const alipay = services.ports.channels.alipay as LocalChannel;
let file: string;

/** Of every table that knows the customer; sessions and counts of requests are not what a call is about. */
const tables = await sql<{ name: string }>`select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'customer_id' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'
      and c.table_name <> 'sessions' order by 1`.execute(db);

/** A print of everything that the database knows of the customer, by table. */
async function everything(): Promise<Readonly<Record<string, string | null>>> {
  const parts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      (select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text))
        from ${sql.table(name)} t where customer_id = ${id}) as print`,
  );
  const { rows } = await sql<{ name: string; print: string | null }>`${sql.join(
    parts,
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

beforeAll(async () => {
  await giveAsset(db, id, assetKind.cashRedPacket, 100_000);
  await giveAsset(db, id, assetKind.urgentEntitlement, 100);
  file = await upload(server, browser, FIXTURES['card-with-bleed']());
});
afterAll(async () => expect(await contradictions(db)).toEqual([]));

/** An error of which nobody knows whether the database did what it was asked. */
const lost = () => new Error('the answer of the database was lost');

/**
 * Does `work` with its first statement failing, its second and so on, until none is left that could fail; then
 * again, which changes nothing any more. Answers how many failed.
 */
async function failsAtEach(work: () => Promise<unknown>): Promise<number> {
  const before = await everything();
  for (let at = 1; ; at += 1) {
    const { isReached, ended } = await failingAt(server, at, lost(), work);
    if (!isReached) {
      expect(ended.status).toBe('fulfilled');
      const after = await everything();
      expect(after).not.toEqual(before);
      await work();
      expect(await everything()).toEqual(after);
      return at - 1;
    }
    expect([at, ended.status]).toEqual([at, 'rejected']);
    expect([at, await everything()]).toEqual([at, before]);
  }
}

/** An order that takes off a coupon, an entitlement and a red packet. */
async function discountedOrder() {
  const couponId = await addCoupon(db, id, { amount: 500 });
  const { orderSN } = await place(browser, { configuration: configurationOf(201) });
  const choice = { couponId, urgentEntitlement: true, redPacketSum: 300 };
  return confirmation(browser, orderSN, { ...choice, urgent: 'minus1' });
}

/** The same, paid. */
async function discountedAndPaid(): Promise<string> {
  const input = await discountedOrder();
  const { payment } = await browser.send(confirmOrder, input);
  await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
  return input.orderSN;
}

/** An order whose money Alipay has taken, and what it says of it. */
async function paidAtAlipay() {
  const order = await confirmed(browser);
  await browser.send(startChannel, { paymentSN: order.paymentSN, channel: 'alipay' });
  const notice = alipay.pay(`${order.paymentSN}A`);
  if (!notice) throw new Error('The stand-in took no money');
  return { ...order, hear: () => takeNotice(services, 'alipay', alipay, notice) };
}

/** Something that can be asked for again and again under one key. */
type Deed = (idempotencyKey: string) => Promise<unknown>;

/** What is done to money and orders, each with what it needs. */
const deeds: Readonly<Record<string, () => Promise<Deed>>> = {
  'creating an order with a file': async () => (idempotencyKey) =>
    browser.send(createOrder, { configuration: CARDS, fileIds: [file] }, { idempotencyKey }),
  'confirming it': async () => {
    const { orderSN } = await place(browser);
    const input = await confirmation(browser, orderSN);
    return (idempotencyKey) => browser.send(confirmOrder, input, { idempotencyKey });
  },
  'confirming one that takes something off': async () => {
    const input = await discountedOrder();
    return (idempotencyKey) => browser.send(confirmOrder, input, { idempotencyKey });
  },
  'paying from the balance': async () => {
    const { paymentSN } = await confirmed(browser, { fileIds: [file] });
    return (idempotencyKey) => browser.send(payByBalance, { paymentSN }, { idempotencyKey });
  },
  'paying several at once': async () => {
    const [a, b] = [await confirmed(browser), await confirmed(browser)];
    const orderSNs = [a.orderSN, b.orderSN];
    const { paymentSN } = await browser.send(createPayment, { orderSNs });
    return (idempotencyKey) => browser.send(payByBalance, { paymentSN }, { idempotencyKey });
  },
  'money that comes by a channel': async () => {
    const { hear } = await paidAtAlipay();
    return hear;
  },
  'money that comes too late': async () => {
    const { orderSN, hear } = await paidAtAlipay();
    await browser.send(cancelOrder, { orderSN });
    return hear;
  },
  'cancelling what was paid': async () => {
    const { orderSN } = await paid(browser);
    return (idempotencyKey) => browser.send(cancelOrder, { orderSN }, { idempotencyKey });
  },
  'cancelling what was paid by a channel': async () => {
    const { orderSN, hear } = await paidAtAlipay();
    await hear();
    return (idempotencyKey) => browser.send(cancelOrder, { orderSN }, { idempotencyKey });
  },
  'cancelling what took something off': async () => {
    const orderSN = await discountedAndPaid();
    return (idempotencyKey) => browser.send(cancelOrder, { orderSN }, { idempotencyKey });
  },
  'sending it further away': async () => {
    const { orderSN } = await paid(browser);
    const expectedDifference = await freightTo(browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference };
    return (idempotencyKey) => browser.send(updateOrderDeliveryAddress, input, { idempotencyKey });
  },
  'sending it nearer': async () => {
    const { orderSN } = await confirmed(browser, {}, { receiver: FAR });
    const { paymentSN } = await browser.send(createPayment, { orderSNs: [orderSN] });
    await browser.send(payByBalance, { paymentSN });
    const expectedDifference = await freightTo(browser, orderSN, RECEIVER.province);
    const input = { orderSN, receiver: RECEIVER, expectedDifference };
    return (idempotencyKey) => browser.send(updateOrderDeliveryAddress, input, { idempotencyKey });
  },
};

/** Money that Alipay has taken for the account, and what it says of it. */
async function fillingAtAlipay() {
  const wish = { amount: 100_000 as Fen, method: 'alipay' } as const;
  const { paymentSN } = await browser.send(createTopUp, wish);
  await browser.send(startChannel, { paymentSN, channel: 'alipay' });
  const notice = alipay.pay(`${paymentSN}A`);
  if (!notice) throw new Error('The stand-in took no money');
  return () => takeNotice(services, 'alipay', alipay, notice);
}

/** A withdrawal that waits for the desk. */
async function askedOut() {
  const smsCode = await withdrawalCode(server, { id, browser });
  return browser.send(withdraw, { amount: 300_000 as Fen, smsCode });
}

/** Another address of a paid order that waits for its freight, whose money Alipay has taken. */
async function freightAtAlipay() {
  const { orderSN, paymentSN } = await waiting(browser);
  await browser.send(startChannel, { paymentSN, channel: 'alipay' });
  const notice = alipay.pay(`${paymentSN}A`);
  if (!notice) throw new Error('The stand-in took no money');
  return { orderSN, hear: () => takeNotice(services, 'alipay', alipay, notice) };
}

/** The same of freight that is paid at the cashier. */
const freights: typeof deeds = {
  'asking for another address at the cashier': async () => {
    const { orderSN } = await paid(browser);
    const expectedDifference = await freightTo(browser, orderSN, FAR.province);
    const input = { orderSN, receiver: FAR, expectedDifference, payFrom: 'cashier' as const };
    return (idempotencyKey) => browser.send(updateOrderDeliveryAddress, input, { idempotencyKey });
  },
  'paying its freight from the balance': async () => {
    const { paymentSN } = await waiting(browser);
    return (idempotencyKey) => browser.send(payByBalance, { paymentSN }, { idempotencyKey });
  },
  'its freight that comes by a channel': async () => (await freightAtAlipay()).hear,
  'its freight that comes too late': async () => {
    const { orderSN, hear } = await freightAtAlipay();
    await browser.send(cancelOrder, { orderSN });
    return hear;
  },
  'cancelling while it waits': async () => {
    const { orderSN } = await waiting(browser);
    return (idempotencyKey) => browser.send(cancelOrder, { orderSN }, { idempotencyKey });
  },
};

/** The same of the account, and of what the works do with money. */
const others: typeof deeds = {
  'money that fills the account': fillingAtAlipay,
  'taking back what was to be taken out': async () => {
    const { id: withdrawal } = await askedOut();
    return (idempotencyKey) =>
      browser.send(cancelWithdrawal, { id: withdrawal }, { idempotencyKey });
  },
  'sending what was to be taken out': async () => {
    // A part of it goes back by the channel that it came by.
    const hear = await fillingAtAlipay();
    await hear();
    const { withdrawalSN: number } = await askedOut();
    return () =>
      sendWithdrawal(
        { db: services.db, now: nowOf(server.clock), actor: 'staff' },
        { number, bankRef: `B${number}` },
      );
  },
  'giving a month’s cashback': async () => {
    await browser.send(updateAccountPreDeposit, { isPreDepositEnabled: true });
    await paid(browser);
    await browser.send(updateAccountPreDeposit, { isPreDepositEnabled: false });
    return () => giveCashback(services.db, '2026-12-01T00:05:00.000+08:00');
  },
  'sending it to several addresses': async () => {
    const order = await paid(browser, JOB);
    const input = await splitting(browser, order, [near(6), far(4)]);
    return (idempotencyKey) => browser.send(setMultipleDelivery, input, { idempotencyKey });
  },
  'cancelling at the factory': async () => {
    const { orderId } = await approvedOrder(server, browser);
    const admin = (await enterAdmin(server)).browser;
    await takeSteps(admin, orderId, ['ALLOCATE']);
    const step = stepOf(orderId, 'CANCEL', { reason: '客户改了尺寸，重新下单' });
    return (idempotencyKey) => admin.send(act, step, { idempotencyKey });
  },
  'paying back goods that came back': async () => {
    const { orderId, orderSN } = await paid(browser);
    const admin = (await enterAdmin(server)).browser;
    await standAt(db, orderSN, orderStatus.toReturn);
    const step = stepOf(orderId, 'RETURN_SCANNED', { payload: { refund: 100 as Fen } });
    return (idempotencyKey) => admin.send(act, step, { idempotencyKey });
  },
};
const all = { ...deeds, ...freights, ...others };

test.each(Object.keys(all))('%s: each statement fails in turn', async (name) => {
  const deed = await all[name]?.();
  const failed = await failsAtEach(async () => deed?.(`fault-of-${name.replaceAll(' ', '-')}`));
  // Money never moves in fewer: with less the seam itself would be broken.
  expect(failed).toBeGreaterThanOrEqual(8);
});

describe('what the database asks to repeat', () => {
  test.each(['40001', '40P01'])(
    'at any statement of a payment (%s) is booked once and never shown as an error',
    async (code) => {
      for (let at = 1, isReached = true; isReached; at += 1) {
        const { orderSN, paymentSN, total } = await confirmed(browser);
        const idempotencyKey = `repeat-${code}-${at}`;
        const pay = () => browser.send(payByBalance, { paymentSN }, { idempotencyKey });
        const asked = Object.assign(new Error('try again'), { code });
        const tried = await failingAt(server, at, asked, pay);
        isReached = tried.isReached;
        // Who it is is asked outside of the transaction: that is for the caller to repeat.
        if (tried.ended.status === 'rejected') {
          expect(tried.ended.reason).toMatchObject({ status: 503 });
          await pay();
        }
        expect(await rowOf(db, orderSN)).toMatchObject({
          status: orderStatus.ordered,
          paid: total,
        });
      }
    },
  );

  test('after an error of its own, in a transaction that it has given up, it takes the same work anew', async () => {
    const { orderSN, paymentSN, total } = await confirmed(browser);
    await sql.raw('create sequence fault_count').execute(db);
    await sql
      .raw(
        `create function fault() returns trigger language plpgsql as $$ begin
          if nextval('fault_count') <= 3 then raise exception 'fault' using errcode = '40001'; end if;
          return new;
        end $$`,
      )
      .execute(db);
    await sql
      .raw('create trigger fault before insert on ledger for each row execute function fault()')
      .execute(db);
    try {
      await browser.send(payByBalance, { paymentSN }, { idempotencyKey: `fault-${paymentSN}` });
    } finally {
      await sql.raw('drop function fault cascade').execute(db);
      await sql.raw('drop sequence fault_count').execute(db);
    }
    expect(await rowOf(db, orderSN)).toMatchObject({ status: orderStatus.ordered, paid: total });
  });
});
