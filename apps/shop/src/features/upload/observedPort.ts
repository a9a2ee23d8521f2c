/** An upload port that reports when uploads begin and end. */
import type { UploadPort } from '@banxin/flows/upload-item';

/** The same port; `changed` is called when an upload begins, ends or is discarded, not on progress. */
export const observedPort = (port: UploadPort, changed: () => void): UploadPort => ({
  start: (request, report) =>
    port.start(request, (event) => {
      report(event);
      if (event.type !== 'PROGRESS') changed();
    }),
  discard: async (uploadUrl, signal) => {
    await port.discard(uploadUrl, signal);
    changed();
  },
});
