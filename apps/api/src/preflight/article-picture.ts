/** A picture for news and help, made anew: its pixels and nothing else, as large as readers see it at most. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE_PICTURE_PIXELS_MAX } from '@banxin/contract/uploads';
import sharp from 'sharp';
import { accepted, type CheckResult, refused } from './check-result.ts';
import { animated, tooManyPixels, unreadable } from './document-refusals.ts';

/** Its name in the folder that was asked for. */
const ARTICLE_PICTURE = 'article.webp';

/** Twice the column of a text, for dense screens; a long one may be three times as high. @unit px */
const WIDTH = 1_600;
const HEIGHT = 4_800;

/** What readers load of one picture at most. @unit byte */
const MOST_BYTES = 800_000;

/** Tried one after the other until it is small enough; the last one always is. */
const TRIES = [
  { share: 1, quality: 82 },
  { share: 1, quality: 60 },
  { share: 0.5, quality: 60 },
  { share: 0.25, quality: 40 },
] as const;

/** How large it is and how often it moves; null when its head cannot be read. */
const headOf = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);

/** Turned as it was taken, in the colours of the web, without what the camera wrote about itself and its place. */
async function drawn(bytes: Uint8Array): Promise<Uint8Array | null> {
  let picture: Uint8Array | null = null;
  for (const { share, quality } of TRIES) {
    picture = await sharp(bytes, { limitInputPixels: ARTICLE_PICTURE_PIXELS_MAX })
      .rotate()
      .resize(WIDTH * share, HEIGHT * share, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer()
      // Damaged or cut short: the sender's file is at fault, not this server.
      .catch(() => null);
    if (picture === null || picture.length <= MOST_BYTES) return picture;
  }
  return picture;
}

/** @param mime what it is by its content; @param folder where it is drawn, null: nowhere */
export async function checkArticlePicture(
  bytes: Uint8Array,
  mime: string,
  folder: string | null,
): Promise<CheckResult> {
  const head = await headOf(bytes);
  if (head === null) return refused('UNREADABLE', unreadable);
  const { width, height, pages = 1 } = head;
  if (pages > 1) return refused('WRONG_TYPE', animated, pages);
  if (width * height > ARTICLE_PICTURE_PIXELS_MAX) {
    return refused('TOO_LARGE', tooManyPixels(width, height), width * height);
  }
  const picture = await drawn(bytes);
  if (picture === null) return refused('UNREADABLE', unreadable);
  if (folder === null) return accepted(mime);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ARTICLE_PICTURE), picture);
  return accepted(mime, {
    previews: [{ page: 1, large: ARTICLE_PICTURE, small: ARTICLE_PICTURE }],
  });
}
