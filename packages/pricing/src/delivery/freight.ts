/**
 * Freight: zones, chargeable weight, what each carrier asks and whether it can take the goods.
 */

import { divHalfUp, divUp, type Fen, fen, ZERO } from '../money.ts';
import type { CarrierRate, Factory, PriceBook } from '../priceBook/book.types.ts';
import type { Destination } from '../types.ts';
import { yuanText } from '../words.ts';
import { distanceKm, findProvince } from './geo.ts';
import type { Parcel } from './packing.ts';

export type Zone = 1 | 2 | 3 | 4 | 5;

export interface Route {
  factory: Factory;
  zone: Zone;
  distanceKm: number;
  sameCity: boolean;
  /** Whether any carrier goes there. */
  isReachable: boolean;
}

const bare = (city: string): string => city.trim().replace(/市$/, '');

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
  const city = bare(destination.city ?? '');
  const sameCity =
    province.name === factory.province && (province.name === factory.city || city === factory.city);
  const isReachable = !book.unreachable.includes(province.name);
  return { factory, zone, distanceKm: distance, sameCity, isReachable };
}

export type FreightQuote =
  /** Most offers are compared by their fee and never shown: `detail` is worded when somebody asks. */
  { available: true; fee: Fen; detail: () => string } | { available: false; reason: string };

const no = (reason: string): FreightQuote => ({ available: false, reason });
const kg = (grams: number): string => `${(grams / 1000).toFixed(2)} kg`;

/** max(actual, volume ÷ divisor), up to the carrier's step. @unit g */
export function chargeableGrams(rate: CarrierRate, grams: number, cm3: number): number {
  const volume = rate.divisor > 0 ? divUp(cm3 * 1000, rate.divisor) : 0;
  return divUp(Math.max(grams, volume), rate.stepGrams) * rate.stepGrams;
}

function parcelFee(rate: CarrierRate, zone: Zone, parcel: Parcel): FreightQuote {
  const grams = divUp(parcel.grams, parcel.parcels);
  if (grams > rate.maxGrams) return no(`单件 ${kg(grams)}，超过 ${rate.maxGrams / 1000} kg 上限`);
  const [first, further] = rate.zones[zone - 1] ?? [ZERO, ZERO];
  const charged = chargeableGrams(rate, grams, divUp(parcel.cm3, parcel.parcels));
  const beyond = Math.max(0, charged - 1000);
  const each = fen(first + divHalfUp(beyond * further, 1000));
  return {
    available: true,
    fee: fen(each * parcel.parcels),
    detail: () => `${parcel.parcels} 件 × ${yuanText(each)}（每件计费 ${kg(charged)}）`,
  };
}

function consignmentFee(rate: CarrierRate, zone: Zone, parcel: Parcel): FreightQuote {
  if (parcel.grams < rate.minGrams) return no(`${rate.minGrams / 1000} kg 起运`);
  if (parcel.grams > rate.maxGrams) return no('超过单票重量上限');
  const [perKg] = rate.zones[zone - 1] ?? [ZERO];
  const charged = chargeableGrams(rate, parcel.grams, parcel.cm3);
  const exact = fen(divHalfUp(charged * perKg, 1000));
  return exact < rate.min
    ? { available: true, fee: rate.min, detail: () => `${kg(charged)}，按最低收费` }
    : { available: true, fee: exact, detail: () => `${kg(charged)} × ${yuanText(perKg)}` };
}

/** What one carrier asks for a parcel on a route. `goods` decides free van delivery. */
export function freightFor(
  book: PriceBook,
  rate: CarrierRate,
  route: Route,
  parcel: Parcel,
  goods: Fen,
): FreightQuote {
  if (!route.isReachable) return no('该地区暂不支持配送');
  if (rate.sameCity && !route.sameCity) return no('仅限工厂同城');
  if (rate.maxLengthMm > 0 && book.packaging.lengthMm > rate.maxLengthMm) return no('长度超限');
  if (rate.charge === 'flat') {
    if (parcel.grams > rate.maxGrams) return no('超过单车重量上限');
    const [fee] = rate.zones[route.zone - 1] ?? [ZERO];
    const isFree = rate.freeFrom !== null && goods >= rate.freeFrom;
    return {
      available: true,
      fee: isFree ? ZERO : fee,
      detail: () => (isFree ? `满 ${yuanText(rate.freeFrom ?? ZERO)} 免费` : '每次'),
    };
  }
  return rate.charge === 'parcel'
    ? parcelFee(rate, route.zone, parcel)
    : consignmentFee(rate, route.zone, parcel);
}
