/** Sends files resumably with tus, for one purpose. The sender is only loaded when somebody uploads. */
import { CLIENT_HEADER } from '@banxin/contract/client';
import { UPLOAD_PATH, type UploadPurpose } from '@banxin/contract/uploads';
import type { UploadPort } from '@banxin/flows/upload-item';

/** One request carries so much: a pause or a lost connection costs at most this. @unit bytes */
const CHUNK = 8 * 1024 * 1024;
/** Pauses before a broken transfer goes on by itself. @unit ms */
const RETRY_PAUSES = [0, 1_000, 3_000, 5_000];

const HEADERS = { 'X-Requested-With': CLIENT_HEADER };

/** The file's id is the last part of its upload's address. */
const idOf = (uploadUrl: string): string => uploadUrl.split('/').at(-1) ?? '';

/** What the server said when it refused: its envelope's message, with the key and values of the refusal. */
function refusalOf(body: string | undefined): { message: string; data: unknown } | null {
  try {
    const { errMsg, data } = JSON.parse(body ?? '') as { errMsg?: unknown; data?: unknown };
    return typeof errMsg === 'string' ? { message: errMsg, data } : null;
  } catch (error) {
    // Not the envelope: a proxy or the transfer protocol itself answered.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const tusPort = (purpose: UploadPurpose): UploadPort => ({
  start({ file, uploadUrl }, report) {
    let stopped = false;
    let stop = (): void => {
      stopped = true;
    };
    void import('tus-js-client').then(
      ({ Upload, DetailedError }) => {
        if (stopped) return;
        const upload = new Upload(file.source as File, {
          endpoint: UPLOAD_PATH,
          ...(uploadUrl !== undefined && { uploadUrl }),
          headers: HEADERS,
          metadata: { filename: file.name, filetype: file.type, purpose },
          chunkSize: CHUNK,
          retryDelays: RETRY_PAUSES,
          storeFingerprintForResuming: false,
          onUploadUrlAvailable: () =>
            report({ type: 'UPLOAD.STARTED', uploadUrl: upload.url ?? '' }),
          onProgress: (sent) => report({ type: 'PROGRESS', sent }),
          onSuccess: () => report({ type: 'UPLOADED', fileId: idOf(upload.url ?? '') }),
          onShouldRetry: (error) => {
            const status = error.originalResponse?.getStatus() ?? 0;
            return status === 0 || status >= 500;
          },
          onError: (error) => {
            const response = error instanceof DetailedError ? error.originalResponse : null;
            const status = response?.getStatus() ?? 0;
            const refusal = refusalOf(response?.getBody());
            if (status >= 400 && status < 500 && status !== 401 && refusal !== null) {
              report({ type: 'REFUSED', ...refusal });
            } else report({ type: 'FAIL', error });
          },
        });
        stop = () => void upload.abort(false);
        upload.start();
      },
      (error: unknown) => report({ type: 'FAIL', error }),
    );
    return () => stop();
  },
  async discard(uploadUrl, signal) {
    const answer = await fetch(uploadUrl, {
      method: 'DELETE',
      headers: { ...HEADERS, 'Tus-Resumable': '1.0.0' },
      credentials: 'include',
      signal,
    });
    // Gone already is as good: somebody removed it elsewhere, or its time was over.
    if (!answer.ok && answer.status !== 404) {
      throw new Error(`the upload was not thrown away: ${answer.status}`);
    }
  },
});
