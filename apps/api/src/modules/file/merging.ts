/** Merges print files of a customer into one, on a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LocalCopy, Storage } from '../../ports/storage.ts';
import type { MergeJob, MergeOutcome } from '../../preflight/merge.ts';

/** One that takes longer is given up. @unit ms */
const PATIENCE = 45_000;
/** JavaScript heap of the thread; the engine has its own memory. @unit MiB */
const HEAP_MIB = 192;

/** @throws Error when it failed or did not come in time */
async function mergeBeside(job: MergeJob): Promise<MergeOutcome> {
  const worker = new Worker(new URL('./mergeWorker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  try {
    const [outcome] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    return outcome as MergeOutcome;
  } finally {
    await worker.terminate();
  }
}

/** Merges stored files into a local one. A file that is not stored any more counts as unreadable. */
export async function mergeStored(
  storage: Storage,
  keys: readonly string[],
  target: string,
): Promise<MergeOutcome> {
  const copies = new Map<string, LocalCopy>();
  try {
    for (const [at, key] of keys.entries()) {
      const copy = copies.get(key) ?? (await storage.toLocal(key));
      if (copy === null) return { is: 'unreadable', at };
      copies.set(key, copy);
    }
    const sources = keys.flatMap((key) => copies.get(key)?.path ?? []);
    return await mergeBeside({ sources, target });
  } finally {
    for (const copy of copies.values()) await copy.release();
  }
}
