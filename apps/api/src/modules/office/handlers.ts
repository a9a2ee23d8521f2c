/** Calls of the desks: how much waits at each, and what the office does. */
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { recordReceipt } from '@banxin/contract/calls/works/receipts';
import { handle, type Registration } from '../../http/handle.ts';
import { actAtOffice, claimAtOffice, readDesks, readOfficeCase, readOfficeQueue } from './cases.ts';
import { enterReceipt } from './receipts.ts';

export const officeHandlers: readonly Registration[] = [
  handle(getDesks, readDesks),
  handle(getOfficeQueue, readOfficeQueue),
  handle(getOfficeCase, readOfficeCase),
  handle(claimOffice, claimAtOffice),
  handle(actOffice, actAtOffice),
  handle(recordReceipt, enterReceipt),
];
