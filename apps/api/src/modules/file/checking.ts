/** Runs the checks in the background. A check survives the server: its row says that it is due. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import { NotChecked } from '../../preflight/pool.ts';
import { REFUSALS } from '../../preflight/refusals.ts';
import { refusal } from '../../preflight/report.ts';
import type { Services } from '../../services.ts';
import { checkerOf } from './checker.ts';
import { type FileRow, finishUpload, previewPrefix, settle, uploadKey } from './files.ts';

/** A server that died loses its claim after this long. @unit ms */
const LEASE_MS = 90_000;
/** Checks that ended with the server itself; then the file is refused. */
const MAX_ATTEMPTS = 3;
/** Looks for checks left over by a server that died. @unit ms */
const RESUME_EVERY_MS = 5_000;
/** Unfinished uploads are given up after this long. @unit ms */
const UPLOAD_LIFE_MS = 24 * 3_600_000;
const BATCH = 20;

type Checking = Pick<Services, 'config' | 'db' | 'clock' | 'log' | 'ports' | 'onStop'>;

/** The embedded database has one server: a claim that is not this process's is left over. */
const isAlone = ({ config }: Checking): boolean => config.databaseUrl === null;

/** Claims one due check; null when it is not due, or another server has it. */
async function claim(services: Checking, id: string): Promise<FileRow | null> {
  const now = services.clock.now();
  const row = await services.db
    .updateTable('files')
    .set((eb) => ({
      lease_until: instantOf(now + LEASE_MS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .$if(!isAlone(services), (query) =>
      query.where((eb) =>
        eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', instantOf(now))]),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Starts the check of a file, unless it runs already. Never throws: what fails stays due. */
export function startCheck(services: Checking, id: string): Promise<void> {
  const { running, gate } = checkerOf(services);
  const known = running.get(id);
  if (known) return known;
  const work = gate(() => check(services, id))
    .catch((error: unknown) => {
      if (error instanceof NotChecked)
        services.log.warn({ err: error, file: id }, 'check postponed');
      else services.log.error({ err: error, file: id }, 'check failed');
    })
    .finally(() => running.delete(id));
  running.set(id, work);
  return work;
}

async function check(services: Checking, id: string): Promise<void> {
  const row = await claim(services, id);
  if (row === null) return;
  const { storage } = services.ports;
  const { pool, troubles } = checkerOf(services);
  const stamp = () => instantOf(services.clock.now());
  const nothing = { previews: [], sha256: null };
  if (row.attempts > MAX_ATTEMPTS) {
    const report = refusal('UNREADABLE', REFUSALS.crashed, 'attempts');
    await settle(services.db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const copy = await storage.toLocal(row.storage_key);
  if (copy === null) {
    const report = refusal('UNREADABLE', REFUSALS.lost);
    await settle(services.db, id, { report, ...nothing, now: stamp() });
    return;
  }
  const folder = join(storage.workFolder, `${id}-${row.attempts}`);
  try {
    await mkdir(folder, { recursive: true });
    const checked = await pool.inspect(copy.path, folder);
    for (const { large, small } of checked.previews) {
      for (const name of [large, small]) {
        await storage.putFile(`${previewPrefix(id)}${name}`, join(folder, name), 'image/png');
      }
    }
    const kept = await settle(services.db, id, { ...checked, now: stamp() });
    // Removed while it was being checked: nothing of it may stay.
    if (!kept && !(await exists(services, id))) await removeStored(services, row);
    const trouble = troubles.at(-1);
    if (checked.sha256 === null && trouble) {
      services.log.warn({ file: id, reason: trouble.reason, output: trouble.output }, 'check died');
    }
  } catch (error) {
    await release(services, id, error instanceof NotChecked);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await copy.release();
  }
}

async function exists({ db }: Checking, id: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Gives a claim back. A check that never began does not count as an attempt. */
async function release({ db }: Checking, id: string, isFree: boolean): Promise<void> {
  await db
    .updateTable('files')
    .set((eb) => ({
      lease_until: null,
      ...(isFree ? { attempts: eb('attempts', '-', 1) } : {}),
    }))
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .execute();
}

/** Removes the bytes and pictures of a file whose row is gone. */
export async function removeStored(
  { ports }: Pick<Services, 'ports'>,
  row: FileRow,
): Promise<void> {
  const { storage } = ports;
  await storage.removeUpload(row.storage_key);
  await storage.removeAll(previewPrefix(row.id));
}

/** Takes up checks that are due, and uploads whose end nobody noticed. Safe on many servers at once. */
export async function resumeChecks(services: Checking): Promise<void> {
  const { db, clock } = services;
  const now = instantOf(clock.now());
  const due = await db
    .selectFrom('files')
    .select('id')
    .where('status', '=', 'checking')
    .$if(!isAlone(services), (query) =>
      query.where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)])),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  await Promise.all(due.map(({ id }) => startCheck(services, id)));
}

/** The upload is whole although the server died before it wrote that down. */
export async function noticeArrived(services: Checking, id: string): Promise<boolean> {
  const { storage } = services.ports;
  const upload = await storage.uploads.getUpload(uploadKey(id));
  if (upload.size === undefined || upload.offset !== upload.size) return false;
  return finishUpload(services.db, id);
}

/** Gives up uploads that nobody finished within a day, and notices those that did arrive. */
export async function expireUploads(services: Checking): Promise<void> {
  const { db, clock, log } = services;
  const old = await db
    .selectFrom('files')
    .selectAll()
    .where('status', '=', 'uploading')
    .where('created_at', '<', instantOf(clock.now() - UPLOAD_LIFE_MS))
    .orderBy('created_at')
    .limit(BATCH)
    .execute();
  for (const row of old) {
    const arrived = await noticeArrived(services, row.id).catch((error: unknown) => {
      log.debug({ err: error, file: row.id }, 'upload not there');
      return false;
    });
    if (arrived) continue;
    const gone = await db
      .deleteFrom('files')
      .where('id', '=', row.id)
      .where('status', '=', 'uploading')
      .executeTakeFirst();
    if (Number(gone.numDeletedRows) > 0) await removeStored(services, row);
  }
}

/** What runs later; the registry lists them. */
export const fileJobs: readonly Job[] = [
  { name: 'resume-checks', everyMs: RESUME_EVERY_MS, run: resumeChecks },
  { name: 'expire-uploads', everyMs: 10 * 60_000, run: expireUploads },
];
