/** Paths and permissions as the route guard judges them. @see specification §2, §4, §6 */
import { SHOW_SEARCH_TAG } from '@banxin/contract/constants';
import type { RouteName } from '@banxin/contract/routes';
import { hasPermissions } from '@banxin/contract/rules/holder';
import { resolveRedirect } from '@banxin/contract/rules/publicPaths';
import type { RouteFacts, RouteGuardContext, Target } from './route-guard.types.ts';

/** Splits a path of the shop into path and query; static redirects are followed. */
export function targetOf(url: string): Target {
  const [path = '/', search = ''] = resolveRedirect(url).split('#', 1)[0]?.split('?', 2) ?? [];
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Path with query, ready for the address bar. */
export function urlOf({ path, query }: Target): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The `redirect` query when it stays inside the shop: one leading slash, no host, no control characters. */
export function redirectOf({ query }: Target): string | undefined {
  const { redirect } = query;
  return redirect !== undefined && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(redirect)
    ? redirect
    : undefined;
}

/** True when every permission of the target's route is held. */
export function mayOpen({ routes, target, user, permissions }: RouteGuardContext): boolean {
  const needed = routes(target.path)?.permissions ?? [];
  if (needed.length === 0) return true;
  return (
    user !== null &&
    user !== undefined &&
    hasPermissions({ userRoleType: user.userRoleType, permissions }, ...needed)
  );
}

/** Name of the target's route; asked once it is known that there is one. */
export const routeOf = ({ routes, target }: RouteGuardContext): RouteName =>
  (routes(target.path) as RouteFacts).name;

/** Where the page scrolls to: the route's offset, the top for the tag `showSearch`. @unit px */
export function scrollTopOf({ routes, target }: RouteGuardContext): number {
  const route = routes(target.path);
  const tag = route?.tag ?? target.query.tag;
  return tag === SHOW_SEARCH_TAG ? 0 : (route?.scrollTop ?? 0);
}
