/** Calls about levels of members. */
import { canRenew, getVipServices } from '@banxin/contract/calls/customer/membership';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { listLevels } from './levels.ts';
import { readRenewal } from './renewal.ts';

export const membershipHandlers: readonly Registration[] = [
  handlePublic(getVipServices, listLevels),
  handle(canRenew, readRenewal),
];
