/**
 * Removes files: first the row goes and a note of what is to be removed comes, in one transaction; then
 * bytes and pictures go, then the note. A crash in between leaves the note, which the cleaner takes up.
 */
import { type Db, transaction } from '../../db/transaction.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { type FileRow, previewPrefix } from './files.ts';

/** What is to be removed. */
type Note = Pick<FileRow, 'id' | 'storage_key'>;

type Removing = Pick<Services, 'db' | 'clock' | 'log' | 'ports'>;

/** A file's check or upload that was under way may still write this long. @unit ms */
const AFTERMATH_MS = 3_600_000;
/** Pause before a removal that failed is tried again. @unit ms */
const AGAIN_MS = 60_000;
/** Files that are handled together. */
export const BATCH = 100;
/** One run ends after so many; the next one goes on. */
export const MOST_PER_RUN = 5_000;

/** Takes files out of the shop, unless an order has taken them meanwhile. */
async function takeOut(db: Db, ids: readonly string[], now: number): Promise<FileRow[]> {
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
      const notes = rows.map(({ id, storage_key }) => ({ id, storage_key, due_at }));
      await tx.insertInto('file_removals').values(notes).execute();
    }
    return rows;
  });
}

/** Removes the bytes and pictures of a file whose row is gone. */
export async function removeStored({ ports }: Pick<Services, 'ports'>, note: Note): Promise<void> {
  const { storage } = ports;
  await storage.removeUpload(note.storage_key);
  await storage.removeAll(previewPrefix(note.id));
}

/** Removes what a note names, then the note. What fails stays noted and is tried again later. */
async function finish(services: Removing, note: Note, isStill: boolean): Promise<void> {
  const { db, clock, log } = services;
  try {
    await removeStored(services, note);
    if (isStill) await db.deleteFrom('file_removals').where('id', '=', note.id).execute();
    else await noteAgain(db, note.id, clock.now() + AFTERMATH_MS);
  } catch (error) {
    log.error({ err: error, file: note.id }, 'stored file not removed');
    await noteAgain(db, note.id, clock.now() + AGAIN_MS);
  }
}

async function noteAgain(db: Db, id: string, at: number): Promise<void> {
  const due_at = instantOf(at);
  await db.updateTable('file_removals').set({ due_at }).where('id', '=', id).execute();
}

/** True when nothing writes to the file any more. */
const isStill = ({ status }: FileRow): boolean => status === 'checked' || status === 'refused';

/**
 * Removes files that no order uses; answers how many.
 * Repeat  safe, also after a crash and on several servers at once.
 */
export async function removeFiles(services: Removing, ids: readonly string[]): Promise<number> {
  const rows = await takeOut(services.db, ids, services.clock.now());
  for (const row of rows) await finish(services, row, isStill(row));
  return rows.length;
}

/** Takes up removals that a crash or a failure left, a bounded number; answers how many. */
export async function finishRemovals(services: Removing): Promise<number> {
  const { db, clock } = services;
  let total = 0;
  while (total < MOST_PER_RUN) {
    const now = instantOf(clock.now());
    const due = await db
      .updateTable('file_removals')
      // Put off while they are worked on: another server takes others.
      .set({ due_at: instantOf(clock.now() + AGAIN_MS) })
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
    for (const note of due) await finish(services, note, true);
    total += due.length;
    if (due.length < BATCH) break;
  }
  return total;
}
