/** The ways of an order's goods: what each costs, and what that makes of the order's price and promise. */
import type { ExpressWay } from '@banxin/contract/calls/delivery/expressSum.schemas';
import type { DeliveryPlan, QuoteLine, QuoteSnapshot } from '@banxin/contract/entities/quote';
import { orderStatus } from '@banxin/contract/enums/order';
import { fen } from '@banxin/contract/money';
import { delivery as deliveryRefusals } from '@banxin/contract/refusals/delivery';
import { order as refusals } from '@banxin/contract/refusals/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { carriersOf } from '@banxin/pricing/answers';
import { book } from '@banxin/pricing/book';
import { arrivesOn } from '@banxin/pricing/delivery';
import { freightWorking } from '@banxin/pricing/explainFees';
import { findProvince } from '@banxin/pricing/geo';
import { partOf, sumOf } from '@banxin/pricing/parts';
import { productById } from '@banxin/pricing/products';
import { freightLine, waysTo } from '@banxin/pricing/severalWays';
import type { CarrierCode, FactoryId, PackagingOptions, PricedQuote } from '@banxin/pricing/types';
import { type Way, wayTo } from '@banxin/pricing/way';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import type { OrderRow } from '../order/order.ts';
import type { StoredPromise } from '../order/promise.ts';

/** Some of an order's goods, and where they go. */
export interface Destination {
  readonly province: string;
  /** Absent: the order's where it goes there, else the recommended one. */
  readonly carrier?: string | undefined;
  /** Absent: all. */
  readonly quantity?: number | undefined;
}

export type PossibleWay = Extract<Way, { possible: true }>;

/** A submitted order: priced, with a receiver and a promise. */
export interface Agreed extends OrderRow {
  readonly quote: QuoteSnapshot;
  readonly receiver: { readonly province: string; readonly mobilePhone: string };
  readonly promise: StoredPromise;
}

/** Null for an order that has no price or address yet. */
export const agreedOf = (order: OrderRow): Agreed | null =>
  order.confirmed_at !== null && order.quote && order.receiver && order.promise
    ? (order as Agreed)
    : null;

/** From the allocation on the factory is the one that has the order; before, the best one makes it. */
const factoryOf = ({ status, factory }: OrderRow) =>
  status >= orderStatus.allocated && factory !== null ? { factory: factory as FactoryId } : {};

/** The way that was agreed costs what was agreed, by whatever quote that was. */
function asAgreed(order: Agreed, to: Destination, way: PossibleWay): PossibleWay {
  const isSameWay =
    to.province === order.province &&
    way.delivery.carrier === order.carrier &&
    (to.quantity ?? order.configuration.quantity) === order.configuration.quantity;
  const agreed = order.quote.lines.find(({ id }) => id === 'freight');
  return isSameWay && agreed && !agreed.children
    ? { ...way, line: agreed as PossibleWay['line'] }
    : way;
}

/** Names a field of the drop at an index; without one, of the only one. */
export type FieldOf = (index: number, field: string) => string;

const ofTheOnly: FieldOf = (_, field) => field;

type Shared = Exclude<ReturnType<typeof sharedBy>, Refusal>;

/** What every way of an order has in common, or a refusal. */
export function sharedBy(order: Agreed, now: string) {
  const product = productById(order.product_id);
  if (product === undefined) return refuse(refusals.noLongerSold);
  return {
    product,
    book,
    configuration: order.configuration,
    packaging: order.packaging as PackagingOptions,
    goods: sumOf(order.quote.lines, 'printing'),
    days: order.promise.days,
    now,
    ...(order.arrive_by !== null && { wishedDate: order.arrive_by }),
    ...(order.promise.shipDate !== null && { shipDate: order.promise.shipDate }),
    ...factoryOf(order),
  };
}

/** A way with how its freight was worked out. */
function withWorking(shared: Shared, to: Destination, way: PossibleWay): PossibleWay {
  const { product, configuration, packaging, goods } = shared;
  const quantity = to.quantity ?? configuration.quantity;
  const working = freightWorking(
    { product, book, packaging, configuration: { ...configuration, quantity } },
    {
      province: to.province,
      carrier: way.delivery.carrier,
      factory: way.delivery.factory.id,
      goods,
    },
  );
  return working ? { ...way, line: { ...way.line, working } } : way;
}

const unavailable = (field: string, { reason, said }: Extract<Way, { possible: false }>): Refusal =>
  invalid({ [field]: messageOf(refusals.carrierUnavailable, { reason, said }) });

const withCarrier = (carrier: string | null | undefined) =>
  carrier === null || carrier === undefined ? {} : { carrier: carrier as CarrierCode };

/** The way to an address with the carrier that is named, or a refusal. @param now instant */
function wayOf(order: Agreed, to: Destination, now: string, field: FieldOf): PossibleWay | Refusal {
  const shared = sharedBy(order, now);
  if (shared instanceof Refusal) return shared;
  const quantity = to.quantity ?? order.configuration.quantity;
  const { wishedDate: _, ...way } = shared;
  const find = (carrier: string | null): Way =>
    wayTo({
      ...way,
      configuration: { ...order.configuration, quantity },
      destination: { province: to.province },
      ...withCarrier(carrier),
    });
  const wanted = find(to.carrier ?? order.carrier);
  if (wanted.possible) return asAgreed(order, to, withWorking(shared, to, wanted));
  // What somebody chose is refused with its reason; what the order had before gives way to the recommended one.
  const found = to.carrier === undefined ? find(null) : wanted;
  return found.possible ? withWorking(shared, to, found) : unavailable(field(0, 'carrier'), found);
}

/**
 * The ways of an order's goods, one for each drop and all from one factory, or the refusal of the first that cannot
 * be. @param now instant
 */
export function waysOf(
  order: Agreed,
  drops: readonly Destination[],
  now: string,
  field: FieldOf = ofTheOnly,
): readonly PossibleWay[] | Refusal {
  const unknown = drops.findIndex(({ province }) => findProvince(province) === undefined);
  if (unknown !== -1) {
    return invalid({ [field(unknown, 'province')]: messageOf(deliveryRefusals.unknownProvince) });
  }
  const [only, second] = drops;
  if (only !== undefined && second === undefined) {
    const way = wayOf(order, only, now, field);
    return way instanceof Refusal ? way : [way];
  }
  const shared = sharedBy(order, now);
  if (shared instanceof Refusal) return shared;
  const found = waysTo(
    shared,
    drops.map(({ province, quantity, carrier }) => ({
      province,
      quantity: quantity ?? order.configuration.quantity,
      ...withCarrier(carrier),
    })),
  );
  if (!found.possible) return unavailable(field(found.at, 'carrier'), found);
  return found.ways.map((way, at) => withWorking(shared, drops[at] ?? { province: '' }, way));
}

/** The lines of the ways as the price has them. @throws RangeError without one */
export const freightOfWays = (
  order: Agreed,
  ways: readonly PossibleWay[],
): readonly QuoteLine[] => {
  const product = productById(order.product_id);
  return product === undefined ? ways.map(({ line }) => line) : [freightLine(product, ways)];
};

/** Freight, less the coupon on it. */
export const freightOf = (quote: QuoteSnapshot) => sumOf(quote.lines, 'freight');

/** The price with another freight; a coupon on it never takes off more than that. */
export function withFreight(quote: QuoteSnapshot, freight: readonly QuoteLine[]): QuoteSnapshot {
  const full = freight.reduce((sum, { amount }) => sum + amount, 0);
  const coupons = quote.lines
    .filter(({ id }) => id === 'freightCoupon')
    .map(({ working, ...line }) => {
      const amount = Math.max(line.amount, -full);
      // What it was worked out from was another freight.
      return amount === line.amount && working ? { ...line, working } : { ...line, amount };
    });
  const others = quote.lines.filter(({ id }) => partOf(id) !== 'freight');
  const before = others.filter(({ id }) => partOf(id) !== 'urgent');
  const urgent = others.filter(({ id }) => partOf(id) === 'urgent');
  const lines = [...before, ...freight, ...coupons, ...urgent];
  const total = fen(lines.reduce((sum, { amount }) => sum + amount, 0));
  return { ...quote, lines, total };
}

/** When it arrives by this way; null while no day of sending is fixed. */
export const arrivalBy = ({ promise }: Agreed, { delivery }: PossibleWay): string | null =>
  promise.shipDate === null
    ? null
    : arrivesOn(book, delivery.carrier, promise.shipDate, delivery.transitDays);

/** The promise with the factory and the roads of these. Days of sending that were fixed stay. */
export function promiseBy(
  order: Agreed,
  ways: readonly [PossibleWay, ...PossibleWay[]],
): StoredPromise {
  const [{ delivery }] = ways;
  const arrivals = ways.flatMap((way) => arrivalBy(order, way) ?? []);
  const { roads: _, ...before } = order.promise;
  return {
    ...before,
    ...(ways.length > 1 && {
      roads: ways.map(({ delivery: { carrier, transitDays } }) => ({ carrier, transitDays })),
    }),
    factory: delivery.factory.id,
    factoryName: delivery.factory.name,
    transitDays: Math.max(...ways.map((way) => way.delivery.transitDays)),
    cutOff: delivery.cutOff,
    arriveDate: arrivals.toSorted().at(-1) ?? null,
  };
}

/** What is kept of a promise beside its days. */
export const planOf = ({
  factory,
  factoryName,
  days,
  transitDays,
  cutOff,
}: DeliveryPlan): DeliveryPlan => ({
  factory,
  factoryName,
  days,
  transitDays,
  cutOff,
});

/** A way as the customer compares it. */
export const viewOf = (
  order: Agreed,
  { province, quantity }: Destination,
  way: PossibleWay,
): ExpressWay => ({
  province,
  quantity: quantity ?? order.configuration.quantity,
  carrier: way.delivery.carrier,
  freight: fen(way.line.amount),
  arriveDate: arrivalBy(order, way),
  carriers: carriersOf({ delivery: way.delivery } as PricedQuote),
});
