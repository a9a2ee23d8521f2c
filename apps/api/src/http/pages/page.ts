/** Pages that the server writes itself: no script, one sheet, text escaped. */
import type { Mount } from '../mount.ts';

/** Text as HTML. */
export const escapeHtml = (text: unknown): string =>
  String(text).replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

/** Where the sheet is served. */
const SHEET_PATH = '/plain.css';

export interface PageOptions {
  /** Further HTML of its head, safe already. */
  readonly head?: string;
  readonly locale?: 'zh-CN' | 'en-US';
}

/** A whole page around HTML that is already safe. */
export const page = (
  title: string,
  body: string,
  { head = '', locale = 'zh-CN' }: PageOptions = {},
): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>版心印刷-${escapeHtml(title)}</title>
<link rel="stylesheet" href="${SHEET_PATH}">
${head}</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;

/** The sheet of these pages. */
const sheet = `:root { color-scheme: light dark; font: 15px/1.6 system-ui, "Noto Sans SC", sans-serif; }
body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; }
`;

/** Serves the sheet. */
export const serveSheet: Mount = (app) => {
  app.get(SHEET_PATH, (exchange) =>
    exchange.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
};
