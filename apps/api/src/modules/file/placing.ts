/**
 * Puts a file that the server made, or fetched, into the folder of an order: counted like an upload, checked like one.
 * Its row comes first, then its bytes; what a crash leaves in between is cleaned like an upload that nobody finished.
 */
import { stat } from 'node:fs/promises';
import { file as refusals } from '@banxin/contract/refusals/file';
import { plain } from '@banxin/contract/refusals/plain';
import type { Context } from '../../context.ts';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { wakeChecker } from './checking.ts';
import { type FileRow, finishUpload, uploadKey } from './files.ts';
import { removeFiles } from './removing.ts';
import { admitUpload } from './shares.ts';

/** One that has not arrived after so long never will: its server died. @unit ms */
const ARRIVES_WITHIN_MS = 5 * 60_000;
const RETRY_SECONDS = 5;
const TYPE = 'application/pdf';

/** Where a new file goes, and what it is made of. */
export interface Place {
  readonly ownerId: number;
  readonly actorId: number;
  readonly orderId: number;
  /** The same in the same folder is the same file. */
  readonly madeOf: string;
}

type Services = Pick<Context, 'db' | 'machine' | 'random' | 'ports' | 'log' | 'config' | 'onStop'>;

/** The file that was made of this before; null when there is none, or none that can still arrive. */
export async function madeBefore(
  services: Services,
  { ownerId, orderId, madeOf }: Place,
): Promise<FileRow | null> {
  const row = await services.db
    .selectFrom('files')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('folder_order', '=', orderId)
    .where('made_of', '=', madeOf)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isLost =
    row.status === 'uploading' && msOf(row.created_at) + ARRIVES_WITHIN_MS < services.machine.now();
  if (!isLost) return row;
  await removeFiles(services, [row.id]);
  return null;
}

/**
 * Moves a local file into the folder. Made before, the file from before is the answer.
 * @param path gone afterwards, when it was taken
 * @param nameIn decides the name in the transaction that writes the row; throws a Refusal when there is none
 */
export async function placeFile(
  services: Services,
  place: Place,
  path: string,
  nameIn: (tx: Tx) => Promise<string>,
): Promise<Pick<FileRow, 'id' | 'name'> | Refusal> {
  const { db, machine, random, ports, log } = services;
  const id = random.token(18);
  const now = machine.now();
  const { size } = await stat(path);
  let name = '';
  try {
    await admitUpload(
      db,
      {
        id,
        customerId: place.ownerId,
        uploadedBy: place.actorId,
        name,
        purpose: 'printFile',
        bytes: size,
        contentType: TYPE,
        now: instantOf(now),
        made: { folderOrder: place.orderId, of: place.madeOf },
      },
      now,
      async (tx) => {
        name = await nameIn(tx);
        return name;
      },
    );
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (!isUniqueViolation(error, 'files_made_of')) throw error;
    const first = await madeBefore(services, place);
    return first ?? refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  }
  try {
    await ports.storage.putFile(uploadKey(id), path, TYPE);
  } catch (error) {
    log.error({ err: error, file: id }, 'made file not stored');
    await removeFiles(services, [id]);
    return refuse(refusals.notStored, { retryAfter: RETRY_SECONDS });
  }
  // Removed while it arrived: the note of its removal takes the bytes along.
  if (!(await finishUpload(db, id))) return refuse(refusals.unknown);
  wakeChecker(services);
  return { id, name };
}
