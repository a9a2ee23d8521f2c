/** What the confirmation page shows: the order priced for an address, its carriers and urgencies. */
import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { orderStatus } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { needsAgreement } from '@banxin/contract/rules/customer';
import { book } from '@banxin/pricing/book';
import { chinese } from '@banxin/pricing/chinese';
import { productById } from '@banxin/pricing/products';
import { speedsOf } from '@banxin/pricing/speeds';
import type { PricedQuote } from '@banxin/pricing/types';
import type { Customer, UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { listAddresses } from '../customer/addresses.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import { type Job, price, quoteInput, refusalOf, snapshotOf, termsOf } from '../order/pricing.ts';
import { unfixedPromise } from '../order/promise.ts';
import { detailOf } from '../order/view.ts';

type Input = ParsedOf<typeof getConfirmOrderInfo>;
type Output = OutputOf<typeof getConfirmOrderInfo>;

/** How fast it can be there, each with what is as early for less; none for a product that is gone. */
function urgenciesOf(job: Job, actor: Customer, now: string): Output['urgencies'] {
  const product = productById(job.configuration.productId);
  if (product === undefined) return [];
  return speedsOf(product, book, quoteInput(job, termsOf(actor), now)).map(
    ({ level, fee, days, refused, cheaper }) => ({
      id: level,
      label: book.urgent[level].label,
      fee: fee as Fen,
      days: refused === null ? days : null,
      unavailable: refused && chinese(refused),
      ...(refused && { said: refused }),
      cheaper: cheaper && {
        urgent: cheaper.urgent,
        carrier: cheaper.carrier,
        words: chinese(cheaper.said),
        said: cheaper.said,
      },
    }),
  );
}

const carriersOf = (priced: PricedQuote): Output['carriers'] =>
  (priced.delivery?.options ?? []).map((option) => ({
    code: option.code,
    name: option.name,
    fee: option.fee as Fen,
    transitDays: option.transitDays,
    unavailable: option.available ? null : option.reason,
    ...(option.said && { said: option.said }),
    marks: option.tags,
  }));

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
    packaging: {
      ...stored,
      neutral: input.neutral ?? stored.neutral,
      separateStyles: input.separateStyles ?? stored.separateStyles,
      tearProof: input.tearProof ?? stored.tearProof,
    },
  };
  let priced = price(job, termsOf(actor), now);
  const chosen = job.carrier;
  // A carrier chosen for another address may not deliver here: fall back to the recommended one.
  if (
    priced?.valid &&
    chosen &&
    !priced.delivery?.options.some(({ code, available }) => code === chosen && available)
  ) {
    priced = price({ ...job, carrier: undefined }, termsOf(actor), now);
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
  const agreed = { sign: actor.sign, creationTime: actor.createdAt };
  return {
    order: detail,
    quote,
    arrivesBy: isDraft ? (priced.delivery?.arriveDate ?? null) : null,
    carriers: carriersOf(priced),
    carrier: priced.delivery?.carrier ?? null,
    urgencies: urgenciesOf({ ...job, carrier: priced.delivery?.carrier }, actor, now),
    addresses,
    balance,
    agreementSigned: !needsAgreement(agreed, config.agreementCutoff),
  };
}
