/** What a favourite would be ordered as today: where it goes, what takes the place of what is no longer made, its files. */
import type { ReorderFile } from '@banxin/contract/calls/order/favorite.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { JobStyle } from '@banxin/contract/entities/styles';
import { plain } from '@banxin/contract/refusals/plain';
import { jobOfFile } from '@banxin/contract/rules/styles';
import { productById, productsIn } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import type { Receiver } from '../../db/tables/favorites.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { listAddresses } from '../customer/addresses.ts';
import { filesByIds } from '../file/files.ts';
import { findingsFor } from '../file/jobFindings.ts';
import { type HeldQuote, jobKeyOf, orderPrice } from '../order/held.ts';
import { type Job, price, termsOf } from '../order/pricing.ts';
import { type FavoriteRow, jobOf, lostOf } from './favorite.ts';

/** Amounts that differ from those that were kept. */
export interface Amounts {
  readonly quantity: number;
  readonly styles: number;
}

/** A job with its price. */
export interface PricedJob {
  readonly job: Job;
  readonly priced: HeldQuote;
  /** What was kept, with these amounts, can no longer be made. */
  readonly isReplaced: boolean;
  /** It is not what was kept. */
  readonly isOther: boolean;
}

/** A favourite as it would be ordered now. */
export interface Plan {
  readonly row: FavoriteRow;
  readonly receiver: Receiver | null;
  /** Null when it cannot be ordered: it lost its efficacy, or nothing near it can be made. */
  readonly made: PricedJob | null;
  readonly files: readonly ReorderFile[];
  /** What its order takes along: all of its files, or none where one is faulty or gone. */
  readonly taken: { readonly fileIds: string[]; readonly styles?: JobStyle[] };
}

/** Where everything goes: the address that was named; of none, each receiver of last time or the default address. */
export async function whereTo(
  context: UserContext,
  addressId: number | undefined,
): Promise<((row: FavoriteRow) => Receiver | null) | Refusal> {
  const addresses = await listAddresses(context);
  const plainOf = ({ id: _, ...address }: (typeof addresses)[number]): Receiver => address;
  if (addressId !== undefined) {
    const named = addresses.find(({ id }) => id === addressId);
    return named === undefined ? refuse(plain.notFound) : () => plainOf(named);
  }
  const [first] = addresses;
  return (row) => row.receiver ?? (first ? plainOf(first) : null);
}

/** Ways of sending and making it: as kept, then without what somebody else may no longer offer. */
const waysOf = (job: Job): Job[] => [
  job,
  ...(job.carrier === undefined ? [] : [{ ...job, carrier: undefined }]),
  ...(job.urgent === 'none' ? [] : [{ ...job, carrier: undefined, urgent: 'none' as const }]),
];

async function pricedBy(context: UserContext, jobs: readonly Job[]) {
  for (const job of jobs) {
    const priced = await orderPrice(context.db, job, context.customer, context.now);
    if (priced?.valid) return { job, priced };
  }
  return null;
}

/** The job as kept, or the nearest that can be made, at the price of this moment. */
async function make(
  context: UserContext,
  row: FavoriteRow,
  amounts: Amounts | undefined,
  receiver: Receiver | null,
): Promise<PricedJob | null> {
  const kept = jobOf(row);
  const configuration: Configuration = {
    ...kept.configuration,
    ...(amounts && { quantity: amounts.quantity, styles: amounts.styles }),
  };
  const province = receiver?.province ?? kept.province;
  const wanted: Job = { ...kept, configuration, province };
  const same = await pricedBy(context, waysOf(wanted));
  const isKept = (one: Configuration) => jobKeyOf(one) === row.job_key;
  if (same) return { ...same, isReplaced: false, isOther: !isKept(configuration) };
  const refused = price({ ...wanted, carrier: undefined }, termsOf(context.customer), context.now);
  const [nearest] = refused?.valid === false ? refused.nearest : [];
  if (nearest === undefined) return null;
  const other = await pricedBy(
    context,
    waysOf({ ...wanted, configuration: nearest.configuration }),
  );
  return other && { ...other, isReplaced: true, isOther: !isKept(nearest.configuration) };
}

/** The styles that are ordered, and their files. */
function wantedFiles(row: FavoriteRow, styles: number) {
  if (row.styles === null) return { ids: [...row.file_ids], styles: null };
  const kept = row.styles.slice(0, styles);
  const used = new Set(kept.flatMap(({ parts }) => parts.map(({ fileId }) => fileId)));
  return { ids: row.file_ids.filter((id) => used.has(id)), styles: kept };
}

/** Each file of last time, checked for what is ordered now. */
async function checkFiles(
  { db, customer }: UserContext,
  ids: readonly string[],
  styles: readonly JobStyle[] | null,
  configuration: Configuration,
): Promise<ReorderFile[]> {
  const found = new Map(
    (await filesByIds(db, customer.ownerId, ids)).map((file) => [file.id, file] as const),
  );
  return Promise.all(
    ids.map(async (id): Promise<ReorderFile> => {
      const file = found.get(id);
      if (file === undefined) return { id, name: '', state: 'gone', findings: [] };
      const findings = await findingsFor(file, jobOfFile(configuration, styles, file));
      const isFaulty =
        file.status !== 'checked' || findings.some(({ severity }) => severity === 'error');
      return { id, name: file.name, state: isFaulty ? 'faulty' : 'checked', findings };
    }),
  );
}

/** The same; null also for one that lost its efficacy. */
export const pricedFor = async (
  context: UserContext,
  row: FavoriteRow,
  amounts: Amounts | undefined,
  receiver: Receiver | null,
): Promise<PricedJob | null> =>
  lostOf(row, context.now) === null ? make(context, row, amounts, receiver) : null;

export async function planOf(
  context: UserContext,
  row: FavoriteRow,
  amounts: Amounts | undefined,
  receiver: Receiver | null,
): Promise<Plan> {
  const nothing = { row, receiver, made: null, files: [], taken: { fileIds: [] } };
  const made = await pricedFor(context, row, amounts, receiver);
  if (made === null) return nothing;
  const { configuration } = made.job;
  const { ids, styles } = wantedFiles(row, configuration.styles);
  const files = await checkFiles(context, ids, styles, configuration);
  const goesAlong = files.every(({ state }) => state === 'checked');
  const taken = goesAlong ? { fileIds: ids, ...(styles && { styles }) } : { fileIds: [] };
  return { row, receiver, made, files, taken };
}

/** Of one category: the product in whose place the fewest options differ; undefined for a category without products. */
export function successorOf(
  row: FavoriteRow,
  { customer, now }: UserContext,
): { readonly product: Product; readonly configuration: Configuration } | undefined {
  if (productById(row.product_id) !== undefined) return undefined;
  const near = productsIn(row.category_id).map((product) => {
    const configuration = { ...row.configuration, productId: product.id };
    const priced = price({ configuration, urgent: 'none' }, termsOf(customer), now);
    if (priced?.valid) return { product, configuration, changes: 0 };
    const [nearest] = priced?.nearest ?? [];
    return nearest === undefined
      ? { product, configuration: product.defaults, changes: Number.POSITIVE_INFINITY }
      : { product, configuration: nearest.configuration, changes: nearest.changes.length };
  });
  const isAlike = ({ product }: { readonly product: Product }) => product.art === row.family;
  const [best] = near.toSorted(
    (a, b) => a.changes - b.changes || Number(isAlike(b)) - Number(isAlike(a)),
  );
  return best;
}
