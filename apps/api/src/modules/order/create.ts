/** Registers an order: configuration judged and priced here, files bound, agreement signed. */
import type { InputOf } from '@banxin/contract/call';
import type { createOrder } from '@banxin/contract/calls/order';
import { AGREEMENT_CUTOFF } from '@banxin/contract/constants';
import { orderFlag, orderStatus } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { tabOf } from '@banxin/contract/lifecycles/order';
import { messages } from '@banxin/contract/messages';
import { agreementNeeded } from '@banxin/contract/rules/customer';
import { type Refusal, refuse } from '@banxin/contract/server';
import { productById } from '@banxin/pricing/products';
import { sql } from 'kysely';
import { grams, searchable } from '../../db/grams.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import type { Actor } from './actor.ts';
import { attachFiles, chooseFiles, fileStatusFor, thumbnailOf } from './files.ts';
import { orderNumber } from './orderNumber.ts';
import { price, snapshotOf, termsOf } from './pricing.ts';
import { begin } from './status.ts';

/** Refusal for a customer who has not signed, or undefined. */
export function agreementRefusal(actor: Actor): Refusal | undefined {
  const { sign, created_at } = actor.main;
  return agreementNeeded({ sign, creationTime: created_at }, AGREEMENT_CUTOFF)
    ? refuse(errCode.agreementMissing, messages.agreementMissing)
    : undefined;
}

export const rightRefusal = (actor: Actor): Refusal | undefined =>
  actor.rights.has('create')
    ? undefined
    : refuse(errCode.forbidden, '当前账号没有下单权限，请联系主账号');

/** The order's own number, taken before the row is written so that its order number can be made of it. */
async function nextId(db: Db, table: 'orders' | 'payments'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
}
export { nextId };

export async function create(
  db: Db,
  actor: Actor,
  input: InputOf<typeof createOrder>,
  now: string,
): Promise<{ orderId: number; orderSN: string } | Refusal> {
  const refusal = rightRefusal(actor) ?? agreementRefusal(actor);
  if (refusal) return refusal;
  const product = productById(input.configuration.productId);
  const priced = price(input, termsOf(actor.main), now);
  if (product === undefined || priced === undefined) {
    return refuse(errCode.notFound, '产品不存在或已下架');
  }
  if (!priced.valid) {
    const reason = priced.conflicts[0]?.reason ?? priced.missing[0]?.reason ?? '';
    return refuse(errCode.configurationImpossible, `该配置无法生产：${reason}`, {
      conflicts: priced.conflicts,
      missing: priced.missing,
      nearest: priced.nearest,
    });
  }
  const chosen = await chooseFiles(db, actor.customerId, input.fileIds);
  if (!chosen.ok) return refuse(errCode.fileUnusable, chosen.reason);

  return transaction(db, async (tx) => {
    const id = await nextId(tx, 'orders');
    const orderSN = orderNumber(id, now.slice(0, 10));
    const search = searchable(`${orderSN} ${product.name} ${priced.summary}`);
    const flags = orderFlag.new | (product.stock?.sample ? orderFlag.sample : 0);
    const order = await tx
      .insertInto('orders')
      .values({
        id,
        customer_id: actor.customerId,
        placed_by: actor.loginId,
        order_sn: orderSN,
        product_id: product.id,
        category_id: product.parentId,
        product_name: product.name,
        family: product.art,
        spec: priced.summary,
        configuration: JSON.stringify(input.configuration),
        quote: JSON.stringify(snapshotOf(priced)),
        status: orderStatus.registered,
        file_status: fileStatusFor(chosen.files),
        flags,
        total: priced.total,
        urgent: input.urgent,
        carrier: input.carrier ?? null,
        packaging: JSON.stringify(input.packaging ?? {}),
        province: input.province ?? null,
        remark: input.remark,
        promise: JSON.stringify(snapshotOf(priced).promise),
        factory: priced.delivery?.factory.id ?? null,
        thumbnail: thumbnailOf(chosen.files),
        tab: tabOf(orderStatus.registered),
        search_text: search,
        search_grams: grams(search),
        phone_tails: [actor.main.mobile.slice(-4)],
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await attachFiles(tx, order, chosen.files);
    await begin(tx, order, { event: 'CREATE', actor: `customer:${actor.loginId}`, at: now });
    return { orderId: order.id, orderSN };
  });
}
