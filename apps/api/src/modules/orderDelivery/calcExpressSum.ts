/** Says what the ways of an order's goods would cost, beside what was agreed. Changes nothing. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { calcExpressSum } from '@banxin/contract/calls/delivery/expressSum';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { type Fen, fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import { carriersOf } from '@banxin/pricing/answers';
import type { PricedQuote } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { balanceOf } from '../account/account.ts';
import { findOrder, type OrderRow } from '../order/order.ts';
import type { Job } from '../order/pricing.ts';
import { severalPrice } from '../order/severalPrice.ts';
import { plansFor } from './plans.ts';
import {
  type Agreed,
  agreedOf,
  freightOf,
  freightOfWays,
  type PossibleWay,
  sharedBy,
  viewOf,
  waysOf,
  withFreight,
} from './ways.ts';

type Input = ParsedOf<typeof calcExpressSum>;
type Output = OutputOf<typeof calcExpressSum>;

/** Of an order that is not submitted: with the packing that is chosen for it, beside the freight that was shown last. */
function sumOfDraft(
  context: UserContext,
  order: OrderRow,
  { drops, neutral, separateStyles, tearProof }: Input,
): Promise<Output | Refusal> {
  const job = {
    configuration: order.configuration,
    urgent: order.urgent as Urgency,
    packaging: { ...(order.packaging as Packaging), neutral, separateStyles, tearProof },
    arriveBy: order.arrive_by,
  };
  return sumOfJob(context, job, drops, freightOf((order.quote ?? { lines: [] }) as QuoteSnapshot));
}

/** @param before what its freight was shown to be last. @unit fen */
async function sumOfJob(
  { db, customer, now }: UserContext,
  job: Job,
  drops: Input['drops'],
  before: number,
): Promise<Output | Refusal> {
  const { quantity: all } = job.configuration;
  const asked = drops.map(({ quantity = all, ...to }) => ({ ...to, quantity }));
  const several = await severalPrice(db, job, asked, customer, now);
  if (several instanceof Refusal) return several;
  const after = several.priced.freight;
  return {
    ways: several.ways.map((way, index) => ({
      province: asked[index]?.province ?? '',
      quantity: asked[index]?.quantity ?? all,
      carrier: way.delivery.carrier,
      freight: way.line.amount,
      arriveDate: way.delivery.arriveDate,
      carriers: carriersOf({ delivery: way.delivery } as PricedQuote),
    })),
    before: fen(before),
    after,
    difference: (after - before) as Fen,
    isPaid: false,
    balance: await balanceOf(db, customer.ownerId),
    plans: plansFor(
      several.shared,
      asked.map(({ province, quantity }) => ({ province, quantity })),
      (freight) => freight,
    ),
  };
}

/** Of a submitted order: from the factory that has it, and from the day of sending that is fixed. */
function plansOf(agreed: Agreed, drops: Input['drops'], now: string): Output['plans'] {
  const shared = sharedBy(agreed, now);
  if (shared instanceof Refusal) return null;
  const asked = drops.map(({ province, quantity = agreed.configuration.quantity }) => ({
    province,
    quantity,
  }));
  const line = { id: 'freight', kind: 'fee', label: '' } as const;
  return plansFor(shared, asked, (amount) =>
    freightOf(withFreight(agreed.quote, [{ ...line, amount }])),
  );
}

export async function readExpressSum(
  context: UserContext,
  input: Input,
): Promise<Output | Refusal> {
  const { db, customer, now } = context;
  const { orderSN, configuration, drops } = input;
  if (orderSN === undefined) {
    if (configuration === undefined) return refuse(refusals.unknown);
    const { neutral, separateStyles, tearProof } = input;
    const packaging = { neutral, separateStyles, tearProof };
    return sumOfJob(context, { configuration, urgent: 'none', packaging }, drops, 0);
  }
  const order = await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(refusals.unknown);
  const agreed = agreedOf(order);
  if (agreed === null) {
    return order.confirmed_at === null
      ? sumOfDraft(context, order, input)
      : refuse(refusals.unconfirmed);
  }
  const ways = waysOf(agreed, drops, now, (index, field) => `drops.${index}.${field}`);
  if (ways instanceof Refusal) return ways;
  const before = freightOf(agreed.quote);
  const after = freightOf(withFreight(agreed.quote, freightOfWays(agreed, ways)));
  return {
    ways: drops.map((drop, index) => viewOf(agreed, drop, ways[index] as PossibleWay)),
    before,
    after,
    difference: (after - before) as Fen,
    isPaid: order.paid_at !== null,
    balance: await balanceOf(db, customer.ownerId),
    plans: plansOf(agreed, drops, now),
  };
}
