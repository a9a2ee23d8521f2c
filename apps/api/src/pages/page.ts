/** Pages that the server writes itself: no script, one sheet, text escaped. */

/** Text as HTML. */
export const escapeHtml = (text: unknown): string =>
  String(text).replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  );

/** A whole page around HTML that is already safe. */
export const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>版心印刷-${escapeHtml(title)}</title>
<link rel="stylesheet" href="/docs/page.css">
${head}</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`;

/** The sheet of these pages. */
export const sheet = `:root { color-scheme: light dark; font: 15px/1.6 system-ui, "Noto Sans SC", sans-serif; }
body { margin: 0; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.15rem; margin-top: 2rem; border-bottom: 1px solid #8886; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { overflow: auto; padding: .75rem; background: #8881; border-radius: 4px; }
details { margin: .75rem 0; }
summary { cursor: pointer; }
.method { font-weight: 600; display: inline-block; min-width: 4rem; }
.muted { opacity: .7; }
`;
