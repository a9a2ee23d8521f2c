/** Pictures of a file's pages: for its owner, and for the desks that look at what is to be printed or at what proves a company. */
import { FILE_ACCESS } from '@banxin/contract/calls/file/upload';
import type { Desk } from '@banxin/contract/lifecycles/works';
import { request } from '@banxin/contract/refusals/request';
import { missingAccess } from '@banxin/contract/rules/access';
import { CONTENT_POLICY } from '@banxin/contract/server';
import { rulesFor } from '@banxin/contract/uploads';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { customerAt } from '../../http/caller.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { findOrderedPaper, findPaper, findPrinted } from './deskFiles.ts';
import { findFile, previewPrefix } from './files.ts';

/** A page's picture never changes: the file's id is its version. @unit s */
const MAX_AGE = 86_400;

/** Desks that look at print files; complaints are about them too. */
const LOOKING: readonly Desk[] = ['review', 'production', 'aftersales'];

/** Clientele `GET /files/pages/:id/:n.png?size=small|large`. */
export const mountPictures: Mount = (app, services, admission) => {
  const answer = async (exchange: Exchange, id: string, page: number): Promise<Response> => {
    const customer = await customerAt(exchange, services, FILE_ACCESS);
    if (customer instanceof Refusal) return answerRefusal(exchange, customer);
    const own = await findFile(services.db, customer.ownerId, id);
    const isStaff = customer.desks.some((desk) => LOOKING.includes(desk));
    const isOfPapers = customer.desks.includes('papers');
    const isOfReview = customer.desks.includes('review');
    const row =
      own ??
      (isStaff ? await findPrinted(services.db, id) : null) ??
      (isOfPapers ? await findPaper(services.db, id) : null) ??
      (isOfReview ? await findOrderedPaper(services.db, id) : null);
    if (row !== null && own === null) {
      services.log.info({ file: id, page, by: customer.id }, 'a picture was opened at a desk');
    }
    const size = exchange.req.query('size') === 'large' ? 'large' : 'small';
    // Who may not read files of a purpose is not told that there are any.
    const isHidden =
      row === null ||
      (own !== null && missingAccess(rulesFor(row.purpose).reads, customer) !== null);
    const bytes = isHidden
      ? null
      : await services.ports.storage.read(`${previewPrefix(row.id)}${page}-${size}.png`);
    if (bytes === null) return answerRefusal(exchange, refuse(request.noSuchPath));
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'image/png',
        'Content-Disposition': 'inline',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': CONTENT_POLICY,
        'Cache-Control': `private, max-age=${MAX_AGE}, immutable`,
        Vary: 'Cookie',
      },
    });
  };
  app.get('/files/pages/:id/:page{[1-9][0-9]?\\.png}', (exchange) => {
    const { id, page } = exchange.req.param();
    return admission.run(exchange, () => answer(exchange, id, Number.parseInt(page, 10)));
  });
};
