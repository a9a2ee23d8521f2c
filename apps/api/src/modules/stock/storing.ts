/** Printed for the cloud warehouse: the goods that an order becomes there, one 库存编码 for each of its styles. */
import type { JobStyle } from '@banxin/contract/entities/styles';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { jobText } from '@banxin/contract/rules/job';
import { chinese } from '@banxin/pricing/chinese';
import { describeSentence } from '@banxin/pricing/describe';
import { netWeight } from '@banxin/pricing/packing';
import { productById } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import type { Insertable, Selectable } from 'kysely';
import { searchable } from '../../db/searchable.ts';
import type { CloudStockTable } from '../../db/tables/cloud.ts';
import type { OrdersTable } from '../../db/tables/orders.ts';
import type { Tx } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';

type OrderRow = Selectable<OrdersTable>;

/** Why an order's goods cannot be stored in the cloud warehouse; null when they can. */
export const storingRefusal = ({ product_id }: Pick<OrderRow, 'product_id'>): Refusal | null =>
  productById(product_id)?.stock ? refuse(refusals.notPrinted) : null;

/** What one unit takes up and weighs, as the engine packs it; never nothing. */
export function unitMeasure(
  product: Product,
  configuration: OrderRow['configuration'],
): { readonly unit_mm3: number; readonly unit_mg: number } {
  // A thousand at once: grams and cm³ are whole numbers.
  const { grams, cm3 } = netWeight(product, { ...configuration, quantity: 1_000, styles: 1 });
  return { unit_mm3: Math.max(1, cm3), unit_mg: Math.max(1, grams) };
}

/** The number under which goods lie: whoever reads it over the phone says which kind it is of. */
export const stockCode = (id: number): string => `YC${String(id).padStart(6, '0')}`;

/** The same job with the same files, of one style. */
const jobKeyOf = (order: OrderRow, files: readonly string[], style: number): string => {
  const { configuration } = order;
  const job = jobText({ ...configuration, quantity: 1, styles: 1 });
  // Without files nobody knows whether it is the same: each order is goods of its own.
  const artwork = files.length > 0 ? files.join(',') : order.order_sn;
  return sha256(`${job}|${artwork}|${style}`);
};

type StockValues = Omit<Insertable<CloudStockTable>, 'code' | 'id'>;

/** Goods of an order's style. @param style  from 1 */
function stockOf(
  order: OrderRow,
  product: Product,
  files: readonly string[],
  style: number,
  now: string,
): StockValues {
  const named = (order.styles as readonly JobStyle[] | null)?.[style - 1]?.name ?? '';
  const said = describeSentence(product, order.configuration, false);
  const isOne = order.configuration.styles === 1;
  const name = isOne ? '' : named || `款 ${style}`;
  return {
    customer_id: order.customer_id,
    job_key: jobKeyOf(order, files, style),
    product_id: order.product_id,
    product_name: order.product_name,
    family: order.family,
    spec: chinese(said),
    spec_said: JSON.stringify(said),
    style: name,
    unit: product.quantity.unit,
    thumbnail: order.thumbnail,
    order_sn: order.order_sn,
    ...unitMeasure(product, order.configuration),
    search_text: searchable(`${order.product_name} ${chinese(said)} ${name}`),
    created_at: now,
  };
}

/** Finds the goods of the customer's own, or makes their row with the next number. */
async function findOrAdd(tx: Tx, values: StockValues): Promise<{ id: number; code: string }> {
  const added = await tx
    .insertInto('cloud_stock')
    .values({ ...values, code: values.job_key })
    .onConflict((conflict) => conflict.columns(['customer_id', 'job_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) {
    const code = stockCode(added.id);
    const search_text = `${searchable(code)} ${values.search_text}`;
    await tx
      .updateTable('cloud_stock')
      .set({ code, search_text })
      .where('customer_id', '=', values.customer_id)
      .where('id', '=', added.id)
      .execute();
    return { id: added.id, code };
  }
  return tx
    .selectFrom('cloud_stock')
    .select(['id', 'code'])
    .where('customer_id', '=', values.customer_id)
    .where('job_key', '=', values.job_key)
    .executeTakeFirstOrThrow();
}

/** Notes what an order becomes in the warehouse. The caller holds the order's lock. */
export async function registerStored(tx: Tx, order: OrderRow, now: string): Promise<void> {
  const product = productById(order.product_id);
  if (product === undefined) throw new Error(`${order.order_sn} prints what nobody sells`);
  const files = await tx
    .selectFrom('order_files')
    .select('file_id')
    .where('customer_id', '=', order.customer_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const fileIds = files.map(({ file_id }) => file_id);
  const { quantity, styles } = order.configuration;
  for (let style = 1; style <= styles; style += 1) {
    const stock = await findOrAdd(tx, stockOf(order, product, fileIds, style, now));
    await tx
      .insertInto('cloud_lines')
      .values({
        ...{ customer_id: order.customer_id, order_id: order.id, position: style, quantity },
        ...{ kind: cloudWarehouseKind.custody, stock_id: stock.id, code: stock.code },
        ...{ product_id: order.product_id, name: order.product_name, spec: order.spec },
        unit: product.quantity.unit,
      })
      .execute();
  }
}
