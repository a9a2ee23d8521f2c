/** Calls of the batch import: the same steps for every kind of workbook. */
import { createBatch } from '@banxin/contract/calls/batch/create';
import {
  adoptFixes,
  fillReceivers,
  fixRow,
  getImport,
  leaveShipping,
  matchFiles,
  startImport,
  takeShipping,
} from '@banxin/contract/calls/batch/import';
import { createCloudBatch, startCloudImport } from '@banxin/contract/calls/cloudWarehouse/import';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { fromPromise } from 'xstate';
import type { FlowClient, SendOptions } from '../client.types.ts';
import type {
  ChangeAnswer,
  ChangeRequest,
  CreateRequest,
  ImportCalls,
  ImportFile,
  ImportPort,
  ImportProgress,
} from './batch-import.types.ts';

/** `upload` goes through the port, the others are the calls of one kind of workbook. The page itself says what failed. */
export const createImportActors = (calls: ImportCalls, client: FlowClient, port: ImportPort) => ({
  upload: fromPromise<string, { file: ImportFile | undefined }>(({ input, signal }) => {
    if (!input.file) throw new Error('No file was chosen.');
    return port.upload(input.file, signal);
  }),
  start: fromPromise<{ readonly importId: string }, { upload: string }>(({ input, signal }) =>
    calls.start(client, input.upload, { signal, display: 0 }),
  ),
  read: fromPromise<ImportProgress, { importId: string }>(({ input, signal }) =>
    calls.read(client, input.importId, { signal, display: 0 }),
  ),
  change: fromPromise<ChangeAnswer, { importId: string; request: ChangeRequest }>(
    ({ input, signal }) =>
      calls.change(client, input.importId, input.request, { signal, display: 0 }),
  ),
  create: fromPromise<ImportProgress, CreateRequest>(({ input, signal }) =>
    calls.create(client, input, { signal, display: 0 }),
  ),
});

type Changed = Pick<ChangeAnswer, 'progress'> & Partial<ChangeAnswer>;

function sendChange(
  client: FlowClient,
  importId: string,
  request: ChangeRequest,
  options: SendOptions,
): Promise<Changed> {
  switch (request.kind) {
    case 'fix': {
      const { row, value } = request;
      const col = request.col as BatchColumn;
      return client.send(fixRow, { importId, row, col, value }, options);
    }
    case 'adopt':
      return client.send(adoptFixes, { importId, code: request.code }, options);
    case 'match':
      return client.send(matchFiles, { importId }, options);
    case 'fill':
      return client.send(fillReceivers, { importId, tids: [...request.tids] }, options);
    case 'ship':
      return client.send(takeShipping, { importId, expectedSum: request.expectedSum }, options);
    case 'unship':
      return client.send(leaveShipping, { importId }, options);
  }
}

/** Of a workbook of print orders. */
const printCalls: ImportCalls = {
  start: (client, uploadId, options) => client.send(startImport, { uploadId }, options),
  read: (client, importId, options) => client.send(getImport, { importId }, options),
  change: async (...sent) => ({ rows: 1, unknown: [], unused: [], ...(await sendChange(...sent)) }),
  create: (client, request, options) => client.send(createBatch, request, options),
};

/** The actors for a workbook of print orders. */
export const createPrintImportActors = (client: FlowClient, port: ImportPort) =>
  createImportActors(printCalls, client, port);

/** Of a workbook of parcels from the cloud warehouse: read, judged and mended as any, begun and created by calls of its own. */
const cloudCalls: ImportCalls = {
  ...printCalls,
  start: (client, uploadId, options) =>
    client.send(startCloudImport, { importUrl: uploadId }, options),
  create: (client, request, options) => client.send(createCloudBatch, request, options),
};

/** The actors for a workbook of parcels from the cloud warehouse. */
export const createCloudImportActors = (client: FlowClient, port: ImportPort) =>
  createImportActors(cloudCalls, client, port);
