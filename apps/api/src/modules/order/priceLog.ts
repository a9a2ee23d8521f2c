/** Why a price is what it is: its lines with how they were worked out, and what each thing really costs; what packing costs. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { calculateLogs, computePackagingFee } from '@banxin/contract/calls/order/priceLog';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { PriceLog } from '@banxin/contract/entities/priceLog';
import type { QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';
import type { LineSentences } from '@banxin/contract/entities/sentence';
import { fen } from '@banxin/contract/money';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { order as refusals } from '@banxin/contract/refusals/order';
import { snapshotOf } from '@banxin/pricing/answers';
import { netLines } from '@banxin/pricing/shares';
import type { PricedQuote, RefusedQuote } from '@banxin/pricing/types';
import type { Context, UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { dropsOf, isMultiSite } from './drops.ts';
import { orderPrice } from './held.ts';
import { findOrder, type OrderRow } from './order.ts';
import { type Job, price, refusalOf, termsOf } from './pricing.ts';
import { severalPrice } from './severalPrice.ts';

type LogInput = ParsedOf<typeof calculateLogs>;
type LogLine = PriceLog['lines'][number];
/** A price as it is kept. */
export type Kept = Pick<QuoteSnapshot, 'total' | 'lines' | 'bookVersion'>;

/** The price of an order as it was agreed, with the moment of that. */
export const agreedPrice = (
  order: OrderRow,
): { readonly quote: Kept; readonly at: string } | null =>
  order.quote === null
    ? null
    : { quote: order.quote as QuoteSnapshot, at: order.confirmed_at ?? order.created_at };

const keptOf = (priced: PricedQuote | RefusedQuote | undefined): Kept | Refusal => {
  if (priced === undefined) return refuse(catalogue.unknown);
  return priced.valid ? snapshotOf(priced) : refusalOf(priced);
};

/** The job of an order at the price of this moment. */
async function priceToday(
  { db, customer: actor, now }: UserContext,
  order: OrderRow,
): Promise<Kept | Refusal> {
  const job: Job = {
    configuration: order.configuration,
    urgent: order.urgent as Urgency,
    carrier: order.carrier ?? undefined,
    packaging: order.packaging as Packaging,
    province: order.province ?? undefined,
  };
  if (!isMultiSite(order)) return keptOf(await orderPrice(db, job, actor, now));
  const drops = (await dropsOf(db, order)).map(({ province, quantity, carrier }) => ({
    province,
    quantity,
    carrier: carrier ?? undefined,
  }));
  const several = await severalPrice(db, job, drops, actor, now);
  return several instanceof Refusal ? several : keptOf(several.priced);
}

/** The price that an order was shown or agreed at, or that a job has now. */
async function pricedBy(
  context: UserContext,
  { orderSN, configuration, today, drops, ...terms }: LogInput,
): Promise<{ readonly quote: Kept; readonly at: string } | Refusal> {
  const { db, customer: actor, now } = context;
  if (orderSN === undefined) {
    if (configuration && drops) {
      const several = await severalPrice(db, { configuration, ...terms }, drops, actor, now);
      return several instanceof Refusal ? several : { quote: snapshotOf(several.priced), at: now };
    }
    const priced = configuration && (await orderPrice(db, { configuration, ...terms }, actor, now));
    const quote = keptOf(priced);
    return quote instanceof Refusal ? quote : { quote, at: now };
  }
  const order = await findOrder(db, actor.ownerId, orderSN);
  const agreed = order && agreedPrice(order);
  if (!agreed) return refuse(refusals.unknown);
  if (!today) return agreed;
  const quote = await priceToday(context, order);
  return quote instanceof Refusal ? quote : { quote, at: now };
}

/** Lines of a price one below the other, each with its depth. */
export function logLines(lines: readonly QuoteLine[]): LogLine[] {
  const nets = new Map(netLines(lines).map(({ line, net }) => [line, net]));
  const flat = (within: readonly QuoteLine[], depth: number): LogLine[] =>
    within.flatMap((line) => {
      const { id, kind, label, amount, detail, said, working, children = [] } = line;
      const own = {
        ...{ id, kind, label, formula: detail ?? '', depth },
        ...(said && { said }),
        ...(working && { working }),
      };
      const net = nets.get(line) ?? null;
      return [{ ...own, amount: amount as LogLine['amount'], net }, ...flat(children, depth + 1)];
    });
  return flat(lines, 0);
}

/** A price opened. @param at instant at which it was made */
export const logOf = ({ total, bookVersion, lines }: Kept, at: string): PriceLog => ({
  total,
  bookVersion,
  at,
  lines: logLines(lines),
});

/** One of several orders that are paid together, and what it is called. */
export interface NamedPrice {
  /** Names it among the others. */
  readonly id: string;
  /** In Chinese. */
  readonly label: string;
  readonly said: LineSentences;
  readonly price: Kept;
}

/** Several prices as one: each a sum with its own lines inside. One alone is itself. */
export function logTogether(prices: readonly NamedPrice[], at: string): PriceLog {
  const [only] = prices;
  if (prices.length === 1 && only !== undefined) return logOf(only.price, at);
  return {
    total: fen(prices.reduce((sum, { price: { total } }) => sum + total, 0)),
    bookVersion: only?.price.bookVersion ?? '',
    at,
    lines: prices.flatMap(({ id, label, said, price: { total, lines } }): LogLine[] => [
      { id, kind: 'group', label, formula: '', said, depth: 0, amount: fen(total), net: null },
      ...logLines(lines).map((line) => ({
        ...line,
        id: `${id}.${line.id}`,
        depth: line.depth + 1,
      })),
    ]),
  };
}

export async function readPriceLog(
  context: UserContext,
  input: LogInput,
): Promise<PriceLog | Refusal> {
  const priced = await pricedBy(context, input);
  return priced instanceof Refusal ? priced : logOf(priced.quote, priced.at);
}

export async function readPackagingFee(
  { customer, now }: Context,
  { configuration, packaging }: ParsedOf<typeof computePackagingFee>,
): Promise<OutputOf<typeof computePackagingFee> | Refusal> {
  const priced = price({ configuration, packaging, urgent: 'none' }, termsOf(customer), now);
  if (priced === undefined) return refuse(catalogue.unknown);
  if (!priced.valid) return refusalOf(priced);
  return {
    fee: priced.packaging,
    lines: priced.lines.filter(({ id }) => id === 'packaging'),
    cartons: priced.cartons,
    weightGrams: priced.weightGrams,
  };
}
