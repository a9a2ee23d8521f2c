/** Sends one file that is no print file to its end, and answers its id. */
import { CallError } from '@banxin/contract/callError';
import { messages } from '@banxin/contract/messages';
import { UPLOAD_PATH } from '@banxin/contract/uploads';
import type { UploadPort } from '@banxin/flows/upload-item';

/** @throws CallError what the server does not take · whatever broke the transfer */
export const sendOnce = (
  port: Pick<UploadPort, 'start'>,
  {
    name,
    size,
    source,
  }: { readonly name: string; readonly size: number; readonly source: unknown },
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const file = { key: name, name, size, type: '', source };
    const stop = port.start({ file, uploadUrl: undefined }, (report) => {
      if (report.type === 'UPLOADED') resolve(report.fileId);
      if (report.type === 'FAIL') {
        reject(
          new CallError({
            ...{ kind: 'network', call: UPLOAD_PATH, cause: report.error },
            message: messages.requestFailed,
          }),
        );
      }
      if (report.type === 'REFUSED') {
        const { message, data } = report;
        reject(new CallError({ kind: 'business', call: UPLOAD_PATH, message, data }));
      }
    });
    signal.addEventListener('abort', stop, { once: true });
  });
