/** Calls of the batch import. */
import type { RawAnswer } from '@banxin/contract/call';
import {
  createImported,
  getImportTemplate,
  parseImport,
} from '@banxin/contract/calls/cloudWarehouse/import';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type {
  CreatedImport,
  CreateRequest,
  ImportFile,
  ImportPort,
  ParsedImport,
} from './batch-import.types.ts';

/** `download` hands the template to the customer, `upload` goes through the port; `parse` and `create` are calls. */
export const createBatchImportActors = (client: FlowClient, port: ImportPort) => ({
  download: fromPromise<void>(async ({ signal }) => {
    const template = await client.send(getImportTemplate, {}, { signal });
    // A row with `raw` answers the file as it is.
    if (!signal.aborted) port.save(template as RawAnswer);
  }),
  upload: fromPromise<string, { file: ImportFile | undefined }>(({ input, signal }) => {
    if (!input.file) throw new Error('No file was chosen.');
    return port.upload(input.file, signal);
  }),
  parse: fromPromise<ParsedImport, { importUrl: string }>(({ input, signal }) =>
    client.send(parseImport, input, { signal }),
  ),
  create: fromPromise<CreatedImport, CreateRequest>(({ input, signal }) => {
    const { rows, idempotencyKey } = input;
    return client.send(createImported, { rows: [...rows] }, { signal, idempotencyKey });
  }),
});
