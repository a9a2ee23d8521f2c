/** One address of every public page that stands, as the running shop has them. */
import { matchRoute, type PageName, routes } from '@banxin/contract/routes';
import { groupOf } from './budget.ts';

export interface Address {
  /** Pattern of its route: what `--only` names. */
  readonly pattern: string;
  readonly path: string;
  readonly group: ReturnType<typeof groupOf>;
}

/** Whether a page answers here itself; one that nobody has built leads to the page for what is unknown. */
async function stands(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status < 500 && response.headers.get('location') === null;
}

/** Addresses of the sitemap, and those of routes without parameters that it leaves out. */
export async function addressesOf(origin: string, only: readonly string[]): Promise<Address[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '/']) => {
    const { pathname, search } = new URL(at.replaceAll('&amp;', '&'));
    return { path: pathname + search, name: matchRoute(pathname)?.route.name };
  });
  const found: Address[] = [];
  for (const { name, path: pattern, access, redirectTo } of routes) {
    if (access !== 'public' || redirectTo !== null) continue;
    if (only.length > 0 && !only.includes(pattern)) continue;
    const plain = /[:*]/.test(pattern) ? undefined : pattern;
    const path = listed.find((each) => each.name === name)?.path ?? plain;
    if (path === undefined || !(await stands(origin + path))) continue;
    found.push({ pattern, path, group: groupOf(name as PageName) });
  }
  return found;
}
