/** The page of every route. Everything else about a route is its row in the contract's table. */
import {
  matchRoute,
  type PageName,
  type RouteName,
  routeOf,
  routes,
} from '@banxin/contract/routes';
import type { FunctionComponent } from 'react';
import { lazyPart, type Prepared } from './lib/lazyPart.tsx';
import type { PageModule } from './pages.ts';

/** The names of all pages' scripts: a visit that reads one page does without. */
const pageScripts = () => import('./pages.ts');

export type LoadedPage = FunctionComponent & Prepared;

/** Scripts that the server has named. */
const named = new Map<RouteName, string>();

/** The server has named the script of the page at a path: the names of all other scripts need not be there for it. */
export function nameScript(path: string, script: string): void {
  const route = matchRoute(path)?.route;
  if (route) named.set(route.name, script);
}

const loaded = (name: PageName): LoadedPage =>
  lazyPart(async () => {
    const script = named.get(name);
    if (script === undefined) return (await pageScripts()).loadPage(name);
    return (await import(/* @vite-ignore */ script)) as PageModule;
  });

/** Whether a route shows something, rather than leading on. */
export const isPage = (name: RouteName): name is PageName => routeOf(name).redirectTo === null;

const pages: Readonly<Partial<Record<RouteName, LoadedPage>>> = Object.fromEntries(
  routes.flatMap(({ name }) => (isPage(name) ? [[name, loaded(name)]] : [])),
);

/** Page of a route; null when the route only leads on. */
export const pageOf = (name: RouteName): LoadedPage | null => pages[name] ?? null;

/** Whether a page is for everybody: it is drawn before it is known who is here. */
export function isOpen(path: string): boolean {
  const route = matchRoute(path)?.route;
  return (
    route !== undefined &&
    route.access === 'public' &&
    route.layout !== 'bare' &&
    pageOf(route.name) !== null
  );
}

/** Begins to load the page of a path, which somebody is about to open. */
export function preparePage(path: string): void {
  const route = matchRoute(path)?.route;
  if (route) void pages[route.name]?.prepare();
}

/** Begins to load where the pages lie, which the next one needs. */
export const preparePages = (): Promise<unknown> =>
  // Whoever opens a page asks again, and is told what is missing.
  pageScripts().catch(() => undefined);
