/** The shop as a search engine sees it: every public page is found by links, says what it is, and holds what it says. */
import { pathOf, type RouteName, routes } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { answers, watchHydration } from '../bench/hydrated.ts';
import { type Crawl, type Crawled, crawl, unescaped } from './crawl.ts';
import type { ShopServer } from './server.ts';
import { expect, test } from './shop.ts';
import { addressesIn, structureFaults } from './structuredData.ts';

declare global {
  interface Window {
    /** What the document was called, one after the other. */
    titles: string[];
  }
}

/** Public pages to which no link leads, each with how somebody comes there. */
const NO_LINK: Partial<Record<RouteName, string>> = {
  redirect: 'links outside the shop',
  sdopen: 'printed codes',
  qqlogin: 'the provider',
  wechatlogin: 'the provider',
  bindqq: 'the window of the provider',
  sharedQuote: 'a link that somebody was sent',
  forbidden: 'a page that says no',
  noFind: 'an address that is none',
};

let crawled: Promise<Crawl> | undefined;
/** Walked once for all tests. */
const walk = (shop: ShopServer): Promise<Crawl> => {
  crawled ??= crawl(shop.url);
  return crawled;
};

const textOf = (html: string, pattern: RegExp): string =>
  unescaped(pattern.exec(html)?.[1]?.trim() ?? '');

const attributeOf = (html: string, tag: 'link' | 'meta', marks: string, attribute: string) =>
  textOf(html, new RegExp(`<${tag} ${marks} ${attribute}="([^"]*)"`));

const titleOf = (html: string) => textOf(html, /<title>([^<]*)<\/title>/);
const canonicalOf = (html: string) => attributeOf(html, 'link', 'rel="canonical"', 'href');
const summaryOf = (html: string) => attributeOf(html, 'meta', 'name="description"', 'content');
const sharedOf = (html: string, name: string) =>
  attributeOf(html, 'meta', `property="og:${name}"`, 'content');
const inLanguage = (html: string, language: string) =>
  attributeOf(html, 'link', `rel="alternate" hreflang="${language}"`, 'href');
const dataOf = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';

/** Every address of the sitemap. */
async function addressesOf(url: string): Promise<readonly string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

/** Pages that count by their own address, not those that are another one narrowed. */
const ownPages = ({ pages }: Crawl, url: string): readonly Crawled[] =>
  pages.filter(({ path, html, isIndexed }) => isIndexed && canonicalOf(html) === url + path);

/** What several of them say alike. */
function repeated(pages: readonly Crawled[], say: (html: string) => string): readonly string[] {
  const byWords = Map.groupBy(pages, ({ html }) => say(html));
  return [...byWords].flatMap(([words, alike]) =>
    alike.length > 1 ? [`${words}: ${alike.map(({ path }) => path).join(' ')}`] : [],
  );
}

test('from the first page links lead to every public page, and none is dead', async ({ shop }) => {
  const { pages, anchors } = await walk(shop);
  expect(
    pages.filter(({ status }) => status !== 200).map(({ path, from }) => [path, from]),
  ).toEqual([]);
  const found = new Set(pages.map(({ name }) => name));
  const missed = routes.filter(
    ({ name, access, redirectTo }) =>
      access === 'public' && redirectTo === null && !found.has(name),
  );
  expect(missed.map(({ name }) => name).toSorted()).toEqual(Object.keys(NO_LINK).toSorted());
  const htmlAt = new Map(pages.map(({ path, html }) => [path, html]));
  const lost = anchors.filter(({ path, id }) => !htmlAt.get(path)?.includes(` id="${id}"`));
  expect(lost).toEqual([]);
});

test('an address that only leads on leads to its page', async ({ shop }) => {
  for (const { access, path, redirectTo } of routes) {
    if (access !== 'public' || redirectTo === null) continue;
    const answer = await fetch(shop.url + path, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, redirectTo]);
  }
});

test('the files that pages name are there, and nothing stands in their lines that the policy refuses', async ({
  shop,
}) => {
  const { pages } = await walk(shop);
  const files = new Set<string>();
  for (const { path, html } of pages) {
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) files.add(file);
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    const refused = tags.filter(
      (tag) =>
        /^<style\b|\s(?:style|on[a-z]+)="|="javascript:/.test(tag) ||
        (/^<script\b/.test(tag) && !/\ssrc="|\stype="application\/(?:ld\+)?json"/.test(tag)),
    );
    expect(refused, path).toEqual([]);
  }
  expect(files.size).toBeGreaterThan(40);
  for (const file of files) expect((await fetch(shop.url + file)).status, file).toBe(200);
});

test('every page that is listed says what it is, and no other says the same', async ({ shop }) => {
  const all = await walk(shop);
  const own = ownPages(all, shop.url);
  const known = new Set(own.map(({ path }) => shop.url + path));
  for (const { path, html, isIndexed } of all.pages) {
    if (!isIndexed) continue;
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(titleOf(html), path).toMatch(/^版心印刷-\S/);
    expect(summaryOf(html).length, path).toBeGreaterThan(14);
    expect(known, path).toContain(canonicalOf(html));
    expect(sharedOf(html, 'title'), path).toBe(titleOf(html).slice('版心印刷-'.length));
    expect(sharedOf(html, 'url'), path).toBe(canonicalOf(html));
    expect(sharedOf(html, 'description'), path).toBe(summaryOf(html));
  }
  expect(repeated(own, titleOf)).toEqual([]);
  expect(repeated(own, summaryOf)).toEqual([]);
  const [first] = own;
  const picture = await fetch(sharedOf(first?.html ?? '', 'image'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('what pages say to machines is of the vocabulary, and its addresses stand', async ({
  shop,
}) => {
  const { pages } = await walk(shop);
  const named = new Set<string>();
  const faults = pages.flatMap(({ path, html, isIndexed }) => {
    if (!isIndexed) return [];
    for (const address of addressesIn(dataOf(html), shop.url)) named.add(address);
    return structureFaults(dataOf(html), shop.url).map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
  for (const address of named) {
    expect((await fetch(address)).status, address).toBe(200);
  }
});

test('the check of what is said to machines sees a fault', ({ shop }) => {
  const faultsIn = (...graph: readonly object[]) =>
    structureFaults(
      JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }),
      shop.url,
    );
  const page = { '@type': 'AboutPage', name: '企业介绍', url: `${shop.url}/about/corporate` };
  expect(faultsIn(page)).toEqual([]);
  expect(faultsIn({ ...page, '@type': 'AbuotPage' })).toEqual([
    '@graph[0] is a AbuotPage, which no page has',
  ]);
  expect(faultsIn({ '@type': 'AboutPage', name: ' ', url: '/about', colour: 'red' })).toEqual([
    '@graph[0].name is no text: " "',
    '@graph[0].url is no address of the shop: "/about"',
    '@graph[0].colour: no AboutPage has it',
  ]);
  const step = { '@type': 'ListItem', position: 2, name: '新闻公告' };
  expect(faultsIn({ '@type': 'BreadcrumbList', itemListElement: [step] })).toEqual([
    '@graph[0].itemListElement is not numbered from 1',
  ]);
});

test('the sitemap names what links lead to, each once, and every page in English too', async ({
  shop,
}) => {
  const addresses = await addressesOf(shop.url);
  expect(new Set(addresses).size).toBe(addresses.length);
  const byAddress = new Map(
    ownPages(await walk(shop), shop.url).map((page) => [shop.url + page.path, page.html]),
  );
  for (const address of addresses) {
    const chinese = byAddress.get(address) ?? '';
    expect(canonicalOf(chinese), address).toBe(address);
    const response = await fetch(inLanguage(chinese, 'en'));
    const english = await response.text();
    expect(response.status, address).toBe(200);
    expect(english, address).toContain('<html lang="en');
    expect(canonicalOf(english)).toBe(inLanguage(chinese, 'en'));
    for (const language of ['zh-CN', 'en', 'x-default']) {
      expect(inLanguage(english, language)).toBe(inLanguage(chinese, language));
    }
  }
});

/** Comes to an address; tells the title that was sent, and those that were set until the page was alive. */
async function titlesAt(page: Page, address: string): Promise<readonly string[]> {
  await Promise.all([
    page.waitForResponse(/GetSimpleById/),
    page.goto(address, { waitUntil: 'domcontentloaded' }),
  ]);
  await expect(page.locator('[data-component=RouteProgress]')).toHaveCount(0);
  await answers(page);
  return page.evaluate(() => window.titles);
}

test('a page that comes alive keeps the title that it came with', async ({ page, shop }) => {
  await watchHydration(page);
  await page.addInitScript(() => {
    window.titles = [];
    addEventListener('DOMContentLoaded', () => window.titles.unshift(document.title));
    const { get, set } = Object.getOwnPropertyDescriptor(
      Document.prototype,
      'title',
    ) as Required<PropertyDescriptor>;
    Object.defineProperty(document, 'title', {
      get,
      set(title: string) {
        window.titles.push(title);
        set.call(document, title);
      },
    });
  });
  for (const [path, title] of [
    [pathOf('root'), '产品中心'],
    [pathOf('product', {}, { category: 6 }), '节庆用品'],
    [pathOf('banner', {}, { id: 1 }), '年货红包对联'],
    [pathOf('newsList', { type: 4 }), '印刷知识'],
    [pathOf('newsDetail', { id: 17 }), '万年红纸换新'],
    [pathOf('supportList', { id: 2 }), '文件制作'],
    [pathOf('supportDetail', { id: 106 }), '出血留多少'],
    [pathOf('aboutContactDetail', { id: 1 }), '成都'],
  ] as const) {
    const titles = await titlesAt(page, shop.url + path);
    expect(titles[0], path).toContain(`版心印刷-${title}`);
    expect([...new Set(titles)], path).toHaveLength(1);
  }
});
