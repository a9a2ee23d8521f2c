/** Photographs of comments, for every login: made small, and without what the camera wrote about itself and its place. */
import { FILE_ACCESS } from '@banxin/contract/calls/file/upload';
import { request } from '@banxin/contract/refusals/request';
import { CONTENT_POLICY } from '@banxin/contract/server';
import sharp from 'sharp';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { customerAt } from '../../http/caller.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { uploadKey } from '../file/files.ts';

/** Longest edge. @unit px */
const EDGE = { small: 240, large: 1600 } as const;

/** A comment may change within a day, its pictures' ids change with it. @unit s */
const MAX_AGE = 3_600;

export const picturePath = (id: string, size: keyof typeof EDGE): string =>
  `/files/comments/${id}.jpg?size=${size}`;

/** `GET /files/comments/:id.jpg?size=small|large`. */
export const mountCommentPictures: Mount = (app, services, admission) => {
  const answer = async (exchange: Exchange, id: string): Promise<Response> => {
    const customer = await customerAt(exchange, services, FILE_ACCESS);
    if (customer instanceof Refusal) return answerRefusal(exchange, customer);
    const size = exchange.req.query('size') === 'large' ? 'large' : 'small';
    // Only what a comment shows: a picture that was taken out of it is its owner's alone again.
    const shown = await services.db
      .selectFrom('order_comment_files')
      .select('file_id')
      .where('file_id', '=', id)
      .executeTakeFirst();
    const bytes = shown ? await services.ports.storage.read(uploadKey(id)) : null;
    if (bytes === null) return answerRefusal(exchange, refuse(request.noSuchPath));
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
        'Cache-Control': `private, max-age=${MAX_AGE}`,
        Vary: 'Cookie',
      },
    });
  };
  app.get('/files/comments/:id{[\\w-]{1,64}\\.jpg}', (exchange) => {
    const { id } = exchange.req.param();
    return admission.run(exchange, () => answer(exchange, id.slice(0, -'.jpg'.length)));
  });
};
