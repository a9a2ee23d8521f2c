/** Orders that left or leave the cloud warehouse, as their list shows them. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getCloudOrders } from '@banxin/contract/calls/cloudWarehouse/order';
import type { CloudOrder } from '@banxin/contract/entities/cloudWarehouse';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { orderTabs } from '@banxin/contract/lifecycles/order';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import type { Refusal } from '../../http/refusal.ts';
import { placeText } from '../order/drops.ts';
import { dayRefusal, matching, ordered, queryFilterOf, summaries } from '../order/listFilter.ts';
import type { SummaryRow } from '../order/order.ts';
import { payBefore, UNPAID } from '../order/payBefore.ts';
import { carrierName } from '../order/pricing.ts';
import { summaryOf } from '../order/view.ts';
import { type CloudLineRow, cloudLineView } from '../stock/custody.ts';

type Output = OutputOf<typeof getCloudOrders>;

/** What leaves the warehouse, and not what is printed for it. */
const leaving = ['send', 'back'] as const;

/** The lines of orders, by the order. */
async function linesByOrder(
  db: Db,
  ownerId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, CloudLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cloud_lines')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** The open payments that orders wait for. */
async function openPayments(
  db: Db,
  ownerId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_subjects as s')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 's.customer_id').onRef('p.id', '=', 's.payment_id'),
    )
    .select(['s.order_id', 'p.payment_sn'])
    .where('s.customer_id', '=', ownerId)
    .where('s.order_id', 'in', orderIds)
    .where('s.is_open', '=', true)
    .execute();
  return new Map(rows.map(({ order_id, payment_sn }) => [order_id ?? 0, payment_sn]));
}

export async function readOrders(
  { db, customer, now }: UserContext,
  { pageIndex, pageSize, ...filter }: ParsedOf<typeof getCloudOrders>,
): Promise<Output | Refusal> {
  const refusal = dayRefusal(filter);
  if (refusal) return refusal;
  const { ownerId } = customer;
  const asked = queryFilterOf(ownerId, filter);
  const ofCloud = () => db.selectFrom('orders').where('cloud', 'in', leaving);
  const [rows, tabs] = await Promise.all([
    ordered(matching(summaries(db).where('cloud', 'in', leaving), asked), {})
      .select(['receiver', 'tracking_no'])
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    matching(ofCloud(), { ...asked, tab: undefined })
      .select(['tab', sql<number>`count(*)::int`.as('count')])
      .groupBy('tab')
      .execute(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [lines, payments] = await Promise.all([
    linesByOrder(db, ownerId, ids),
    openPayments(db, ownerId, ids),
  ]);
  const counts = orderTabs.flatMap(({ key }) => {
    const count = tabs.find(({ tab }) => tab === key)?.count ?? 0;
    return count > 0 ? [{ tab: key, count }] : [];
  });
  const total = counts
    .filter(({ tab }) => filter.tab === undefined || tab === filter.tab)
    .reduce((sum, { count }) => sum + count, 0);
  const items = rows.map((row): CloudOrder => {
    const receiver = row.receiver as AddressInput;
    return {
      ...summaryOf(row as SummaryRow, customer, now),
      errand: row.cloud === 'back' ? 'back' : 'send',
      lines: (lines.get(row.id) ?? []).map(cloudLineView),
      consignee: receiver.consignee,
      phone: receiver.mobilePhone,
      place: placeText(receiver),
      carrier:
        row.carrier === null
          ? null
          : { code: row.carrier, name: carrierName(row.carrier), trackingNo: row.tracking_no },
      paymentSN: payments.get(row.id) ?? null,
      payBefore: UNPAID.some((one) => one === row.status) ? payBefore(row) : null,
    };
  });
  return { items, total, counts };
}
