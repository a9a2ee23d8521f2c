/** Print files that are sent because something names them: each is read when it is its turn, a few at a time. */
import { uploadPurposes } from '@banxin/contract/uploads';
import { useFlow, useSelector } from '@banxin/flows/react';
import type { UploadPort } from '@banxin/flows/upload-item';
import { createUploadQueueActors, uploadQueueMachine } from '@banxin/flows/upload-queue';
import { useContext, useEffect } from 'react';
import { useServices } from '../../lib/services.ts';
import type { NamedSource } from './archive.ts';
import { UploadPortContext } from './uploadPort.ts';

/** Opens what is sent when it is its turn. */
const openingPort = (port: UploadPort): UploadPort => ({
  ...port,
  start(request, report) {
    let isStopped = false;
    let stop = (): void => {
      isStopped = true;
    };
    void (request.file.source as NamedSource).open().then(
      (source) => {
        if (isStopped) return;
        stop = port.start({ ...request, file: { ...request.file, source } }, report);
      },
      (error: unknown) => report({ type: 'FAIL', error }),
    );
    return () => stop();
  },
});

export function useNamedFiles() {
  const port = useContext(UploadPortContext);
  const { newKey } = useServices();
  const queue = useFlow(uploadQueueMachine, {
    input: { maxBytes: uploadPurposes.printFile.maxBytes },
    actors: (client) => createUploadQueueActors(client, openingPort(port)),
  });
  const items = useSelector(queue, ({ context }) => context.items);
  const flows = useSelector(queue, ({ children }) => children);

  useEffect(() => {
    const lose = (): void => queue.send({ type: 'OFFLINE' });
    const find = (): void => queue.send({ type: 'ONLINE' });
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, [queue]);

  return {
    queue,
    items,
    /** Each file's own flow, by its key. */
    flows,
    /** Sends a file under a name of its own. */
    send: (source: NamedSource, name: string): void => {
      const { size } = source;
      const type = 'application/pdf';
      queue.send({ type: 'ADD', file: { key: newKey(), name, size, type, source } });
    },
  };
}

export type NamedFiles = ReturnType<typeof useNamedFiles>;
