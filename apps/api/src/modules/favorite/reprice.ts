/** Favourites at the price of this moment, with every line that differs and why. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { repriceFavorites } from '@banxin/contract/calls/order/favorite';
import type { ReorderDifference, Repriced } from '@banxin/contract/calls/order/favorite.schemas';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { chinese } from '@banxin/pricing/chinese';
import { productById } from '@banxin/pricing/products';
import { sentence } from '@banxin/pricing/sentence';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { causedDifferences } from '../order/priceCause.ts';
import { logOf } from '../order/priceLog.ts';
import { carrierName, specOf } from '../order/pricing.ts';
import { findFavorites, viewOf } from './favorite.ts';
import { type Plan, type PricedJob, planOf, successorOf, whereTo } from './plan.ts';

/** What differs from the price that was kept. What another job costs comes of its options, not of the price book. */
export const differencesOf = ({ row }: Plan, { priced, isOther }: PricedJob): ReorderDifference[] =>
  causedDifferences(row.quote, priced).map(({ cause, ...line }) => ({
    ...line,
    cause: isOther && (cause === 'book' || cause === 'ladder') ? 'options' : cause,
  }));

/** As the contract shows what would be ordered. */
function jobView({ job, priced, isReplaced }: PricedJob): Repriced['job'] {
  const { configuration } = job;
  const product = productById(configuration.productId);
  if (product === undefined) return null;
  const { tiers, unit } = product.quantity;
  const { spec, spec_said } = specOf(product, configuration);
  const said = sentence('unit', unit);
  const code = priced.delivery?.carrier;
  return {
    configuration,
    spec,
    specSaid: spec_said,
    isReplaced,
    quantities: [...new Set([...tiers, configuration.quantity])].sort((a, b) => a - b),
    stylesMax: product.styles.max,
    unit: { label: chinese(said), said },
    carrier: code ? { code, name: carrierName(code) } : null,
    arrivesBy: priced.delivery?.arriveDate ?? null,
  };
}

/** What was kept, and what it costs now, opened. */
const logsOf = ({ row, made }: Plan, now: string): Repriced['logs'] => ({
  before: logOf(row.quote, row.ordered_at ?? row.created_at),
  after: made && logOf(made.priced, now),
});

function repriced(plan: Plan, context: UserContext, isExplained: boolean): Repriced {
  const { row, receiver, made, files } = plan;
  const next = successorOf(row, context);
  return {
    ...viewOf(row, made?.priced, context.customer, context.now),
    job: made && jobView(made),
    successor: next
      ? {
          productId: next.product.id,
          productName: next.product.name,
          configuration: next.configuration,
        }
      : null,
    differences: made ? differencesOf(plan, made) : [],
    files: [...files],
    receiver,
    ...(isExplained &&
      context.customer.rights.includes('prices') && { logs: logsOf(plan, context.now) }),
  };
}

/** In the sequence of the ids, each once. */
export async function reprice(
  context: UserContext,
  { ids, changes, addressId, explained = false }: ParsedOf<typeof repriceFavorites>,
): Promise<OutputOf<typeof repriceFavorites> | Refusal> {
  const to = await whereTo(context, addressId);
  if (to instanceof Refusal) return to;
  const rows = await findFavorites(context.db, context.customer.ownerId, ids);
  const answers: Repriced[] = [];
  for (const id of new Set(ids)) {
    const row = rows.get(id);
    if (row === undefined) return refuse(refusals.unknown);
    const amounts = changes.find((one) => one.id === id);
    answers.push(repriced(await planOf(context, row, amounts, to(row)), context, explained));
  }
  return answers;
}
