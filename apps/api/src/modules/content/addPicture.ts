/** Keeps a picture that a clerk uploaded for an article. Who writes the article says where it stands. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { addArticlePicture } from '@banxin/contract/calls/works/articles';
import { content as refusals } from '@banxin/contract/refusals/content';
import { file as fileRefusals } from '@banxin/contract/refusals/file';
import { messageOf } from '@banxin/contract/refusals/row';
import sharp from 'sharp';
import type { UserContext } from '../../context.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { drawnKey, findFile } from '../file/files.ts';
import { notHere } from './desk.ts';
import { pictureAddress, pictureHash } from './pictures.ts';

/** The upload stays for a day: who did not hear the answer asks again and gets the same one. */
export async function addPicture(
  context: UserContext,
  { fileId }: ParsedOf<typeof addArticlePicture>,
): Promise<OutputOf<typeof addArticlePicture> | Refusal> {
  const refusal = notHere(context);
  if (refusal !== null) return refusal;
  const { db, customer, ports } = context;
  const file = await findFile(db, customer.ownerId, fileId);
  const unusable = invalid({ fileId: messageOf(refusals.pictureUnusable) });
  if (file === null || file.purpose !== 'article' || file.status === 'refused') return unusable;
  if (file.status !== 'checked') return refuse(fileRefusals.underCheck);
  const key = drawnKey(file);
  const webp = key === null ? null : await ports.storage.read(key);
  if (webp === null) return unusable;
  // Its head alone: the check has made it.
  const { width, height } = await sharp(webp).metadata();
  const hash = pictureHash(webp);
  await db
    .insertInto('article_pictures')
    .values({ hash, webp, unnamed_since: null })
    // It may be about to go: it is wanted again.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unnamed_since: null }))
    .execute();
  return { src: pictureAddress(hash, 'webp'), width, height };
}
