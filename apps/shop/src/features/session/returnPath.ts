/** Where logging in or registering leads afterwards: an address of the shop, whatever the query says. */
import { matchRoute, pathOf, type RouteName } from '@banxin/contract/routes';
import { useLocation, useSearchParams } from 'wouter';

/** Pages that one enters by or that refuse: going back to them leads nowhere. */
const entries: readonly (RouteName | undefined)[] = [
  'login',
  'register',
  'resetPassword',
  'qqlogin',
  'wechatlogin',
  'bindqq',
  'forbidden',
  'noFind',
];

/** Stays inside the shop: one leading slash, no host. */
export const returnPath = (asked: string | null): string => {
  if (asked === null || !asked.startsWith('/')) return '/';
  // Browsers drop tabs and line breaks and take a backslash for a slash before they look for a host.
  const read = asked.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
  return read.startsWith('//') || entries.includes(matchRoute(read)?.route.name) ? '/' : read;
};

/** The address of an entry page that leads back to a path; home needs no mention. */
export const withReturnPath = (page: 'login' | 'register', path: string): string =>
  pathOf(page, {}, { return_url: path === '/' ? undefined : path });

/** Where a visitor of this page goes on to: what they were kept from or came from, else where they are. */
export function useReturnPath(): string {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const here = `${path}?${search}`.replace(/\?$/, '');
  return returnPath(search.get('return_url') ?? search.get('redirect') ?? here);
}
