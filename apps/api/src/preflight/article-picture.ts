/** A picture for news and help, made anew: its pixels and nothing else, as large as readers see it at most. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE_PICTURE_PIXELS_MAX } from '@banxin/contract/uploads';
import sharp from 'sharp';
import { accepted, type CheckResult, refused } from './check-result.ts';
import { decoded } from './decoded.ts';
import { animated, tooManyPixels } from './document-refusals.ts';

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

/** How large it is and how often it moves. @throws Undecodable when its head cannot be read */
const headOf = (bytes: Uint8Array) => decoded(sharp(bytes, { limitInputPixels: false }).metadata());

/**
 * Its pixels as readers see them at most: turned as it was taken, in the colours of the web, without what the camera
 * wrote about itself and its place. Decoded once, and apart from what is made of it.
 * @throws Undecodable when it is damaged or cut short
 */
async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await decoded(
    sharp(bytes, { limitInputPixels: ARTICLE_PICTURE_PIXELS_MAX })
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

async function drawn({ data, raw }: Awaited<ReturnType<typeof pixelsOf>>): Promise<Uint8Array> {
  let picture = new Uint8Array();
  for (const { share, quality } of TRIES) {
    const { width, height } = raw;
    picture = await sharp(data, { raw })
      .resize(Math.ceil(width * share), Math.ceil(height * share), { fit: 'inside' })
      .webp({ quality, smartSubsample: true })
      .toBuffer();
    if (picture.length <= MOST_BYTES) break;
  }
  return picture;
}

/**
 * @param mime what it is by its content
 * @param folder where it is drawn, null: nowhere
 * @throws Undecodable see {@link decoded}
 */
export async function checkArticlePicture(
  bytes: Uint8Array,
  mime: string,
  folder: string | null,
): Promise<CheckResult> {
  const { width, height, pages = 1 } = await headOf(bytes);
  if (pages > 1) return refused('WRONG_TYPE', animated, pages);
  if (width * height > ARTICLE_PICTURE_PIXELS_MAX) {
    return refused('TOO_LARGE', tooManyPixels(width, height), width * height);
  }
  const pixels = await pixelsOf(bytes);
  if (folder === null) return accepted(mime);
  const picture = await drawn(pixels);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ARTICLE_PICTURE), picture);
  return accepted(mime, {
    previews: [{ page: 1, large: ARTICLE_PICTURE, small: ARTICLE_PICTURE }],
  });
}
