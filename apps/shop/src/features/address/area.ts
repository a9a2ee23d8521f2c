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

function tree(provinces: Names, cities: Names, districts: Names): Area[] {
  const under = (names: Names, prefix: string): [string, string][] =>
    Object.entries(names).filter(([code]) => code.startsWith(prefix));
  return Object.entries(provinces).map(([code, name]) => ({
    code,
    name,
    children: under(cities, code.slice(0, 2)).map(([cityCode, cityName]) => ({
      code: cityCode,
      name: cityName,
      children: under(districts, cityCode.slice(0, 4)).map(([districtCode, district]) => ({
        code: districtCode,
        name: district,
        children: [],
      })),
    })),
  }));
}

/** Null until they have loaded; when they do not come the visitor is told and may ask for them again. */
export function useAreas(): readonly Area[] | null {
  const [areas, setAreas] = useState<readonly Area[] | null>(null);
  const [tries, setTries] = useState(0);
  const lost = useText(partFailedText);
  const showPartFailed = usePartFailedToast();
  useEffect(() => {
    let isCurrent = true;
    import('@vant/area-data').then(
      ({ areaList }) => {
        if (!isCurrent) return;
        setAreas(tree(areaList.province_list, areaList.city_list, areaList.county_list));
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
