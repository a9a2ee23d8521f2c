/** Photographs of comments, for every login: made small, and without what the camera wrote about itself and its place. */
import { FILE_ACCESS } from '@banxin/contract/calls/file/upload';
import { request } from '@banxin/contract/refusals/request';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { customerAt } from '../../http/caller.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { uploadKey } from '../file/files.ts';
import { type PictureSize, pictureAnswer, pictureSize } from '../file/smallPicture.ts';

/** A comment may change within a day, its pictures' ids change with it. @unit s */
const MAX_AGE = 3_600;

export const picturePath = (id: string, size: PictureSize): string =>
  `/files/comments/${id}.jpg?size=${size}`;

/** `GET /files/comments/:id.jpg?size=small|large`. */
export const mountCommentPictures: Mount = (app, services, admission) => {
  const answer = async (exchange: Exchange, id: string): Promise<Response> => {
    const customer = await customerAt(exchange, services, FILE_ACCESS);
    if (customer instanceof Refusal) return answerRefusal(exchange, customer);
    const size = pictureSize(exchange.req.query('size'));
    // Only what a comment shows: a picture that was taken out of it is its owner's alone again.
    const shown = await services.db
      .selectFrom('order_comment_files')
      .select('file_id')
      .where('file_id', '=', id)
      .executeTakeFirst();
    const bytes = shown ? await services.ports.storage.read(uploadKey(id)) : null;
    if (bytes === null) return answerRefusal(exchange, refuse(request.noSuchPath));
    return pictureAnswer(bytes, size, MAX_AGE);
  };
  app.get('/files/comments/:id{[\\w-]{1,64}\\.jpg}', (exchange) => {
    const { id } = exchange.req.param();
    return admission.run(exchange, () => answer(exchange, id.slice(0, -'.jpg'.length)));
  });
};
