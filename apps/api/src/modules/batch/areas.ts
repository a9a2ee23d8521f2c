/** Finds province, city and district at the beginning of an address, by the official list of areas. */
import { areaList } from '@vant/area-data';

interface Area {
  readonly code: string;
  readonly name: string;
  /** What people write for it: with and without its kind. */
  readonly names: readonly string[];
}

const KIND =
  /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|自治县|地区|新区|林区|[省市盟区县旗])$/u;

/** The short name too, from two characters on; the longest first. */
const namesOf = (name: string): string[] => {
  const short = name.replace(KIND, '');
  return short.length >= 2 && short !== name ? [name, short] : [name];
};

const areasOf = (list: Readonly<Record<string, string>>): Area[] =>
  Object.entries(list).map(([code, name]) => ({ code, name, names: namesOf(name) }));

const provinces = areasOf(areaList.province_list);
const cities = Map.groupBy(areasOf(areaList.city_list), ({ code }) => code.slice(0, 2));
const districts = Map.groupBy(areasOf(areaList.county_list), ({ code }) => code.slice(0, 4));

/** Levels that only hold others and that nobody writes. */
const UNWRITTEN = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/u;

const GAP = /^[\s,，、/·-]+/u;

interface Found {
  readonly area: Area;
  readonly rest: string;
}

/** The area whose name the text begins with; the longest name counts. */
function leading(text: string, areas: readonly Area[]): Found | null {
  let best: { area: Area; length: number } | null = null;
  for (const area of areas) {
    const name = area.names.find((one) => text.startsWith(one));
    if (name !== undefined && name.length > (best?.length ?? 0))
      best = { area, length: name.length };
  }
  return best && { area: best.area, rest: text.slice(best.length).replace(GAP, '') };
}

/** An address by its parts; what is not found is ''. */
export interface Place {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** A city that is a province of its own is written once: its only city has its name. */
const nameOfCity = (province: Area, city: Area): string =>
  UNWRITTEN.test(city.name) ? province.name : city.name;

function withinCity(province: Area, city: Area, text: string): Place {
  const district = leading(text, districts.get(city.code.slice(0, 4)) ?? []);
  return {
    province: province.name,
    city: nameOfCity(province, city),
    district: district?.area.name ?? '',
    detail: district?.rest ?? text,
  };
}

/** The only district of that name in a province, with its city: people leave the city out. */
function districtOf(province: Area, text: string): Place | null {
  const inside = cities.get(province.code.slice(0, 2)) ?? [];
  const found = inside.flatMap((city) => {
    const district = leading(text, districts.get(city.code.slice(0, 4)) ?? []);
    return district ? [{ city, district }] : [];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  return {
    province: province.name,
    city: nameOfCity(province, only.city),
    district: only.district.area.name,
    detail: only.district.rest,
  };
}

/** Takes an address apart: its province, or a city whose name is unique, comes first. */
export function placeOf(address: string): Place {
  const text = address.normalize('NFKC').trim();
  const province = leading(text, provinces);
  if (province) {
    const { area, rest } = province;
    // 上海市上海市闵行区 says one thing twice.
    const inside = cities.get(area.code.slice(0, 2)) ?? [];
    const again = leading(rest, [area]);
    const city = leading(rest, inside);
    if (city) return withinCity(area, city.area, city.rest);
    const [first] = inside;
    if (again && first) return districtOf(area, again.rest) ?? withinCity(area, first, again.rest);
    return (
      districtOf(area, rest) ?? {
        province: area.name,
        // A municipality has one city, named as it.
        city: inside.some((one) => UNWRITTEN.test(one.name) || one.name === area.name)
          ? area.name
          : '',
        district: '',
        detail: rest,
      }
    );
  }
  for (const one of provinces) {
    const city = leading(text, cities.get(one.code.slice(0, 2)) ?? []);
    if (city && !UNWRITTEN.test(city.area.name)) return withinCity(one, city.area, city.rest);
  }
  return { province: '', city: '', district: '', detail: text };
}
