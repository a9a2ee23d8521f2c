/** Steps that the tests of orders share: customers, orders at any step. */
import type { InputOf, OutputOf } from '@banxin/contract/call';
import { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { createOrder } from '@banxin/contract/calls/order/create';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { userRoleType } from '@banxin/contract/enums/customer';
import { orderChart, tabOf } from '@banxin/contract/lifecycles/order';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import { testHasher } from '../../../test/databases.ts';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { DEMO_PASSWORD } from '../../db/seed/customers.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { JUMP } from './contradictions.testkit.ts';

/** What a product's configurator starts with, and what differs. */
export function configurationOf(
  productId: number,
  more: Partial<Configuration> = {},
): Configuration {
  const product = productById(productId);
  if (!product) throw new Error(`No product ${productId}`);
  return { ...product.defaults, ...more };
}

/** Two boxes of name cards, printed on both sides. */
export const CARDS = configurationOf(101, { quantity: 2, colours: '4+4' });

export const RECEIVER: AddressInput = {
  consignee: '悦享包装收货处',
  mobilePhone: '13900001234',
  province: '上海市',
  city: '上海市',
  district: '闵行区',
  detail: '春申路 100 号',
  isDefault: false,
};

/** Freight to there is more than to {@link RECEIVER}. */
export const FAR: AddressInput = {
  ...RECEIVER,
  consignee: '天山分店',
  mobilePhone: '13900009999',
  province: '新疆维吾尔自治区',
  city: '乌鲁木齐市',
  district: '天山区',
};

export interface Person {
  readonly name: string;
  /** Also the owner's, for a main account. */
  readonly id: number;
}

export interface Terms {
  /** @unit fen */
  readonly balance?: number;
  readonly type?: number;
  readonly vipLevel?: number;
  /** Makes a sub-account. */
  readonly parent?: Person;
  readonly roles?: number;
  /** Agreement. @default signed */
  readonly sign?: number;
  readonly userRoleType?: number;
  /** @unit fen */
  readonly orderNotifySum?: number;
}

const hash = testHasher.hash(DEMO_PASSWORD);
let people = 0;

/** A customer of one's own; the password is that of the demo accounts. */
export async function addCustomer(
  { db }: Pick<TestServer, 'db'>,
  terms: Terms = {},
): Promise<Person> {
  people += 1;
  const number = people;
  const name = `订单测试${number}`;
  const passwordHash = await hash;
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('customers')
      .values({
        parent_id: terms.parent?.id ?? null,
        name,
        // All end in 6: digits that a test takes for wrong ones end otherwise, whoever was made before it.
        mobile: `188${String(number).padStart(7, '0')}6`,
        qq: null,
        password_hash: passwordHash,
        type: terms.type ?? 3,
        user_role_type: terms.userRoleType ?? userRoleType.customer,
        sign: terms.sign ?? 2,
        vip_level: terms.vipLevel ?? 0,
        vip_until: null,
        roles: terms.roles ?? 0,
        link_person: null,
        order_notify_sum: terms.orderNotifySum ?? 0,
        disabled_at: null,
        created_at: SEED_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (terms.parent) return { id, name };
    await tx.insertInto('accounts').values({ customer_id: id }).execute();
    if (terms.balance) {
      await bookEntry(tx, {
        customerId: id,
        asset: assetKind.balance,
        flow: accountFlow.topUp,
        amount: terms.balance,
        reference: 'opening',
        at: SEED_NOW,
      });
    }
    return { id, name };
  });
}

/** A new customer in a browser of its own. */
export async function enter(
  server: TestServer,
  terms: Terms = {},
): Promise<Person & { browser: Browser }> {
  const person = await addCustomer(server, terms);
  const browser = server.browser();
  await browser.login(person.name);
  return { ...person, browser };
}

export interface Placed {
  readonly orderId: number;
  readonly orderSN: string;
}

/** Registers an order. */
export const place = (
  browser: Browser,
  more: Partial<InputOf<typeof createOrder>> = {},
): Promise<Placed> => browser.send(createOrder, { configuration: CARDS, ...more });

/** What the confirmation page would send. */
export async function confirmation(
  browser: Browser,
  orderSN: string,
  more: Partial<InputOf<typeof confirmOrder>> = {},
): Promise<InputOf<typeof confirmOrder>> {
  const receiver = more.receiver ?? RECEIVER;
  const { couponId, freightCouponId, urgentEntitlement, freeSamples, redPacketSum } = more;
  const chosen = Object.fromEntries(
    Object.entries({
      couponId,
      freightCouponId,
      urgentEntitlement,
      freeSamples,
      redPacketSum,
    }).filter(([, value]) => value !== undefined),
  );
  const info = await browser.send(getConfirmOrderInfo, {
    orderSN,
    province: receiver.province,
    ...(more.carrier !== undefined && { carrier: more.carrier }),
    ...(more.urgent !== undefined && { urgent: more.urgent }),
    ...chosen,
  });
  return {
    orderSN,
    receiver,
    carrier: info.carrier ?? '',
    expectedTotal: info.quote.total,
    ...more,
  };
}

export type Confirmed = OutputOf<typeof confirmOrder>;

/** Registers and confirms an order. */
export async function confirmed(
  browser: Browser,
  more: Partial<InputOf<typeof createOrder>> = {},
  how: Partial<InputOf<typeof confirmOrder>> = {},
): Promise<Confirmed & { paymentSN: string }> {
  const { orderSN } = await place(browser, more);
  const answer = await browser.send(confirmOrder, await confirmation(browser, orderSN, how));
  return { ...answer, paymentSN: answer.payment?.paymentSN ?? '' };
}

/** Registers, confirms and pays an order. */
export async function paid(
  browser: Browser,
  more: Partial<InputOf<typeof createOrder>> = {},
  how: Partial<InputOf<typeof confirmOrder>> = {},
): Promise<Confirmed & { paymentSN: string }> {
  const order = await confirmed(browser, more, how);
  await browser.send(payByBalance, { paymentSN: order.paymentSN });
  return order;
}

/** How much more it costs to send an order to this province. @unit fen */
export const freightTo = async (
  browser: Browser,
  orderSN: string,
  province: string,
): Promise<number> =>
  (await browser.send(calcExpressSum, { orderSN, drops: [{ province }] })).difference;

/** The row of an order. */
export const rowOf = (db: Db, orderSN: string) =>
  db.selectFrom('orders').selectAll().where('order_sn', '=', orderSN).executeTakeFirstOrThrow();

/** Balance of an account. @unit fen */
export async function balanceOf(db: Db, customerId: number): Promise<number> {
  const { balance } = await db
    .selectFrom('accounts')
    .select('balance')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return balance;
}

/** Gives a customer red packets or pieces of a quota, once. @param amount fen, or pieces */
export const giveAsset = (db: Db, customerId: number, asset: number, amount: number) =>
  transaction(db, (tx) =>
    bookEntry(tx, {
      customerId,
      asset,
      flow: accountFlow.topUpBonus,
      amount,
      reference: 'given',
      at: SEED_NOW,
    }),
  );

/** Moves an order as the shop's staff would, without a call. */
export async function standAt(db: Db, orderSN: string, status: number): Promise<void> {
  const order = await rowOf(db, orderSN);
  await transaction(db, async (tx) => {
    const tab = tabOf(status, order.confirmed_at !== null);
    const leading = orderChart.transitions.find(({ to }) => to === status)?.event ?? '';
    await tx
      .updateTable('orders')
      .set({ status, tab })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .execute();
    await tx
      .insertInto('status_events')
      .values({
        customer_id: order.customer_id,
        entity: 'order',
        entity_id: order.id,
        from_status: order.status,
        to_status: status,
        event: leading,
        actor: 'staff',
        reason: JUMP,
        at: order.updated_at,
      })
      .execute();
    for (const [name, by] of [[order.tab, -1] as const, [tab, 1] as const]) {
      if (name === null) continue;
      await tx
        .insertInto('order_counts')
        .values({ customer_id: order.customer_id, tab: name, count: Math.max(0, by) })
        .onConflict((conflict) =>
          conflict
            .columns(['customer_id', 'tab'])
            .doUpdateSet({ count: sql`order_counts.count + ${by}` }),
        )
        .execute();
    }
  });
}
