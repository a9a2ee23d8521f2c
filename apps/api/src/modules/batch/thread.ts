/** A thread for one workbook: bounded in memory and time, so that none can hold the server up. */
import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** One that takes longer is given up. @unit ms */
const PATIENCE = 120_000;
/** JavaScript heap of the thread: a workbook of 5 MB takes a fraction of it. @unit MiB */
const HEAP_MIB = 512;

/**
 * What a thread says, until it says what `isEnd` knows.
 * @throws Error when it fails, takes more memory than it may, does not end in time, or is stopped
 */
export async function* saidBy<T>(
  script: URL,
  workerData: unknown,
  isEnd: (said: T) => boolean,
  stop: AbortSignal,
): AsyncGenerator<T> {
  stop.throwIfAborted();
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  const exited = once(worker, 'exit').catch(() => undefined);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  try {
    for await (const [said] of on(worker, 'message', { signal, close: ['exit'] })) {
      if (isEnd(said as T)) {
        // It ends by itself: one that is stopped at its end may take the process with it.
        await exited;
        yield said as T;
        return;
      }
      yield said as T;
    }
    throw new Error('A thread ended before its work');
  } finally {
    await worker.terminate();
  }
}

/** The one thing that a thread says. @throws Error as {@link saidBy} does */
export async function firstSaid<T>(script: URL, workerData: unknown): Promise<T> {
  const never = new AbortController().signal;
  for await (const one of saidBy<T>(script, workerData, () => true, never)) return one;
  throw new Error('A thread said nothing');
}
