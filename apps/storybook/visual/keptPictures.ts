// The pictures to compare with, and what they look like.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// A file that an update has just rewritten must be read anew.
sharp.cache(false);

/** Where they are. */
export const baselines = fileURLToPath(new URL('baselines', import.meta.url));

/** The colours of a picture, four bytes a pixel. */
export const pixels = (picture: string | Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether a picture is the kept one, pixel by pixel: then it need be neither taken nor compared again. */
export async function isKept(
  name: string,
  picture: string | Buffer,
  folder = baselines,
): Promise<boolean> {
  const file = join(folder, `${name}.webp`);
  if (!existsSync(file)) return false;
  const [is, was] = await Promise.all([pixels(picture), pixels(file)]);
  return is.info.width === was.info.width && is.data.equals(was.data);
}
