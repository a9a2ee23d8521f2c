/** Who brings orders to a place, and who looks after a customer. @see specification §7 delivery */
import { defineCall } from '../../call.ts';
import type * as schemas from './contacts.schemas.ts';

/** The van that brings orders to a district; null where only carriers go. */
export const getDeliveryMan = defineCall<typeof schemas.getDeliveryMan>({
  name: 'Delivery.GetDeliveryMan',
  method: 'POST',
  path: '/api/Delivery/GetDeliveryMan',
  encoding: 'json',
  summary: '按区县查送货',
  access: 'public',
  display: 0,
});

/** Who looks after a customer's question: spelt as the specification does. */
export const getCustomerManager = defineCall<typeof schemas.getCustomerManager>({
  name: 'Delivery.GetCustomeManager',
  method: 'POST',
  path: '/api/Delivery/GetCustomeManager',
  encoding: 'json',
  summary: '按分组查客服',
  access: 'user',
  display: 0,
});
