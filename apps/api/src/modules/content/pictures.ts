/** Pictures of articles, for everybody. */
import { request } from '@banxin/contract/refusals/request';
import { answerRefusal } from '../../http/answerRefusal.ts';
import type { Mount } from '../../http/mount.ts';
import { refuse } from '../../http/refusal.ts';

/** Where a picture is, by the hash of its bytes. */
export const pictureAddress = (hash: string): string => `/files/articles/${hash}.svg`;

/** Opened by itself a drawing may paint and nothing else, even if it held more than the import lets through. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `GET /files/articles/:hash.svg` */
export const mountArticlePictures: Mount = (app, { db }, admission) => {
  app.get('/files/articles/:file{[0-9a-z]+\\.svg}', (exchange) =>
    admission.run(exchange, async () => {
      const picture = await db
        .selectFrom('article_pictures')
        .select('svg')
        .where('hash', '=', exchange.req.param('file').replace('.svg', ''))
        .executeTakeFirst();
      if (picture === undefined) return answerRefusal(exchange, refuse(request.noSuchPath));
      return new Response(picture.svg, {
        headers: {
          'Content-Type': 'image/svg+xml; charset=utf-8',
          'Content-Security-Policy': DRAWING_POLICY,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      });
    }),
  );
};
