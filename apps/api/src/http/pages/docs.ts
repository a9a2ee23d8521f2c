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
    // Made when somebody first asks: a server that starts has more urgent things to do.
    let made: { readonly document: object; readonly html: string } | undefined;
    const reference = () => {
      if (made === undefined) {
        const document = openApiDocument({ calls, fileServiceUrl });
        made = { document, html: referenceHtml(document) };
      }
      return made;
    };
    app.get('/api/openapi.json', (exchange) => exchange.json(reference().document));
    app.get('/docs', (exchange) => exchange.html(reference().html));
    app.get(REFERENCE_CSS_PATH, (exchange) =>
      exchange.body(referenceCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  };
