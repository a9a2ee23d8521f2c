/** The folder of an order, or of the files that no order uses: who opens it, and what lies in it. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { openFolder } from '@banxin/contract/calls/file/folder';
import type { getFileInfos } from '@banxin/contract/calls/file/orderFiles';
import { file as refusals } from '@banxin/contract/refusals/file';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { missingAccess } from '@banxin/contract/rules/access';
import { rulesFor } from '@banxin/contract/uploads';
import type { Context, UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type Grant, openPath, signPath } from '../file/folderPath.ts';
import { type ListedFile, listFolder } from '../file/inFolder.ts';
import { findOrder, findOrderById, type OrderRow } from '../order/order.ts';
import { type OrderOfFile, ordersOf } from './ordersOf.ts';
import { downloadOf, remoteFilesOf } from './remoteQueue.ts';

/** A folder that a path opens. */
export interface Folder extends Grant {
  /** null: the files that no order uses. */
  readonly order: OrderRow | null;
}

/** What lies in the folder of files without an order is called. */
const NO_ORDER = '未下单文件';

/** Signs a path into the caller's own folder. */
export async function openOwnFolder(
  context: UserContext,
  { orderSN }: ParsedOf<typeof openFolder>,
): Promise<OutputOf<typeof openFolder> | Refusal> {
  const { db, customer } = context;
  const order = orderSN === undefined ? null : await findOrder(db, customer.ownerId, orderSN);
  if (order === undefined) return refuse(orderRefusals.unknown);
  const mayWrite = missingAccess(rulesFor('printFile').writes, customer) === null;
  const path = await signPath(context, {
    ownerId: customer.ownerId,
    actorId: customer.id,
    orderId: order?.id ?? null,
    mayWrite,
  });
  return { ...path, mayWrite, remoteOrigins: [...context.ports.remoteFiles.origins] };
}

/** The folder that a path opens. An order that is gone is answered as a path that is wrong. */
export async function folderOf(
  context: Pick<Context, 'db' | 'machine'>,
  pathEncrypt: string,
  to: 'list' | 'change',
): Promise<Folder | Refusal> {
  const grant = await openPath(context, pathEncrypt, to);
  if (grant instanceof Refusal) return grant;
  if (grant.orderId === null) return { ...grant, order: null };
  const order = await findOrderById(context.db, grant.ownerId, grant.orderId);
  return order === undefined ? refuse(refusals.folderUnknown) : { ...grant, order };
}

/** The same, for what only the folder of an order is for. */
export async function orderFolderOf(
  context: Pick<Context, 'db' | 'machine'>,
  pathEncrypt: string,
): Promise<(Folder & { readonly order: OrderRow; readonly orderId: number }) | Refusal> {
  const folder = await folderOf(context, pathEncrypt, 'change');
  if (folder instanceof Refusal) return folder;
  const { order } = folder;
  return order === null ? refuse(refusals.folderUnknown) : { ...folder, order, orderId: order.id };
}

/** What it is called. */
const nameOf = ({ order }: Folder): string =>
  order === null ? NO_ORDER : (order.folder_name ?? order.order_sn);

/** Why a file keeps its place and its name; null when it may go. */
function keptBy(file: ListedFile, orders: readonly OrderOfFile[]): KeyedMessage | null {
  const made = orders.find(({ isMade }) => isMade);
  if (made !== undefined) return messageOf(refusals.beingMade, { orderSN: made.orderSN });
  return file.used ? messageOf(refusals.inUse) : null;
}

export async function readFolder(
  context: Context,
  { pathEncrypt }: ParsedOf<typeof getFileInfos>,
): Promise<OutputOf<typeof getFileInfos> | Refusal> {
  const folder = await folderOf(context, pathEncrypt, 'list');
  if (folder instanceof Refusal) return folder;
  const { files, total } = await listFolder(context.db, folder);
  const ids = files.map(({ id }) => id);
  const orders = await ordersOf(context.db, folder.ownerId, ids);
  return {
    name: nameOf(folder),
    orderSN: folder.order?.order_sn ?? null,
    mayWrite: folder.mayWrite,
    total,
    downloads:
      folder.orderId === null
        ? []
        : (await remoteFilesOf(context.db, folder.ownerId, folder.orderId)).map(downloadOf),
    files: files.map((file) => {
      const users = orders.filter(({ fileId }) => fileId === file.id);
      return {
        id: file.id,
        name: file.name,
        size: file.bytes,
        status: file.status,
        pageCount: file.page_count,
        isPrinted: users.some(({ orderId }) => orderId === folder.orderId),
        kept: keptBy(file, users),
        createdAt: file.created_at,
      };
    }),
  };
}
