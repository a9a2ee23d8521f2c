/** Photographs of tickets: for logins of their customer that may see after-sales, and for the desk that judges them. */
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

/** A photograph never changes. @unit s */
const MAX_AGE = 86_400;

/** `GET /files/evidence/:id.jpg?size=small|large`. */
export const mountEvidence: Mount = (app, services, admission) => {
  const answer = async (exchange: Exchange, id: string): Promise<Response> => {
    const customer = await customerAt(exchange, services, FILE_ACCESS);
    if (customer instanceof Refusal) return answerRefusal(exchange, customer);
    const isOfDesk = customer.desks.includes('aftersales');
    const isHidden = !isOfDesk && missingAccess(rulesFor('evidence').reads, customer) !== null;
    const evidence = services.db
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('purpose', '=', 'evidence');
    const shown = isHidden
      ? undefined
      : await (isOfDesk
          ? evidence.where('used', '=', true)
          : evidence.where('customer_id', '=', customer.ownerId)
        ).executeTakeFirst();
    const bytes = shown ? await services.ports.storage.read(uploadKey(id)) : null;
    if (bytes === null) return answerRefusal(exchange, refuse(request.noSuchPath));
    return pictureAnswer(bytes, pictureSize(exchange.req.query('size')), MAX_AGE);
  };
  app.get('/files/evidence/:id{[\\w-]{1,64}\\.jpg}', (exchange) => {
    const { id } = exchange.req.param();
    return admission.run(exchange, () => answer(exchange, id.slice(0, -'.jpg'.length)));
  });
};
