/**
 * The delivery plan: which factory, in how many days, which carriers bring it when and for what; and
 * the dates that it fixes.
 */

import { type Fen, ZERO } from '../money.ts';
import type { CarrierRate, Factory, PriceBook } from '../priceBook/book.types.ts';
import type {
  CarrierCode,
  CarrierOption,
  Delivery,
  Destination,
  FactoryId,
  Moment,
  Product,
} from '../types.ts';
import {
  addCourierDays,
  addDays,
  addWorkdays,
  dayNumber,
  isWorkday,
  type LocalTime,
  localTime,
  workdayFrom,
} from './calendar.ts';
import { type FreightQuote, freightFor, type Route, routeTo } from './freight.ts';
import type { Parcel } from './packing.ts';

export interface DeliveryInput {
  product: Product;
  book: PriceBook;
  destination: Destination;
  parcel: Parcel;
  /** Goods payable, for free van delivery. */
  goods: Fen;
  now: LocalTime;
  fileConfirmed: boolean;
  /** Working days in production. */
  days: number;
  wishedDate?: string;
  carrier?: CarrierCode;
  factory?: FactoryId;
}

/** First production day: today when confirmed before the cut-off on a working day, else the next one. */
export function startDate(cutOff: string, now: LocalTime, fileConfirmed: boolean): string {
  const inTime = fileConfirmed && now.time < cutOff && isWorkday(now.date);
  return inTime ? now.date : workdayFrom(addDays(now.date, 1));
}

/** When the goods arrive: days on the road, without those on which the courier stands still. */
export const arrival = (
  rate: Pick<CarrierRate, 'everywhere'>,
  shipDate: string,
  transitDays: number,
): string =>
  rate.everywhere ? addDays(shipDate, transitDays) : addCourierDays(shipDate, transitDays);

/** What a promise says before its days are known. */
export type Plan = Pick<Delivery, 'days' | 'transitDays' | 'cutOff'>;

/** The days that a plan fixes for an order that is paid for and whose files are confirmed at `now`. */
export function datesOf(
  book: PriceBook,
  { days, transitDays, cutOff }: Plan,
  carrier: string | null,
  now: Moment,
): Pick<Delivery, 'shipDate' | 'arriveDate'> {
  const shipDate = addWorkdays(startDate(cutOff, localTime(now), true), days);
  const rate = book.carriers.find(({ code }) => code === carrier) ?? { everywhere: false };
  return { shipDate, arriveDate: arrival(rate, shipDate, transitDays) };
}

/** Arrival dates of one plan; carriers share most of them. */
type Arrivals = (rate: CarrierRate, transitDays: number) => string;

function arrivalsFrom(shipDate: string): Arrivals {
  const known = new Map<number, string>();
  return (rate, transitDays) => {
    const key = transitDays * 2 + (rate.everywhere ? 1 : 0);
    const date = known.get(key) ?? arrival(rate, shipDate, transitDays);
    known.set(key, date);
    return date;
  };
}

/** A carrier's offer, not worded yet. */
type Offer = Omit<CarrierOption, 'detail'> & { detail: () => string };

const nothing = (): string => '';

function offerOf(
  rate: CarrierRate,
  route: Route,
  arrivals: Arrivals,
  freight: FreightQuote,
): Offer {
  const transitDays = rate.transit[route.zone - 1] ?? 0;
  return {
    code: rate.code,
    name: rate.name,
    fee: freight.available ? freight.fee : ZERO,
    detail: freight.available ? freight.detail : nothing,
    transitDays,
    arriveDate: arrivals(rate, transitDays),
    available: freight.available,
    reason: freight.available ? '' : freight.reason,
    tags: [],
  };
}

/** Carriers that need nobody to come: what a recommendation may pick. */
const isDelivered = (one: Offer): boolean =>
  one.available && one.code !== 'pickup' && one.code !== 'line';

const cheaper = (a: Offer, b: Offer): Offer =>
  b.fee < a.fee || (b.fee === a.fee && b.arriveDate < a.arriveDate) ? b : a;
const faster = (a: Offer, b: Offer): Offer =>
  b.arriveDate < a.arriveDate || (b.arriveDate === a.arriveDate && b.fee < a.fee) ? b : a;

/**
 * Marks cheapest, fastest and recommended. Recommended = least fee + late penalty per day after the
 * wished date; without a wish, each day after the fastest counts the same.
 */
function tag(options: Offer[], book: PriceBook, wishedDate: string | undefined): void {
  const usable = options.filter(isDelivered);
  const [first, ...rest] = usable;
  if (!first) return;
  const cheapest = rest.reduce(cheaper, first);
  const fastest = rest.reduce(faster, first);
  const target = dayNumber(wishedDate ?? fastest.arriveDate);
  const points = usable.map(
    ({ fee, arriveDate }) => fee + book.latePenalty * Math.max(0, dayNumber(arriveDate) - target),
  );
  cheapest.tags.push('cheapest');
  fastest.tags.push('fastest');
  usable[points.indexOf(Math.min(...points))]?.tags.push('recommended');
}

interface Candidate {
  factory: Factory;
  route: Route;
  options: Offer[];
  chosen: Offer;
  points: number;
}

function candidate(input: DeliveryInput, factory: Factory, arrivals: Arrivals): Candidate | null {
  const { book, destination } = input;
  const route = routeTo(book, factory, destination);
  if (!route) return null;
  const options = book.carriers.map((rate) =>
    offerOf(rate, route, arrivals, freightFor(book, rate, route, input.parcel, input.goods)),
  );
  tag(options, book, input.wishedDate);
  const wanted = options.find((one) => one.code === input.carrier && one.available);
  const chosen = wanted ?? options.find((one) => one.tags.includes('recommended'));
  if (!chosen) return null;
  const late = input.wishedDate
    ? Math.max(0, dayNumber(chosen.arriveDate) - dayNumber(input.wishedDate))
    : 0;
  const points = chosen.fee + book.latePenalty * late + factory.loadPenalty;
  return { factory, route, options, chosen, points };
}

/** Least points; equal points go to the factory that serves the province, then to the nearer one. */
function better(destination: Destination): (a: Candidate, b: Candidate) => Candidate {
  const serves = (one: Candidate): boolean =>
    one.factory.serves.some((name) => destination.province.startsWith(name));
  return (a, b) => {
    if (a.points !== b.points) return a.points < b.points ? a : b;
    if (serves(a) !== serves(b)) return serves(a) ? a : b;
    return b.route.distanceKm < a.route.distanceKm ? b : a;
  };
}

export type DeliveryResult =
  | { possible: true; delivery: Delivery; fee: Fen; carrierName: string; detail: string }
  | { possible: false; reason: string };

/** Plans production and carriage. Refusals  unknown or unreachable area · carrier cannot take it */
export function planDelivery(input: DeliveryInput): DeliveryResult {
  const { book, product, now } = input;
  const start = startDate(book.cutOff, now, input.fileConfirmed);
  const shipDate = addWorkdays(start, input.days);
  const arrivals = arrivalsFrom(shipDate);
  const capable = book.factories.filter(
    (one) =>
      one.families.includes(product.family) &&
      (input.factory === undefined || one.id === input.factory),
  );
  const candidates = capable
    .map((factory) => candidate(input, factory, arrivals))
    .filter((one) => one !== null);
  const [first, ...rest] = candidates;
  if (!first) return { possible: false, reason: '收货地区暂不支持配送' };
  const wanted = input.carrier;
  const able = wanted ? candidates.filter((one) => one.chosen.code === wanted) : candidates;
  if (wanted && able.length === 0) {
    const refused = first.options.find((one) => one.code === wanted);
    return {
      possible: false,
      reason: `${refused?.name ?? '所选快递'}：${refused?.reason || '不可用'}`,
    };
  }
  const best = (wanted ? able.slice(1) : rest).reduce(
    better(input.destination),
    wanted ? (able[0] ?? first) : first,
  );
  return {
    possible: true,
    fee: best.chosen.fee,
    carrierName: best.chosen.name,
    detail: best.chosen.detail(),
    delivery: {
      factory: { id: best.factory.id, name: best.factory.name },
      zone: best.route.zone,
      distanceKm: best.route.distanceKm,
      startDate: start,
      shipDate,
      arriveDate: best.chosen.arriveDate,
      days: input.days,
      transitDays: best.chosen.transitDays,
      cutOff: book.cutOff,
      carrier: best.chosen.code,
      options: best.options.map((one) => ({ ...one, detail: one.detail() })),
    },
  };
}
