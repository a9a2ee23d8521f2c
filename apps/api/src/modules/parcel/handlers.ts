/** Calls about parcels. */
import { getExpressLogs } from '@banxin/contract/calls/delivery/express';
import { handle, type Registration } from '../../http/handle.ts';
import { readExpressLogs } from './logs.ts';

export const parcelHandlers: readonly Registration[] = [handle(getExpressLogs, readExpressLogs)];
