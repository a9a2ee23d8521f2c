/** What the confirmation page shows: the order priced for an address, its carriers and urgencies. */

import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { orderStatus } from '@banxin/contract/enums/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { needsAgreement } from '@banxin/contract/rules/customer';
import { carriersOf, snapshotOf, urgenciesOf, wishOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { listAddresses } from '../customer/addresses.ts';
import { orderPrice } from '../order/held.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import { type Job, quoteInput, refusalOf, termsOf } from '../order/pricing.ts';
import { unfixedPromise } from '../order/promise.ts';
import { detailOf } from '../order/view.ts';

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

export async function confirmInfo(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { db, customer: actor, now, config } = context;
  const order = await findOrder(db, actor.ownerId, input.orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const addresses = await listAddresses(context);
  const stored = order.packaging as Packaging;
  const job: Job = {
    configuration: order.configuration,
    urgent: input.urgent ?? (order.urgent as Urgency),
    carrier: input.unaddressed ? undefined : (input.carrier ?? order.carrier ?? undefined),
    province: input.unaddressed
      ? undefined
      : (input.province ?? order.province ?? addresses[0]?.province),
    arriveBy: order.arrive_by,
    packaging: {
      ...stored,
      neutral: input.neutral ?? stored.neutral,
      separateStyles: input.separateStyles ?? stored.separateStyles,
      tearProof: input.tearProof ?? stored.tearProof,
    },
  };
  let priced = await orderPrice(db, job, actor, now);
  const chosen = job.carrier;
  // A carrier chosen for another address may not deliver here: fall back to the recommended one.
  if (
    priced?.valid &&
    chosen &&
    !priced.delivery?.options.some(({ code, available }) => code === chosen && available)
  ) {
    priced = await orderPrice(db, { ...job, carrier: undefined }, actor, now);
  }
  if (priced === undefined) {
    return refuse(refusals.noLongerSold);
  }
  if (!priced.valid) return refusalOf(priced);
  // What was agreed is never computed again.
  const isDraft = order.confirmed_at === null;
  const quote = isDraft ? snapshotOf(priced) : (order.quote as QuoteSnapshot);
  if (isDraft && actor.rights.includes('create')) await storeShownPrice(db, order, quote);
  const [detail, balance] = await Promise.all([
    detailOf(db, { ...order, quote, total: quote.total }, actor, now),
    balanceOf(db, actor.ownerId),
  ]);
  const product = productById(order.configuration.productId);
  const carrier = priced.delivery?.carrier;
  const asked = quoteInput({ ...job, carrier }, termsOf(actor), now);
  const wish =
    isDraft && product
      ? await heldWish(wishOf(product, book, asked, priced), priced.total, (way) =>
          orderPrice(db, { ...job, ...way }, actor, now),
        )
      : null;
  const agreed = { sign: actor.sign, creationTime: actor.createdAt };
  return {
    order: detail,
    quote,
    arrivesBy: isDraft ? (priced.delivery?.arriveDate ?? null) : null,
    // Of what is chosen, what the price says: a quote on paper may keep it.
    carriers: carriersOf(priced).map((one) =>
      one.code === carrier ? { ...one, fee: priced.freight } : one,
    ),
    carrier: carrier ?? null,
    urgencies: product
      ? urgenciesOf(product, book, asked).map((one) =>
          one.id === job.urgent ? { ...one, fee: priced.urgent } : one,
        )
      : [],
    wish,
    addresses,
    balance,
    agreementSigned: !needsAgreement(agreed, config.agreementCutoff),
  };
}
