/** Renames files of an order's folder, and the folder. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  renameFiles as renameFilesCall,
  renameFolder as renameFolderCall,
} from '@banxin/contract/calls/file/orderFiles';
import { FOLDER_NAME_MAX } from '@banxin/contract/constants';
import { file as refusals } from '@banxin/contract/refusals/file';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { cleanFileName } from '../file/fileName.ts';
import type { Grant } from '../file/folderPath.ts';
import { chosenIn, lockFiles, nameFiles, namesIn } from '../file/inFolder.ts';
import { lockOrder, type OrderRow } from '../order/order.ts';
import { orderFolderOf } from './folder.ts';
import { ordersOf } from './ordersOf.ts';

/** The same name when it is one for a print file. */
export const fittingName = (given: string): string | Refusal => {
  const name = given.normalize('NFC').trim();
  return cleanFileName(name) === name && /.\.pdf$/i.test(name)
    ? name
    : refuse(refusals.nameUnfit, { name });
};

/** Locks the order: names in its folder are given one after the other. @throws Refusal when it is gone */
export async function lockFolder(tx: Tx, ownerId: number, order: OrderRow): Promise<void> {
  if ((await lockOrder(tx, ownerId, order.order_sn)) === undefined) {
    throw refuse(refusals.folderUnknown);
  }
}

/** `卡片.pdf`, `卡片 (2).pdf`, …: the first that the folder has not. */
export async function freeName(
  tx: Tx,
  folder: Pick<Grant, 'ownerId' | 'orderId'>,
  name: string,
): Promise<string> {
  const taken = new Set((await namesIn(tx, folder)).values());
  const stem = name.replace(/\.pdf$/i, '');
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${stem} (${number}).pdf`;
    if (!taken.has(one.toLowerCase())) return one;
  }
}

export async function renameFolder(
  context: Context,
  { pathEncrypt, name }: ParsedOf<typeof renameFolderCall>,
): Promise<OutputOf<typeof renameFolderCall> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '' || [...clean].length > FOLDER_NAME_MAX) {
    return refuse(refusals.folderNameEmpty, { most: FOLDER_NAME_MAX });
  }
  const { order_sn, customer_id, id } = folder.order;
  const given = await context.db
    .updateTable('orders')
    // Its number again is no name of its own.
    .set({ folder_name: clean === order_sn ? null : clean, version: sql`version + 1` })
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .where('tab', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return given === undefined ? refuse(refusals.folderUnknown) : { name: clean };
}

/** Why these files may not be called so; null when they may. @param names by file, as they are to be */
async function refuseNames(
  tx: Tx,
  folder: { readonly ownerId: number; readonly orderId: number },
  names: ReadonlyMap<string, string>,
): Promise<Refusal | null> {
  const ids = [...names.keys()];
  const found = await chosenIn(tx, folder, ids);
  if (found.length < ids.length) return refuse(refusals.unknown);
  const made = (await ordersOf(tx, folder.ownerId, ids, 'lock')).find(({ isMade }) => isMade);
  if (made !== undefined) return refuse(refusals.beingMade, { orderSN: made.orderSN });
  if ((await lockFiles(tx, folder.ownerId, ids)) < ids.length) return refuse(refusals.unknown);
  const all = await namesIn(tx, folder);
  for (const [id, name] of names) all.set(id, name.toLowerCase());
  const uses = Map.groupBy(all.values(), (name) => name);
  const taken = [...names.values()].find((name) => (uses.get(name.toLowerCase())?.length ?? 0) > 1);
  return taken === undefined ? null : refuse(refusals.nameTaken, { name: taken });
}

/** All of them or none; two files may change their names with each other. */
export async function renameFiles(
  context: Context,
  { pathEncrypt, files }: ParsedOf<typeof renameFilesCall>,
): Promise<OutputOf<typeof renameFilesCall> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  const names = new Map<string, string>();
  for (const { id, name } of files) {
    const fitting = fittingName(name);
    if (fitting instanceof Refusal) return fitting;
    names.set(id, fitting);
  }
  const given = [...names].map(([id, name]) => ({ id, name }));
  return transaction(context.db, async (tx) => {
    await lockFolder(tx, folder.ownerId, folder.order);
    const refusal = await refuseNames(tx, folder, names);
    if (refusal !== null) throw refusal;
    await nameFiles(tx, folder.ownerId, given);
    return given;
  });
}
