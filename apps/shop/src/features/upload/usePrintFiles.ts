/** The print files of a job on their way: a few sent at a time, checked, judged against the job. */
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { hasTag } from '@banxin/contract/client';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { uploadPurposes } from '@banxin/contract/uploads';
import { useFlow, useSelector } from '@banxin/flows/react';
import {
  createUploadQueueActors,
  type Standing,
  uploadQueueMachine,
} from '@banxin/flows/upload-queue';
import { useCallback, useContext, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useServices } from '../../lib/services.ts';
import { observedPort } from './observedPort.ts';
import { UploadPortContext } from './uploadPort.ts';
import { useJudgements } from './useJudgements.ts';

/** A file that arrived and was checked. */
export interface ReadyFile {
  readonly file: PrintFile;
  /** Of the file itself and for this job, worst first. */
  readonly findings: readonly Finding[];
}

/** Where a file goes no further by itself. */
const STANDING: readonly Standing[] = ['failed', 'unchecked', 'ready', 'refused'];

/** Held by the page that needs the files; `PrintFiles` draws them. */
export function usePrintFiles(configuration: Configuration) {
  const port = useContext(UploadPortContext);
  const { mutate } = useSWRConfig();
  const { newKey } = useServices();
  const queue = useFlow(uploadQueueMachine, {
    input: { maxBytes: uploadPurposes.printFile.maxBytes },
    // How much may still be uploaded is asked for again when an upload has changed it.
    actors: (client) =>
      createUploadQueueActors(
        client,
        observedPort(port, () => void mutate((key) => hasTag(getUploadShares.tags, key))),
      ),
  });
  const items = useSelector(queue, ({ context }) => context.items);
  const flows = useSelector(queue, ({ children }) => children);
  const checked = items.flatMap(({ file: { key } }) => {
    const flow = flows[key]?.getSnapshot();
    return flow?.matches('checked') && flow.context.report ? [flow.context.report] : [];
  });
  const judgementOf = useJudgements(checked, configuration);

  useEffect(() => {
    const lose = () => queue.send({ type: 'OFFLINE' });
    const find = () => queue.send({ type: 'ONLINE' });
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    window.addEventListener('online', find);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', find);
    };
  }, [queue]);

  const add = useCallback(
    (source: File): void => {
      const { name, size, type } = source;
      const file = { key: newKey(), name, size, type: type || 'application/pdf', source };
      queue.send({ type: 'ADD', file });
    },
    [queue, newKey],
  );
  const ready: readonly ReadyFile[] = checked.map((file) => ({
    file,
    findings: judgementOf(file).findings,
  }));
  return {
    queue,
    /** Puts a file to the others. */
    add,
    /** In the order they were chosen. */
    items,
    /** Each file's own flow, by its key. */
    flows,
    judgementOf,
    /** Checked files, in the same order. */
    ready,
    hasErrors: ready.some(({ findings }) => findings.some(({ severity }) => severity === 'error')),
    /** For some file it is not known whether it fits the job. */
    isUnjudged: checked.some((file) => judgementOf(file).isIncomplete),
    /** Some file is still on its way. */
    isBusy: items.some(({ standing }) => !STANDING.includes(standing)),
  };
}

export type PrintFilesState = ReturnType<typeof usePrintFiles>;
