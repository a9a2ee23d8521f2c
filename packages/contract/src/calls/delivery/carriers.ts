/** Who takes a job where, and for how much. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './carriers.schemas.ts';

const limits = [{ by: 'address', max: 240, windowSeconds: 60 }] as const;

/** Every carrier by name. */
export const getOnlyExpresses = defineCall<typeof schemas.getOnlyExpresses>({
  name: 'Delivery.GetOnlyExpresses',
  method: 'POST',
  path: '/api/Delivery/GetOnlyExpresses',
  encoding: 'json',
  summary: '快递公司名称',
  access: 'public',
  shared: true,
});

/** Every carrier with what it takes; names no fee. */
export const getExpresses = defineCall<typeof schemas.getExpresses>({
  name: 'Delivery.GetExpresses',
  method: 'POST',
  path: '/api/Delivery/GetExpresses',
  encoding: 'json',
  summary: '快递公司与承运范围',
  access: 'public',
  shared: true,
});

/** Every carrier for a job, with fee and days, and why one cannot be chosen. Errors 2404 unknown product · 3101 cannot be made or sent. */
export const getExpressInfos = defineCall<typeof schemas.getExpressInfos>({
  name: 'Delivery.GetExpressInfos',
  method: 'POST',
  path: '/api/Delivery/GetExpressInfos',
  encoding: 'json',
  summary: '可选快递、运费与时效',
  access: { visitors: true, right: 'prices' },
  cancellable: true,
  limits,
  errors: [2404, 3101],
});

/** The cheapest, the fastest and the recommended way. Errors as above. */
export const bestDelivery = defineCall<typeof schemas.bestDelivery>({
  name: 'Delivery.BestDelivery',
  method: 'POST',
  path: '/api/Delivery/BestDelivery',
  encoding: 'json',
  summary: '最省、最快与推荐的配送方式',
  access: { visitors: true, right: 'prices' },
  limits,
  errors: [2404, 3101],
});

/** Whether it can be sent there, and which carriers cannot take it; names no fee. Errors as above. */
export const checkDeliveryLimit = defineCall<typeof schemas.checkDeliveryLimit>({
  name: 'Delivery.CheckDeliveryLimit',
  method: 'POST',
  path: '/api/Delivery/CheckDeliveryLimit',
  encoding: 'json',
  summary: '检查配送限制',
  access: 'public',
  limits,
  errors: [2404, 3101],
});
