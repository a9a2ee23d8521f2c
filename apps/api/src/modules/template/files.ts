/** Files of templates, for everybody: the PDF by a call, its picture as a file that is kept for ever. */
import type { ParsedOf } from '@banxin/contract/call';
import type { getTemplateFile } from '@banxin/contract/calls/template/template';
import { catalogue as refusals } from '@banxin/contract/refusals/catalogue';
import { request } from '@banxin/contract/refusals/request';
import { Raw } from '@banxin/contract/server';
import type { Context } from '../../context.ts';
import { answerRefusal } from '../../http/answerRefusal.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Mount } from '../../http/mount.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** Opened by itself a drawing may paint and nothing else. */
const DRAWING_POLICY = "default-src 'none'; sandbox";

export async function readPdf(
  { db }: Context,
  { id }: ParsedOf<typeof getTemplateFile>,
): Promise<Raw | Refusal> {
  const found = await db
    .selectFrom('templates')
    .select('pdf')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return refuse(refusals.unknownTemplate);
  return new Raw(new Uint8Array(found.pdf), 'application/pdf', { fileName: `template-${id}.pdf` });
}

/** `GET /files/templates/:hash.svg` */
export const mountTemplatePictures: Mount = (app, { db }, admission) => {
  const answer = async (exchange: Exchange, hash: string): Promise<Response> => {
    const found = await db
      .selectFrom('templates')
      .select('picture')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (found === undefined) return answerRefusal(exchange, refuse(request.noSuchPath));
    return new Response(found.picture, {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': DRAWING_POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  };
  app.get('/files/templates/:file{[0-9a-f]+\\.svg}', (exchange) =>
    admission.run(exchange, () => answer(exchange, exchange.req.param('file').replace('.svg', ''))),
  );
};
