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
import { productById } from '@banxin/pricing/products';
import { sentence } from '@banxin/pricing/sentence';
import type { PricedQuote } from '@banxin/pricing/types';
import type { Customer, UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { listAddresses } from '../customer/addresses.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import { type Job, price, refusalOf, snapshotOf, termsOf } from '../order/pricing.ts';
import { unfixedPromise } from '../order/promise.ts';
import { detailOf } from '../order/view.ts';

type Input = ParsedOf<typeof getConfirmOrderInfo>;
type Output = OutputOf<typeof getConfirmOrderInfo>;

const URGENCIES: readonly { id: Urgency; label: string }[] = [
  { id: 'none', label: '常规' },
  { id: 'minus1', label: '提前 1 天' },
  { id: 'nextDay', label: '次日发货' },
  { id: 'sameDay', label: '当日发货' },
];

function urgenciesOf(job: Job, actor: Customer, now: string): Output['urgencies'] {
  const offered = productById(job.configuration.productId)?.production.urgent ?? [];
  return URGENCIES.filter(({ id }) => id === 'none' || offered.includes(id)).map(
    ({ id, label }) => {
      const quote = price({ ...job, urgent: id }, termsOf(actor), now);
      const priced = quote?.valid ? quote : null;
      const [reason] = quote?.valid === false ? quote.conflicts : [];
      return {
        id,
        label,
        fee: (priced?.urgent ?? 0) as Fen,
        days: priced?.delivery?.days ?? null,
        unavailable: priced ? null : (reason?.reason ?? '该产品不支持此加急方式'),
        ...(!priced && { said: reason?.said ?? sentence('urgentNotOffered') }),
      };
    },
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
    carrier: input.carrier ?? order.carrier ?? undefined,
    province: input.province ?? order.province ?? addresses[0]?.province,
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
    carriers: carriersOf(priced),
    carrier: priced.delivery?.carrier ?? null,
    urgencies: urgenciesOf(job, actor, now),
    addresses,
    balance,
    agreementSigned: !needsAgreement(agreed, config.agreementCutoff),
  };
}
