/** `/api/openapi.json` and `/docs`: the reference, made of the same rows that the server answers. */
import type { WholeCall } from '@banxin/contract/call';
import { openApiDocument } from '@banxin/contract/openapi';
import { REFERENCE_CSS_PATH, referenceCss, referenceHtml } from '@banxin/contract/reference';
import type { Mount } from '../mount.ts';

/** @param calls the rows that have a handler: the reference promises nothing else */
export const serveDocs =
  (calls: readonly WholeCall[]): Mount =>
  (app, { config }) => {
    const fileServiceUrl = config.fileServiceOrigin ?? undefined;
    const document = openApiDocument({ calls, fileServiceUrl });
    const html = referenceHtml(document);
    app.get('/api/openapi.json', (exchange) => exchange.json(document));
    app.get('/docs', (exchange) => exchange.html(html));
    app.get(REFERENCE_CSS_PATH, (exchange) =>
      exchange.body(referenceCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  };
