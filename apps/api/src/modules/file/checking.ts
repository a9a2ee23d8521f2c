/** Runs the checks in the background. A check survives the server: its row says that it is due. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repeat } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Storage } from '../../ports/storage.ts';
import { type Checked, NotChecked, type PreflightPool } from '../../preflight/pool.ts';
import { REFUSALS } from '../../preflight/refusals.ts';
import { LIMITS, refusal } from '../../preflight/report.ts';
import type { Services } from '../../services.ts';
import { Checker } from './checker.ts';
import { type FileRow, finishUpload, previewPrefix, settle, uploadKey } from './files.ts';
import {
  claimNext,
  dropClaims,
  extendClaim,
  LEASE_MS,
  putBack,
  returnClaim,
  type Serves,
} from './queue.ts';
import { removeStored } from './removing.ts';

/** Claims are renewed so often. @unit ms */
const RENEW_EVERY_MS = LEASE_MS / 3;
/** Pause after a check that failed in the server, times the attempts. @unit ms */
const PAUSE_MS = 30_000;
/** Checks that ended with the server itself; then the file is refused. */
const MAX_ATTEMPTS = 3;
/** A check that takes no more processor time is no burden on others. @unit ms */
const QUICK_MS = 5_000;
/** How far a longer check puts its customer back, times its processor time. */
const PUT_BACK_TIMES = 3;
/** Looks for checks left over by a server that died. @unit ms */
const RESUME_EVERY_MS = 5_000;

type Checking = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'ports' | 'onStop'>;

const made = new WeakMap<Storage, Checker>();

/** The checker of a server: made on first use, ended with the server. */
export function checkerOf(services: Checking): Checker {
  const { storage } = services.ports;
  const kept = made.get(storage);
  if (kept) return kept;
  // The embedded database has one server: what is claimed when it starts is left over.
  const isAlone = services.config.databaseUrl === null;
  const ready = (isAlone ? dropClaims(services.db) : Promise.resolve()).catch((error: unknown) =>
    services.log.error({ err: error }, 'claims not dropped'),
  );
  const checker = new Checker(services, async (pool, serves) => {
    await ready;
    return checkNext(services, pool, serves);
  });
  made.set(storage, checker);
  services.onStop(() => checker.close());
  return checker;
}

/** Has this server check whatever is due. Safe on many servers at once. */
export function lookForChecks(services: Checking): void {
  checkerOf(services).look();
}

/** Checks the file whose turn it is. What fails stays due, after a pause. */
async function checkNext(
  services: Checking,
  pool: PreflightPool,
  serves: Serves,
): Promise<boolean> {
  const { db, clock, log } = services;
  let held: FileRow | null = null;
  try {
    held = await claimNext(db, clock.now(), serves);
    if (held === null) return false;
    await checkClaimed(services, pool, held);
    return true;
  } catch (error) {
    const file = held?.id;
    if (error instanceof NotChecked) log.warn({ err: error, file }, 'check postponed');
    else log.error({ err: error, file }, 'check failed');
    if (held) await postpone(services, held, error);
    return false;
  }
}

/** A check that never began is due again at once; one that failed, after a pause. */
async function postpone(
  { db, clock, log }: Checking,
  held: FileRow,
  reason: unknown,
): Promise<void> {
  try {
    if (reason instanceof NotChecked) await returnClaim(db, held);
    else await extendClaim(db, held, clock.now() + PAUSE_MS * held.attempts);
  } catch (error) {
    // The claim ends by itself.
    log.error({ err: error, file: held.id }, 'check not postponed');
  }
}

async function checkClaimed(services: Checking, pool: PreflightPool, row: FileRow): Promise<void> {
  const { db, clock, log } = services;
  const { storage } = services.ports;
  const { id } = row;
  const stamp = () => instantOf(clock.now());
  const nothing = { previews: [], contentType: null, sha256: null };
  if (row.attempts > MAX_ATTEMPTS) {
    const report = refusal('UNREADABLE', REFUSALS.crashed, 'attempts');
    await settle(db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const copy = await storage.toLocal(row.storage_key);
  if (copy === null) {
    const report = refusal('UNREADABLE', REFUSALS.lost);
    await settle(db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const folder = join(storage.workFolder, `${id}-${row.attempts}`);
  const stopRenewing = repeat(
    RENEW_EVERY_MS,
    () => extendClaim(db, row, clock.now() + LEASE_MS),
    (error) => log.error({ err: error, file: id }, 'claim not renewed'),
  );
  try {
    await mkdir(folder, { recursive: true });
    const checked = await pool.inspect(copy.path, folder, row.purpose);
    const costMs = costOf(checked);
    if (costMs > QUICK_MS) {
      await putBack(db, row.customer_id, costMs * PUT_BACK_TIMES, clock.now());
    }
    for (const { large, small } of checked.previews) {
      for (const name of [large, small]) {
        await storage.putFile(`${previewPrefix(id)}${name}`, join(folder, name), 'image/png');
      }
    }
    const kept = await settle(db, id, { ...checked, now: stamp() });
    // Removed while it was being checked: nothing of it may stay.
    if (!kept && !(await exists(services, id))) await removeStored(services, row);
  } finally {
    stopRenewing();
    await rm(folder, { recursive: true, force: true });
    await copy.release();
  }
}

/** What a check cost the others; one that ran into a limit or got stuck counts as a whole limit. @unit ms */
function costOf({ cpuMs, sha256 }: Checked): number {
  return sha256 === null ? Math.max(cpuMs, LIMITS.cpuMs) : cpuMs;
}

async function exists({ db }: Checking, id: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The upload is whole although the server died before it wrote that down. */
export async function noticeArrived(services: Checking, id: string): Promise<boolean> {
  const { storage } = services.ports;
  const upload = await storage.uploads.getUpload(uploadKey(id));
  if (upload.size === undefined || upload.offset !== upload.size) return false;
  return finishUpload(services.db, id);
}

/** What runs later; the registry lists it. */
export const checkingJob: Job = {
  name: 'resume-checks',
  everyMs: RESUME_EVERY_MS,
  run: async (services) => lookForChecks(services),
};
