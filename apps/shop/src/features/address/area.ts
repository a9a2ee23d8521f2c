/** Provinces, cities and districts, loaded when an address is typed. */
import { useEffect, useState } from 'react';
import { partFailedText } from '../../lib/partFailed.messages.ts';
import { useText } from '../../lib/text.ts';
import { usePartFailedToast } from '../../lib/usePartFailedToast.ts';

export interface Area {
  /** Two digits province, two city, two district. */
  readonly code: string;
  readonly name: string;
  readonly children: readonly Area[];
}

/** By their codes. */
type Names = Readonly<Record<string, string>>;
type AreaList = Readonly<Record<'province_list' | 'city_list' | 'county_list', Names>>;

function byPrefix(names: Names, digits: number): Map<string, [string, string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const entry of Object.entries(names)) {
    const prefix = entry[0].slice(0, digits);
    const group = groups.get(prefix);
    if (group) group.push(entry);
    else groups.set(prefix, [entry]);
  }
  return groups;
}

function treeOf({ province_list, city_list, county_list }: AreaList): readonly Area[] {
  const cities = byPrefix(city_list, 2);
  const districts = byPrefix(county_list, 4);
  return Object.entries(province_list).map(([code, name]) => ({
    code,
    name,
    children: (cities.get(code.slice(0, 2)) ?? []).map(([cityCode, cityName]) => ({
      code: cityCode,
      name: cityName,
      children: (districts.get(cityCode.slice(0, 4)) ?? []).map(([districtCode, district]) => ({
        code: districtCode,
        name: district,
        children: [],
      })),
    })),
  }));
}

/** Built when the first form asks, and the same for all that follow. */
let known: readonly Area[] | null = null;

async function loadAreas(): Promise<readonly Area[]> {
  const { areaList } = await import('@vant/area-data');
  known ??= treeOf(areaList);
  return known;
}

/** Null until they have loaded; when they do not come the visitor is told and may ask for them again. */
export function useAreas(): readonly Area[] | null {
  const [areas, setAreas] = useState<readonly Area[] | null>(null);
  const [tries, setTries] = useState(0);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  useEffect(() => {
    let isCurrent = true;
    loadAreas().then(
      (loaded) => {
        if (isCurrent) setAreas(loaded);
      },
      (problem: unknown) => {
        console.warn('part lost', problem);
        if (isCurrent) showPartFailed(lost.areas, () => setTries(tries + 1));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, lost, showPartFailed]);
  return areas;
}
