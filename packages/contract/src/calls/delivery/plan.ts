/** When it would be made and be there. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './plan.schemas.ts';

/** Of what is paid and confirmed now. Names no fee. Errors 2001 no such province · 2404 unknown product. */
export const getDeliveryPlan = defineCall<typeof schemas.getDeliveryPlan>({
  name: 'Delivery.GetDeliveryPlan',
  method: 'POST',
  path: '/api/Delivery/GetDeliveryPlan',
  encoding: 'json',
  summary: '今日截单情况与送达日期',
  access: 'public',
  display: 0,
  shared: true,
  limits: [{ by: 'address', max: 120, windowSeconds: 60 }],
  errors: [2404],
});
