/** Changes what is to be printed of an order that is not submitted: one draft, however often it is edited. */
import { isDeepStrictEqual } from 'node:util';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { saveDraft as saveDraftCall } from '@banxin/contract/calls/order/create';
import type { Packaging, Urgency } from '@banxin/contract/calls/order/quote.schemas';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { catalogue } from '@banxin/contract/refusals/catalogue';
import { order as refusals } from '@banxin/contract/refusals/order';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { attachFiles, chooseFiles, chooseStyles, filesOf, noFilesNeeded } from './files.ts';
import { orderPrice } from './held.ts';
import { jobColumns, searchTextOf } from './jobColumns.ts';
import { lockOrder, type OrderRow } from './order.ts';
import { refusalOf } from './pricing.ts';

type Input = ParsedOf<typeof saveDraftCall>;
type Output = OutputOf<typeof saveDraftCall>;

/** How fast it is made, who takes it and until when, from now on. */
const wayOf = (order: OrderRow, input: Input) => ({
  urgent: input.urgent ?? (order.urgent as Urgency),
  carrier: input.carrier ?? order.carrier,
  arrive_by: input.arriveBy === undefined ? order.arrive_by : input.arriveBy,
});

/** The new contents at the draft's own terms; a carrier that cannot take them is chosen anew. */
async function priceOf(tx: Tx, order: OrderRow, input: Input, actor: Customer, now: string) {
  const { urgent, carrier, arrive_by: arriveBy } = wayOf(order, input);
  const job = {
    configuration: input.configuration,
    urgent,
    arriveBy,
    packaging: order.packaging as Packaging,
    province: order.province ?? undefined,
  };
  const asChosen = await orderPrice(tx, { ...job, carrier: carrier ?? undefined }, actor, now);
  return asChosen?.valid ? asChosen : orderPrice(tx, job, actor, now);
}

/** True when the draft holds these contents already: the same press again, or in another window. */
async function holds(tx: Tx, order: OrderRow, input: Input): Promise<boolean> {
  const asStored: unknown = JSON.parse(JSON.stringify(input.configuration));
  const { urgent, carrier, arrive_by } = order;
  if (!isDeepStrictEqual(wayOf(order, input), { urgent, carrier, arrive_by })) return false;
  if (!isDeepStrictEqual(order.configuration, asStored)) return false;
  if (!isDeepStrictEqual(order.styles, input.styles ?? null)) return false;
  const files = await filesOf(tx, order);
  return isDeepStrictEqual(
    files.map(({ id }) => id),
    input.fileIds,
  );
}

const answer = ({ id, order_sn, version }: OrderRow): Output => ({
  orderId: id,
  orderSN: order_sn,
  version,
});

export async function saveDraft(
  { db, customer: actor, now }: UserContext,
  input: Input,
): Promise<Output | Refusal> {
  const product = productById(input.configuration.productId);
  if (product === undefined) return refuse(catalogue.unknown);
  if (product.stock && input.fileIds.length > 0) return noFilesNeeded;
  const files = await chooseFiles(db, actor.ownerId, input.fileIds);
  if (files instanceof Refusal) return files;
  const styles = chooseStyles(input.styles, files, input.configuration);
  if (styles instanceof Refusal) return styles;
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const order = await lockOrder(tx, actor.ownerId, input.orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    const { status } = order;
    if (order.tab !== 'draft') return refuse(refusals.submitted, { status });
    if (await holds(tx, order, input)) return answer(order);
    if (order.version !== input.version) return refuse(refusals.draftMoved, { status });
    const priced = await priceOf(tx, order, input, actor, now);
    if (priced === undefined) return refuse(catalogue.unknown);
    if (!priced.valid) return refusalOf(priced);
    const job = jobColumns(product, input.configuration, priced, files, styles);
    const receiver = order.receiver as AddressInput | null;
    const changed = await tx
      .updateTable('orders')
      .set({
        ...job,
        ...wayOf(order, input),
        search_text: searchTextOf(order.order_sn, job, receiver),
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await attachFiles(tx, order, files);
    return answer(changed);
  });
}
