/** Pictures of opinions: for logins of the customer that gave them, and for the desk that answers. */
import { FILE_ACCESS } from '@banxin/contract/calls/file/upload';
import { request } from '@banxin/contract/refusals/request';
import { missingAccess } from '@banxin/contract/rules/access';
import { rulesFor } from '@banxin/contract/uploads';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { customerAt } from '../../http/caller.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { uploadKey } from '../file/files.ts';
import { pictureAnswer, pictureSize } from '../file/smallPicture.ts';

/** A picture never changes. @unit s */
const MAX_AGE = 86_400;

/** Where a picture of an opinion is. */
export const opinionPicture = (id: string, size: 'small' | 'large'): string =>
  `/files/opinions/${id}.jpg?size=${size}`;

/** `GET /files/opinions/:id.jpg?size=small|large`. */
export const mountOpinionPictures: Mount = (app, services, admission) => {
  const answer = async (exchange: Exchange, id: string): Promise<Response> => {
    const customer = await customerAt(exchange, services, FILE_ACCESS);
    if (customer instanceof Refusal) return answerRefusal(exchange, customer);
    const isOfDesk = customer.desks.includes('content');
    const isHidden = !isOfDesk && missingAccess(rulesFor('suggestion').reads, customer) !== null;
    const given = services.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('purpose', '=', 'suggestion');
    const shown = isHidden
      ? undefined
      : await (isOfDesk
          ? given.where('used', '=', true)
          : given.where('customer_id', '=', customer.ownerId).where('uploaded_by', '=', customer.id)
        ).executeTakeFirst();
    const bytes = shown ? await services.ports.storage.read(uploadKey(id)) : null;
    if (bytes === null) return answerRefusal(exchange, refuse(request.noSuchPath));
    return pictureAnswer(bytes, pictureSize(exchange.req.query('size')), MAX_AGE);
  };
  app.get('/files/opinions/:id{[\\w-]{1,64}\\.jpg}', (exchange) => {
    const { id } = exchange.req.param();
    return admission.run(exchange, () => answer(exchange, id.slice(0, -'.jpg'.length)));
  });
};
