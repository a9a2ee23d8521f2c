/** Calls of the batch order page. */
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  adoptFixes,
  cancelImport,
  explainRow,
  fillReceivers,
  fixRow,
  getBatchTemplate,
  getImport,
  getImportRows,
  getImportWorkbook,
  getUnfinishedImports,
  leaveShipping,
  matchFiles,
  planShipping,
  startImport,
  takeShipping,
} from '@banxin/contract/calls/batch/import';
import {
  createCloudBatch,
  getCloudTemplate,
  startCloudImport,
} from '@banxin/contract/calls/cloudWarehouse/import';
import { readAddresses as readAddressesCall } from '@banxin/contract/calls/customer/address';
import { handle, type Registration } from '../../http/handle.ts';
import { readCloudTemplate } from './cloudTemplate.ts';
import { commit } from './commit.ts';
import { fill } from './fill.ts';
import { cancel, readProgress, readRows, readUnfinished } from './imports.ts';
import { adopt, match, mendCell } from './mend.ts';
import { readAddresses } from './readAddresses.ts';
import { leaveOffer, offerShipping, readRowPrice, takeOffer } from './shipping.ts';
import { start, startCloud } from './start.ts';
import { readTemplate } from './template.ts';
import { readWorkbook } from './workbook.ts';

export const batchHandlers: readonly Registration[] = [
  handle(getBatchTemplate, readTemplate),
  handle(startImport, start),
  handle(getImport, readProgress),
  handle(getUnfinishedImports, readUnfinished),
  handle(getImportRows, readRows),
  handle(fixRow, mendCell),
  handle(adoptFixes, adopt),
  handle(matchFiles, match),
  handle(fillReceivers, fill),
  handle(explainRow, readRowPrice),
  handle(planShipping, offerShipping),
  handle(takeShipping, takeOffer),
  handle(leaveShipping, leaveOffer),
  handle(getImportWorkbook, readWorkbook),
  handle(cancelImport, cancel),
  handle(createBatch, commit),
  handle(getCloudTemplate, readCloudTemplate),
  handle(startCloudImport, startCloud),
  handle(createCloudBatch, commit),
  handle(readAddressesCall, readAddresses),
];
