/** The public shop as a search engine walks it: from the first page, by links alone. */
import { matchRoute, type RouteName, routeOf } from '@banxin/contract/routes';

export interface Crawled {
  /** Path and query. */
  readonly path: string;
  /** The page that led here first. */
  readonly from: string;
  readonly status: number;
  readonly html: string;
  /** The page that answered, after redirects; null for what is no page of the shop. */
  readonly name: RouteName | null;
  /** Search engines may list it. */
  readonly isIndexed: boolean;
}

interface Anchor {
  readonly path: string;
  readonly id: string;
  readonly from: string;
}

export interface Crawl {
  readonly pages: readonly Crawled[];
  /** Links to a place on a page. */
  readonly anchors: readonly Anchor[];
}

/** What a reader of HTML sees in an attribute. */
export const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Where a page leads to on its own site. */
const linksOf = (html: string, at: string): URL[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const to = new URL(unescaped(href), at);
    return to.origin === new URL(at).origin ? [to] : [];
  });

/** Pages of results lead to each other without end; what customers see leads on only for them. */
const leadsOn = ({ html, name }: Crawled): boolean =>
  name !== null &&
  html !== '' &&
  routeOf(name).access === 'public' &&
  !['search', 'supportSearch'].includes(name);

/** Pages that are asked for at once. */
const AT_ONCE = 6;

async function look(url: string, path: string, from: string): Promise<Crawled> {
  const response = await fetch(url + path);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  const html = isHtml ? body : '';
  const name = matchRoute(new URL(response.url).pathname)?.route.name ?? null;
  const isIndexed = name !== null && !html.includes('<meta name="robots" content="noindex"');
  return { path, from, status: response.status, html, name, isIndexed };
}

/** Every address that links lead to from the first page on, each once. */
export async function crawl(url: string): Promise<Crawl> {
  let waiting: readonly (readonly [path: string, from: string])[] = [['/', 'nowhere']];
  const seen = new Set<string>(['/']);
  const pages: Crawled[] = [];
  const anchors: Anchor[] = [];
  while (waiting.length > 0) {
    const found = await Promise.all(
      waiting.slice(0, AT_ONCE).map(([path, from]) => look(url, path, from)),
    );
    const next: (readonly [string, string])[] = [];
    for (const page of found.filter(leadsOn)) {
      for (const to of linksOf(page.html, url + page.path)) {
        const address = to.pathname + to.search;
        if (to.hash !== '') {
          const id = decodeURIComponent(to.hash.slice(1));
          anchors.push({ path: address, id, from: page.path });
        }
        if (seen.has(address)) continue;
        seen.add(address);
        next.push([address, page.path]);
      }
    }
    pages.push(...found);
    waiting = [...waiting.slice(AT_ONCE), ...next];
  }
  return { pages, anchors };
}
