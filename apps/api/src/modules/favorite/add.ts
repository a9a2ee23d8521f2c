/** Keeps a job as a favourite: one of the product page, or that of an order. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { addFavorite } from '@banxin/contract/calls/order/favorite';
import { FAVORITES_MAX } from '@banxin/contract/constants';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { snapshotOf } from '@banxin/pricing/answers';
import { productById } from '@banxin/pricing/products';
import type { Insertable } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { FavoriteOrdersTable } from '../../db/tables/favorites.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { chooseFiles, chooseStyles, filesOf, stylesColumn } from '../order/files.ts';
import { jobKeyOf, orderPrice } from '../order/held.ts';
import { findOrder } from '../order/order.ts';
import { refusalOf, specOf } from '../order/pricing.ts';
import { takeTurns } from './favorite.ts';

type Input = ParsedOf<typeof addFavorite>;
type NewJob = Exclude<Input['of'], { readonly orderSN: string }>;
type Kept = Omit<
  Insertable<FavoriteOrdersTable>,
  'customer_id' | 'name' | 'remark' | 'kept_by' | 'created_at'
>;

/** Favourites with the same job, and how many there are at all. */
export async function whyNotKept(tx: Tx, ownerId: number, jobKey: string): Promise<Refusal | null> {
  const mine = () =>
    tx
      .selectFrom('favorite_orders')
      .where('customer_id', '=', ownerId)
      .where('deleted_at', 'is', null);
  const same = await mine()
    .select(['id', 'name'])
    .where('job_key', '=', jobKey)
    .where('lost_at', 'is', null)
    .executeTakeFirst();
  if (same !== undefined) return refuse(refusals.exists, { id: same.id, name: same.name });
  const { count } = await mine()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) < FAVORITES_MAX ? null : refuse(refusals.tooMany, { limit: FAVORITES_MAX });
}

/** The job of an order, at the price that it had. */
async function ofOrder(db: Db, ownerId: number, orderSN: string): Promise<Kept | Refusal> {
  const order = await findOrder(db, ownerId, orderSN);
  if (order === undefined) return refuse(orderRefusals.unknown);
  const files = await filesOf(db, order);
  const quote = order.quote as QuoteSnapshot | null;
  const configuration = order.configuration;
  return {
    product_id: order.product_id,
    category_id: order.category_id,
    product_name: order.product_name,
    family: order.family,
    spec: order.spec,
    spec_said: order.spec_said ?? '[]',
    configuration: JSON.stringify(configuration),
    job_key: jobKeyOf(configuration),
    terms: JSON.stringify({
      urgent: order.urgent,
      carrier: order.carrier,
      packaging: order.packaging ?? {},
      province: order.province,
    }),
    quote: JSON.stringify(
      quote ?? { total: order.total, lines: [], bookVersion: '', promise: null },
    ),
    file_ids: JSON.stringify(files.map(({ id }) => id)),
    styles: stylesColumn(order.styles),
    receiver: order.receiver === null ? null : JSON.stringify(order.receiver),
    certificate_id: order.certificate_id,
    order_sn: order.order_sn,
    ordered_at: order.created_at,
  };
}

/** A job that is not ordered yet, at the price of this moment. */
async function ofJob({ db, customer, now }: UserContext, job: NewJob): Promise<Kept | Refusal> {
  const { configuration } = job;
  const product = productById(configuration.productId);
  const priced = await orderPrice(db, job, customer, now);
  if (product === undefined || priced === undefined) return refuse(catalogue.unknown);
  if (!priced.valid) return refusalOf(priced);
  const files = await chooseFiles(db, customer.ownerId, job.fileIds);
  if (files instanceof Refusal) return files;
  const styles = chooseStyles(job.styles, files, configuration);
  if (styles instanceof Refusal) return styles;
  return {
    product_id: product.id,
    category_id: product.parentId,
    product_name: product.name,
    family: product.art,
    ...specOf(product, configuration),
    configuration: JSON.stringify(configuration),
    job_key: jobKeyOf(configuration),
    terms: JSON.stringify({
      urgent: job.urgent,
      carrier: job.carrier ?? null,
      packaging: job.packaging ?? {},
      province: job.province ?? null,
    }),
    quote: JSON.stringify(snapshotOf(priced)),
    file_ids: JSON.stringify(job.fileIds),
    styles: stylesColumn(styles),
    receiver: null,
    certificate_id: null,
    order_sn: null,
    ordered_at: null,
    lost_at: null,
    deleted_at: null,
  };
}

export async function add(
  context: UserContext,
  { name, remark, of }: Input,
): Promise<OutputOf<typeof addFavorite> | Refusal> {
  const { db, customer: actor, now } = context;
  const kept =
    'orderSN' in of ? await ofOrder(db, actor.ownerId, of.orderSN) : await ofJob(context, of);
  if (kept instanceof Refusal) return kept;
  return transaction(db, async (tx) => {
    await takeTurns(tx, actor.ownerId);
    const refusal = await whyNotKept(tx, actor.ownerId, kept.job_key);
    if (refusal !== null) return refusal;
    const row = { ...kept, customer_id: actor.ownerId, name, remark, kept_by: actor.id };
    return tx
      .insertInto('favorite_orders')
      .values({ ...row, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}
