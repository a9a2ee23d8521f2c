import { describe, expect, it } from 'vitest';
import type { Area } from '../../../features/address/area.ts';
import { districtCode } from './districtCode.ts';

const area = (code: string, name: string, children: readonly Area[] = []): Area => ({
  code,
  name,
  children,
});
const areas = [
  area('510000', '四川省', [area('510100', '成都市', [area('510107', '武侯区')])]),
  area('110000', '北京市', [area('110100', '北京市', [area('110108', '海淀区')])]),
];
const of = (province: string, city: string, district: string) =>
  districtCode(areas, { province, city, district });

describe('the number of a district', () => {
  it('is the one of the table', () => {
    expect(of('四川省', '成都市', '武侯区')).toBe(510_107);
    expect(of('北京市', '北京市', '海淀区')).toBe(110_108);
  });

  it('is the city’s where no such district is known', () => {
    expect(of('四川省', '成都市', '')).toBe(510_100);
  });

  it('is none where there is no such city', () => {
    expect(of('四川省', '天府市', '武侯区')).toBeNull();
    expect(of('蜀国', '成都市', '武侯区')).toBeNull();
  });
});
