/** Writes a customer's orders into a workbook, a few at a time: neither memory nor other calls notice how many. */
import type { ParsedOf } from '@banxin/contract/call';
import type { exportOrders } from '@banxin/contract/calls/order/export';
import { EXPORT_ORDERS_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';
import type { DeliveryPromise } from '@banxin/contract/entities/quote';
import { standingOf } from '@banxin/contract/messages/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { plain } from '@banxin/contract/refusals/plain';
import { messageOf } from '@banxin/contract/refusals/row';
import { Raw } from '@banxin/contract/server';
import { writeXlsxStream } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { dayRefusal, matching, type QueryFilter, queryFilterOf } from '../order/listFilter.ts';
import { carrierName } from '../order/pricing.ts';
import { neutral } from './neutral.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Orders read at once: written in less than the loop may be held. */
export const BATCH = 200;

/** One workbook of a customer at a time, in each shop that this process serves. */
const underWay = new WeakMap<Db, ConcurrencyLimit>();

/** Whoever has not read a workbook to its end by then does not keep others of the same customer waiting. @unit ms */
const PATIENCE = 300_000;

/** Takes a customer's place; answers how to give it back, or null while another workbook is being written. */
function takePlace(db: Db, customerId: number): (() => void) | null {
  const places = underWay.get(db) ?? new ConcurrencyLimit(1);
  underWay.set(db, places);
  const key = String(customerId);
  if (!places.take(key)) return null;
  const given = new AbortController();
  const release = (): void => {
    if (given.signal.aborted) return;
    given.abort();
    places.release(key);
  };
  AbortSignal.timeout(PATIENCE).addEventListener('abort', release, { signal: given.signal });
  return release;
}

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

/** The orders of one reading, those after the last one; the newest first. */
const readAfter = (
  db: Db,
  filter: QueryFilter,
  last: { created_at: string; id: number } | null,
) => {
  const rows = matching(db.selectFrom('orders'), filter)
    .select(['id', 'order_sn', 'created_at', 'product_name', 'spec', 'status', 'confirmed_at'])
    .select(['receiver', 'carrier', 'tracking_no', 'promise', 'total', 'paid', 'refunded'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH);
  return (
    last === null
      ? rows
      : rows.where(sql<boolean>`(created_at, id) < (${last.created_at}::timestamptz, ${last.id})`)
  ).execute();
};

type Read = Awaited<ReturnType<typeof readAfter>>[number];

const yuan = (fen: number): number => fen / 100;

/** 2026-11-20 09:00, in Asia/Shanghai. */
const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function cellsOf(order: Read): (string | number)[] {
  const receiver = order.receiver as AddressInput | null;
  const promise = order.promise as DeliveryPromise | null;
  const { province = '', city = '', district = '', detail = '' } = receiver ?? {};
  const place = [province, city === province ? '' : city, district, detail].join('');
  const texts = [
    ...[order.order_sn, minuteOf(order.created_at), order.product_name, order.spec],
    standingOf(order.status, order.confirmed_at !== null).message,
    ...[receiver?.consignee ?? '', receiver?.mobilePhone ?? '', place],
    order.carrier === null ? '' : carrierName(order.carrier),
    ...[order.tracking_no ?? '', promise?.arriveDate ?? ''],
  ];
  return [...texts.map(neutral), yuan(order.total), yuan(order.paid), yuan(order.refunded)];
}

/** Row by row, as the reader takes them; between two readings others have their turn. */
async function* rowsOf(db: Db, filter: QueryFilter) {
  let last: Read | null = null;
  for (let written = 0; written < EXPORT_ORDERS_MAX; written += BATCH) {
    const batch: Read[] = await readAfter(db, filter, last);
    for (const order of batch) yield cellsOf(order);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}

/** The same bytes; `end` is called once they are read, or nobody reads on, or they broke off. */
function ending(bytes: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
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
  const release = takePlace(db, customer.ownerId);
  if (release === null) return refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  const bytes = writeXlsxStream(rowsOf(db, filter), {
    name: '订单',
    columns: COLUMNS.map(([header, width]) => ({ header, width })),
    freezePane: { rows: 1 },
  });
  const fileName = `orders-${dayOf(msOf(now))}.xlsx`;
  return new Raw(ending(bytes, release), TYPE, { fileName });
}

/** When one that waits for the one before may try again. @unit s */
const RETRY_SECONDS = 5;
