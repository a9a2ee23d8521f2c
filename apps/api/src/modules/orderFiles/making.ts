/** Makes new files in an order's folder of those that are there: copies, and merged ones. */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { copyRetouchedFiles, mergeOrderFiles } from '@banxin/contract/calls/file/orderFiles';
import { MERGE_BYTES_MAX } from '@banxin/contract/constants';
import { file as refusals } from '@banxin/contract/refusals/file';
import { plain } from '@banxin/contract/refusals/plain';
import type { Context } from '../../context.ts';
import { ConcurrencyLimit } from '../../http/concurrencyLimit.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';
import { type FileRow, ownPrintFiles } from '../file/files.ts';
import { namesIn } from '../file/inFolder.ts';
import { mergeStored } from '../file/merging.ts';
import { madeBefore, type Place, placeFile } from '../file/placing.ts';
import { orderFolderOf } from './folder.ts';
import { fittingName, freeName, lockFolder } from './naming.ts';

type Folder = Exclude<Awaited<ReturnType<typeof orderFolderOf>>, Refusal>;
type Made = OutputOf<typeof mergeOrderFiles>[number];

/** Calls that make files at once: of all, and of one customer. */
const AT_ONCE = new ConcurrencyLimit(2);
const EACH = new ConcurrencyLimit(1);
/** When one for which there was no room may be asked for again. @unit s */
const RETRY_SECONDS = 5;

/** Works when there is room for another. */
async function whenThereIsRoom<T>(ownerId: number, work: () => Promise<T>): Promise<T | Refusal> {
  const busy = refuse(plain.tooManyRequests, { retryAfter: RETRY_SECONDS });
  const who = String(ownerId);
  if (!EACH.take(who)) return busy;
  try {
    if (!AT_ONCE.take('')) return busy;
    try {
      return await work();
    } finally {
      AT_ONCE.release('');
    }
  } finally {
    EACH.release(who);
  }
}

const answerOf = (file: Pick<FileRow, 'id' | 'name'> | Refusal): Made =>
  file instanceof Refusal
    ? { file: null, why: { message: file.message, data: file.data } }
    : { file: { id: file.id, name: file.name }, why: null };

/** The checked file with this id, or why it cannot be used. */
function usable(files: ReadonlyMap<string, FileRow>, id: string): FileRow | Refusal {
  const file = files.get(id);
  if (file === undefined) return refuse(refusals.unknown);
  return file.status === 'checked' ? file : refuse(refusals.notChecked, { name: file.name });
}

/** Works with a path of its own below the work folder; whatever is left there goes. */
async function withWorkFile<T>(
  { ports, random }: Context,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { workFolder } = ports.storage;
  const path = join(workFolder, `made-${random.token(9)}.pdf`);
  await mkdir(workFolder, { recursive: true });
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function copyOne(
  context: Context,
  folder: Folder,
  file: FileRow | Refusal,
): Promise<Pick<FileRow, 'id' | 'name'> | Refusal> {
  if (file instanceof Refusal) return file;
  const place: Place = { ...folder, madeOf: `copy:${file.id}` };
  const before = await madeBefore(context, place);
  if (before !== null) return before;
  const copy = await context.ports.storage.toLocal(file.storage_key);
  if (copy === null) return refuse(refusals.unknown);
  try {
    return await withWorkFile(context, async (path) => {
      await copyFile(copy.path, path);
      return placeFile(context, place, path, async (tx) => {
        await lockFolder(tx, folder.ownerId, folder.order);
        return freeName(tx, folder, file.name);
      });
    });
  } finally {
    await copy.release();
  }
}

/** Copies of the customer's own files, wherever they lie; each for itself. */
export async function copyRetouched(
  context: Context,
  { pathEncrypt, ids }: ParsedOf<typeof copyRetouchedFiles>,
): Promise<OutputOf<typeof copyRetouchedFiles> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  return whenThereIsRoom(folder.ownerId, async () => {
    const files = await ownPrintFiles(context.db, folder.ownerId, ids);
    const answers: Made[] = [];
    for (const id of ids) answers.push(answerOf(await copyOne(context, folder, usable(files, id))));
    return answers;
  });
}

/** What the engine said, in our words; null when it is merged. */
function refuseOutcome(
  outcome: Awaited<ReturnType<typeof mergeStored>>,
  files: readonly FileRow[],
): Refusal | null {
  switch (outcome.is) {
    case 'merged':
      return null;
    case 'loses':
      return refuse(refusals.mergeLoses, { name: files[outcome.at]?.name ?? '' });
    case 'tooLong':
      return refuse(refusals.mergeTooLong, { pages: outcome.pages, most: outcome.most });
    default:
      return refuse(refusals.mergeFailed);
  }
}

async function mergeOne(
  context: Context,
  folder: Folder,
  given: string,
  sources: readonly (FileRow | Refusal)[],
): Promise<Pick<FileRow, 'id' | 'name'> | Refusal> {
  const name = fittingName(given);
  if (name instanceof Refusal) return name;
  const files: FileRow[] = [];
  for (const file of sources) {
    if (file instanceof Refusal) return file;
    files.push(file);
  }
  const madeOf = `merge:${sha256(JSON.stringify([name, ...files.map(({ id }) => id)]))}`;
  const place: Place = { ...folder, madeOf };
  const before = await madeBefore(context, place);
  if (before !== null) return before;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MERGE_BYTES_MAX) return refuse(refusals.tooLarge, { maxBytes: MERGE_BYTES_MAX });
  const keys = files.map((file) => file.storage_key);
  return withWorkFile(context, async (path) => {
    try {
      const refusal = refuseOutcome(await mergeStored(context.ports.storage, keys, path), files);
      if (refusal !== null) return refusal;
    } catch (error) {
      context.log.warn({ err: error, files: files.map(({ id }) => id) }, 'files not merged');
      return refuse(refusals.mergeFailed);
    }
    return placeFile(context, place, path, async (tx) => {
      await lockFolder(tx, folder.ownerId, folder.order);
      if ([...(await namesIn(tx, folder)).values()].includes(name.toLowerCase())) {
        throw refuse(refusals.nameTaken, { name });
      }
      return name;
    });
  });
}

/** Each merge for itself; its sources stay as they are. */
export async function merge(
  context: Context,
  { pathEncrypt, merges }: ParsedOf<typeof mergeOrderFiles>,
): Promise<OutputOf<typeof mergeOrderFiles> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  return whenThereIsRoom(folder.ownerId, async () => {
    const all = merges.flatMap(({ ids }) => ids);
    const files = await ownPrintFiles(context.db, folder.ownerId, all);
    const answers: Made[] = [];
    for (const { name, ids } of merges) {
      const sources = ids.map((id) => usable(files, id));
      answers.push(answerOf(await mergeOne(context, folder, name, sources)));
    }
    return answers;
  });
}
