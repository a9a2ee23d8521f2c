/**
 * Collects visits of products over all windows of one browser. Every window leaves a note of its own
 * for each visit; one window, whoever holds the lock, runs the usage log and takes the notes in. So
 * two windows never write the same entry, and when the collecting one goes, the next one goes on.
 */
import { encodeBeacon } from '@banxin/contract/beacon';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import {
  createUsageLogActors,
  type StoredUsage,
  type UsageBatch,
  type UsageCount,
  type UsageEntry,
  usageInput,
  usageLogMachine,
} from '@banxin/flows/usage-log';
import { type Actor, type ActorOptions, createActor } from 'xstate';
import type { Services } from '../../lib/services.ts';
import type { Usage } from './usage.ts';

export interface UsageParts extends Pick<Services, 'store' | 'newKey' | 'now'> {
  readonly client: Pick<Services['client'], 'send'>;
  readonly userId: number;
  /** false: nothing is collected, and what was is forgotten. */
  readonly enabled: boolean;
  /** Lets one window at a time collect. */
  readonly locks: Pick<LockManager, 'request'>;
  /** Posts in a way that outlives the page. */
  readonly beacon: (path: string, body: Blob) => void;
  /** Hears `storage` when another window left a note, `pagehide` when this one goes. */
  readonly page: EventTarget;
  /** @default the browser's timers */
  readonly clock?: ActorOptions<typeof usageLogMachine>['clock'] | undefined;
}

/** Store key of a customer's log. */
export const logKey = (userId: number): string => `usageLog.${userId}`;
const notes = (userId: number): string => `usageVisit.${userId}.`;

const NOTHING: StoredUsage = { entries: [], batch: undefined };

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const isCounts = (value: unknown): value is readonly UsageCount[] =>
  Array.isArray(value) &&
  value.every((entry) => isCount(entry?.productCategoryId) && isCount(entry?.orderTimes));

const isEntries = (value: unknown): value is readonly UsageEntry[] =>
  isCounts(value) && value.every((entry) => 'firstAt' in entry && isCount(entry.firstAt));

const isBatch = (value: unknown): value is UsageBatch =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'sealedAt' in value &&
  Number.isSafeInteger(value.sealedAt) &&
  'entries' in value &&
  isCounts(value.entries) &&
  value.entries.length > 0;

/** What an earlier visit stored. Anything else in its place, by whoever, counts as nothing. */
export function readLog(store: Services['store'], userId: number): StoredUsage {
  const text = store.read<unknown>(logKey(userId));
  if (typeof text !== 'string') return NOTHING;
  try {
    const { entries, batch } = Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
    return {
      entries: isEntries(entries) ? entries : [],
      batch: isBatch(batch) ? batch : undefined,
    };
  } catch {
    // Not our writing: there is nothing to save.
    return NOTHING;
  }
}

/** Begins; `stop` ends it and leaves the rest to the next window or visit. */
export function collectUsage(parts: UsageParts): Usage & { readonly stop: () => void } {
  const { userId, enabled, locks, beacon, page, clock, client, store, newKey, now } = parts;
  const name = logKey(userId);
  const prefix = notes(userId);
  const end = new AbortController();
  const { signal } = end;
  let log: Actor<typeof usageLogMachine> | undefined;

  const takeNotes = (): void => {
    if (log === undefined) return;
    const keys = store.keys(prefix);
    for (const key of keys) {
      const { productCategoryId, at } = Object(store.read(key)) as Partial<Record<string, unknown>>;
      if (isCount(productCategoryId) && isCount(at)) {
        log.send({ type: 'LOG', productCategoryId, orderTimes: 1, at: Math.min(at, now()) });
      }
    }
    // Only what is in the stored log may go.
    if (keys.length > 0) log.send({ type: 'KEEP' });
    for (const key of keys) store.remove(key);
  };
  const collect = (): Promise<void> =>
    new Promise((release) => {
      const actor = createActor(usageLogMachine.provide({ actors: createUsageLogActors(client) }), {
        input: { enabled, stored: readLog(store, userId), key: newKey(), now },
        ...(clock && { clock }),
      });
      actor.on('store', ({ value, expiresInSeconds }) => {
        if (expiresInSeconds === 0) store.remove(name);
        else store.write(name, value);
      });
      actor.on('beacon', ({ batch }) => {
        const { path, body } = encodeBeacon(clickCategory, usageInput(batch), batch.key);
        beacon(path, body);
      });
      log = actor;
      actor.start();
      actor.send({ type: 'BEGIN' });
      takeNotes();
      signal.addEventListener('abort', () => {
        log = undefined;
        actor.stop();
        release();
      });
    });

  locks.request(`banxin.${name}`, { signal }, collect).catch((problem: unknown) => {
    // Stopped before it was its turn.
    if (!signal.aborted) throw problem;
  });
  page.addEventListener('storage', takeNotes, { signal });
  page.addEventListener('pagehide', () => log?.send({ type: 'LEAVE' }), { signal });
  return {
    visit: (productId) => {
      if (!enabled) return;
      store.write(prefix + newKey(), { productCategoryId: productId, at: now() });
      takeNotes();
    },
    stop: () => end.abort(),
  };
}
