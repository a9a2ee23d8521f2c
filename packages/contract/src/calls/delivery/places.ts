/** Where a place lies, seen from the factories. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './places.schemas.ts';

/** The province that an address begins with; null when it begins with none. */
export const getProvinceByAddress = defineCall<typeof schemas.getProvinceByAddress>({
  name: 'Delivery.GetGeoProResultByAddr',
  method: 'POST',
  path: '/api/Delivery/GetGeoProResultByAddr',
  encoding: 'json',
  summary: '按地址判断省份',
  access: 'public',
  display: 0,
});

/** From every factory, the nearest first. Errors 2001 no such province. */
export const getDeliveryDistance = defineCall<typeof schemas.getDeliveryDistance>({
  name: 'Delivery.GetDeliveryDistance',
  method: 'POST',
  path: '/api/Delivery/GetDeliveryDistance',
  encoding: 'json',
  summary: '各工厂到省份的距离与运费区',
  access: 'public',
  display: 0,
});
