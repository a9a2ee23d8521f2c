/** Papers of the works as PDF, drawn on a thread of their own, and not too many at once. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { plain } from '@banxin/contract/refusals/plain';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Paper } from './paperWorker.ts';

/** One that takes longer is given up. @unit ms */
const PATIENCE = 30_000;
/** Drawn at once: by all, and for one customer. */
const AT_ONCE = new ConcurrencyLimit(2);
const EACH = new ConcurrencyLimit(1);
/** When one that was not drawn may be asked for again. @unit s */
const RETRY_SECONDS = 5;

async function drawn(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./paperWorker.ts', import.meta.url), { workerData: paper });
  try {
    const [bytes] = await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) });
    return bytes as Uint8Array<ArrayBuffer>;
  } finally {
    await worker.terminate();
  }
}

/**
 * The paper that `prepare` puts together, or that others are being drawn. @param owner for whom
 * @throws Error when it did not come in time
 */
export async function drawFor(
  owner: number,
  prepare: () => Promise<Paper>,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const who = String(owner);
  const busy = refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  if (!EACH.take(who)) return busy;
  try {
    if (!AT_ONCE.take('')) return busy;
    try {
      return await drawn(await prepare());
    } finally {
      AT_ONCE.release('');
    }
  } finally {
    EACH.release(who);
  }
}
