/** Every page that stands, by the route table: where it is, found by the table, the sitemap and what pages lead to. */
import { matchRoute, pathOf, type Route, type RouteName, routes } from '@banxin/contract/routes';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Leads on at once: there is nothing to look at. */
const LEADS_ON: readonly RouteName[] = ['redirect'];

/** Without an answer of its provider a window goes there; this code was never given out. */
const QUERIES: Partial<Record<RouteName, string>> = {
  qqlogin: '?code=none&state=none',
  wechatlogin: '?code=none&state=none',
};

/** The demo's own link: no page leads there, whoever has it was sent it. */
const KNOWN: Partial<Record<RouteName, string>> = {
  sharedQuote: pathOf('sharedQuote', { token: 'demo-waiting'.padEnd(43, '0') }),
};

/** A pattern with something in its places. */
const filled = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1');

const nameAt = (path: string): RouteName | undefined => matchRoute(path)?.route.name;

/** Routes with a page, each with an address, or null where only a page knows one. */
async function placesOf(
  url: string,
  request: APIRequestContext,
  access: Route['access'],
): Promise<Map<RouteName, string | null>> {
  const xml = await (await request.get(`${url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const places = new Map<RouteName, string | null>();
  for (const route of routes) {
    const { name, path, redirectTo } = route;
    if (route.access !== access || redirectTo !== null || LEADS_ON.includes(name)) continue;
    const needsValue = /:\w+(?!\w|\?)/.test(path);
    const example = listed.find((address) => nameAt(address) === name);
    places.set(
      name,
      KNOWN[name] ?? example ?? (needsValue ? null : filled(path) + (QUERIES[name] ?? '')),
    );
  }
  return places;
}

/** Loads a page and waits until the guard has answered and what the page asks for is there. */
async function comeTo(page: Page, address: string): Promise<void> {
  await Promise.all([
    page.waitForResponse(/GetSimpleById/),
    page.goto(address, { waitUntil: 'domcontentloaded' }),
  ]);
  await expect(page.locator('main h1'), address).toBeVisible();
  const waiting = page.locator(
    'main [aria-busy=true], main [data-component=Skeleton], [data-component=RouteProgress]',
  );
  await expect(waiting, address).toHaveCount(0);
}

/** Takes from a page the addresses that only pages know. */
async function fillFrom(page: Page, places: Map<RouteName, string | null>): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ pathname, search }) => pathname + search,
    ),
  );
  for (const link of links) {
    const name = nameAt(link);
    if (name !== undefined && places.get(name) === null) places.set(name, link);
  }
}

/** Addresses by route. */
export type Places = Readonly<Partial<Record<RouteName, string>>>;

/** Comes to every page that stands; those that only other pages know come after them. */
export async function atEveryPage(
  page: Page,
  url: string,
  access: Route['access'],
  look: (path: string) => Promise<void>,
  known: Places = {},
): Promise<void> {
  const places = await placesOf(url, page.request, access);
  for (const [name, path] of Object.entries(known)) places.set(name as RouteName, path);
  while (places.size > 0) {
    const [name, path] = [...places].find(([, address]) => address !== null) ?? [];
    if (!name || !path) throw new Error(`No page leads to ${[...places.keys()].join(', ')}`);
    await comeTo(page, url + path);
    await fillFrom(page, places);
    await look(path);
    places.delete(name);
  }
}
