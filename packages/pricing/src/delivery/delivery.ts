/**
 * The delivery plan: the factory, the working days, the carriers with their fees and arrival dates; and the
 * dates that an order fixes when it is paid and its files are confirmed.
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
import { wordingOf } from '../wording/chinese.ts';
import { name, plain, type Sentence, sentence, type Wording } from '../wording/sentence.ts';
import {
  addCourierDays,
  addWorkdays,
  type Day,
  dateOf,
  dayNumber,
  isWorkday,
  type LocalTime,
  localTime,
  workdayFrom,
} from './calendar.ts';
import { type FreightQuote, freightFor, type Route, routeTo } from './freight.ts';
import type { Parcel } from './packing.ts';

export interface DeliveryInput {
  product: Pick<Product, 'family' | 'wording'>;
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
export function startDay(cutOff: string, now: LocalTime, fileConfirmed: boolean): Day {
  const today = dayNumber(now.date);
  const inTime = fileConfirmed && now.time < cutOff && isWorkday(today);
  return inTime ? today : workdayFrom(today + 1);
}

/** When the goods arrive: days on the road, without those on which the courier pauses. */
const arrival = (
  rate: Pick<CarrierRate, 'worksThroughNewYear'>,
  shipDay: Day,
  transitDays: number,
): Day => (rate.worksThroughNewYear ? shipDay + transitDays : addCourierDays(shipDay, transitDays));

/** What a promise states of the works before its dates are fixed. */
export type DeliveryTerms = Pick<Delivery, 'days' | 'cutOff'>;

/** How goods go to one address. */
export interface Road {
  readonly carrier: string | null;
  /** Days on the road. */
  readonly transitDays: number;
}

type Dates = Pick<Delivery, 'shipDate' | 'arriveDate'>;

/** What leaves on a day has arrived when it is at the last of its addresses. */
function datesFrom(book: PriceBook, shipDay: Day, roads: readonly [Road, ...Road[]]): Dates {
  const shipDate = dateOf(shipDay);
  const [first, ...others] = roads.map(({ carrier, transitDays }) =>
    arrivesOn(book, carrier, shipDate, transitDays),
  );
  return {
    shipDate,
    arriveDate: others.reduce((last, day) => (day > last ? day : last), first ?? shipDate),
  };
}

/** The days that a plan fixes for an order that is paid for and whose files are confirmed at `now`. */
export const datesOf = (
  book: PriceBook,
  { days, cutOff }: DeliveryTerms,
  roads: readonly [Road, ...Road[]],
  now: Moment,
): Dates => datesFrom(book, addWorkdays(startDay(cutOff, localTime(now), true), days), roads);

/** The days of an order that leaves so many working days after the one that was fixed. @param shipDate YYYY-MM-DD */
export const datesLater = (
  book: PriceBook,
  shipDate: string,
  days: number,
  roads: readonly [Road, ...Road[]],
): Dates => datesFrom(book, addWorkdays(dayNumber(shipDate), days), roads);

/** The day of arrival of what leaves on a day. @param shipDate YYYY-MM-DD */
export function arrivesOn(
  book: PriceBook,
  carrier: string | null,
  shipDate: string,
  transitDays: number,
): string {
  const rate = book.carriers.find(({ code }) => code === carrier) ?? { worksThroughNewYear: false };
  return dateOf(arrival(rate, dayNumber(shipDate), transitDays));
}

/** A carrier's offer, with its texts as data. */
type Offer = Omit<CarrierOption, 'arriveDate' | 'reason' | 'said'> & {
  arriveDay: Day;
  /** How the fee comes about; null when there is none. */
  detail: (() => Sentence) | null;
  reason: Sentence | null;
};

const carrierName = ({ code, name: own }: Pick<Offer, 'code' | 'name'>): Sentence =>
  name('carrier', code, own);

function optionOf(offer: Offer, word: Wording): CarrierOption {
  const { reason } = offer;
  const option: CarrierOption = {
    code: offer.code,
    name: word(carrierName(offer)),
    fee: offer.fee,
    transitDays: offer.transitDays,
    arriveDate: dateOf(offer.arriveDay),
    available: offer.available,
    reason: reason ? word(reason) : '',
    tags: offer.tags,
  };
  if (reason) option.said = reason;
  return option;
}

function offerOf(rate: CarrierRate, route: Route, shipDay: Day, freight: FreightQuote): Offer {
  const transitDays = rate.transit[route.zone - 1] ?? 0;
  return {
    code: rate.code,
    name: rate.name,
    fee: freight.available ? freight.fee : ZERO,
    detail: freight.available ? freight.detail : null,
    transitDays,
    arriveDay: arrival(rate, shipDay, transitDays),
    available: freight.available,
    reason: freight.available ? null : freight.reason,
    tags: [],
  };
}

/** True for an available carrier that delivers to the door: the others are never recommended. */
const isDelivered = (one: Offer): boolean =>
  one.available && one.code !== 'pickup' && one.code !== 'line';

const cheaper = (a: Offer, b: Offer): Offer =>
  b.fee < a.fee || (b.fee === a.fee && b.arriveDay < a.arriveDay) ? b : a;
const faster = (a: Offer, b: Offer): Offer =>
  b.arriveDay < a.arriveDay || (b.arriveDay === a.arriveDay && b.fee < a.fee) ? b : a;

/** What a day after the wished one weighs: more than any freight, so the soonest goes first, then the cheapest. */
const TOO_LATE = 1_000_000_000;

/** What an offer is judged by beside its fee: days after the one that is aimed at. */
const lateness = (book: PriceBook, arriveDay: Day, aim: Day, isWished: boolean): number => {
  return Math.max(0, arriveDay - aim) * (isWished ? TOO_LATE : book.latePenalty);
};

/**
 * Marks cheapest, fastest and recommended. Recommended with a wished day = the cheapest that is there by then, and
 * if none is, the soonest; without a wish, the least fee + late penalty per day after the fastest.
 */
function addTags(options: Offer[], book: PriceBook, wishedDay: Day | null): void {
  const usable = options.filter(isDelivered);
  const [first] = usable;
  if (!first) return;
  const cheapest = usable.reduce(cheaper);
  const fastest = usable.reduce(faster);
  const aim = wishedDay ?? fastest.arriveDay;
  const pointsOf = ({ fee, arriveDay }: Offer): number =>
    fee + lateness(book, arriveDay, aim, wishedDay !== null);
  cheapest.tags.push('cheapest');
  fastest.tags.push('fastest');
  usable.reduce((a, b) => (pointsOf(b) < pointsOf(a) ? b : a)).tags.push('recommended');
}

interface Candidate {
  factory: Factory;
  route: Route;
  options: Offer[];
  chosen: Offer;
  points: number;
}

function candidateFor(
  { book, destination, parcel, goods, carrier }: DeliveryInput,
  factory: Factory,
  shipDay: Day,
  wishedDay: Day | null,
): Candidate | null {
  const route = routeTo(book, factory, destination);
  if (!route) return null;
  const options = book.carriers.map((rate) =>
    offerOf(rate, route, shipDay, freightFor(book, rate, route, parcel, goods)),
  );
  addTags(options, book, wishedDay);
  const wanted = options.find((one) => one.code === carrier && one.available);
  const chosen = wanted ?? options.find((one) => one.tags.includes('recommended'));
  if (!chosen) return null;
  // A day that was asked for outranks how busy a factory is.
  const points =
    wishedDay === null
      ? chosen.fee + factory.loadPenalty
      : chosen.fee + lateness(book, chosen.arriveDay, wishedDay, true);
  return { factory, route, options, chosen, points };
}

/** Least points; equal points go to the factory that serves the province, then to the nearer one. */
function betterFor(destination: Destination): (a: Candidate, b: Candidate) => Candidate {
  const serves = (one: Candidate): boolean =>
    one.factory.serves.some((name) => destination.province.startsWith(name));
  return (a, b) => {
    if (a.points !== b.points) return a.points < b.points ? a : b;
    if (serves(a) !== serves(b)) return serves(a) ? a : b;
    return b.route.distanceKm < a.route.distanceKm ? b : a;
  };
}

export type DeliveryResult =
  | { possible: true; delivery: Delivery; fee: Fen; carrier: Sentence; detail: Sentence }
  | { possible: false; reason: Sentence };

/** Plans production and carriage. Refusals  unknown or unreachable area · carrier cannot take it */
export function planDelivery(input: DeliveryInput): DeliveryResult {
  const { book, product, now } = input;
  const word = wordingOf(product);
  const start = startDay(book.cutOff, now, input.fileConfirmed);
  const shipDay = addWorkdays(start, input.days);
  const wishedDay = input.wishedDate ? dayNumber(input.wishedDate) : null;
  const capable = book.factories.filter(
    (one) =>
      one.families.includes(product.family) &&
      (input.factory === undefined || one.id === input.factory),
  );
  const candidates = capable
    .map((factory) => candidateFor(input, factory, shipDay, wishedDay))
    .filter((one) => one !== null);
  const [first, ...rest] = candidates;
  if (!first) return { possible: false, reason: sentence('notDelivered') };
  const wanted = input.carrier;
  const withCarrier = wanted ? candidates.filter((one) => one.chosen.code === wanted) : candidates;
  if (wanted && withCarrier.length === 0) {
    const refused = first.options.find((one) => one.code === wanted);
    return {
      possible: false,
      reason: sentence(
        'carrierRefused',
        refused ? carrierName(refused) : sentence('chosenCarrier'),
        refused?.reason ?? sentence('unavailable'),
      ),
    };
  }
  const best = (wanted ? withCarrier.slice(1) : rest).reduce(
    betterFor(input.destination),
    wanted ? (withCarrier[0] ?? first) : first,
  );
  return {
    possible: true,
    fee: best.chosen.fee,
    carrier: carrierName(best.chosen),
    detail: best.chosen.detail?.() ?? plain(''),
    delivery: {
      factory: {
        id: best.factory.id,
        name: word(name('factory', best.factory.id, best.factory.name)),
      },
      zone: best.route.zone,
      distanceKm: best.route.distanceKm,
      startDate: dateOf(start),
      shipDate: dateOf(shipDay),
      arriveDate: dateOf(best.chosen.arriveDay),
      days: input.days,
      transitDays: best.chosen.transitDays,
      cutOff: book.cutOff,
      carrier: best.chosen.code,
      options: best.options.map((one) => optionOf(one, word)),
    },
  };
}
