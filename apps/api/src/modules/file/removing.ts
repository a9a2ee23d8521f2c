/**
 * Removes files: one transaction deletes the row and writes down what is to be removed; then bytes and pictures
 * are removed, then that entry. After a crash in between the cleaning job finds the entry and goes on.
 */
import { type Db, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { type FileRow, previewPrefix } from './files.ts';

/** An entry of `file_removals`: what is still to be removed. */
type Removal = Pick<FileRow, 'id' | 'storage_key'>;

type RemovalServices = Pick<Services, 'db' | 'machine' | 'log' | 'ports'>;

/** A file's check or upload that was under way may still write this long. @unit ms */
const LATE_WRITES_MS = 3_600_000;
/** Pause before a removal that failed is tried again. @unit ms */
const RETRY_MS = 60_000;
/** Files that are handled together. */
export const BATCH = 100;
/** One run ends after so many; the next one goes on. */
export const MAX_PER_RUN = 5_000;

/** Deletes the rows of files, except those that an order has taken meanwhile. */
async function deleteUnused(db: Db, ids: readonly string[], now: number): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return transaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom('files')
      .where('id', 'in', [...ids])
      .where('used', '=', false)
      .returningAll()
      .execute();
    if (rows.length > 0) {
      const due_at = instantOf(now);
      const removals = rows.map(({ id, storage_key }) => ({ id, storage_key, due_at }));
      await tx.insertInto('file_removals').values(removals).execute();
    }
    return rows;
  });
}

/** Removes the bytes and pictures of a file whose row is gone. */
export async function removeStoredFile(
  { ports }: Pick<Services, 'ports'>,
  removal: Removal,
): Promise<void> {
  const { storage } = ports;
  await storage.removeUpload(removal.storage_key);
  await storage.removeAll(previewPrefix(removal.id));
}

/** Removes what a note names, then the note. What fails stays noted and is tried again later. */
async function finishRemoval(
  services: RemovalServices,
  removal: Removal,
  isSettled: boolean,
): Promise<void> {
  const { db, machine, log } = services;
  try {
    await removeStoredFile(services, removal);
    if (isSettled) await db.deleteFrom('file_removals').where('id', '=', removal.id).execute();
    else await postponeRemoval(db, removal.id, machine.now() + LATE_WRITES_MS);
  } catch (error) {
    log.error({ err: error, file: removal.id }, 'stored file not removed');
    await postponeRemoval(db, removal.id, machine.now() + RETRY_MS);
  }
}

async function postponeRemoval(db: Db, id: string, at: number): Promise<void> {
  const due_at = instantOf(at);
  await db.updateTable('file_removals').set({ due_at }).where('id', '=', id).execute();
}

/** True when nothing writes to the file any more. */
const isSettled = ({ status }: FileRow): boolean => status === 'checked' || status === 'refused';

/**
 * Removes files that no order uses; answers how many.
 * Repeat  safe, also after a crash and on several servers at once.
 */
export async function removeFiles(
  services: RemovalServices,
  ids: readonly string[],
): Promise<number> {
  const rows = await deleteUnused(services.db, ids, services.machine.now());
  for (const row of rows) await finishRemoval(services, row, isSettled(row));
  return rows.length;
}

/** Takes up removals that a crash or a failure left, a bounded number; answers how many. */
export async function finishRemovals(services: RemovalServices): Promise<number> {
  const { db, machine } = services;
  let total = 0;
  while (total < MAX_PER_RUN) {
    const now = instantOf(machine.now());
    const due = await db
      .updateTable('file_removals')
      // Put off while they are worked on: another server takes others.
      .set({ due_at: instantOf(machine.now() + RETRY_MS) })
      .where('due_at', '<=', now)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('file_removals as due')
          .select('due.id')
          .where('due.due_at', '<=', now)
          .orderBy('due.due_at')
          .limit(BATCH),
      )
      .returningAll()
      .execute();
    for (const removal of due) await finishRemoval(services, removal, true);
    total += due.length;
    if (due.length < BATCH) break;
  }
  return total;
}
