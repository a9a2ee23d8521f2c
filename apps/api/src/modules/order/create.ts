/** Registers an order: checks and prices its configuration, binds its files. */
import type { ParsedOf } from '@banxin/contract/call';
import type { createOrder } from '@banxin/contract/calls/order/create';
import { UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { order as refusals } from '@banxin/contract/refusals/order';
import { productById } from '@banxin/pricing/products';
import type { Insertable } from 'kysely';
import type { UserContext } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { shortOf } from '../stock/ledger.ts';
import { attachFiles, chooseFiles, chooseStyles, noFilesNeeded } from './files.ts';
import { orderPrice } from './held.ts';
import { jobColumns, searchTextOf } from './jobColumns.ts';
import { orderNumber, withFreeNumber } from './orderNumber.ts';
import { tailsOf } from './phoneTails.ts';
import { refusalOf } from './pricing.ts';
import { recordCreated } from './status.ts';

const insert = prepared((db, row: Insertable<OrdersTable>) =>
  db
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('order_sn').doNothing())
    .returning(['id', 'customer_id', 'order_sn', 'status', 'tab']),
);

/** Writes the row; nothing when its number is taken. */
const register = async (tx: Tx, row: Insertable<OrdersTable>) => (await insert(tx, row))[0];

/** @param mostWaiting orders of the customer that may wait for payment afterwards */
export async function create(
  { db, customer: actor, now, random }: UserContext,
  input: ParsedOf<typeof createOrder>,
  mostWaiting = UNPAID_ORDERS_MAX,
): Promise<{ orderId: number; orderSN: string } | Refusal> {
  const product = productById(input.configuration.productId);
  const priced = await orderPrice(db, input, actor, now);
  if (product === undefined || priced === undefined) {
    return refuse(catalogue.unknown);
  }
  if (!priced.valid) return refusalOf(priced);
  if (product.stock && input.fileIds.length > 0) return noFilesNeeded;
  const short = await shortOf(db, input.configuration);
  if (short !== null) return short;
  const files = await chooseFiles(db, actor.ownerId, input.fileIds);
  if (files instanceof Refusal) return files;
  const styles = chooseStyles(input.styles, files, input.configuration);
  if (styles instanceof Refusal) return styles;
  const job = jobColumns(product, input.configuration, priced, files, styles);

  return transaction(db, async (tx) => {
    const flags = orderFlag.new | (product.stock?.sample ? orderFlag.sample : 0);
    const write = (orderSN: string) => {
      return register(tx, {
        customer_id: actor.ownerId,
        placed_by: actor.id,
        order_sn: orderSN,
        ...job,
        status: orderStatus.registered,
        flags,
        urgent: input.urgent,
        carrier: input.carrier ?? null,
        packaging: JSON.stringify(input.packaging ?? {}),
        province: input.province ?? null,
        arrive_by: input.arriveBy ?? null,
        ...(input.receiver && { receiver: JSON.stringify(input.receiver) }),
        remark: input.remark,
        tab: tabOf(orderStatus.registered, false),
        search_text: searchTextOf(orderSN, job, input.receiver),
        phone_tails: tailsOf(actor.mobile, ...(input.receiver ? [input.receiver.mobilePhone] : [])),
        created_at: now,
        updated_at: now,
      });
    };
    const order = await withFreeNumber(() => orderNumber(random, now.slice(0, 10)), write);
    if (files.length > 0) await attachFiles(tx, order, files);
    const by = `customer:${actor.id}`;
    const waiting = await recordCreated(tx, order, { event: 'CREATE', actor: by, at: now });
    // Thrown, so that the order above is rolled back. The counter's row lock lets one order pass at a time.
    if (waiting > mostWaiting) {
      throw refuse(refusals.unpaidTooMany, { limit: UNPAID_ORDERS_MAX });
    }
    return { orderId: order.id, orderSN: order.order_sn };
  });
}
