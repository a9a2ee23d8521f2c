/** Custody stock as its owner sees it: what lies there, what is printed for it, what keeping it costs. */
import type { CustodyStock } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind, orderStatus as s } from '@banxin/contract/enums/order';
import { fen } from '@banxin/contract/money';
import { storageFee } from '@banxin/contract/rules/cloudWarehouse';
import { sql } from 'kysely';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import type { CustodyRow } from '../stock/custody.ts';
import { type Kept, keptBy } from './kept.ts';

/** Paid for and not stored yet: what an order prints for the warehouse is on its way. */
export const IN_PRODUCTION: readonly number[] = [
  ...[s.ordered, s.reviewWithdrawnOrdered, s.approvedOrdered, s.allocated, s.workOrderOpened],
  ...[s.outsourced, s.scanReturn, s.returnedToFactory, s.storageWithdrawn, s.partlyStored],
];

/** What is in production for stocks, by their ids. */
export async function incomingOf(
  db: Db,
  ownerId: number,
  stockIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (stockIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cloud_lines as l')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'l.customer_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.stock_id', sql<number>`sum(l.quantity)::int`.as('incoming')])
    .where('l.customer_id', '=', ownerId)
    .where('l.stock_id', 'in', stockIds)
    .where('o.cloud', '=', 'store')
    .where('o.status', 'in', IN_PRODUCTION)
    .groupBy('l.stock_id')
    .execute();
  return new Map(rows.map(({ stock_id, incoming }) => [stock_id ?? 0, incoming]));
}

/** A month has so many days where a fee of a month is spoken of. */
const MONTH_DAYS = 30;

/** What keeping so much comes to in a month. @unit fen, half up */
export const monthFeeOf = (mm3: number): number =>
  Math.round((mm3 * storageFee.perCubicMetreDay * MONTH_DAYS) / 1_000_000_000);

function viewOf(
  row: CustodyRow,
  incoming: number,
  kept: Kept | undefined,
  { rights }: Pick<Customer, 'rights'>,
): CustodyStock {
  const isFree = kept !== undefined && kept.charged === 0 && row.on_hand > 0;
  return {
    kind: cloudWarehouseKind.custody,
    stockId: row.id,
    code: row.code,
    productId: row.product_id,
    productName: row.product_name,
    family: row.family,
    spec: row.spec,
    specSaid: row.spec_said,
    style: row.style,
    unit: row.unit,
    thumbnail: row.thumbnail,
    orderSN: row.order_sn,
    onHand: row.on_hand,
    reserved: row.reserved,
    frozen: row.frozen,
    frozenReason: row.frozen_reason,
    available: row.available,
    incoming,
    inboundAt: row.inbound_at,
    freeUntil: isFree ? kept.freeUntil : null,
    monthFee: rights.includes('prices') ? fen(monthFeeOf(row.unit_mm3 * row.on_hand)) : null,
    alertAt: row.alert_at,
    isLow: row.is_low,
  };
}

/** As the contract shows them, in two more queries. @param now instant */
export async function custodyViews(
  db: Db,
  rows: readonly CustodyRow[],
  customer: Customer,
  now: string,
): Promise<CustodyStock[]> {
  const ids = rows.map(({ id }) => id);
  const [incoming, kept] = await Promise.all([
    incomingOf(db, customer.ownerId, ids),
    keptBy(db, customer.ownerId, ids, now),
  ]);
  return rows.map((row) => viewOf(row, incoming.get(row.id) ?? 0, kept.get(row.id), customer));
}
