/** What the confirmation page shows: the order priced for an address, its carriers and urgencies. */

import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { orderStatus } from '@banxin/contract/enums/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { needsAgreement } from '@banxin/contract/rules/customer';
import { carriersOf, snapshotOf, urgenciesOf, wishOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import type { PricedQuote } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { messageOfRefusal, Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { defaultSender } from '../customer/senders.ts';
import { orderPrice } from '../order/held.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import { logOf } from '../order/priceLog.ts';
import { carrierName, type Job, quoteInput, termsOf } from '../order/pricing.ts';
import { unfixedPromise } from '../order/promise.ts';
import { detailOf } from '../order/view.ts';
import { withoutWorkings } from '../order/withoutWorkings.ts';
import { storingRefusal } from '../stock/storing.ts';
import { type AskedWay, askedWay } from './askedWay.ts';
import { discountsShown, readWallet, withTakenOff } from './takeOff.ts';

type Input = ParsedOf<typeof getConfirmOrderInfo>;
type Output = OutputOf<typeof getConfirmOrderInfo>;

/** Stores the price that the page is about to show: a later one is compared with it line by line. */
async function storeShownPrice(db: Db, order: OrderRow, quote: QuoteSnapshot): Promise<void> {
  const stored = order.quote as QuoteSnapshot;
  const isSame = (a: unknown, b: unknown) =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
  if (isSame(stored, quote)) return;
  await db
    .updateTable('orders')
    .set({
      quote: JSON.stringify(quote),
      total: quote.total,
      promise: JSON.stringify(unfixedPromise(quote.promise)),
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .where('confirmed_at', 'is', null)
    .where('status', 'in', [orderStatus.registered, orderStatus.approved])
    .execute();
}

/** What is offered costs what the page will say of it: a quote on paper may keep a part of its price. */
async function heldWish(
  wish: Output['wish'],
  total: number,
  priceOf: (way: Pick<Job, 'urgent' | 'carrier'>) => ReturnType<typeof orderPrice>,
): Promise<Output['wish']> {
  if (!wish?.offer) return wish;
  const { offer, isKept } = wish;
  const held = await priceOf({ urgent: offer.urgent, carrier: offer.carrier });
  if (!held?.valid || (isKept && held.total >= total)) return { ...wish, offer: null };
  return { ...wish, offer: { ...offer, total: held.total } };
}

/** Whether the day is kept by the last of several; nothing else is offered for it. */
const wishOfSeveral = (
  { confirmed_at, arrive_by: day }: OrderRow,
  { delivery }: PricedQuote,
): Output['wish'] =>
  confirmed_at === null && day !== null && delivery !== null
    ? { day, isKept: delivery.arriveDate <= day, offer: null }
    : null;

/** What goes to each of several addresses, as the page names it. */
const dropsShown = ({ drops, ways }: AskedWay): Output['drops'] =>
  ways.flatMap(({ line, delivery }, index) => {
    const drop = drops[index];
    if (drop === undefined) return [];
    const { carrier, arriveDate } = delivery;
    return {
      province: drop.province,
      quantity: drop.quantity,
      carrier: { code: carrier, name: carrierName(carrier) },
      freight: line.amount,
      arriveDate,
    };
  });

export async function confirmInfo(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now, config } = context;
  const order = await findOrder(db, actor.ownerId, input.orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const way = await askedWay(context, order, input);
  if (way instanceof Refusal) return way;
  const { job, base, drops, addresses } = way;
  const wallet = await readWallet(db, actor.ownerId, now);
  const takeOff = <Q extends PricedQuote>(one: Q, urgent: Urgency): Q =>
    withTakenOff({ base: one, job: { urgent }, actor, now }, wallet, input);
  const priced = takeOff(base, job.urgent);
  // What was agreed is never computed again.
  const isDraft = order.confirmed_at === null;
  const quote = isDraft ? snapshotOf(priced) : (order.quote as QuoteSnapshot);
  if (isDraft && actor.rights.includes('create')) await storeShownPrice(db, order, quote);
  const [detail, balance, usual] = await Promise.all([
    detailOf(db, { ...order, quote, total: quote.total }, actor, now),
    balanceOf(db, actor.ownerId),
    isDraft ? defaultSender(db, actor.ownerId) : null,
  ]);
  const product = productById(order.configuration.productId);
  const isSeveral = drops.length > 0;
  const carrier = priced.delivery?.carrier;
  // To several addresses nobody can go faster or for less by choosing one carrier.
  const isFree = isSeveral || job.intoWarehouse;
  const one = isFree ? { ...job, province: undefined, carrier: undefined } : { ...job, carrier };
  const asked = quoteInput(one, termsOf(actor), now);
  const wish =
    isDraft && product && !isSeveral
      ? await heldWish(wishOf(product, book, asked, base), priced.total, async (other) => {
          const made = await orderPrice(db, { ...job, ...other }, actor, now);
          return made?.valid ? takeOff(made, other.urgent) : made;
        })
      : wishOfSeveral(order, base);
  const agreed = { sign: actor.sign, creationTime: actor.createdAt };
  return {
    // Whom it will come from unless another is chosen.
    order: { ...detail, sender: detail.sender ?? usual },
    quote: withoutWorkings(quote),
    ...(input.explained && {
      log: logOf(quote, order.confirmed_at ?? (isDraft ? now : order.created_at)),
    }),
    arrivesBy: isDraft ? (priced.delivery?.arriveDate ?? null) : null,
    // Of what is chosen, what the price says: a quote on paper may keep it.
    carriers: isSeveral
      ? []
      : carriersOf(priced).map((option) =>
          option.code === carrier ? { ...option, fee: base.freight } : option,
        ),
    drops: dropsShown(way),
    carrier: input.intoWarehouse ? null : (carrier ?? null),
    warehouseRefusal: messageOfRefusal(storingRefusal(order)),
    urgencies: product
      ? urgenciesOf(product, book, asked).map((speed) =>
          speed.id === job.urgent ? { ...speed, fee: base.urgent } : speed,
        )
      : [],
    wish,
    discounts: isDraft ? discountsShown({ base, job, actor, now }, priced, wallet, input) : null,
    addresses,
    balance,
    agreementSigned: !needsAgreement(agreed, config.agreementCutoff),
  };
}
