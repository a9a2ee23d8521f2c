/** Asks carriers for parcels that are on the road and moves their orders by what they report. */
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { can } from '@banxin/contract/lifecycles/chart';
import { CARRIER_PROBLEM, carrierEvents, orderChart } from '@banxin/contract/lifecycles/order';
import { book } from '@banxin/pricing/book';
import { type Selectable, sql } from 'kysely';
import type { ParcelsTable } from '../../db/tables/works.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import {
  type Carrier,
  CarrierFailedError,
  type Report,
  type TrackedParcel,
} from '../../ports/carrier.ts';
import { instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { type DropRow, dropsOf, statusOfDrop } from '../order/drops.ts';
import { moveDrop } from '../order/moveDrop.ts';
import { findOrderById, lockOrder, type OrderRow } from '../order/order.ts';
import { advance } from '../order/status.ts';

/** Carriers are asked for one parcel at most so often. @unit ms */
export const POLL_EVERY_MS = 30 * 60_000;
/** One run asks for so many: a slow carrier does not hold the others for long. */
const PER_RUN = 20;
/** Of what a carrier says so much is kept. Characters. */
const WORDS_MAX = 300;

type ParcelRow = Selectable<ParcelsTable>;

interface Address {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly mobilePhone: string;
}

/** The drop that a parcel goes to; null for an order to one address. */
export const dropOf = async (db: Db, parcel: ParcelRow, order: OrderRow): Promise<DropRow | null> =>
  (await dropsOf(db, order)).find(({ position }) => position === parcel.drop_position) ?? null;

/** The parcel as its carrier needs it. @param drop where it goes; null for an order to one address */
export function trackedOf(
  parcel: ParcelRow,
  order: OrderRow,
  drop: DropRow | null,
): TrackedParcel | null {
  const receiver = (drop?.receiver ?? order.receiver) as Address | null;
  const from = book.factories.find(({ id }) => id === order.factory);
  if (receiver === null || from === undefined || parcel.handed_at === null) return null;
  const promise = order.promise as { readonly transitDays: number } | null;
  return {
    carrier: parcel.carrier,
    trackingNo: parcel.tracking_no,
    phone: receiver.mobilePhone,
    from: { province: from.province, city: from.city, district: '' },
    to: receiver,
    handedAt: parcel.handed_at,
    transitDays: drop?.transit_days ?? promise?.transitDays ?? 3,
  };
}

/** States after which nothing more is to come. */
const isOver = (state: number): boolean => {
  const event = carrierEvents[state];
  return event === 'SIGNED' || event === 'CARRIER_RETURNING';
};

const setProblem = (tx: Tx, order: OrderRow, isProblem: boolean) =>
  tx
    .updateTable('orders')
    .set({
      flags: isProblem
        ? sql`flags | ${orderFlag.problemOrder}`
        : sql`flags & ~${orderFlag.problemOrder}::bigint`,
      version: sql`version + 1`,
    })
    .where('customer_id', '=', order.customer_id)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();

interface Reported {
  readonly order: OrderRow;
  readonly drop: DropRow | null;
  readonly parcel: ParcelRow;
  /** kuaidi100. */
  readonly state: number;
  /** What its carrier said last, in its own words; '' when nothing. */
  readonly said: string;
}

/** Another parcel of the order has a problem still. */
const hasOtherProblem = async (tx: Tx, { parcel }: Reported): Promise<boolean> => {
  const other = await tx
    .selectFrom('parcels')
    .select('id')
    .where('customer_id', '=', parcel.customer_id)
    .where('order_id', '=', parcel.order_id)
    .where('id', '<>', parcel.id)
    .where('state', '=', CARRIER_PROBLEM)
    .executeTakeFirst();
  return other !== undefined;
};

/** What a report means for its order: an arrow, or the flag of a problem and a message. */
async function moveBy(tx: Tx, reported: Reported, now: string): Promise<void> {
  const { order, drop, parcel, state, said } = reported;
  const hasProblem = orderFlag.has(order.flags, orderFlag.problemOrder);
  if (state === CARRIER_PROBLEM) {
    if (hasProblem && parcel.state === CARRIER_PROBLEM) return;
    await setProblem(tx, order, true);
    await tell(tx, {
      customerId: order.customer_id,
      kind: 'parcelProblem',
      values: {
        orderSN: order.order_sn,
        trackingNo: parcel.tracking_no,
        ...(said !== '' && { why: said }),
      },
      of: `${order.order_sn}:${order.version}`,
      at: now,
    });
    return;
  }
  const event = carrierEvents[state];
  if (event === undefined) return;
  const isOver = hasProblem && !(await hasOtherProblem(tx, reported));
  const current = isOver ? await setProblem(tx, order, false) : order;
  // Why it comes back stands with the step; that it moves on needs no words.
  const isExplained = event === 'CARRIER_RETURNING' && said !== '';
  const move = { event, actor: 'carrier', at: now, ...(isExplained && { reason: said }) };
  if (drop !== null) {
    await moveDrop(tx, current, drop, move);
    return;
  }
  if (can(orderChart, current.status, event, 'carrier') === null) return;
  await advance(tx, current, move);
}

/** All parcels on the way to an address are signed for before it has them. */
async function areOthersSigned(tx: Tx, parcel: ParcelRow): Promise<boolean> {
  const waiting = await tx
    .selectFrom('parcels')
    .select('id')
    .where('customer_id', '=', parcel.customer_id)
    .where('order_id', '=', parcel.order_id)
    .where('id', '<>', parcel.id)
    .where('drop_position', '=', parcel.drop_position)
    // One that came back has no way before it any more.
    .where('poll_after', 'is not', null)
    .executeTakeFirst();
  return waiting === undefined;
}

/**
 * Keeps what a carrier reported. The order is locked, so that a notice and a question at once are told after each
 * other; what was known before changes nothing.
 */
export async function keepReport(
  db: Db,
  parcel: Pick<ParcelRow, 'customer_id' | 'id' | 'order_id'>,
  report: Report,
  now: string,
): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await findOrderById(tx, parcel.customer_id, parcel.order_id);
    const order = found && (await lockOrder(tx, parcel.customer_id, found.order_sn));
    const current = await tx
      .selectFrom('parcels')
      .selectAll()
      .where('customer_id', '=', parcel.customer_id)
      .where('id', '=', parcel.id)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined || current === undefined || current.handed_at === null) return;
    // A late notice of before does not undo that it has arrived.
    if (current.state !== null && isOver(current.state)) return;
    if (report.scans.length > 0) {
      await tx
        .insertInto('parcel_scans')
        .values(
          report.scans.slice(-200).map(({ at, text }) => ({
            customer_id: parcel.customer_id,
            parcel_id: parcel.id,
            at,
            text: text.slice(0, WORDS_MAX),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const next = isOver(report.state) ? null : instantOf(msOf(now) + POLL_EVERY_MS);
    await tx
      .updateTable('parcels')
      .set({ state: report.state, poll_after: next })
      .where('customer_id', '=', parcel.customer_id)
      .where('id', '=', parcel.id)
      .execute();
    const drop = await dropOf(tx, current, order);
    const stands = drop === null ? order.status : statusOfDrop(drop, order);
    if (stands !== s.shipped && stands !== s.inDelivery) return;
    if (carrierEvents[report.state] === 'SIGNED' && !(await areOthersSigned(tx, current))) return;
    const said = report.scans.at(-1)?.text.slice(0, WORDS_MAX) ?? '';
    await moveBy(tx, { order, drop, parcel: current, state: report.state, said }, now);
  });
}

const askLater = (db: Db, parcel: ParcelRow, now: string) =>
  db
    .updateTable('parcels')
    .set({ poll_after: instantOf(msOf(now) + POLL_EVERY_MS) })
    .where('customer_id', '=', parcel.customer_id)
    .where('id', '=', parcel.id)
    .execute();

/** Takes the parcels that are due: of several servers one asks for each. */
const takeDue = (db: Db, now: string): Promise<ParcelRow[]> =>
  transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('parcels')
      .selectAll()
      .where('poll_after', '<=', now)
      .orderBy('poll_after')
      .limit(PER_RUN)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const parcel of due) await askLater(tx, parcel, now);
    return due;
  });

/**
 * Asks for the parcels that are due; answers for how many a carrier knew something. One carrier that fails does not
 * hold up the others.
 * @throws AggregateError after the last, when any failed
 */
export async function watchParcels(db: Db, carrier: Carrier, now: string): Promise<number> {
  let known = 0;
  const failures: unknown[] = [];
  for (const parcel of await takeDue(db, now)) {
    try {
      const order = await findOrderById(db, parcel.customer_id, parcel.order_id);
      const drop = order ? await dropOf(db, parcel, order) : null;
      const tracked = order && trackedOf(parcel, order, drop);
      if (tracked && parcel.state === null) await carrier.follow?.(tracked);
      const report = tracked ? await carrier.track(tracked, now) : null;
      if (report === null) continue;
      await keepReport(db, parcel, report, now);
      known += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  const surprises = failures.filter((error) => !(error instanceof CarrierFailedError));
  if (surprises.length > 0) throw new AggregateError(failures, 'Some parcels were not followed');
  if (failures.length > 0) throw new AggregateError(failures, 'A carrier did not answer');
  return known;
}

export const parcelJobs: readonly Job[] = [
  {
    name: 'watch-parcels',
    everyMs: 60_000,
    run: ({ db, clock, ports }) => watchParcels(db, ports.carrier, nowOf(clock)),
  },
];
