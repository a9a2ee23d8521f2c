/** Where things are made. @see specification §7 delivery, §9 */
import { defineCall } from '../../call.ts';
import type * as schemas from './factories.schemas.ts';

/** Every factory; nothing in it changes with the time of day, so the client keeps it in memory. */
export const getFactories = defineCall<typeof schemas.getFactories>({
  name: 'Delivery.GetFactories',
  method: 'POST',
  path: '/api/Delivery/GetFactories',
  encoding: 'json',
  summary: '工厂列表',
  access: 'public',
  shared: true,
});
