/** Removes files of a folder that no order uses. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  removeOrderFile as removeOne,
  removeOrderFiles as removeSome,
  removeUnusedFile as removeUnusedCall,
} from '@banxin/contract/calls/file/orderFiles';
import { file as refusals } from '@banxin/contract/refusals/file';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { findFile } from '../file/files.ts';
import { chosenIn } from '../file/inFolder.ts';
import { removeFiles } from '../file/removing.ts';
import { type Folder, folderOf, orderFolderOf } from './folder.ts';

/** Removes a file of the folder, or says why it stays. */
async function removeIn(context: Context, folder: Folder, id: string): Promise<null | Refusal> {
  const [file] = await chosenIn(context.db, folder, [id]);
  if (file === undefined) return refuse(refusals.unknown);
  // Asked and done in one statement: an order that takes the file meanwhile keeps it.
  if ((await removeFiles(context, [id])) > 0) {
    const { ownerId, actorId, orderId } = folder;
    context.log.info({ file: id, owner: ownerId, actor: actorId, order: orderId }, 'file removed');
    return null;
  }
  const stays = (await findFile(context.db, folder.ownerId, id)) !== null;
  return refuse(stays ? refusals.inUse : refusals.unknown);
}

export async function removeOrderFile(
  context: Context,
  { pathEncrypt, id }: ParsedOf<typeof removeOne>,
): Promise<null | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  return folder instanceof Refusal ? folder : removeIn(context, folder, id);
}

/** Each for itself. */
export async function removeOrderFiles(
  context: Context,
  { pathEncrypt, ids }: ParsedOf<typeof removeSome>,
): Promise<OutputOf<typeof removeSome> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  const answers: OutputOf<typeof removeSome> = [];
  for (const id of new Set(ids)) {
    const refusal = await removeIn(context, folder, id);
    const why = refusal && { message: refusal.message, data: refusal.data };
    answers.push({ id, isRemoved: refusal === null, why });
  }
  return answers;
}

/** By the path of the files that no order uses. */
export async function removeUnusedFile(
  context: Context,
  { pathEncrypt, id }: ParsedOf<typeof removeUnusedCall>,
): Promise<null | Refusal> {
  const folder = await folderOf(context, pathEncrypt, 'change');
  if (folder instanceof Refusal) return folder;
  if (folder.order !== null) return refuse(refusals.folderUnknown);
  return removeIn(context, folder, id);
}
