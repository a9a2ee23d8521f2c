/**
 * Demo favourites: of orders that arrived, of jobs never ordered, one that was retired and one whose certificate has
 * expired. They were kept at a better VIP level than the customer has: so the price of then and of now differ.
 */

import type { Configuration } from '@banxin/contract/entities/configuration';
import { orderStatus } from '@banxin/contract/enums/order';
import { snapshotOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import type { Insertable } from 'kysely';
import { jobKeyOf } from '../../modules/order/held.ts';
import { specOf } from '../../modules/order/pricing.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import type { FavoriteOrdersTable } from '../tables/favorites.ts';
import type { Tx } from '../transaction.ts';

const DAY = 24 * 3_600_000;
const OWNER = '悦享包装';
const PROVINCE = '上海市';
/** Of a customer whose level was better. */
const THEN = { type: 3, vipLevel: 8 } as const;

interface Demo {
  readonly name: string;
  readonly remark: string;
  readonly productId: number;
  readonly changes: Partial<Configuration>;
  /** How long ago it was kept. @unit days */
  readonly age: number;
  readonly isRetired?: boolean;
  /** Brand of its certificate. */
  readonly brand?: string;
}

const DEMOS: readonly Demo[] = [
  {
    name: '年中活动礼盒',
    remark: '活动已结束，不再使用',
    productId: 501,
    changes: { styles: 2 },
    age: 120,
    isRetired: true,
  },
  {
    name: '拾光联名手提袋',
    remark: '续签授权后再印',
    productId: 503,
    changes: {},
    age: 90,
    brand: '拾光',
  },
  { name: '产品手册', remark: '每季一版', productId: 301, changes: {}, age: 40 },
  { name: '门店传单', remark: '', productId: 201, changes: { styles: 2 }, age: 12 },
  { name: '员工名片', remark: '新员工入职时加印', productId: 101, changes: { styles: 2 }, age: 5 },
];

/** The newest order of a product that arrived; undefined without one. */
const arrived = (tx: Tx, owner: number, productId: number) =>
  tx
    .selectFrom('orders')
    .select(['order_sn', 'created_at'])
    .where('customer_id', '=', owner)
    .where('product_id', '=', productId)
    .where('status', '=', orderStatus.delivered)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function certificateOf(tx: Tx, owner: number, brand: string): Promise<number> {
  const { id } = await tx
    .selectFrom('certificates')
    .select('id')
    .where('customer_id', '=', owner)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return id;
}

async function rowOf(
  tx: Tx,
  owner: number,
  demo: Demo,
  present: number,
): Promise<Insertable<FavoriteOrdersTable>> {
  const product = productById(demo.productId);
  if (product === undefined) throw new Error(`There is no product ${demo.productId}`);
  const configuration = { ...product.defaults, ...demo.changes };
  const at = present - demo.age * DAY;
  const priced = quote(product, book, {
    configuration,
    customer: THEN,
    urgent: 'none',
    now: instantOf(at),
    destination: { province: PROVINCE },
  });
  if (!priced.valid) throw new Error(`Product ${demo.productId} cannot be made`);
  const order = await arrived(tx, owner, product.id);
  return {
    customer_id: owner,
    name: demo.name,
    remark: demo.remark,
    product_id: product.id,
    category_id: product.parentId,
    product_name: product.name,
    family: product.art,
    ...specOf(product, configuration),
    configuration: JSON.stringify(configuration),
    job_key: jobKeyOf(configuration),
    terms: JSON.stringify({ urgent: 'none', carrier: null, packaging: {}, province: PROVINCE }),
    quote: JSON.stringify(snapshotOf(priced)),
    file_ids: '[]',
    styles: null,
    receiver: null,
    certificate_id: demo.brand === undefined ? null : await certificateOf(tx, owner, demo.brand),
    order_sn: order?.order_sn ?? null,
    ordered_at: order?.created_at ?? null,
    kept_by: owner,
    created_at: instantOf(at),
    lost_at: demo.isRetired ? instantOf(at + DAY) : null,
    deleted_at: null,
  };
}

/** @param writtenAt the present, an instant */
export async function seedFavorites(tx: Tx, writtenAt: string): Promise<void> {
  const owner = await tx
    .selectFrom('customers')
    .select('id')
    .where('name', '=', OWNER)
    .executeTakeFirstOrThrow();
  for (const demo of DEMOS) {
    await tx
      .insertInto('favorite_orders')
      .values(await rowOf(tx, owner.id, demo, msOf(writtenAt)))
      .execute();
  }
}
