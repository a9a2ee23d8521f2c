/** Pages of the shop, drawn before they are sent. One drawing is for everybody, so it is kept for a while. */
import { createHash } from 'node:crypto';
import type { Call, Tag } from '@banxin/contract/call';
import { hasTag } from '@banxin/contract/callKey';
import type { PageRequest, Renderer } from '@banxin/contract/pageRenderer';
import { pathOf } from '@banxin/contract/routes';
import type { Admission } from '../admission.ts';
import { Deadlines } from '../deadlines.ts';
import { encodingOf, packed } from '../encodings.ts';
import type { AppEnv, Exchange } from '../exchange.ts';
import type { Mount } from '../mount.ts';
import { securityHeaders } from '../security.ts';
import { isNoPage, isPageAddress, isPopup } from '../static.ts';

/** A page is drawn anew after so long, whatever was told: another server may have written. @unit ms */
const KEPT_MS = 60_000;

/** The list of pages is made anew after so long. @unit ms */
const SITEMAP_MS = 600_000;

/** Pages kept at most, and what they may take. */
const KEPT_PAGES = 500;
const KEPT_BYTES = 64 * 1024 * 1024;

/** The first page answers what its address asks: as many drawings as questions, each wanted by whoever asked. */
const isAskedFor = (url: string): boolean =>
  url.startsWith(`${pathOf('root')}?`) && !/^\/\?lang=[\w-]{2,5}$/.test(url);

/** Says that the browser should draw the page itself: there was no time, or something threw. */
const NOT_DRAWN = new Response(null);
const NOT_DRAWABLE = new Response(null, { status: 500 });

/** Drawings under way; who comes beyond is sent the empty page, which the browser draws itself. */
const AT_ONCE = 8;

/** A drawing that is not there after so long is given up, and its place is another's. @unit ms */
const DRAWING_MS = 5_000;

/** As one encoding sends it. */
interface Packed {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Of every answer and of this one. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Drawn {
  readonly status: number;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Map<string, Packed>;
  readonly reads: readonly string[];
  readonly until: number;
  /** What a limited call answered is for whoever asked: nobody keeps it. */
  readonly isPrivate: boolean;
}

type Page = Drawn | { readonly redirectTo: string };

interface Drawing {
  readonly page: Promise<Page | 'failed' | null>;
  /** Tags that were told to be stale since it began. */
  readonly told: Tag[];
}

/** Pages by variant and address, the one asked for longest ago first. */
class KeptPages {
  readonly #pages = new Map<string, Drawn>();
  #bytes = 0;

  find(key: string, now: number): Drawn | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    if (page.until <= now) {
      this.drop(key);
      return undefined;
    }
    // To the end of those that were asked for.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  keep(key: string, page: Drawn): void {
    this.drop(key);
    this.#pages.set(key, page);
    this.#bytes += page.plain.length;
    for (const [oldest] of this.#pages) {
      if (this.#pages.size <= KEPT_PAGES && this.#bytes <= KEPT_BYTES) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.plain.length ?? 0;
    this.#pages.delete(key);
  }

  dropRead(isStale: (key: string) => boolean): void {
    for (const [key, { reads }] of this.#pages) if (reads.some(isStale)) this.drop(key);
  }
}

export const serveShopPages =
  (
    current: () => Promise<Renderer | null>,
    calls: readonly Pick<Call, 'path' | 'limits' | 'host'>[],
    drawingMs = DRAWING_MS,
  ): Mount =>
  (app, services, admission: Admission) => {
    const { config, clock, log, stale } = services;
    const isLimited = new Set(
      calls.filter(({ limits }) => limits.length > 0).map(({ path }) => path),
    );
    const always = securityHeaders(config, calls);
    const kept = new KeptPages();
    const drawing = new Map<string, Drawing>();
    const deadlines = new Deadlines(drawingMs);
    stale.listen((tags) => {
      kept.dropRead((key) => hasTag(tags, key));
      for (const { told } of drawing.values()) told.push(...tags);
    });

    const originOf = (exchange: Exchange) =>
      config.publicOrigin ?? new URL(exchange.req.url).origin;

    /** Asks this server without a session, counted for the network that the page is drawn for. */
    const asking =
      (exchange: Exchange, onAsk: (path: string) => void = () => undefined): PageRequest['fetch'] =>
      async (path, init) => {
        onAsk(path);
        const headers = new Headers(init.headers);
        const forwarded = exchange.req.header('x-forwarded-for');
        if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
        const request = new Request(new URL(path, originOf(exchange)), { ...init, headers });
        const incoming = exchange.env?.incoming;
        return app.fetch(request, { ...(incoming && { incoming }) } satisfies AppEnv['Bindings']);
      };

    async function draw(
      renderer: Renderer,
      key: string,
      url: string,
      exchange: Exchange,
      { signal, told }: { readonly signal: AbortSignal; readonly told: readonly Tag[] },
    ): Promise<Page> {
      let isPrivate = false;
      const origin = originOf(exchange);
      const page = await renderer.render({
        url,
        cookies: exchange.req.header('cookie') ?? '',
        origin,
        now: () => clock.now(),
        signal,
        fetch: asking(exchange, (path) => {
          // A limit means that an answer is for whoever asked.
          if (isLimited.has(path)) isPrivate = true;
        }),
      });
      if ('redirectTo' in page) return page;
      for (const error of page.errors) log.error({ err: error, url }, 'page not drawn whole');
      const plain = new TextEncoder().encode(page.html);
      const drawn: Drawn = {
        status: page.status,
        etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
        plain,
        packed: new Map(),
        reads: page.reads,
        until: clock.now() + KEPT_MS,
        isPrivate,
      };
      const isNew = !signal.aborted && !page.reads.some((read) => hasTag(told, read));
      const isForAll = !isPrivate && !isAskedFor(url);
      if (page.status < 500 && isForAll && isNew) kept.keep(key, drawn);
      return drawn;
    }

    /** The page, drawn once for all who wait for it; null when there is no time, `failed` when drawing it threw. */
    function pageAt(renderer: Renderer, key: string, url: string, exchange: Exchange) {
      const underWay = drawing.get(key);
      if (underWay !== undefined) return underWay.page;
      if (drawing.size >= AT_ONCE) return null;
      const told: Tag[] = [];
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      const end = new AbortController();
      const late = new Error(`not drawn within ${drawingMs} ms`);
      const onLate = () => {
        end.abort();
        reject(late);
      };
      deadlines.start(onLate);
      const drawn = draw(renderer, key, url, exchange, { signal: end.signal, told });
      const page = Promise.race([drawn, givenUp])
        .catch((error: unknown) => {
          log.error({ err: error, url }, 'page not drawn');
          return error === late ? null : ('failed' as const);
        })
        .finally(() => {
          deadlines.clear(onLate);
          drawing.delete(key);
        });
      drawing.set(key, { page, told });
      return page;
    }

    async function packedFor(page: Drawn, encoding: string, path: string): Promise<Packed> {
      const known = page.packed.get(encoding);
      if (known !== undefined) return known;
      const isPacked = encoding === 'br' || encoding === 'gzip';
      const isOpen = page.status < 500 && !page.isPrivate;
      const answer: Packed = {
        body: isPacked ? await packed[encoding](page.plain) : page.plain,
        headers: {
          ...always,
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': isOpen ? 'public, max-age=0, must-revalidate' : 'no-store',
          ETag: `"${page.etag}-${encoding}"`,
          Vary: 'Accept-Encoding, Cookie',
          ...(isPopup(path) && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
          ...(isPacked && { 'Content-Encoding': encoding }),
        },
      };
      page.packed.set(encoding, answer);
      return answer;
    }

    async function send(exchange: Exchange, page: Page): Promise<Response> {
      if ('redirectTo' in page) return exchange.redirect(page.redirectTo, 302);
      const { req } = exchange;
      const encoding = encodingOf(req.header('accept-encoding'), ['br', 'gzip']);
      const { body, headers: own } = await packedFor(page, encoding, req.path);
      // Headers that are set on an answer later make it twice as slow.
      const headers = { ...own, 'X-Request-Id': exchange.get('requestId') };
      exchange.set('hasHeaders', true);
      return page.status === 200 && req.header('if-none-match') === own.ETag
        ? new Response(null, { status: 304, headers })
        : new Response(body, { status: page.status, headers });
    }

    let sitemap: { readonly text: Promise<string>; readonly until: number } | null = null;
    app.get('/sitemap.xml', async (exchange, next) => {
      const renderer = await current();
      if (renderer === null) return next();
      return admission.run(exchange, async () => {
        const now = clock.now();
        if (sitemap === null || sitemap.until <= now) {
          const text = renderer.sitemap({ origin: originOf(exchange), fetch: asking(exchange) });
          sitemap = { text, until: now + SITEMAP_MS };
          text.catch(() => {
            sitemap = null;
          });
        }
        const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
        return exchange.body(await sitemap.text, 200, headers);
      });
    });
    app.get('/robots.txt', (exchange) =>
      exchange.text(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /quote/',
          `Sitemap: ${originOf(exchange)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    );

    let drawnBy: Renderer | null = null;
    let build = 0;
    /** Pages of a build name its files: a newer one keeps its own. */
    const buildOf = (renderer: Renderer): number => {
      if (renderer !== drawnBy) build += 1;
      drawnBy = renderer;
      return build;
    };

    app.get('*', async (exchange, next) => {
      const { path } = exchange.req;
      if (!isPageAddress(path)) {
        await next();
        // Who mistypes an address is told so by a page; what asks for a file is not.
        const isReader = exchange.req.header('accept')?.includes('text/html') && !isNoPage(path);
        if (isReader && exchange.res.status === 404)
          exchange.res = exchange.redirect(pathOf('noFind'));
        return;
      }
      const renderer = await current();
      if (renderer === null) return next();
      const { pathname, search } = new URL(exchange.req.url);
      const url = pathname + search;
      const cookies = exchange.req.header('cookie') ?? '';
      const key = `${buildOf(renderer)} ${renderer.variantOf({ url, cookies })} ${url}`;
      const found = kept.find(key, clock.now());
      if (found !== undefined) return await send(exchange, found);
      // A drawing takes its place among the calls; what is kept costs nothing.
      const response = await admission.run(exchange, async () => {
        const page = await pageAt(renderer, key, url, exchange);
        if (page === null) return NOT_DRAWN;
        return page === 'failed' ? NOT_DRAWABLE : await send(exchange, page);
      });
      if (response !== NOT_DRAWN && response !== NOT_DRAWABLE) return response;
      await next();
      if (response === NOT_DRAWABLE && exchange.res.status === 200) {
        const { body, headers } = exchange.res;
        headers.delete('ETag');
        headers.set('Cache-Control', 'no-store');
        exchange.res = new Response(body, { status: 500, headers });
      }
      return;
    });
  };
