/** Hands an order's print file to the desks that need it as its customer uploaded it, and writes down who took it. */
import { createReadStream } from 'node:fs';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { ParsedOf } from '@banxin/contract/call';
import type { getPrintFile } from '@banxin/contract/calls/works/originals';
import { file as fileRefusals } from '@banxin/contract/refusals/file';
import { plain } from '@banxin/contract/refusals/plain';
import { works as refusals } from '@banxin/contract/refusals/works';
import { Raw } from '@banxin/contract/server';
import type { UserContext } from '../../context.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { findFile } from '../file/files.ts';
import { filesOf } from '../order/files.ts';
import { findCase } from './findCase.ts';

/** Files that one login fetches at once. */
const EACH = new ConcurrencyLimit(2);
/** When another may be fetched. @unit s */
const RETRY_SECONDS = 5;
/** An answer that nobody begins to read is given up: a HEAD request, a client that left. @unit ms */
const BEGINS_WITHIN_MS = 60_000;

/** The bytes of a local file; `release` is called once, when they were read or nobody reads them. */
function bytesOf(path: string, release: () => void): ReadableStream<Uint8Array> {
  let isGivenUp = false;
  const unread = setTimeout(() => {
    isGivenUp = true;
    release();
  }, BEGINS_WITHIN_MS).unref();
  async function* read() {
    // Its copy may be gone, and its place is another's.
    if (isGivenUp) throw new Error(`Nobody began to read within ${BEGINS_WITHIN_MS} ms`);
    clearTimeout(unread);
    try {
      yield* createReadStream(path) as AsyncIterable<Uint8Array>;
    } finally {
      release();
    }
  }
  // Asks for the first piece only when somebody reads.
  return NodeStream.from(read()) as ReadableStream<Uint8Array>;
}

export async function readPrintFile(
  { db, ports, customer, log }: UserContext,
  { id, fileId }: ParsedOf<typeof getPrintFile>,
): Promise<Raw | Refusal> {
  const { desks } = customer;
  if (!desks.includes('review') && !desks.includes('production')) return refuse(refusals.otherDesk);
  const order = await findCase(db, id);
  if (order === undefined) return refuse(refusals.unknown);
  const isPrinted = (await filesOf(db, order)).some((file) => file.id === fileId);
  const file = isPrinted ? await findFile(db, order.customer_id, fileId) : null;
  if (file === null) return refuse(fileRefusals.unknown);
  const who = String(customer.id);
  if (!EACH.take(who)) return refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  const copy = await ports.storage.toLocal(file.storage_key).catch((error: unknown) => {
    EACH.release(who);
    throw error;
  });
  if (copy === null) {
    EACH.release(who);
    return refuse(fileRefusals.unknown);
  }
  log.info({ file: fileId, order: order.order_sn, by: customer.id }, 'print file fetched');
  const release = () => {
    EACH.release(who);
    copy
      .release()
      .catch((error: unknown) => log.error({ err: error, file: fileId }, 'copy not removed'));
  };
  return new Raw(bytesOf(copy.path, release), 'application/pdf', {
    fileName: file.name,
    headers: { 'Content-Length': String(file.bytes) },
  });
}
