/** What lies in the cloud warehouse: goods of the customer, or goods of the shop that can be sent in its name. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  exportCloudInventory,
  getCloudInventory,
  getCloudMovements,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import type { CloudMove, CustodyStock, SalesStock } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { messageOf } from '@banxin/contract/refusals/row';
import { EXPORT_STOCK_MAX } from '@banxin/contract/rules/cloudWarehouse';
import type { Raw } from '@banxin/contract/server';
import { products } from '@banxin/pricing/products';
import type { Product } from '@banxin/pricing/types';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { searchable } from '../../db/searchable.ts';
import type { Db } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { BATCH, writeWorkbook, yuanCell } from '../../http/workbook/workbook.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { pricer } from '../cart/goodsPrice.ts';
import { mostPerOrder } from '../stock/cartLines.ts';
import type { CustodyRow } from '../stock/custody.ts';
import { availableOf } from '../stock/ledger.ts';
import { custodyViews, IN_PRODUCTION } from './custodyView.ts';

type Filter = ParsedOf<typeof exportCloudInventory>;

const hasIncoming = sql<boolean>`exists (select from cloud_lines l
  join orders o on o.customer_id = l.customer_id and o.id = l.order_id
  where l.customer_id = cloud_stock.customer_id and l.stock_id = cloud_stock.id
    and o.cloud = 'store' and o.status = any(${sql.val(IN_PRODUCTION)}))`;

/** What was only ordered for the warehouse and never paid for is no stock. */
const isKnown = sql<boolean>`(on_hand > 0 or inbound_at is not null or ${hasIncoming})`;

/** Custody goods that a filter lets through. */
function custodyOf(db: Db, ownerId: number, { words, status }: Filter) {
  let rows = db.selectFrom('cloud_stock').where('customer_id', '=', ownerId).where(isKnown);
  const text = searchable(words ?? '');
  if (text !== '') rows = rows.where(sql<boolean>`strpos(search_text, ${text}) > 0`);
  if (status === 'low') rows = rows.where('is_low', '=', true);
  if (status === 'frozen') rows = rows.where('frozen', '>', 0);
  if (status === 'incoming') rows = rows.where(hasIncoming);
  return rows;
}

/** Low ones first, then what came in last; what never did before all others of its kind. */
const inOrder = (rows: ReturnType<typeof custodyOf>) =>
  rows
    .selectAll()
    .orderBy('is_low', 'desc')
    .orderBy('inbound_at', (by) => by.desc().nullsFirst())
    .orderBy('id', 'desc');

interface Paged {
  readonly pageIndex: number;
  readonly pageSize: number;
}

async function custodyPage(
  { db, customer, now }: UserContext,
  filter: Filter,
  { pageIndex, pageSize }: Paged,
): Promise<{ items: CustodyStock[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    inOrder(custodyOf(db, customer.ownerId, filter))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    custodyOf(db, customer.ownerId, filter)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await custodyViews(db, rows, customer, now), total };
}

const goods: readonly Product[] = products.filter(({ stock }) => stock);

async function salesPage(
  { db, customer, now }: UserContext,
  { words }: Filter,
  { pageIndex, pageSize }: Paged,
): Promise<{ items: SalesStock[]; total: number }> {
  const text = searchable(words ?? '');
  const found = goods.filter(({ id, name, description }) =>
    searchable(`${id} ${name} ${description}`).includes(text),
  );
  const shown = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  const available = await availableOf(
    db,
    shown.map(({ id }) => id),
  );
  const priceOf = pricer(customer, now);
  const items = shown.map((product): SalesStock => {
    const perOrder = mostPerOrder(product);
    return {
      kind: cloudWarehouseKind.sales,
      productId: product.id,
      code: String(product.id),
      productName: product.name,
      family: product.art,
      unit: product.quantity.unit,
      available: available.get(product.id) ?? 0,
      perOrder,
      each: priceOf(product.id, 1) as Fen | null,
    };
  });
  return { items, total: found.length };
}

export async function readInventory(
  context: UserContext,
  { kind, pageIndex, pageSize, ...filter }: ParsedOf<typeof getCloudInventory>,
): Promise<OutputOf<typeof getCloudInventory>> {
  const page = { pageIndex, pageSize };
  return kind === cloudWarehouseKind.custody
    ? custodyPage(context, filter, page)
    : salesPage(context, filter, page);
}

/** The customer's stock, or undefined. */
export const findStock = (db: Db, ownerId: number, id: number): Promise<CustodyRow | undefined> =>
  db
    .selectFrom('cloud_stock')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function readMovements(
  { db, customer: { ownerId } }: UserContext,
  { stockId, pageIndex, pageSize }: ParsedOf<typeof getCloudMovements>,
): Promise<OutputOf<typeof getCloudMovements> | Refusal> {
  if ((await findStock(db, ownerId, stockId)) === undefined) return refuse(refusals.unknown);
  const moves = db
    .selectFrom('cloud_moves')
    .where('customer_id', '=', ownerId)
    .where('stock_id', '=', stockId);
  const [rows, { total }] = await Promise.all([
    moves
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    moves.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map(
      ({ id, at, kind, quantity, reason, said, ...row }): CloudMove => ({
        ...{ id, at, kind, quantity },
        onHand: row.on_hand_after,
        available: row.available_after,
        orderSN: row.order_sn,
        reason: reason !== null && said !== null ? { message: reason, data: said } : reason,
      }),
    ),
    total,
  };
}

export async function setAlert(
  { db, customer, now }: UserContext,
  { stockId, quantity }: ParsedOf<typeof setCloudAlert>,
): Promise<OutputOf<typeof setCloudAlert> | Refusal> {
  return transaction(db, async (tx) => {
    const row = await tx
      .updateTable('cloud_stock')
      .set({ alert_at: quantity })
      .where('customer_id', '=', customer.ownerId)
      .where('id', '=', stockId)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse(refusals.unknown);
    const [view] = await custodyViews(tx, [row], customer, now);
    return view as CustodyStock;
  });
}

const COLUMNS: readonly (readonly [header: string, width: number])[] = [
  ...([
    ['库存编码', 12],
    ['商品', 18],
    ['规格', 40],
    ['款式', 14],
    ['单位', 8],
  ] as const),
  ...([
    ['在库', 10],
    ['已占用', 10],
    ['可用', 10],
    ['冻结', 10],
    ['冻结原因', 24],
    ['在途', 10],
  ] as const),
  ...([
    ['入库日', 12],
    ['仓储费/月（元）', 16],
    ['预警数量', 10],
    ['最近生产订单', 18],
  ] as const),
];

const cellsOf = (one: CustodyStock): readonly (string | number | null)[] => [
  ...[one.code, one.productName, one.spec, one.style, one.unit],
  ...[one.onHand, one.reserved, one.available, one.frozen, one.frozenReason, one.incoming],
  one.inboundAt === null ? null : dayOf(msOf(one.inboundAt)),
  one.monthFee === null ? null : yuanCell(one.monthFee),
  one.alertAt,
  one.orderSN,
];

export async function writeInventory(
  { db, customer, now }: UserContext,
  filter: Filter,
): Promise<Raw | Refusal> {
  const { ownerId } = customer;
  const { count } = await custodyOf(db, ownerId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count > EXPORT_STOCK_MAX) {
    return invalid({ words: messageOf(refusals.tooMany, { most: EXPORT_STOCK_MAX }) });
  }
  let read = 0;
  return writeWorkbook(db, ownerId, {
    name: '代管库存',
    fileName: `cloud-stock-${dayOf(msOf(now))}.xlsx`,
    columns: COLUMNS,
    readAfter: async () => {
      const rows = await inOrder(custodyOf(db, ownerId, filter))
        .limit(BATCH)
        .offset(read)
        .execute();
      read += rows.length;
      return custodyViews(db, rows, customer, now);
    },
    cells: cellsOf,
    most: EXPORT_STOCK_MAX,
  });
}
