/**
 * Provinces, their capitals' coordinates and great-circle distances.
 */

export interface Province {
  /** Short name: 上海, 内蒙古 */
  name: string;
  capital: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const row = (name: string, capital: string, latitude: number, longitude: number): Province => ({
  name,
  capital,
  latitude,
  longitude,
});

export const PROVINCES: readonly Province[] = [
  row('北京', '北京', 39.904, 116.407),
  row('天津', '天津', 39.085, 117.201),
  row('河北', '石家庄', 38.043, 114.515),
  row('山西', '太原', 37.871, 112.549),
  row('内蒙古', '呼和浩特', 40.842, 111.749),
  row('辽宁', '沈阳', 41.806, 123.432),
  row('吉林', '长春', 43.817, 125.324),
  row('黑龙江', '哈尔滨', 45.804, 126.535),
  row('上海', '上海', 31.23, 121.474),
  row('江苏', '南京', 32.06, 118.797),
  row('浙江', '杭州', 30.274, 120.155),
  row('安徽', '合肥', 31.821, 117.227),
  row('福建', '福州', 26.075, 119.297),
  row('江西', '南昌', 28.682, 115.858),
  row('山东', '济南', 36.651, 117.12),
  row('河南', '郑州', 34.747, 113.625),
  row('湖北', '武汉', 30.593, 114.305),
  row('湖南', '长沙', 28.228, 112.939),
  row('广东', '广州', 23.129, 113.264),
  row('广西', '南宁', 22.817, 108.366),
  row('海南', '海口', 20.044, 110.2),
  row('重庆', '重庆', 29.563, 106.551),
  row('四川', '成都', 30.573, 104.066),
  row('贵州', '贵阳', 26.647, 106.63),
  row('云南', '昆明', 25.038, 102.718),
  row('西藏', '拉萨', 29.65, 91.141),
  row('陕西', '西安', 34.341, 108.94),
  row('甘肃', '兰州', 36.061, 103.834),
  row('青海', '西宁', 36.617, 101.778),
  row('宁夏', '银川', 38.487, 106.231),
  row('新疆', '乌鲁木齐', 43.825, 87.617),
  row('台湾', '台北', 25.033, 121.565),
  row('香港', '香港', 22.319, 114.169),
  row('澳门', '澳门', 22.199, 113.544),
];

/** Finds a province by its full or short name; 内蒙古自治区 = 内蒙古. */
export function findProvince(name: string): Province | undefined {
  const text = name.trim();
  return PROVINCES.find((one) => text.startsWith(one.name));
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in whole kilometres. */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(h)));
}
