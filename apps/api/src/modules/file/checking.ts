/** Runs the checks in the background. A check survives the server: its row says that it is due. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repeat } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import { unfinished } from '../../preflight/document-refusals.ts';
import { type Checked, NotCheckedError, type PreflightPool } from '../../preflight/pool.ts';
import { REFUSALS } from '../../preflight/refusals.ts';
import { LIMITS, refusal } from '../../preflight/report.ts';
import type { Services } from '../../services.ts';
import { Checker } from './checker.ts';
import { type FileRow, finishUpload, previewPrefix, recordCheck, uploadKey } from './files.ts';
import {
  type Clientele,
  claimNext,
  delayCustomer,
  dropClaims,
  extendClaim,
  LEASE_MS,
  returnClaim,
} from './queue.ts';
import { removeStoredFile } from './removing.ts';

/** Claims are renewed so often. @unit ms */
const RENEW_EVERY_MS = LEASE_MS / 3;
/** Pause after a check that failed in the server, times the attempts. @unit ms */
const PAUSE_MS = 30_000;
/** Attempts that may end together with the server; after these the file is refused. */
const MAX_ATTEMPTS = 3;
/** A check that takes up to this much processor time does not delay its customer. @unit ms */
const QUICK_MS = 5_000;
/** A longer check delays its customer's next one by this many times its processor time. */
const DELAY_FACTOR = 3;
/** How often checks are resumed that a server left when it died. @unit ms */
const RESUME_EVERY_MS = 5_000;

type CheckServices = Pick<Services, 'config' | 'db' | 'machine' | 'log' | 'ports' | 'onStop'>;

const made = new WeakMap<Storage, Checker>();

/** The checker of a server: made on first use, ended with the server. */
export function checkerOf(services: CheckServices): Checker {
  const { storage } = services.ports;
  const kept = made.get(storage);
  if (kept) return kept;
  // The embedded database has one server: claims that it finds when it starts are left over from before.
  const isAlone = services.config.databaseUrl === null;
  const ready = (isAlone ? dropClaims(services.db) : Promise.resolve()).catch((error: unknown) =>
    services.log.error({ err: error }, 'claims not dropped'),
  );
  const checker = new Checker(services, async (pool, clientele) => {
    await ready;
    return checkNext(services, pool, clientele);
  });
  made.set(storage, checker);
  services.onStop(() => checker.close());
  return checker;
}

/** Makes this server check whatever is due. Safe on many servers at once. */
export function wakeChecker(services: CheckServices): void {
  checkerOf(services).wake();
}

/** Checks the file whose turn it is. What fails stays due, after a pause. */
async function checkNext(
  services: CheckServices,
  pool: PreflightPool,
  clientele: Clientele,
): Promise<boolean> {
  const { db, machine, log } = services;
  let held: FileRow | null = null;
  try {
    held = await claimNext(db, machine.now(), clientele);
    if (held === null) return false;
    await checkClaimed(services, pool, held);
    return true;
  } catch (error) {
    const file = held?.id;
    if (error instanceof NotCheckedError) log.warn({ err: error, file }, 'check postponed');
    else log.error({ err: error, file }, 'check failed');
    if (held) await postpone(services, held, error);
    return false;
  }
}

/** A check that never began is due again at once; one that failed, after a pause. */
async function postpone(
  { db, machine, log }: CheckServices,
  held: FileRow,
  reason: unknown,
): Promise<void> {
  try {
    if (reason instanceof NotCheckedError) await returnClaim(db, held);
    else await extendClaim(db, held, machine.now() + PAUSE_MS * held.attempts);
  } catch (error) {
    // The claim ends by itself.
    log.error({ err: error, file: held.id }, 'check not postponed');
  }
}

async function checkClaimed(
  services: CheckServices,
  pool: PreflightPool,
  row: FileRow,
): Promise<void> {
  const { db, machine, log } = services;
  const { storage } = services.ports;
  const { id } = row;
  const stamp = () => instantOf(machine.now());
  const nothing = { previews: [], contentType: null, sha256: null };
  if (row.attempts > MAX_ATTEMPTS) {
    const report = refusal('UNREADABLE', unfinished(row.purpose, 'crashed'), 'attempts');
    await recordCheck(db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const copy = await storage.toLocal(row.storage_key);
  if (copy === null) {
    const report = refusal('UNREADABLE', REFUSALS.lost);
    await recordCheck(db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const folder = join(storage.workFolder, `${id}-${row.attempts}`);
  const stopRenewing = repeat(
    RENEW_EVERY_MS,
    () => extendClaim(db, row, machine.now() + LEASE_MS),
    (error) => log.error({ err: error, file: id }, 'claim not renewed'),
  );
  try {
    await mkdir(folder, { recursive: true });
    const checked = await pool.inspect(copy.path, folder, row.purpose);
    const costMs = costOf(checked);
    if (costMs > QUICK_MS) {
      await delayCustomer(db, row.customer_id, costMs * DELAY_FACTOR, machine.now());
    }
    for (const { large, small } of checked.previews) {
      // A picture of an article has one size.
      for (const name of new Set([large, small])) {
        const type = name.endsWith('.webp') ? 'image/webp' : 'image/png';
        await storage.putFile(`${previewPrefix(id)}${name}`, join(folder, name), type);
      }
    }
    const kept = await recordCheck(db, id, { ...checked, now: stamp() });
    // Removed while it was being checked: nothing of it may stay.
    if (!kept && !(await exists(services, id))) await removeStoredFile(services, row);
  } finally {
    stopRenewing();
    await rm(folder, { recursive: true, force: true });
    await copy.release();
  }
}

/** Processor time that a check is charged with; one that exceeded a limit or got stuck counts as the whole limit. @unit ms */
function costOf({ cpuMs, sha256 }: Checked): number {
  return sha256 === null ? Math.max(cpuMs, LIMITS.cpuMs) : cpuMs;
}

async function exists({ db }: CheckServices, id: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Finishes an upload that is whole although the server died before it wrote that down; false when it is not whole. */
export async function finishArrivedUpload(services: CheckServices, id: string): Promise<boolean> {
  const { storage } = services.ports;
  const upload = await storage.uploads.getUpload(uploadKey(id));
  if (upload.size === undefined || upload.offset !== upload.size) return false;
  return finishUpload(services.db, id);
}

/** What runs later; the registry lists it. */
export const checkingJob: Job = {
  name: 'resume-checks',
  everyMs: RESUME_EVERY_MS,
  run: async (services) => wakeChecker(services),
};
