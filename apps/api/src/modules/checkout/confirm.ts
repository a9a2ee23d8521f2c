/** Confirms a registered order: prices it again under a lock and opens its payment; a moved price is refused by line. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { confirmOrder } from '@banxin/contract/calls/order/confirm';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { Sender } from '@banxin/contract/entities/sender';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { tabOf } from '@banxin/contract/lifecycles/order';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { CLOUD_WAREHOUSE } from '@banxin/contract/rules/cloudWarehouse';
import { snapshotOf } from '@banxin/pricing/answers';
import { compare } from '@banxin/pricing/compare';
import { sentence } from '@banxin/pricing/sentence';
import type { LineDifference, PricedQuote } from '@banxin/pricing/types';
import { sql } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import type { OrderDiscounts } from '../../db/tables/orders.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { whyNotCertificate } from '../certificate/certificates.ts';
import { noteUse } from '../customer/noteUse.ts';
import { defaultSender } from '../customer/senders.ts';
import { holdDiscounts } from '../order/discounts.ts';
import { whyNotConfirmed } from '../order/fileStanding.ts';
import { searchTextOf } from '../order/jobColumns.ts';
import { isStoredInCloud, lockOrder, type OrderRow } from '../order/order.ts';
import { tailsOf } from '../order/phoneTails.ts';
import { unfixedPromise } from '../order/promise.ts';
import { advanceFiles, moveCount, recordEvent } from '../order/status.ts';
import { tellLarge } from '../order/tellLarge.ts';
import { sendToSeveral } from '../orderDelivery/sendToSeveral.ts';
import { type Given, isSame } from '../orderDelivery/writeDrops.ts';
import { openPayment, paymentView } from '../payment/payment.ts';
import { heldUntil, reserve } from '../stock/ledger.ts';
import { registerStored } from '../stock/storing.ts';
import { priceAsked } from './priceAsked.ts';
import { lockWallet, usedBy, withTakenOff } from './takeOff.ts';

type Input = ParsedOf<typeof confirmOrder>;
type Output = OutputOf<typeof confirmOrder>;

async function answer(
  tx: Tx,
  order: OrderRow,
  payNow: boolean,
  context: UserContext,
): Promise<Output> {
  const payment = payNow ? await openPayment(tx, [order], context) : null;
  return {
    orderId: order.id,
    orderSN: order.order_sn,
    total: order.total as Fen,
    payment: payment && (await paymentView(tx, payment, context)),
  };
}

/** Writes what was agreed, with its event. */
async function write(
  tx: Tx,
  order: OrderRow,
  actor: Customer,
  input: Input,
  agreed: {
    quote: QuoteSnapshot;
    factory: number | null;
    discounts: OrderDiscounts | null;
    sender: Sender | null;
  },
  now: string,
): Promise<OrderRow> {
  // Of several addresses the first stands on the order's row.
  const [{ receiver, carrier = input.carrier } = input] = addressesIn(input, order);
  const tab = tabOf(order.status, true);
  const isStored = input.intoWarehouse === true;
  const confirmed = await tx
    .updateTable('orders')
    .set({
      receiver: JSON.stringify(receiver),
      province: receiver.province,
      carrier: isStored ? null : carrier,
      ...(isStored && {
        cloud: 'store',
        flags: orderFlag.add(order.flags, orderFlag.cloudWarehouseCustody),
      }),
      urgent: input.urgent,
      packaging: JSON.stringify(input.packaging ?? {}),
      remark: input.remark,
      sender: agreed.sender && JSON.stringify(agreed.sender),
      ...(input.brandId !== undefined && { certificate_id: input.brandId }),
      discounts: agreed.discounts && JSON.stringify(agreed.discounts),
      quote: JSON.stringify(agreed.quote),
      total: agreed.quote.total,
      promise: JSON.stringify(unfixedPromise(agreed.quote.promise)),
      factory: agreed.factory,
      held_until: heldUntil(order.product_id, now),
      tab,
      search_text: searchTextOf(order.order_sn, order, receiver),
      phone_tails: tailsOf(actor.mobile, receiver.mobilePhone),
      confirmed_at: now,
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveCount(tx, order, tab);
  const by = { actor: `customer:${actor.id}`, at: now };
  await recordEvent(tx, order, { event: 'CONFIRM', ...by });
  await holdDiscounts(tx, confirmed, by);
  await tellLarge(tx, confirmed, actor, now);
  await reserve(tx, confirmed, now);
  if (isStored) await registerStored(tx, confirmed, now);
  const receivers = isStored ? [] : addressesIn(input, order).map((one) => one.receiver);
  await noteUse(tx, order.customer_id, { receivers, sender: agreed.sender, at: now });
  if (input.confirmedFiles === undefined) return confirmed;
  return (await advanceFiles(tx, confirmed, { event: 'CONFIRMED', ...by })) ?? confirmed;
}

/** Whom its parcels come from: as asked, else as the order says, else the customer's default. */
async function senderFor(tx: Tx, order: OrderRow, { sender }: Input): Promise<Sender | null> {
  if (sender !== undefined) return sender;
  return (order.sender as Sender | null) ?? defaultSender(tx, order.customer_id);
}

/** Where it is to go: all of it to the receiver or into the warehouse, or as the addresses say. */
function addressesIn(
  { drops, receiver, carrier, intoWarehouse }: Input,
  { configuration: { quantity } }: OrderRow,
): Given {
  if (intoWarehouse) return [{ receiver: CLOUD_WAREHOUSE, quantity }];
  return drops ?? [{ receiver, carrier, quantity }];
}

/** True when the order was confirmed with the same input: the same click again. */
async function isAgreed(tx: Tx, order: OrderRow, input: Input): Promise<boolean> {
  if (order.total !== input.expectedTotal || order.urgent !== input.urgent) return false;
  if (isStoredInCloud(order) !== (input.intoWarehouse === true)) return false;
  return isSame(tx, order, addressesIn(input, order));
}

/**
 * What moved, line by line; the deltas add up to the new total minus the one that the customer saw.
 * The stored quote is the one shown last; a page that showed another gets the rest in a line of its own.
 */
function differencesFrom(order: OrderRow, seen: number, priced: PricedQuote): LineDifference[] {
  const differences = compare(order.quote as Pick<PricedQuote, 'lines'>, priced);
  if (order.total === seen) return differences;
  return [
    ...differences,
    {
      id: 'shown',
      label: '页面显示后的其他变动',
      said: sentence('term', 'shown'),
      before: seen as Fen,
      after: order.total as Fen,
      delta: (order.total - seen) as Fen,
    },
  ];
}

export async function confirm(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now } = context;
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const payable =
      order.status === orderStatus.registered || order.status === orderStatus.approved;
    if (order.confirmed_at !== null) {
      return payable && (await isAgreed(tx, order, input))
        ? answer(tx, order, input.payNow, context)
        : refuse(refusals.confirmedAlready, {
            status: order.status,
          });
    }
    if (!payable) {
      return refuse(refusals.notConfirmable, { status: order.status });
    }
    if (input.version !== undefined && input.version !== order.version) {
      return refuse(refusals.draftMoved, { status: order.status });
    }
    const asked = await priceAsked(tx, order, actor, input, now);
    if (asked instanceof Refusal) return asked;
    const { priced, ways } = asked;
    const whyNot = input.brandId
      ? await whyNotCertificate(tx, actor.ownerId, input.brandId, now)
      : null;
    if (whyNot !== null) return invalid({ brandId: whyNot });
    const unseen = input.confirmedFiles
      ? await whyNotConfirmed(tx, order, input.confirmedFiles)
      : null;
    if (unseen !== null) return unseen;
    const wallet = await lockWallet(tx, actor.ownerId, input);
    const made = withTakenOff({ base: priced, job: input, actor, now }, wallet, input);
    const quote = snapshotOf(made);
    if (quote.total !== input.expectedTotal) {
      return refuse(refusals.priceMoved, {
        quote,
        differences: differencesFrom(order, input.expectedTotal, made),
      });
    }
    const factory = priced.delivery?.factory.id ?? null;
    const discounts = usedBy(made, input);
    const sender = await senderFor(tx, order, input);
    const agreed = { quote, factory, discounts, sender };
    const confirmed = await write(tx, order, actor, input, agreed, now);
    const { drops } = input;
    const sent = drops
      ? await sendToSeveral(tx, confirmed, { drops, ways, by: actor, now })
      : confirmed;
    return answer(tx, sent, input.payNow, context);
  });
}
