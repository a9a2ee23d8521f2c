/** Steps that the tests of the cloud warehouse share: goods that were printed for it, parcels, how a stock stands. */
import type { InputOf } from '@banxin/contract/call';
import { createCloudOrder, prepareCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { orderChart } from '@banxin/contract/lifecycles/order';
import type { Browser, TestServer } from '../../../test/harness.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { nowOf } from '../../ports/clock.ts';
import { CARDS, place, RECEIVER, rowOf } from '../order/order.testkit.ts';
import { lockOrder } from '../order/order.ts';
import { advance } from '../order/status.ts';
import { moveCustody } from '../stock/custody.ts';

/** Takes an order along its chart as the works would, one event after the other. */
export async function steps(
  { db, services }: Pick<TestServer, 'db' | 'services'>,
  orderSN: string,
  events: readonly string[],
): Promise<void> {
  for (const event of events) {
    await transaction(db, async (tx) => {
      const { customer_id } = await rowOf(tx, orderSN);
      const order = await lockOrder(tx, customer_id, orderSN);
      if (!order || !can(orderChart, order.status, event)) {
        throw new Error(`${orderSN} has no ${event} from ${order?.status}`);
      }
      await advance(tx, order, { event, actor: 'staff', at: nowOf(services.clock) });
    });
  }
}

/** A print order that stays in the warehouse: confirmed at its price without freight, and paid. */
export async function orderForWarehouse(
  browser: Browser,
  configuration: Configuration = CARDS,
): Promise<string> {
  const { orderSN } = await place(browser, { configuration });
  const info = await browser.send(getConfirmOrderInfo, { orderSN, intoWarehouse: true });
  const { payment } = await browser.send(confirmOrder, {
    ...{ orderSN, receiver: RECEIVER, carrier: '', intoWarehouse: true },
    expectedTotal: info.quote.total,
  });
  await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
  return orderSN;
}

/** From a paid order to what lies in the warehouse. */
export async function store(server: TestServer, orderSN: string): Promise<void> {
  const { status } = await rowOf(server.db, orderSN);
  const review = status === s.ordered ? ['REVIEW_PASS'] : [];
  await steps(server, orderSN, [...review, 'ALLOCATE', 'OPEN_WORK_ORDER', 'STORE_ALL']);
}

/** The customer's stocks, by their numbers. */
export const stocksOf = (db: Db, ownerId: number) =>
  db
    .selectFrom('cloud_stock')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .orderBy('id')
    .execute();

/** Goods of a customer that lie there already. */
export async function stocked(
  server: TestServer,
  { id, browser }: { readonly id: number; readonly browser: Browser },
  configuration: Configuration = CARDS,
) {
  await store(server, await orderForWarehouse(browser, configuration));
  const rows = await stocksOf(server.db, id);
  const stock = rows.at(-1);
  if (stock === undefined) throw new Error('Nothing was stored');
  return stock;
}

/** Counts more of a stock, or fewer. */
export const adjust = (
  { db, services }: Pick<TestServer, 'db' | 'services'>,
  customerId: number,
  stockId: number,
  quantity: number,
) =>
  transaction(db, (tx) =>
    moveCustody(
      tx,
      { customerId, stockId, kind: 'ADJUST', quantity, reason: '盘点' },
      nowOf(services.clock),
    ),
  );

/** What the page of a cloud order would send. */
export async function parcelOf(
  browser: Browser,
  lines: readonly CloudLineInput[],
  more: Partial<InputOf<typeof createCloudOrder>> = {},
): Promise<InputOf<typeof createCloudOrder>> {
  const receiver = more.receiver ?? RECEIVER;
  const info = await browser.send(prepareCloudOrder, {
    lines: [...lines],
    province: receiver.province,
    ...(more.carrier !== undefined && { carrier: more.carrier }),
  });
  return {
    lines: [...lines],
    receiver,
    carrier: info.carrier ?? '',
    token: info.token,
    expectedTotal: info.fees.total,
    ...more,
  };
}

/** Places a parcel. */
export const send = async (
  browser: Browser,
  lines: readonly CloudLineInput[],
  more: Partial<InputOf<typeof createCloudOrder>> = {},
) => browser.send(createCloudOrder, await parcelOf(browser, lines, more));
