/** `/api/openapi.json` and `/docs`: the reference, made of the same rows that the server answers. */
import { openApiDocument } from '@banxin/contract/openapi';
import { REFERENCE_CSS_PATH, referenceCss, referenceHtml } from '@banxin/contract/reference';
import type { Mount } from '../app.ts';

export const serveDocs: Mount = (app) => {
  const document = openApiDocument();
  const html = referenceHtml(document);
  app.get('/api/openapi.json', (exchange) => exchange.json(document));
  app.get('/docs', (exchange) => exchange.html(html));
  app.get(REFERENCE_CSS_PATH, (exchange) =>
    exchange.body(referenceCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
};
