/** A port whose uploads are heard of. */
import type { UploadPort } from '@banxin/flows/upload-item';

/** The same port; `changed` hears whenever an upload begins, ends or is thrown away, but not of its progress. */
export const watched = (port: UploadPort, changed: () => void): UploadPort => ({
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
