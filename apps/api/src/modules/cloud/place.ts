/** An order that leaves the cloud warehouse: priced, written and its goods kept in one transaction, or nothing. */

import { STOCK_HELD_MINUTES, UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import type { CloudLineInput } from '@banxin/contract/entities/cloudWarehouse';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { Sender } from '@banxin/contract/entities/sender';
import {
  cloudWarehouseKind,
  fileStatus,
  orderFlag,
  orderStatus,
} from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import type { Fen } from '@banxin/contract/money';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { CLOUD_FACTORY, CLOUD_PRODUCT_ID } from '@banxin/contract/rules/cloudWarehouse';
import { snapshotOf } from '@banxin/pricing/answers';
import { chinese } from '@banxin/pricing/chinese';
import { name, type Sentence, sentence } from '@banxin/pricing/sentence';
import type { PricedQuote } from '@banxin/pricing/types';
import type { Insertable } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { noteUse } from '../customer/noteUse.ts';
import { defaultSender } from '../customer/senders.ts';
import type { OrderRow } from '../order/order.ts';
import { orderNumber, withFreeNumber } from '../order/orderNumber.ts';
import { tailsOf } from '../order/phoneTails.ts';
import { unfixedPromise } from '../order/promise.ts';
import { recordCreated, recordEvent } from '../order/status.ts';
import { tellLarge } from '../order/tellLarge.ts';
import { moveCustody } from '../stock/custody.ts';
import { keepUnits } from '../stock/ledger.ts';
import { explainParcel } from './explain.ts';
import { owedNow } from './owed.ts';
import {
  type Asking,
  feesOf,
  linesAsked,
  type ParcelLine,
  type PricedParcel,
  priceParcel,
  shortOf,
  tokenOf,
} from './parcel.ts';

const { custody, sales } = cloudWarehouseKind;

/** A parcel as it is ordered. */
export interface ParcelOrder {
  readonly errand: 'send' | 'back';
  readonly lines: readonly CloudLineInput[];
  readonly receiver: AddressInput;
  readonly carrier: string;
  /** Absent: the customer's default. */
  readonly sender?: Sender | null | undefined;
  readonly remark: string;
  /** Of the price that was seen. */
  readonly token?: string | undefined;
  /** @unit fen */
  readonly expectedTotal: number;
}

const titles = { send: '云仓发货', back: '云仓退回' } as const;

const lineSentence = ({ productId, name: own, quantity, unit }: ParcelLine): Sentence =>
  sentence('dots', name('product', productId, own), sentence('quantity', quantity, unit));

/** What an order of a product would say of its make: of a parcel only how much is in it. */
const configurationOf = (lines: readonly ParcelLine[]): Configuration => ({
  productId: CLOUD_PRODUCT_ID,
  ...{ sizeId: '', widthMm: 1, heightMm: 1, materialId: '', gsm: 0, colours: '4+0', crafts: [] },
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  styles: 1,
});

/** Its price with what it is worked out from. */
const quoteOf = (
  priced: PricedParcel,
  { receiver }: ParcelOrder,
  asking: Asking,
): QuoteSnapshot => {
  const { total, lines, bookVersion, delivery } = explainParcel(priced, receiver.province, asking);
  return snapshotOf({ total, lines, bookVersion, delivery } as unknown as PricedQuote);
};

const flagsOf = (lines: readonly ParcelLine[]): number =>
  lines.reduce(
    (flags, { kind }) =>
      orderFlag.add(
        flags,
        kind === custody ? orderFlag.cloudWarehouseCustody : orderFlag.cloudWarehouseSale,
      ),
    orderFlag.new as number,
  );

/** Everything of the row but its number. */
function rowOf(
  context: UserContext,
  parcel: ParcelOrder,
  priced: PricedParcel,
): Omit<Insertable<OrdersTable>, 'order_sn' | 'search_text'> {
  const { lines, price } = priced;
  const said = sentence('list', ...lines.map(lineSentence));
  const { customer: actor, now } = context;
  const { errand, receiver, sender, remark } = parcel;
  const quote = quoteOf(priced, parcel, context);
  return {
    customer_id: actor.ownerId,
    placed_by: actor.id,
    product_id: CLOUD_PRODUCT_ID,
    category_id: 0,
    product_name: titles[errand],
    family: 'box',
    spec: chinese(said),
    spec_said: JSON.stringify(said),
    configuration: JSON.stringify(configurationOf(lines)),
    quote: JSON.stringify(quote),
    total: price.total,
    promise: JSON.stringify(unfixedPromise(quote.promise)),
    factory: CLOUD_FACTORY,
    file_status: fileStatus.confirmed,
    thumbnail: null,
    status: orderStatus.registered,
    flags: flagsOf(lines),
    cloud: errand,
    carrier: price.delivery?.carrier ?? null,
    tracking_no: null,
    packaging: JSON.stringify({}),
    province: receiver.province,
    receiver: JSON.stringify({ ...receiver, isDefault: receiver.isDefault ?? false }),
    ...(sender && { sender: JSON.stringify(sender) }),
    remark,
    discounts: null,
    styles: null,
    tab: tabOf(orderStatus.registered, true),
    phone_tails: tailsOf(actor.mobile, receiver.mobilePhone),
    held_until: instantOf(msOf(now) + STOCK_HELD_MINUTES * 60_000),
    confirmed_at: now,
    paid_at: null,
    created_at: now,
    updated_at: now,
  };
}

const insertOrder = (tx: Tx, row: Insertable<OrdersTable>): Promise<OrderRow | undefined> =>
  tx
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('order_sn').doNothing())
    .returningAll()
    .executeTakeFirst();

const insertLines = (tx: Tx, order: OrderRow, lines: readonly ParcelLine[]) =>
  tx
    .insertInto('cloud_lines')
    .values(
      lines.map(({ kind, id, productId, code, name: own, spec, unit, quantity }, index) => ({
        ...{ customer_id: order.customer_id, order_id: order.id, position: index + 1, kind },
        stock_id: kind === custody ? id : null,
        product_id: productId,
        ...{ code, name: own, spec, unit, quantity },
      })),
    )
    .execute();

/** Keeps everything for the order: custody goods by their numbers, then the shelves by theirs, which are everybody's. */
async function keepAll(tx: Tx, order: OrderRow, lines: readonly ParcelLine[], now: string) {
  const byId = lines.toSorted((a, b) => a.kind - b.kind || a.id - b.id);
  for (const { kind, id, quantity } of byId) {
    const kept =
      kind === sales
        ? await keepUnits(tx, order, { productId: id, units: quantity }, now)
        : await moveCustody(
            tx,
            { customerId: order.customer_id, stockId: id, kind: 'RESERVE', quantity, order },
            now,
          );
    if (!kept) return false;
  }
  return true;
}

/** Why the parcel does not go at the price that was seen; null when it does. */
async function whyNot(
  { db, customer, now }: UserContext,
  { carrier, expectedTotal, token }: ParcelOrder,
  priced: PricedParcel,
): Promise<Refusal | null> {
  const { lines, price, short } = priced;
  if (lines.some(({ kind }) => kind === custody)) {
    const owed = await owedNow(db, customer.ownerId, now);
    if (owed !== null) return refuse(refusals.feesOwed, { owed });
  }
  if (short.length > 0) return refuse(refusals.short, { short });
  if (price.delivery?.carrier !== carrier) return refuse(refusals.carrier);
  const isOther = token !== undefined && token !== tokenOf(priced);
  if (price.total === expectedTotal && !isOther) return null;
  const fees = feesOf(price);
  return refuse(refusals.priceMoved, { seen: expectedTotal as Fen, total: price.total, fees });
}

/**
 * Places one parcel, unpaid. The caller holds the transaction and throws it away when this refuses.
 * @param mostWaiting  orders of the customer that may wait for payment afterwards
 * @throws Refusal when what it keeps is gone, or too many orders wait
 */
export async function placeParcel(
  context: UserContext & { readonly db: Tx },
  parcel: ParcelOrder,
  mostWaiting = UNPAID_ORDERS_MAX,
): Promise<OrderRow | Refusal> {
  const { db: tx, customer: actor, now, random } = context;
  const { lines: asked, receiver, carrier } = parcel;
  const priced = await priceParcel(context, { lines: asked, province: receiver.province, carrier });
  if (priced instanceof Refusal) return priced;
  const refusal = await whyNot(context, parcel, priced);
  if (refusal !== null) return refusal;
  const { lines } = priced;
  // What comes back to its owner comes from the works.
  const sender =
    parcel.sender === undefined && parcel.errand === 'send'
      ? await defaultSender(tx, actor.ownerId)
      : parcel.sender;
  const row = rowOf(context, { ...parcel, sender }, priced);
  const words = [
    ...lines.flatMap((line) => [line.code, line.name]),
    ...[row.product_name, receiver.consignee, receiver.mobilePhone],
  ].join(' ');
  const order = await withFreeNumber(
    () => orderNumber(random, now.slice(0, 10)),
    (order_sn) =>
      insertOrder(tx, { ...row, order_sn, search_text: searchable(`${order_sn} ${words}`) }),
  );
  await insertLines(tx, order, lines);
  const by = { actor: `customer:${actor.id}`, at: now };
  const waiting = await recordCreated(tx, order, { event: 'CREATE', ...by });
  await recordEvent(tx, order, { event: 'CONFIRM', ...by });
  await tellLarge(tx, order, actor, now);
  if (waiting > mostWaiting)
    throw refuse(orderRefusals.unpaidTooMany, { limit: UNPAID_ORDERS_MAX });
  if (await keepAll(tx, order, lines, now)) {
    await noteUse(tx, actor.ownerId, { receivers: [receiver], sender, at: now });
    return order;
  }
  // Somebody was faster: everything that is short by now is named.
  const left = await linesAsked(context, asked);
  if (left instanceof Refusal) throw left;
  throw refuse(refusals.short, { short: shortOf(left) });
}
