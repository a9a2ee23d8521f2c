/** The print files of a job on their way: a few sent at a time, checked, judged against the job. */

import { hasTag } from '@banxin/contract/callKey';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { hasSides, jobOfFile } from '@banxin/contract/rules/styles';
import { uploadPurposes } from '@banxin/contract/uploads';
import { useFlow, useSelector } from '@banxin/flows/react';
import {
  createUploadQueueActors,
  type Standing,
  uploadQueueMachine,
} from '@banxin/flows/upload-queue';
import { useCallback, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useServices } from '../../lib/services.ts';
import { type BookPage, bookOf, bound } from './book/bookPages.ts';
import { observedPort } from './observedPort.ts';
import {
  type Arrangement,
  arrangementOf,
  type Earlier,
  putNext,
  seenCells,
  stylesOf,
  swap,
  withoutFile,
} from './styles/arrangement.ts';
import { templateAddress } from './templateAddress.ts';
import { UploadPortContext } from './uploadPort.ts';
import { useJudgements } from './useJudgements.ts';

/** A file that arrived and was checked. */
export interface ReadyFile {
  readonly file: PrintFile;
  /** Of the file itself and for this job, worst first. */
  readonly findings: readonly Finding[];
}

/** One file of the job: on its way, or of the order that is edited or repeated. */
export interface PlacedFile {
  /** Of its flow; a kept file's id. */
  readonly key: string;
  /** The file that was there before; undefined for one that is uploaded here. */
  readonly kept: PrintFile | undefined;
}

/** A place among the job's files: whoever replaces a file takes its place. */
interface Place extends PlacedFile {
  readonly instead: string | undefined;
}

const NOTHING: Earlier = { files: [], styles: null };

/** Where a file goes no further by itself. */
const STANDING: readonly Standing[] = ['failed', 'unchecked', 'ready', 'refused'];

/** Held by the page that needs the files; `PrintFiles` draws them. @param before files and styles that the job begins with */
export function usePrintFiles(configuration: Configuration, before: Earlier = NOTHING) {
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
  const [places, setPlaces] = useState<readonly Place[]>(() =>
    before.files.map((file) => ({ key: file.id, kept: file, instead: undefined })),
  );
  const known = new Set(places.flatMap(({ key, instead = key }) => [key, instead]));
  const isSent = new Set(items.map(({ file: { key } }) => key));
  const placed: readonly PlacedFile[] = [
    ...places.filter(({ key, kept }) => kept !== undefined || isSent.has(key)),
    ...items.flatMap(({ file: { key } }) => (known.has(key) ? [] : [{ key, kept: undefined }])),
  ];
  const [arrangement, arrange] = useState<Arrangement>(() => arrangementOf(before));
  const arrived = new Map(
    placed.flatMap(({ key, kept }) => {
      if (kept !== undefined) return [[key, kept] as const];
      const flow = flows[key]?.getSnapshot();
      const report = flow?.matches('checked') ? flow.context.report : undefined;
      return report ? [[key, report] as const] : [];
    }),
  );
  const checked = [...arrived.values()];
  const [book, arrangeBook] = useState<readonly BookPage[] | null>(() => bookOf(before));
  const { styles: count } = configuration;
  const sides = hasSides(configuration);
  const alive = new Set(placed.map(({ key }) => key));
  const cells = seenCells(
    arrangement.cells.filter(({ key }) => alive.has(key)),
    count,
    sides,
    (key) => arrived.get(key),
  );
  const styles =
    count > 1
      ? stylesOf(arrangement.names, cells, count, (key) => arrived.get(key))
      : configuration.pages !== undefined && book !== null
        ? [bound(book, (key) => arrived.get(key))]
        : null;
  const judgementOf = useJudgements(checked, (file) => jobOfFile(configuration, styles, file));

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

  const send = useCallback(
    (source: File): string => {
      const { name, size, type } = source;
      const file = { key: newKey(), name, size, type: type || 'application/pdf', source };
      queue.send({ type: 'ADD', file });
      return file.key;
    },
    [queue, newKey],
  );
  const add = useCallback(
    (source: File): void => {
      const key = send(source);
      setPlaces((now) => [...now, { key, kept: undefined, instead: undefined }]);
      arrange((now) => putNext(now, key));
    },
    [send],
  );
  /** What was uploaded here goes; what an order has stays with it until the order is saved without. */
  const drop = ({ key, kept }: PlacedFile): void => {
    if (kept === undefined) queue.send({ type: 'ITEM.REMOVE', key });
  };
  // What stands beside the styles is nothing that the order gets.
  const handed =
    styles === null
      ? checked.map(({ id }) => id)
      : [...new Set(styles.flatMap(({ parts }) => parts.map(({ fileId }) => fileId)))];
  const ready: readonly ReadyFile[] = checked
    .filter(({ id }) => handed.includes(id))
    .map((file) => ({ file, findings: judgementOf(file).findings }));
  return {
    queue,
    /** An empty sheet for this very job, as a PDF. */
    template: templateAddress(configuration),
    /** Puts a file to the others, into the first style without one. */
    add,
    /** Uploads a file that has no place yet; answers its key. */
    bring: send,
    /** What the order gets: the files, and with several styles their names and sides. */
    handed: { fileIds: handed, ...(styles !== null && { styles }) },
    /** How many styles the job has. */
    count,
    /** A style may have its front and its back in files of their own. */
    sides,
    arrangement,
    arrange,
    /** Pages of a book in their order; null while its one file says it. */
    book,
    arrangeBook,
    /** Files in their places, of the styles that there are. */
    cells,
    /** What is known of a file that arrived and was checked. */
    arrived,
    /** Puts a file in the place of another. */
    replace: (old: PlacedFile, source: File): void => {
      const place = { key: send(source), kept: undefined, instead: old.key };
      setPlaces((now) =>
        now.some(({ key }) => key === old.key)
          ? now.map((one) => (one.key === old.key ? place : one))
          : [...now, place],
      );
      arrange((now) => swap(now, old.key, place.key));
      drop(old);
    },
    remove: (old: PlacedFile): void => {
      if (old.kept !== undefined) setPlaces((now) => now.filter(({ key }) => key !== old.key));
      arrange((now) => withoutFile(now, old.key));
      drop(old);
    },
    /** Begins with other files than before; what was uploaded here stays behind them. */
    keep: (files: readonly PrintFile[]): void => {
      setPlaces((now) => [
        ...files.map((file) => ({ key: file.id, kept: file, instead: undefined })),
        ...now.filter(({ kept }) => kept === undefined),
      ]);
      const again = arrangementOf({ ...before, files });
      arrange((now) => (files.length === 0 ? now : again));
    },
    /** Files that are uploaded here, in the order they were chosen. */
    items,
    /** Every file of the job in its place: the first style's, the second's, … */
    placed,
    /** Each file's own flow, by its key. */
    flows,
    judgementOf,
    /** Checked files, in the same order. */
    ready,
    hasErrors: ready.some(({ findings }) => findings.some(({ severity }) => severity === 'error')),
    /** For some file it is not known whether it fits the job. */
    isUnjudged: checked.some((file) => judgementOf(file).isIncomplete),
    /** What the check says of some file for what is chosen now is on its way. */
    isJudging: checked.some((file) => judgementOf(file).isAwaited),
    /** Some file is still on its way. */
    isBusy: items.some(({ standing }) => !STANDING.includes(standing)),
  };
}

export type PrintFilesState = ReturnType<typeof usePrintFiles>;
