/** The print files of a workbook: chosen before or after its check, sent when a row names them, and matched. */

import { isCancelled } from '@banxin/contract/callError';
import { getImportRows } from '@banxin/contract/calls/batch/import';
import { useSelector } from '@banxin/flows/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImportFlow } from '../../features/batch/workbook.ts';
import {
  ArchiveBroken,
  type ArchiveFault,
  isArchive,
  type NamedSource,
  readArchive,
} from '../../features/upload/archive.ts';
import { useNamedFiles } from '../../features/upload/useNamedFiles.ts';
import { useServices } from '../../lib/services.ts';
import { type Matched, matchNames } from './named.ts';

const PAGE = 200;

const plainSource = (file: File): NamedSource => ({
  ...{ name: file.name, size: file.size },
  open: async () => file,
});

/** What was chosen and cannot be used. */
export interface WrongArchive {
  readonly name: string;
  readonly fault: ArchiveFault;
}

export function useFilesByName(flow: ImportFlow) {
  const { client } = useServices();
  const files = useNamedFiles();
  const [sources, setSources] = useState<readonly NamedSource[]>([]);
  const [wrong, setWrong] = useState<readonly WrongArchive[]>([]);
  const [matched, setMatched] = useState<Matched | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { importId, progress } = useSelector(flow, ({ context }) => context);
  const isReview = useSelector(flow, (snapshot) => snapshot.matches('review'));
  const missing = progress?.faults.find(({ code }) => code === 'FILE_MISSING')?.rows ?? 0;

  const add = async (chosen: readonly File[]): Promise<void> => {
    const broken: WrongArchive[] = [];
    const added: NamedSource[] = [];
    for (const file of chosen) {
      if (!isArchive(file)) {
        added.push(plainSource(file));
        continue;
      }
      try {
        added.push(...(await readArchive(file)));
      } catch (error) {
        if (!(error instanceof ArchiveBroken)) throw error;
        broken.push({ name: file.name, fault: error.fault });
      }
    }
    setWrong(broken);
    setSources((now) => [...now, ...added]);
  };

  /** Every name that a row waits for. */
  const namesOf = async (id: string, signal: AbortSignal): Promise<string[]> => {
    const names: string[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const input = { importId: id, show: 'all', code: 'FILE_MISSING', pageIndex } as const;
      const { items, total } = await client.send(
        getImportRows,
        { ...input, pageSize: PAGE },
        { signal, display: 0 },
      );
      names.push(...items.flatMap(({ cells }) => cells.file ?? []));
      if (pageIndex * PAGE >= total) return names;
    }
  };
  const match = useEffectEvent(
    async (id: string, from: readonly NamedSource[], signal: AbortSignal): Promise<void> => {
      try {
        const next = matchNames(await namesOf(id, signal), from);
        const sent = new Set(files.items.map(({ file }) => file.source));
        for (const { source, name } of next.found) if (!sent.has(source)) files.send(source, name);
        setMatched(next);
        setFailure(null);
      } catch (error) {
        if (!isCancelled(error) && !signal.aborted) setFailure(error);
      }
    },
  );
  // Names are known once the rows were checked; files may come before and after.
  const isMatching = isReview && missing > 0 && sources.length > 0;
  useEffect(() => {
    if (!isMatching || importId === undefined) return undefined;
    const leaving = new AbortController();
    void match(importId, sources, leaving.signal);
    return () => leaving.abort();
  }, [isMatching, importId, sources]);

  const count = (standing: string): number =>
    files.items.filter((item) => item.standing === standing).length;
  const ready = count('ready');
  const isResting = useSelector(
    files.queue,
    (snapshot) => snapshot.matches('complete') || snapshot.matches('incomplete'),
  );
  const told = useRef(0);
  // All that could be sent was sent and checked: the rows are looked at again, once.
  useEffect(() => {
    if (!isReview || !isResting || ready <= told.current) return;
    told.current = ready;
    flow.send({ type: 'CHANGE', request: { kind: 'match' } });
  }, [isReview, isResting, ready, flow]);
  return {
    ...{ files, sources, wrong, matched, missing, ready, isReview },
    /** Why it is not known which files are named. */
    failure,
    retry: () => setSources((now) => [...now]),
    add,
  };
}

export type FilesByName = ReturnType<typeof useFilesByName>;
