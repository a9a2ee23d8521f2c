/** Pictures of articles, for everybody: drawings that were imported, photographs that were uploaded at the desk. */
import { request } from '@banxin/contract/refusals/request';
import { answerRefusal } from '../../http/answerRefusal.ts';
import type { Mount } from '../../http/mount.ts';
import { refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';

/** What a picture is kept as: the column that holds it, the ending of its address. */
type PictureForm = 'svg' | 'webp';

/** Names a picture by its bytes. */
export const pictureHash = (bytes: string | Uint8Array): string => sha256(bytes).slice(0, 24);

/** Where a picture is, by the hash of its bytes. */
export const pictureAddress = (hash: string, form: PictureForm): string =>
  `/files/articles/${hash}.${form}`;

/** How each is sent. Opened by itself it may paint and nothing else, even if it held more than was let through. */
const SENT_AS = {
  svg: {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  },
  webp: {
    'Content-Type': 'image/webp',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
} as const satisfies Readonly<Record<PictureForm, object>>;

const isForm = (ending: string): ending is PictureForm => Object.hasOwn(SENT_AS, ending);

/** `GET /files/articles/:hash.svg`, `GET /files/articles/:hash.webp` */
export const mountArticlePictures: Mount = (app, { db }, admission) => {
  const pictureOf = async (hash: string, form: string) => {
    if (!isForm(form)) return null;
    const found = await db
      .selectFrom('article_pictures')
      .select(form)
      .where('hash', '=', hash)
      .executeTakeFirst();
    const picture = found?.[form] ?? null;
    if (picture === null) return null;
    return new Response(typeof picture === 'string' ? picture : new Uint8Array(picture), {
      headers: {
        ...SENT_AS[form],
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  };
  app.get('/files/articles/:file{[0-9a-z]+\\.[a-z]+}', (exchange) =>
    admission.run(exchange, async () => {
      const [hash = '', form = ''] = exchange.req.param('file').split('.');
      const picture = await pictureOf(hash, form);
      return picture ?? answerRefusal(exchange, refuse(request.noSuchPath));
    }),
  );
};
