/** Calls about levels of members. */
import {
  canRenew,
  getVipPurchases,
  getVipSaving,
  getVipServices,
} from '@banxin/contract/calls/customer/membership';
import { createVipOrder } from '@banxin/contract/calls/order/vipOrder';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { listLevels } from './levels.ts';
import { beginPurchase } from './purchase.ts';
import { listPurchases } from './records.ts';
import { readRenewal } from './renewal.ts';
import { readSaving } from './saving.ts';

export const membershipHandlers: readonly Registration[] = [
  handlePublic(getVipServices, listLevels),
  handle(canRenew, readRenewal),
  handle(getVipPurchases, listPurchases),
  handle(getVipSaving, readSaving),
  handle(createVipOrder, beginPurchase),
];
