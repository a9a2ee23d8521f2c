/** Lines up files of other servers to be fetched into an order's folder. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { downloadRemoteFiles } from '@banxin/contract/calls/file/remoteFiles';
import { remoteFile as refusals } from '@banxin/contract/refusals/remoteFile';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { nowOf } from '../../ports/clock.ts';
import { fetcherOf, whyNot } from './fetching.ts';
import { orderFolderOf } from './folder.ts';
import { type Download, downloadOf, enqueue, MOST_WAITING } from './remoteQueue.ts';

const refused = (url: string, why: Download['why']): Download => ({
  url,
  status: 'failed',
  bytes: 0,
  ofBytes: null,
  fileId: null,
  why,
});

/** Each for itself: what may not be asked says so at once, the others are fetched later. */
export async function download(
  context: Context,
  { pathEncrypt, urls }: ParsedOf<typeof downloadRemoteFiles>,
): Promise<OutputOf<typeof downloadRemoteFiles> | Refusal> {
  const folder = await orderFolderOf(context, pathEncrypt);
  if (folder instanceof Refusal) return folder;
  const { remoteFiles } = context.ports;
  if (remoteFiles.origins.length === 0) return refuse(refusals.noOrigins);
  const each = [...new Set(urls.map((url) => url.trim()))];
  const answers = new Map<string, Download>();
  for (const url of each) {
    const why = remoteFiles.refuses(url);
    if (why !== null) answers.set(url, refused(url, whyNot(why)));
  }
  const { ownerId: customerId, actorId: askedBy, orderId } = folder;
  const asked = each.flatMap((url) =>
    answers.has(url) ? [] : [{ customerId, askedBy, orderId, url }],
  );
  const rows = await enqueue(context.db, asked, nowOf(context.machine));
  if (rows === null) return refuse(refusals.tooMany, { most: MOST_WAITING });
  for (const row of rows) answers.set(row.url, downloadOf(row));
  fetcherOf(context).wake();
  return each.flatMap((url) => answers.get(url) ?? []);
}
