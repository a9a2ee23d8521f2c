/** Calls about the cloud warehouse. */
import {
  applyCloudOut,
  exportCloudInventory,
  getCloudFeeForecast,
  getCloudInventory,
  getCloudMovements,
  prepareCloudOut,
  setCloudAlert,
} from '@banxin/contract/calls/cloudWarehouse/inventory';
import {
  createCloudOrder,
  getCloudOrders,
  prepareCloudOrder,
} from '@banxin/contract/calls/cloudWarehouse/order';
import { handle, type Registration } from '../../http/handle.ts';
import { create } from './create.ts';
import { forecast } from './fees.ts';
import { readInventory, readMovements, setAlert, writeInventory } from './inventory.ts';
import { readOrders } from './list.ts';
import { applyOut, prepareOut } from './out.ts';
import { prepare } from './prepare.ts';

export const cloudHandlers: readonly Registration[] = [
  handle(getCloudInventory, readInventory),
  handle(exportCloudInventory, writeInventory),
  handle(getCloudMovements, readMovements),
  handle(getCloudFeeForecast, forecast),
  handle(setCloudAlert, setAlert),
  handle(prepareCloudOut, prepareOut),
  handle(applyCloudOut, applyOut),
  handle(prepareCloudOrder, prepare),
  handle(createCloudOrder, create),
  handle(getCloudOrders, readOrders),
];
