/** Calls about factories and delivery. */
import { getFactories } from '@banxin/contract/calls/delivery/factories';
import { logLocalOrder } from '@banxin/contract/calls/delivery/localOrder';
import { getDeliveryDistance, getProvinceByAddress } from '@banxin/contract/calls/delivery/places';
import { getDeliveryPlan } from '@banxin/contract/calls/delivery/plan';
import { getTrades } from '@banxin/contract/calls/delivery/trade';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { listFactories } from './factories.ts';
import { noteLocalOrder } from './localOrder.ts';
import { readDistances, readProvince } from './places.ts';
import { readDeliveryPlan } from './plan.ts';
import { readTrades } from './trades.ts';

export const deliveryHandlers: readonly Registration[] = [
  handlePublic(getFactories, listFactories),
  handlePublic(getDeliveryPlan, readDeliveryPlan),
  handlePublic(getProvinceByAddress, readProvince),
  handlePublic(getDeliveryDistance, readDistances),
  handlePublic(logLocalOrder, noteLocalOrder),
  handle(getTrades, readTrades),
];
