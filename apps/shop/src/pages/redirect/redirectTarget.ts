/** Where `/redirect/…` leads: an address of this shop that some page has, or nowhere. */
import {
  addressOf,
  matchRoute,
  type Place,
  type RouteName,
  routeOf,
  routes,
} from '@banxin/contract/routes';

/** What stands before the address that it leads to. */
const BEFORE = routeOf('redirect').path.replace('*', '');

/** Still encoded after the address was read once: nobody who means well writes that. */
const ENCODED = /%[0-9a-f]{2}/i;

/** What browsers drop or take for a slash before they look for a host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const MISREAD = /[\\\u0000-\u001f\u007f]/;

/** One slash before each segment, no host, no scheme, a page of the shop, and not this one. */
function isOwn(path: string): boolean {
  if (ENCODED.test(path) || MISREAD.test(path) || path.includes('//')) return false;
  const name = matchRoute(path)?.route.name;
  return name !== undefined && name !== 'redirect';
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;

/** A route by its name: parameters of its pattern are taken from the query, the rest stays there. */
function byName(name: string, query: URLSearchParams): string | null {
  const route = routes.find((one) => one.name === name);
  if (route === undefined) return null;
  const params: Record<string, string> = {};
  for (const [, key = '', optional] of route.path.matchAll(/:(\w+)(\??)/g)) {
    const value = query.get(key);
    if (value) params[key] = value;
    else if (optional === '') return null;
    query.delete(key);
  }
  const place = { name: name as RouteName, params } as Place;
  const path = addressOf(place);
  // A parameter may not break out of its segment.
  return matchRoute(path)?.route.name === name && name !== 'redirect'
    ? withQuery(path, query)
    : null;
}

/**
 * The address to go on to; null when there is none. Server and browser ask this alone.
 * @param path of the page itself, as the router reads it: decoded once, `%2F` left alone
 * @param search its query: `type` says whether the rest is a path (the default) or a route's name
 */
export function redirectTarget(path: string, search: URLSearchParams): string | null {
  const query = new URLSearchParams(search);
  const rest = path.slice(BEFORE.length);
  const type = query.get('type') ?? 'path';
  query.delete('type');
  if (type === 'name') return byName(rest, query);
  const to = `/${rest}`;
  return type === 'path' && isOwn(to) ? withQuery(to, query) : null;
}
