/** A customer's orders as a workbook. */
import type { ParsedOf } from '@banxin/contract/call';
import type { exportOrders } from '@banxin/contract/calls/order/export';
import { EXPORT_ORDERS_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import { standingOf } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Raw } from '@banxin/contract/server';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { BATCH, minuteOf, writeWorkbook, yuanCell as yuan } from '../../http/workbook/workbook.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { placeText } from '../order/drops.ts';
import { dayRefusal, matching, type QueryFilter, queryFilterOf } from '../order/listFilter.ts';
import { carrierName } from '../order/pricing.ts';
import { addressesOf } from './addresses.ts';

const COLUMNS: readonly (readonly [header: string, width: number])[] = [
  ...([
    ['订单号', 18],
    ['下单时间', 18],
    ['产品', 16],
    ['规格', 44],
    ['状态', 12],
  ] as const),
  ...([
    ['收货人', 16],
    ['电话', 16],
    ['地址', 44],
    ['快递', 12],
    ['快递单号', 18],
  ] as const),
  ...([
    ['预计送达', 12],
    ['订单金额（元）', 14],
    ['已付（元）', 12],
    ['已退（元）', 12],
  ] as const),
];

/** The orders of one reading with their addresses, those after the last one; the newest first. */
async function readAfter(
  db: Db,
  filter: QueryFilter,
  last: { created_at: string; id: number } | null,
) {
  const rows = matching(db.selectFrom('orders'), filter)
    .select(['id', 'order_sn', 'created_at', 'product_name', 'spec', 'status', 'confirmed_at'])
    .select(['flags', 'receiver', 'carrier', 'tracking_no', 'promise', 'total', 'paid', 'refunded'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH);
  const orders = await (last === null
    ? rows
    : rows.where(sql<boolean>`(created_at, id) < (${last.created_at}::timestamptz, ${last.id})`)
  ).execute();
  const several = await addressesOf(db, filter.customerId, orders);
  return orders.map((order) => ({ ...order, several: several.get(order.id) ?? null }));
}

type Read = Awaited<ReturnType<typeof readAfter>>[number];

/** Who gets it, where, by whom and under which number. */
function deliveryCells(order: Read): string[] {
  const { several } = order;
  if (several !== null) {
    const { consignees, phones, places, carriers, trackingNos } = several;
    return [consignees, phones, places, carriers.map(carrierName).join('、'), trackingNos];
  }
  const receiver = order.receiver as AddressInput | null;
  return [
    ...[receiver?.consignee ?? '', receiver?.mobilePhone ?? ''],
    receiver === null ? '' : placeText(receiver),
    order.carrier === null ? '' : carrierName(order.carrier),
    order.tracking_no ?? '',
  ];
}

function cellsOf(order: Read): (string | number)[] {
  const promise = order.promise as DeliveryPromise | null;
  const texts = [
    ...[order.order_sn, minuteOf(order.created_at), order.product_name, order.spec],
    standingOf(order.status, order.confirmed_at !== null).message,
    ...deliveryCells(order),
    promise?.arriveDate ?? '',
  ];
  return [...texts, yuan(order.total), yuan(order.paid), yuan(order.refunded)];
}

/** How many there are, counted no further than one too many. */
async function countOf(db: Db, filter: QueryFilter): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db.selectFrom('orders').select('id'), filter)
        .limit(EXPORT_ORDERS_MAX + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function writeOrders(
  { db, customer, now }: UserContext,
  input: ParsedOf<typeof exportOrders>,
): Promise<Raw | Refusal> {
  const refusal = dayRefusal(input);
  if (refusal) return refusal;
  const filter = queryFilterOf(customer.ownerId, input);
  if ((await countOf(db, filter)) > EXPORT_ORDERS_MAX) {
    return invalid({ createdFrom: messageOf(refusals.exportTooMany, { most: EXPORT_ORDERS_MAX }) });
  }
  return writeWorkbook(db, customer.ownerId, {
    name: '订单',
    fileName: `orders-${dayOf(msOf(now))}.xlsx`,
    columns: COLUMNS,
    readAfter: (last: Read | null) => readAfter(db, filter, last),
    cells: cellsOf,
    most: EXPORT_ORDERS_MAX,
  });
}
