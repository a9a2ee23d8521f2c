/** Provinces, cities and districts, loaded when an address is typed. */
import { useEffect, useState } from 'react';

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

/** Null while they load. */
export function useAreas(): readonly Area[] | null {
  const [areas, setAreas] = useState<readonly Area[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('@vant/area-data').then(({ areaList }) => {
      if (!isCurrent) return;
      setAreas(tree(areaList.province_list, areaList.city_list, areaList.county_list));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return areas;
}
