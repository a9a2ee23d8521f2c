/** A photograph for the browser: made small, and without what the camera wrote about itself and its place. */
import { CONTENT_POLICY } from '@banxin/contract/server';
import sharp from 'sharp';

/** Longest edge. @unit px */
const EDGE = { small: 240, large: 1600 } as const;
export type PictureSize = keyof typeof EDGE;

/** The size that an address asks for. */
export const pictureSize = (asked: string | undefined): PictureSize =>
  asked === 'large' ? 'large' : 'small';

/** @param maxAge how long a browser keeps it. @unit s */
export async function pictureAnswer(
  bytes: Uint8Array,
  size: PictureSize,
  maxAge: number,
): Promise<Response> {
  const picture = await sharp(bytes)
    .rotate()
    .resize(EDGE[size], EDGE[size], { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Response(picture as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': CONTENT_POLICY,
      'Cache-Control': `private, max-age=${maxAge}`,
      Vary: 'Cookie',
    },
  });
}
