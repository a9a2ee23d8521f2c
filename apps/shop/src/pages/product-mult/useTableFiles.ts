/** Files for many rows: each finds its row by its name, is sent, and stands there when it has arrived. */
import { hasTag } from '@banxin/contract/callKey';
import { getUploadShares } from '@banxin/contract/calls/file/upload';
import { extensionsFor, uploadPurposes } from '@banxin/contract/uploads';
import { useFlow, useSelector } from '@banxin/flows/react';
import {
  createUploadQueueActors,
  type Standing,
  uploadQueueMachine,
} from '@banxin/flows/upload-queue';
import { type Dispatch, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { observedPort } from '../../features/upload/observedPort.ts';
import { UploadPortContext } from '../../features/upload/uploadPort.ts';
import { useServices } from '../../lib/services.ts';
import { matchToRow, matchToRows, type TablePlace } from './fileMatch.ts';
import { type JobRow, withFile } from './jobRow.ts';
import type { TableEdit } from './table.ts';

/** What became of the files that were given last. */
export interface Found {
  readonly count: number;
  /** Names of those that are nobody's. */
  readonly left: readonly string[];
  /** Names of those that are no print files. */
  readonly foreign: readonly string[];
}

const endings = extensionsFor('printFile').map((ending) => `.${ending}`);
const isTaken = ({ name }: File): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Failed on the way or in the check, or refused. */
const STUCK: readonly Standing[] = ['failed', 'unchecked', 'refused'];

export function useTableFiles(rows: readonly JobRow[], dispatch: Dispatch<TableEdit>) {
  const port = useContext(UploadPortContext);
  const { mutate } = useSWRConfig();
  const { newKey } = useServices();
  const queue = useFlow(uploadQueueMachine, {
    input: { maxBytes: uploadPurposes.printFile.maxBytes },
    actors: (client) =>
      createUploadQueueActors(
        client,
        observedPort(port, () => void mutate((key) => hasTag(getUploadShares.tags, key))),
      ),
  });
  const items = useSelector(queue, ({ context }) => context.items);
  const flows = useSelector(queue, ({ children }) => children);
  /** Where files that are on their way belong, by their key. */
  const [places, setPlaces] = useState<ReadonlyMap<string, TablePlace>>(new Map());
  const [found, setFound] = useState<Found | null>(null);

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

  /** Keys of files that were checked. */
  const ready = items
    .filter(({ standing }) => standing === 'ready')
    .map(({ file }) => file.key)
    .join(' ');
  useEffect(() => {
    const isReady = new Set(ready.split(' '));
    const arrived = [...places].flatMap(([key, place]) => {
      if (!isReady.has(key)) return [];
      const flow = flows[key]?.getSnapshot();
      const file = flow?.matches('checked') ? flow.context.report : undefined;
      return file ? [{ key, place, file }] : [];
    });
    if (arrived.length === 0) return;
    dispatch({
      type: 'arrive',
      change: (row) =>
        arrived
          .filter(({ place }) => place.rowId === row.id)
          .reduce((now, { place, file }) => withFile(now, file, place.style, place.side), row),
    });
    const gone = new Set(arrived.map(({ key }) => key));
    setPlaces((now) => new Map([...now].filter(([key]) => !gone.has(key))));
  }, [places, flows, ready, dispatch]);

  /** Files for one row, or for whichever their names say. */
  const give = (chosen: readonly File[], rowId: number | null): void => {
    const named = chosen
      .filter(isTaken)
      .map((source) => ({ key: newKey(), name: source.name, source }));
    const row = rows.find(({ id }) => id === rowId);
    const { placed, left } = row ? matchToRow(named, row) : matchToRows(named, rows);
    for (const { key } of placed) {
      const source = named.find((one) => one.key === key)?.source;
      if (!source) continue;
      const { name, size, type } = source;
      const file = { key, name, size, type: type || 'application/pdf', source };
      queue.send({ type: 'ADD', file });
    }
    setPlaces(
      (now) =>
        new Map([
          ...now,
          ...placed.map(
            ({ key, rowId: id, style, side }) => [key, { rowId: id, style, side }] as const,
          ),
        ]),
    );
    const foreign = chosen.filter((file) => !isTaken(file)).map(({ name }) => name);
    setFound({ count: placed.length, left, foreign });
  };
  /** Those that go no further by themselves: each says why. */
  const stuck = items.flatMap(({ file: { key }, standing }) => {
    const flow = flows[key];
    return STUCK.includes(standing) && flow !== undefined ? [{ key, flow }] : [];
  });
  const isStuck = new Set(stuck.map(({ key }) => key));
  const moving = new Map<number, number>();
  for (const [key, { rowId }] of places) {
    if (!isStuck.has(key)) moving.set(rowId, (moving.get(rowId) ?? 0) + 1);
  }
  return {
    queue,
    items,
    give,
    found,
    dismiss: (): void => setFound(null),
    /** How many are on their way to a row. */
    moving,
    stuck,
    isBusy: items.some(({ file: { key }, standing }) => {
      return places.has(key) && ['waiting', 'sending', 'paused'].includes(standing);
    }),
  };
}

export type TableFiles = ReturnType<typeof useTableFiles>;

/** What file windows offer to choose from. */
export const ACCEPT = endings.join(',');
