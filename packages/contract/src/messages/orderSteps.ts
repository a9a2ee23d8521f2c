/** The strip of an order: its stations, which of them it has passed and when. */
import type { OrderStep } from '../entities/order.ts';
import { orderStatus as s } from '../enums/order.ts';
import { messageOf } from '../refusals/row.ts';
import { station } from './order.ts';
import { type OrderWay, orderWays, type Station, standingFor } from './orderStanding.ts';

interface Event {
  readonly to_status: number;
  readonly at: string;
}

const indexIn = (way: OrderWay, station: Station): number =>
  (orderWays[way] as readonly Station[]).indexOf(station);

/** When a station was left behind: the first event after which the order stood beyond it. */
const leftAt = (position: number, events: readonly Event[], way: OrderWay): string | null =>
  events.find(({ to_status }) => {
    const { station: next } = standingFor(to_status, true, way);
    return next === null ? to_status === s.delivered : indexIn(way, next) > position;
  })?.at ?? null;

/** The stations of its way. A cancelled order is at none: those that it had passed are done, the others stay ahead. */
export function stepsOf(
  order: { readonly status: number; readonly isConfirmed: boolean; readonly way: OrderWay },
  events: readonly Event[],
): OrderStep[] {
  const { way } = order;
  const { station: at } = standingFor(order.status, order.isConfirmed, way);
  const isThere = order.status === s.delivered;
  const current = at === null ? -1 : indexIn(way, at);
  return orderWays[way].map((name, position) => {
    const title = messageOf(station[name]);
    const passed = leftAt(position, events, way);
    if (current === -1) {
      return { title, at: passed, state: isThere || passed !== null ? 'done' : 'future' };
    }
    if (position >= current) {
      return { title, at: null, state: position === current ? 'current' : 'future' };
    }
    return { title, at: passed, state: 'done' };
  });
}
