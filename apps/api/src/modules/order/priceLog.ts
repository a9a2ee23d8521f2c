/** Why a price is what it is: its lines with their formulas, and what each thing really costs; what packing costs. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { calculateLogs, computePackagingFee } from '@banxin/contract/calls/order/priceLog';
import type { QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { order as refusals } from '@banxin/contract/refusals/order';
import { snapshotOf } from '@banxin/pricing/answers';
import { netLines } from '@banxin/pricing/shares';
import type { Context, UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { orderPrice } from './held.ts';
import { findOrder } from './order.ts';
import { price, refusalOf, termsOf } from './pricing.ts';

type LogInput = ParsedOf<typeof calculateLogs>;
type LogLine = OutputOf<typeof calculateLogs>['lines'][number];

/** The price that an order was shown or agreed at, or that a job has now. */
async function pricedBy(
  { db, customer: actor, now }: UserContext,
  { orderSN, configuration, ...terms }: LogInput,
): Promise<Omit<QuoteSnapshot, 'promise'> | Refusal> {
  if (orderSN !== undefined) {
    const order = await findOrder(db, actor.ownerId, orderSN);
    return order ? (order.quote as QuoteSnapshot) : refuse(refusals.unknown);
  }
  const priced = configuration && (await orderPrice(db, { configuration, ...terms }, actor, now));
  if (priced === undefined) return refuse(catalogue.unknown);
  return priced.valid ? snapshotOf(priced) : refusalOf(priced);
}

export async function readPriceLog(
  context: UserContext,
  input: LogInput,
): Promise<OutputOf<typeof calculateLogs> | Refusal> {
  const quote = await pricedBy(context, input);
  if (quote instanceof Refusal) return quote;
  const nets = new Map(netLines(quote.lines).map(({ line, net }) => [line, net]));
  const flat = (lines: readonly QuoteLine[], depth: number): LogLine[] =>
    lines.flatMap((line) => {
      const { id, kind, label, amount, detail, said, children = [] } = line;
      const own = { id, kind, label, formula: detail ?? '', ...(said && { said }), depth };
      const net = nets.get(line) ?? null;
      return [{ ...own, amount: amount as LogLine['amount'], net }, ...flat(children, depth + 1)];
    });
  return { total: quote.total, bookVersion: quote.bookVersion, lines: flat(quote.lines, 0) };
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
