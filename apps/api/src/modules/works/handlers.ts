/** Calls of the works. */
import { getOrderMaking, getOrderTicket } from '@banxin/contract/calls/order/making';
import { act, claim, getCase, getJobTicket, getQueue } from '@banxin/contract/calls/works/desk';
import { getPrintFile } from '@banxin/contract/calls/works/originals';
import { handle, type Registration } from '../../http/handle.ts';
import { actAtDesk } from './act.ts';
import { readCase, readQueue } from './cases.ts';
import { claimCase } from './claims.ts';
import { readMaking } from './making.ts';
import { readPrintFile } from './originals.ts';
import { readJobTicket, readOrderTicket } from './ticket.ts';

export const worksHandlers: readonly Registration[] = [
  handle(getQueue, readQueue),
  handle(claim, claimCase),
  handle(getCase, readCase),
  handle(act, actAtDesk),
  handle(getOrderMaking, readMaking),
  handle(getJobTicket, readJobTicket),
  handle(getPrintFile, readPrintFile),
  handle(getOrderTicket, readOrderTicket),
];
