/**
 * Freight: zones, chargeable weight, each carrier's fee and whether it can take the goods.
 */

import { divHalfUp, divUp, type Fen, fen, ZERO } from '../money.ts';
import type { CarrierRate, Factory, PriceBook } from '../priceBook/book.types.ts';
import type { Destination } from '../types.ts';
import { type Sentence, sentence } from '../wording/sentence.ts';
import { distanceKm, findProvince } from './geo.ts';
import type { Parcel } from './packing.ts';

export type Zone = 1 | 2 | 3 | 4 | 5;

export interface Route {
  factory: Factory;
  zone: Zone;
  distanceKm: number;
  isSameCity: boolean;
  /** Whether any carrier goes there. */
  isReachable: boolean;
}

const cityName = (city: string): string => city.trim().replace(/市$/, '');

/**
 * Way from a factory to a destination: same province 1, by distance 2–4, remote provinces 5.
 * @returns null for a province that does not exist
 */
export function routeTo(book: PriceBook, factory: Factory, destination: Destination): Route | null {
  const province = findProvince(destination.province);
  if (!province) return null;
  const distance = distanceKm(factory, province);
  const [near, far] = book.zoneKm;
  let zone: Zone = 4;
  if (book.remote.includes(province.name)) zone = 5;
  else if (province.name === factory.province) zone = 1;
  else if (distance <= near) zone = 2;
  else if (distance <= far) zone = 3;
  const city = cityName(destination.city ?? '');
  const isSameCity =
    province.name === factory.province && (province.name === factory.city || city === factory.city);
  const isReachable = !book.unreachable.includes(province.name);
  return { factory, zone, distanceKm: distance, isSameCity, isReachable };
}

export type FreightQuote =
  /** Most offers are compared by their fee and never shown, so `detail` is built on demand. */
  { available: true; fee: Fen; detail: () => Sentence } | { available: false; reason: Sentence };

const unavailable = (reason: Sentence): FreightQuote => ({ available: false, reason });

/** max(actual, volume ÷ divisor), up to the carrier's step. @unit g */
export function chargeableGrams(rate: CarrierRate, grams: number, cm3: number): number {
  const volume = rate.divisor > 0 ? divUp(cm3 * 1000, rate.divisor) : 0;
  return divUp(Math.max(grams, volume), rate.stepGrams) * rate.stepGrams;
}

function parcelFee(rate: CarrierRate, zone: Zone, parcel: Parcel): FreightQuote {
  const grams = divUp(parcel.grams, parcel.parcels);
  if (grams > rate.maxGrams) return unavailable(sentence('pieceTooHeavy', grams, rate.maxGrams));
  const [first, further] = rate.zones[zone - 1] ?? [ZERO, ZERO];
  const charged = chargeableGrams(rate, grams, divUp(parcel.cm3, parcel.parcels));
  const beyond = Math.max(0, charged - 1000);
  const each = fen(first + divHalfUp(beyond * further, 1000));
  return {
    available: true,
    fee: fen(each * parcel.parcels),
    detail: () => sentence('parcels', parcel.parcels, each, charged),
  };
}

function consignmentFee(rate: CarrierRate, zone: Zone, parcel: Parcel): FreightQuote {
  if (parcel.grams < rate.minGrams) return unavailable(sentence('fromWeight', rate.minGrams));
  if (parcel.grams > rate.maxGrams) return unavailable(sentence('tooHeavy'));
  const [perKg] = rate.zones[zone - 1] ?? [ZERO];
  const charged = chargeableGrams(rate, parcel.grams, parcel.cm3);
  const exact = fen(divHalfUp(charged * perKg, 1000));
  return exact < rate.min
    ? { available: true, fee: rate.min, detail: () => sentence('leastFee', charged) }
    : { available: true, fee: exact, detail: () => sentence('weightPrice', charged, perKg) };
}

/** One carrier's fee for a parcel on a route. `goods` decides whether the van is free. */
export function freightFor(
  book: PriceBook,
  rate: CarrierRate,
  route: Route,
  parcel: Parcel,
  goods: Fen,
): FreightQuote {
  if (!route.isReachable) return unavailable(sentence('noCarrierThere'));
  if (rate.sameCityOnly && !route.isSameCity) return unavailable(sentence('sameCityOnly'));
  if (rate.maxLengthMm > 0 && book.packaging.lengthMm > rate.maxLengthMm)
    return unavailable(sentence('tooLong'));
  if (rate.charge === 'flat') {
    if (parcel.grams > rate.maxGrams) return unavailable(sentence('vanTooHeavy'));
    const [fee] = rate.zones[route.zone - 1] ?? [ZERO];
    const isFree = rate.freeFrom !== null && goods >= rate.freeFrom;
    return {
      available: true,
      fee: isFree ? ZERO : fee,
      detail: () => (isFree ? sentence('freeFrom', rate.freeFrom ?? ZERO) : sentence('perTrip')),
    };
  }
  return rate.charge === 'parcel'
    ? parcelFee(rate, route.zone, parcel)
    : consignmentFee(rate, route.zone, parcel);
}
