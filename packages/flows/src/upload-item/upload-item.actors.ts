/** Calls and transfer of one print file. */
import { getFile, removeFile } from '@banxin/contract/calls/file/printFile';
import type { PrintFile } from '@banxin/contract/entities/file';
import { fromCallback, fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { UploadPort, UploadReport, UploadRequest } from './upload-item.types.ts';

/** `upload` and `discard` go through the port, `fetchReport` and `remove` are calls. */
export const createUploadItemActors = (client: FlowClient, port: UploadPort) => ({
  upload: fromCallback<{ type: 'none' }, UploadRequest, UploadReport>(({ input, sendBack }) =>
    port.start(input, sendBack),
  ),
  discard: fromPromise<void, { uploadUrl: string | undefined }>(async ({ input, signal }) => {
    // Before the server knows an upload there is nothing to throw away.
    if (input.uploadUrl !== undefined) await port.discard(input.uploadUrl, signal);
  }),
  fetchReport: fromPromise<PrintFile, { id: string }>(({ input, signal }) =>
    client.send(getFile, input, { signal }),
  ),
  remove: fromPromise<unknown, { id: string }>(({ input, signal }) =>
    client.send(removeFile, input, { signal }),
  ),
});
