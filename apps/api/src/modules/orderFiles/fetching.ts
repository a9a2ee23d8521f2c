/** Fetches what customers asked for, in the background: a few at once, of each customer one. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteFile as refusals } from '@banxin/contract/refusals/remoteFile';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { rulesFor } from '@banxin/contract/uploads';
import { Refusal } from '../../http/refusal.ts';
import { repeat } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/schedule.ts';
import { nowOf } from '../../ports/clock.ts';
import type { FetchFailure } from '../../ports/remoteFiles.ts';
import type { Storage } from '../../ports/storage.ts';
import type { Services } from '../../services.ts';
import { cleanFileName } from '../file/fileName.ts';
import type { FileRow } from '../file/files.ts';
import { Lane } from '../file/lane.ts';
import { madeBefore, placeFile } from '../file/placing.ts';
import { findOrderById } from '../order/order.ts';
import { freeName, lockFolder } from './naming.ts';
import * as queue from './remoteQueue.ts';

/** Files that one server fetches at once. */
const LANES = 3;
/** How often progress is written and a claim renewed. @unit ms */
const NOTE_EVERY_MS = 2_000;
/** Waiting files are looked for so often, also those that other servers lined up. @unit ms */
const EVERY_MS = 15_000;
const MB = 1024 ** 2;

const { maxBytes } = rulesFor('printFile');

/** What is said of a file that was not fetched. */
export const whyNot = (why: FetchFailure): KeyedMessage =>
  why === 'tooLarge'
    ? messageOf(refusals.tooLarge, { most: maxBytes / MB })
    : messageOf(refusals[why]);

/** A name for it in the folder: a PDF whose name says so. */
function nameFor(given: string): string {
  const name = cleanFileName(given);
  return /.\.pdf$/i.test(name) ? name : cleanFileName(`${name.slice(0, 110)}.pdf`);
}

/** Fetches one file into its folder. */
async function fetchOne(
  services: Services,
  row: queue.RemoteFile,
  path: string,
  signal: AbortSignal,
): Promise<Pick<FileRow, 'id'> | KeyedMessage> {
  const { db, machine, ports, log } = services;
  const [ownerId, actorId, orderId] = [row.customer_id, row.asked_by, row.order_id];
  const order = await findOrderById(db, ownerId, orderId);
  if (order === undefined) return messageOf(refusals.orderGone);
  const place = { ownerId, actorId, orderId, madeOf: `fetch:${row.id}` };
  // Its server died between its arrival and the note of it.
  const before = await madeBefore(services, place);
  if (before !== null) return before;
  let progress: { readonly bytes: number; readonly of: number | null } = { bytes: 0, of: null };
  const stopNoting = repeat(
    NOTE_EVERY_MS,
    () => queue.noteProgress(db, row, progress, machine.now() + queue.LEASE_MS),
    (error) => log.error({ err: error, remote: row.id }, 'progress not noted'),
  );
  try {
    const fetched = await ports.remoteFiles.fetch(row.url, {
      path,
      maxBytes,
      signal,
      onBytes: (bytes, of) => {
        progress = { bytes, of };
      },
    });
    if (typeof fetched === 'string') return whyNot(fetched);
    await queue.noteProgress(db, row, progress, machine.now() + queue.LEASE_MS);
    const placed = await placeFile(services, place, path, async (tx) => {
      await lockFolder(tx, ownerId, order);
      return freeName(tx, { ownerId, orderId }, nameFor(fetched.name));
    });
    return placed instanceof Refusal ? { message: placed.message, data: placed.data } : placed;
  } finally {
    stopNoting();
  }
}

/** The fetching of one server. */
class Fetcher {
  readonly #services: Services;
  readonly #stop = new AbortController();
  readonly #lanes: readonly Lane[];

  constructor(services: Services) {
    this.#services = services;
    this.#lanes = Array.from(
      { length: LANES },
      () =>
        new Lane(
          () => this.#step(),
          () => this.wake(),
        ),
    );
  }

  wake(): void {
    if (this.#stop.signal.aborted) return;
    for (const lane of this.#lanes) lane.wake();
  }

  /** Waits until nothing is due to this server. */
  async runAll(): Promise<void> {
    this.wake();
    for (let running = this.#running(); running.length > 0; running = this.#running()) {
      await Promise.all(running);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#running());
  }

  #running(): Promise<void>[] {
    return this.#lanes.flatMap(({ running }) => running ?? []);
  }

  async #step(): Promise<boolean> {
    const { db, machine, log } = this.#services;
    if (this.#stop.signal.aborted) return false;
    try {
      const row = await queue.claimNext(db, machine.now(), messageOf(refusals.unreachable));
      if (row === null) return false;
      // Asked for before the stop, claimed after it: perhaps what another lane has just given back.
      if (this.#stop.signal.aborted) await queue.giveBack(db, row);
      else await this.#fetch(row);
      return true;
    } catch (error) {
      // The claim ends by itself, and the file is tried again.
      log.error({ err: error }, 'remote file not fetched');
      return false;
    }
  }

  async #fetch(row: queue.RemoteFile): Promise<void> {
    const { db, machine, ports, log, random } = this.#services;
    const { workFolder } = ports.storage;
    const { signal } = this.#stop;
    const path = join(workFolder, `fetched-${random.token(9)}.pdf`);
    await mkdir(workFolder, { recursive: true });
    try {
      const ended = await fetchOne(this.#services, row, path, signal);
      if ('data' in ended && signal.aborted) return await queue.giveBack(db, row);
      const how = 'data' in ended ? { why: ended } : { fileId: ended.id };
      await queue.end(db, row, how, nowOf(machine));
      // The address may hold a secret of the other server: only whose it is goes into the log.
      const { host } = new URL(row.url);
      const file = 'data' in ended ? ended.data.key : ended.id;
      log.info({ remote: row.id, host, owner: row.customer_id, file }, 'remote file ended');
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** By the storage: it is the same for every context of a server. */
const made = new WeakMap<Storage, Fetcher>();

/** The fetching of this server. */
export function fetcherOf(services: Services): Fetcher {
  const { storage } = services.ports;
  const kept = made.get(storage);
  if (kept) return kept;
  const fetcher = new Fetcher(services);
  made.set(storage, fetcher);
  services.onStop(() => fetcher.close());
  return fetcher;
}

/** What runs later; the registry lists it. */
export const fetchingJob: Job = {
  name: 'fetch-remote-files',
  everyMs: EVERY_MS,
  run: async (services) => {
    await queue.forgetEnded(services.db, services.machine.now());
    if (services.ports.remoteFiles.origins.length > 0) fetcherOf(services).wake();
  },
};
