/** The number of the district that an address names (GB/T 2260). */
import type { Address } from '@banxin/contract/entities/customer';
import type { Area } from '../../../features/address/area.ts';

const named = (areas: readonly Area[], name: string): Area | undefined =>
  areas.find((area) => area.name === name);

/** Of the city where no district of that name is known; null where there is no such city. */
export function districtCode(
  areas: readonly Area[],
  { province, city, district }: Pick<Address, 'province' | 'city' | 'district'>,
): number | null {
  const inCity = named(named(areas, province)?.children ?? [], city);
  const found = inCity && (named(inCity.children, district) ?? inCity);
  return found ? Number(found.code) : null;
}
