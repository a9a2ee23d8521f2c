/** Serves the built shop: hashed assets for ever, several sheets as one, `index.html` for every page address. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { matchRoute } from '@banxin/contract/routes';
import { sheetsAt } from '@banxin/contract/sheetAddress';
import { ENCODINGS, encodingOf, packed } from './encodings.ts';
import type { Mount } from './mount.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Vite writes hashed names into this folder. */
const HASHED = /^\/assets\/(.+[-.])?[\w-]{8,}\.\w+$/;

/** What a build leaves beside the shop: its own notes, and the sources of its scripts. */
const NOT_SERVED = /\/\.|\.map(\.|$)/;

/** These are never pages. */
const NOT_PAGES = /^\/(api|files|dev|docs|assets)(\/|$)|\/\./;

/** Whether no page can be there, whatever the browser would like. */
export const isNoPage = (path: string): boolean => NOT_PAGES.test(path);

/** Whether an address is one of a page: what ends like a file is one, unless a route has it. */
export const isPageAddress = (path: string): boolean =>
  !isNoPage(path) && (extname(path) === '' || matchRoute(path) !== null);

/** Answers of several sheets that are kept: each page has one, and one for each page that it was left for. */
const KEPT_SHEETS = 300;

/** Pages in a popup that returns from a login provider: a stricter opener policy would cut it off from its opener. */
const POPUPS = /^\/(qqlogin|wechatlogin)\/?$/i;

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const assetOf = (name: string, plain: Uint8Array, bodies: Asset['bodies']): Asset => ({
  type: TYPES[extname(name)] ?? 'application/octet-stream',
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  bodies,
});

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Everything in the folder, in memory: a few megabytes. No path of a request reaches the disk. */
function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const paths = new Set(filesBelow(folder));
  const assets = new Map<string, Asset>();
  for (const path of paths) {
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    if (NOT_SERVED.test(name)) continue;
    if (/\.(br|gz)$/.test(path) && paths.has(path.replace(/\.(br|gz)$/, ''))) continue;
    const plain = new Uint8Array(readFileSync(path));
    const bodies = new Map([['identity', plain]]);
    for (const [encoding, suffix] of ENCODINGS) {
      if (paths.has(path + suffix)) {
        bodies.set(encoding, new Uint8Array(readFileSync(path + suffix)));
      }
    }
    assets.set(name, assetOf(name, plain, bodies));
  }
  return assets;
}

/** Several sheets of the build as one answer. */
async function sheetsTogether(address: string, sheets: readonly Uint8Array[]): Promise<Asset> {
  const plain = new Uint8Array(Buffer.concat(sheets));
  const bodies = new Map([['identity', plain]]);
  for (const [encoding] of ENCODINGS) bodies.set(encoding, await packed[encoding](plain));
  return assetOf(address, plain, bodies);
}

/** The opener policy of a popup is laxer. */
export const isPopup = (path: string): boolean => POPUPS.test(path);

/** Routes of the built shop; a newer build is read when `index.html` changes. */
export function serveShop(folder: string): Mount {
  const index = join(folder, 'index.html');
  let assets: ReadonlyMap<string, Asset> = new Map();
  let stamp = 0;
  /** By address, the one that was asked for first, first. */
  const together = new Map<string, Promise<Asset>>();
  const current = () => {
    const changed = existsSync(index) ? statSync(index).mtimeMs : 0;
    if (changed !== stamp) {
      assets = changed === 0 ? new Map() : readAssets(folder);
      together.clear();
      stamp = changed;
    }
    return assets;
  };
  /** undefined when the address is none of several sheets, or names one that is not there, or one twice. */
  function sheetsOf(address: string): Promise<Asset> | undefined {
    const known = together.get(address);
    if (known !== undefined) return known;
    const names = sheetsAt(address);
    const there = current();
    const sheets = names.flatMap((name) => there.get(name)?.bodies.get('identity') ?? []);
    const areWhole = sheets.length === names.length && new Set(names).size === names.length;
    if (names.length < 2 || !areWhole) return undefined;
    const asset = sheetsTogether(address, sheets);
    together.set(address, asset);
    const [first] = together.keys();
    if (together.size > KEPT_SHEETS && first !== undefined) together.delete(first);
    return asset;
  }
  return (app) => {
    app.get('*', async (exchange, next) => {
      const { path } = exchange.req;
      const file = path === '/' ? undefined : (assets.get(path) ?? current().get(path));
      const found = file ?? (await sheetsOf(path));
      const asset = found ?? (isPageAddress(path) ? current().get('/index.html') : undefined);
      if (asset === undefined) return next();
      const encoding = encodingOf(exchange.req.header('accept-encoding'), [...asset.bodies.keys()]);
      const etag = `"${asset.etag}-${encoding}"`;
      const headers: Record<string, string> = {
        'Content-Type': asset.type,
        'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ETag: etag,
        Vary: 'Accept-Encoding',
        ...(isPopup(path) && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      };
      if (exchange.req.header('if-none-match') === etag) {
        return new Response(null, { status: 304, headers });
      }
      return new Response(asset.bodies.get(encoding) ?? null, { headers });
    });
  };
}
