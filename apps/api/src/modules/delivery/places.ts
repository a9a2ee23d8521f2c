/** Where a place lies, seen from the factories. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  getDeliveryDistance,
  getProvinceByAddress,
} from '@banxin/contract/calls/delivery/places';
import { delivery as refusals } from '@banxin/contract/refusals/delivery';
import { messageOf } from '@banxin/contract/refusals/row';
import { book } from '@banxin/pricing/book';
import { routeTo } from '@banxin/pricing/freight';
import { findProvince } from '@banxin/pricing/geo';
import type { Context } from '../../context.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';

export async function readProvince(
  _: Context,
  { address }: ParsedOf<typeof getProvinceByAddress>,
): Promise<OutputOf<typeof getProvinceByAddress>> {
  const found = findProvince(address);
  return found ? { province: found.name, capital: found.capital } : null;
}

export async function readDistances(
  _: Context,
  { province }: ParsedOf<typeof getDeliveryDistance>,
): Promise<OutputOf<typeof getDeliveryDistance> | Refusal> {
  const routes = book.factories.flatMap((factory) => routeTo(book, factory, { province }) ?? []);
  if (routes.length === 0) return invalid({ province: messageOf(refusals.unknownProvince) });
  return routes
    .map(({ factory, distanceKm, zone }) => ({ factoryId: factory.id, distanceKm, zone }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
}
