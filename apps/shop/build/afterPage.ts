/**
 * What comes after a page for everybody, which is alive before it is sent for. Other pages need it at once: header and
 * footer, and what must know who is here before such a page is shown at all, the session with its flows and the client
 * of calls.
 */
import { type Route, routes } from '@banxin/contract/routes';

/** Modules, from the root of the shop. */
export const AFTER_PAGE: readonly string[] = [
  'src/shell/Around.tsx',
  'src/features/session/SessionHost.tsx',
  '../../packages/contract/src/client.ts',
];

/** Whether a page is alive before who is here is asked for. */
export const isForEverybody = ({ access, layout }: Pick<Route, 'access' | 'layout'>): boolean =>
  access === 'public' && layout !== 'bare';

/** The row of a page. */
export const routeNamed = (name: string): Route | undefined =>
  routes.find((one) => one.name === name);
