/** Calls of a main account about its colleagues. */
import {
  deleteSubAccount,
  getGranted,
  getSubAccountLog,
  getSubAccounts,
  grantRoles,
  handOverSubAccount,
  saveSubAccount,
} from '@banxin/contract/calls/customer/subAccount';
import { handle, type Registration } from '../../http/handle.ts';
import { granted, list } from './accounts.ts';
import { handOver, remove } from './handOver.ts';
import { log } from './log.ts';
import { grant, hashFirst, save } from './save.ts';

export const subAccountHandlers: readonly Registration[] = [
  handle(getSubAccounts, list),
  handle(saveSubAccount, save, hashFirst),
  handle(deleteSubAccount, remove),
  handle(getGranted, granted),
  handle(grantRoles, grant),
  handle(handOverSubAccount, handOver),
  handle(getSubAccountLog, log),
];
