/** The days of a paid order: which were passed and when, and for which day the others are planned. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { dayOf } from '../../lib/day.ts';

/** Stations of the line, in their order: of what is printed, and of what lies on a shelf. */
const PLANS = {
  printed: ['factory', 'press', 'postPress', 'carrier', 'you'],
  picked: ['accepted', 'picking', 'carrier', 'you'],
} as const;
/** One of them. */
export type PlanStation = (typeof PLANS)[keyof typeof PLANS][number];

export interface PlanDay {
  readonly station: PlanStation;
  /** `2026-11-20`; null while nobody knows. */
  readonly day: string | null;
  readonly isDone: boolean;
}

/** The event that ends a station. */
const ENDS: Readonly<Record<PlanStation, readonly string[]>> = {
  factory: ['ALLOCATE'],
  press: ['STORE_PART', 'STORE_ALL', 'OUTSOURCE', 'PICKED'],
  postPress: ['STORE_ALL', 'PICKED'],
  accepted: ['ALLOCATE'],
  picking: ['PICKED'],
  carrier: ['ALL_HANDED_OVER', 'RESHIP'],
  you: ['SIGNED', 'CONFIRM_RECEIPT', 'AUTO_RECEIVE'],
};

/** From which status on a station is behind the order. */
const PASSED: Readonly<Record<PlanStation, readonly number[]>> = {
  factory: [s.allocated],
  press: [s.outsourced, s.scanReturn, s.returnedToFactory, s.partlyStored, s.storageWithdrawn],
  postPress: [s.stored, s.shipping],
  accepted: [s.allocated],
  picking: [s.stored, s.shipping],
  carrier: [s.shipped, s.inDelivery],
  you: [s.delivered],
};

/** How many stations are behind an order in this status. */
const passedBy = (stations: readonly PlanStation[], status: number): number => {
  const at = stations.findLastIndex((station) => PASSED[station].includes(status));
  // On the press: the factory has it.
  return status === s.workOrderOpened ? 1 : at + 1;
};

/** Null for an order that has no days: not paid, cancelled, coming back, or without a promise. */
export function planOf({
  status,
  promise,
  timeline,
  isPrinted,
}: OrderDetail): readonly PlanDay[] | null {
  const isUnderway = status >= s.approvedOrdered && status <= s.delivered;
  if (!isUnderway || promise === null || promise.shipDate === null) return null;
  const stations: readonly PlanStation[] = PLANS[isPrinted ? 'printed' : 'picked'];
  const passed = passedBy(stations, status);
  const planned: Readonly<Record<PlanStation, string | null>> = {
    factory: null,
    press: null,
    postPress: promise.shipDate,
    accepted: null,
    picking: promise.shipDate,
    carrier: promise.shipDate,
    you: promise.arriveDate,
  };
  return stations.map((station, position) => {
    const isDone = position < passed;
    const end = timeline.findLast(({ event }) => ENDS[station].includes(event));
    const real = isDone && end ? dayOf(Date.parse(end.at)) : null;
    return { station, isDone, day: isDone ? real : planned[station] };
  });
}

const DAY_MS = 24 * 3_600_000;

/** Days after the promised one at which it was received, negative for earlier; null while it is on its way. */
export function daysLate({ status, promise, timeline }: OrderDetail): number | null {
  const end = timeline.findLast(({ event }) => ENDS.you.includes(event));
  if (status !== s.delivered || end === undefined || promise?.arriveDate == null) return null;
  const real = Date.parse(dayOf(Date.parse(end.at)));
  return Math.round((real - Date.parse(promise.arriveDate)) / DAY_MS);
}
