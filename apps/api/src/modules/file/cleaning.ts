/** Removes files that nobody needs: unfinished uploads after a day, checked files that nothing uses when their purpose says. */
import { type UploadPurpose, uploadPurposeNames } from '@banxin/contract/uploads';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { finishArrivedUpload } from './checking.ts';
import { BATCH, finishRemovals, MAX_PER_RUN, removeFiles } from './removing.ts';
import { unusedLifeMs } from './shares.ts';

/** Unfinished uploads are given up after this long. @unit ms */
const UPLOAD_LIFE_MS = 24 * 3_600_000;

/** Removes uploads that nobody finished within a day, and finishes those that did arrive. */
async function removeUnfinishedUploads(services: Services, most: number): Promise<number> {
  const { db, machine, log } = services;
  const old = await db
    .selectFrom('files')
    .select('id')
    .where('status', '=', 'uploading')
    .where('created_at', '<', instantOf(machine.now() - UPLOAD_LIFE_MS))
    .orderBy('created_at')
    .limit(most)
    .execute();
  const unfinished: string[] = [];
  for (const { id } of old) {
    const arrived = await finishArrivedUpload(services, id).catch((error: unknown) => {
      log.debug({ err: error, file: id }, 'upload not there');
      return false;
    });
    if (!arrived) unfinished.push(id);
  }
  await removeFiles(services, unfinished);
  return old.length;
}

/** Removes checked files of one purpose that nothing has used for so long as the contract says. */
async function removeUnused(
  services: Services,
  purpose: UploadPurpose,
  most: number,
): Promise<number> {
  const { db, machine } = services;
  const old = await db
    .selectFrom('files')
    .select('id')
    .where('purpose', '=', purpose)
    .where('status', 'in', ['checked', 'refused'])
    .where('used', '=', false)
    .where('checked_at', '<', instantOf(machine.now() - unusedLifeMs(purpose)))
    .orderBy('checked_at')
    .limit(most)
    .execute();
  return removeFiles(
    services,
    old.map(({ id }) => id),
  );
}

/** Repeats a batch until one is not full, up to a bound: what is left then is for the next run. */
async function inBatches(batch: (most: number) => Promise<number>): Promise<void> {
  for (let done = 0; done < MAX_PER_RUN; ) {
    const count = await batch(BATCH);
    if (count < BATCH) return;
    done += count;
  }
}

/** Removes everything that is due. Repeat safe; several servers may run it at once. */
export async function cleanFiles(services: Services): Promise<void> {
  await finishRemovals(services);
  await inBatches((most) => removeUnfinishedUploads(services, most));
  for (const purpose of uploadPurposeNames) {
    await inBatches((most) => removeUnused(services, purpose, most));
  }
}

/** What runs later; the registry lists it. */
export const cleaningJob: Job = { name: 'clean-files', everyMs: 60_000, run: cleanFiles };
