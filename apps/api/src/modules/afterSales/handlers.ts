/** Calls of after-sales. */
import {
  addEvidence,
  createAfterSale,
  getAfterSale,
  getAfterSales,
  getClaimableOrders,
  judgeAfterSale,
  readAfterSale,
  revokeAfterSale,
  sendAfterSaleMessage,
  setReturnParcel,
} from '@banxin/contract/calls/afterSales/ticket';
import { handle, type Registration } from '../../http/handle.ts';
import { addToTicket, nameParcel, revoke, say } from './change.ts';
import { createTicket, judgeClaim } from './create.ts';
import { readTicket } from './detail.ts';
import { listClaimable, listTickets } from './list.ts';
import { readAnswers } from './unread.ts';

export const afterSalesHandlers: readonly Registration[] = [
  handle(getAfterSales, listTickets),
  handle(getClaimableOrders, listClaimable),
  handle(getAfterSale, readTicket),
  handle(judgeAfterSale, judgeClaim),
  handle(createAfterSale, createTicket),
  handle(addEvidence, addToTicket),
  handle(sendAfterSaleMessage, say),
  handle(readAfterSale, readAnswers),
  handle(revokeAfterSale, revoke),
  handle(setReturnParcel, nameParcel),
];
