/** Calls that hand orders out as files. */
import { exportOrders } from '@banxin/contract/calls/order/export';
import { handle, type Registration } from '../../http/handle.ts';
import { writeOrders } from './orders.ts';

export const orderExportHandlers: readonly Registration[] = [handle(exportOrders, writeOrders)];
