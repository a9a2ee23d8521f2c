// Writes a report as one page that needs nothing else: pictures, words, styles and code stand in it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @typedef {import('./report.types.ts').Report} Report */

const tokens = new URL('../../../../packages/ui/tokens.json', import.meta.url);

/** A value of the tokens as a style sheet writes it; null for one that is made of several. */
function cssOf(value) {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && typeof value[0] === 'string') {
    return value.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(', ');
  }
  if (value.unit) return `${value.value}${value.unit}`;
  if (!value.components) return null;
  const [r, g, b] = value.components.map((part) => Math.round(part * 255));
  return `rgb(${r} ${g} ${b} / ${value.alpha})`;
}

function variablesIn(tree) {
  const inside = Object.entries(tree).filter(([name]) => !name.startsWith('$'));
  if (!('$value' in tree)) return inside.flatMap(([, child]) => variablesIn(child));
  const name = tree.$extensions?.['banxin.tokens']?.cssVariable;
  const value = cssOf(tree.$value);
  return name && value !== null ? [`${name}:${value};`] : [];
}

/** The design system's values in both themes. */
function themes() {
  const { shared, light, dark } = JSON.parse(readFileSync(tokens, 'utf8'));
  const all = [...variablesIn(shared), ...variablesIn(light)].join('');
  return `:root{${all}}[data-theme="dark"]{${variablesIn(dark).join('')}}`;
}

let bundled;

/** The code and the styles of the page, bundled once. */
async function bundle() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('page', import.meta.url)),
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL('page/main.ts', import.meta.url)) },
    },
  });
  const script = output.find(({ type }) => type === 'chunk').code;
  const style = output.find(({ fileName }) => fileName.endsWith('.css')).source;
  return { script: script.replaceAll('</script', '<\\/script'), style: String(style) };
}

/** Nothing but what stands in the page is loaded, and only the server of a review is spoken to. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";

const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The page of a report.
 * @param {Report} report @param {Map<string, Buffer>} pictures by the keys that the report names
 * @returns {Promise<string>} HTML
 */
export async function pageOf(report, pictures) {
  bundled ??= bundle();
  const { script, style } = await bundled;
  const stored = [...pictures].map(
    ([key, bytes]) =>
      `<script type="text/plain" id="picture-${key}">${bytes.toString('base64')}</script>`,
  );
  return [
    '<!doctype html>',
    '<html lang="zh-CN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<title>改了什么 · 版心</title>',
    '<link rel="icon" href="data:,">',
    `<style>${themes()}${style}</style>`,
    '</head>',
    '<body>',
    '<noscript>这一页要用 JavaScript 显示照片。This page needs JavaScript to show its pictures.</noscript>',
    ...stored,
    `<script type="application/json" id="report">${inScript(report)}</script>`,
    `<script type="module">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
