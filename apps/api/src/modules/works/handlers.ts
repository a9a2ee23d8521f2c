/** Calls of the works. */
import { getOrderMaking, getOrderTicket } from '@banxin/contract/calls/order/making';
import {
  act,
  claim,
  getCase,
  getJobTicket,
  getLabel,
  getQueue,
  scan,
} from '@banxin/contract/calls/works/desk';
import { actGang, getGang, getPlateLayout, saveGang } from '@banxin/contract/calls/works/gang';
import { getPrintFile } from '@banxin/contract/calls/works/originals';
import { handle, type Registration } from '../../http/handle.ts';
import { actAtDesk } from './act.ts';
import { readCase, readQueue } from './cases.ts';
import { claimCase } from './claims.ts';
import { actOnSheet } from './gangAct.ts';
import { readGang } from './gangRoom.ts';
import { saveSheets } from './gangSave.ts';
import { readMaking } from './making.ts';
import { readPrintFile } from './originals.ts';
import { readPlateLayout } from './plate.ts';
import { scanned } from './scan.ts';
import { readLabel } from './shippingLabel.ts';
import { readJobTicket, readOrderTicket } from './ticket.ts';

export const worksHandlers: readonly Registration[] = [
  handle(getQueue, readQueue),
  handle(claim, claimCase),
  handle(getCase, readCase),
  handle(scan, scanned),
  handle(act, actAtDesk),
  handle(getOrderMaking, readMaking),
  handle(getJobTicket, readJobTicket),
  handle(getLabel, readLabel),
  handle(getPrintFile, readPrintFile),
  handle(getOrderTicket, readOrderTicket),
  handle(getGang, readGang),
  handle(saveGang, saveSheets),
  handle(actGang, actOnSheet),
  handle(getPlateLayout, readPlateLayout),
];
