/** The shop as who runs no script sees it: a search engine, a reader, a slow phone. */
import { matchRoute, pathOf } from '@banxin/contract/routes';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { addressOf, answerCaptcha, expect, test } from './shop.ts';

declare global {
  interface Window {
    tellPainted: (entries: readonly { readonly name: string }[]) => void;
  }
}

/** The shop's first script, once it is asked for. */
const code = (page: Page) => page.locator('script[src*="/index-"]');

/** Addresses that a page of HTML leads to, on its own site, without what follows `#`. */
const linksOf = (html: string, at: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const to = new URL(href.replaceAll('&amp;', '&'), at);
    to.hash = '';
    return to.origin === new URL(at).origin ? [to.pathname + to.search] : [];
  });

/** Every address of the sitemap. */
async function addressesOf(url: string, request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';

test('a crawler that starts at the first page finds every public page and the files that they name, and no dead end', async ({
  shop,
  request,
}) => {
  const waiting = ['/'];
  const seen = new Set<string>();
  const from = new Map<string, string>();
  const found = new Set<string>();
  const files = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    const response = await request.get(shop.url + path, { maxRedirects: 3 });
    const html = await response.text();
    seen.add(path);
    const at = `${path}, linked from ${from.get(path) ?? 'nowhere'}`;
    expect(response.status(), at).toBe(200);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const matched = matchRoute(new URL(response.url()).pathname);
    if (matched === null) continue;
    found.add(matched.route.name);
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) {
      if (files.has(file)) continue;
      files.add(file);
      expect((await request.get(shop.url + file)).status(), `${file} on ${at}`).toBe(200);
    }
    // A page of customers leads on only for them.
    if (matched.route.access !== 'public' || path.startsWith('/docs')) continue;
    expect(html.match(/<h1[\s>]/g), at).toHaveLength(1);
    if (/name="robots" content="noindex"/.test(html)) continue;
    const title = textOf(html, /<title>([^<]*)<\/title>/);
    expect(title, at).toMatch(/^版心印刷-/);
    expect(textOf(html, /<meta name="description" content="([^"]*)"/).length, at).toBeGreaterThan(
      9,
    );
    const graph = JSON.parse(
      textOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s),
    ) as { '@context': string; '@graph': { '@type': string }[] };
    expect(graph['@context'], at).toBe('https://schema.org');
    expect(graph['@graph'].length, at).toBeGreaterThan(0);
    expect(
      graph['@graph'].every((thing) => typeof thing['@type'] === 'string'),
      at,
    ).toBe(true);
    for (const to of linksOf(html, shop.url + path)) {
      if (!from.has(to)) from.set(to, path);
      waiting.push(to);
    }
  }
  const listed = new Set(
    (await addressesOf(shop.url, request)).map(
      (address) => matchRoute(new URL(address).pathname)?.route.name,
    ),
  );
  expect([...listed].filter((name) => name !== undefined && !found.has(name))).toEqual([]);
});

test('the sitemap names pages that stand, each once', async ({ shop, request }) => {
  const addresses = await addressesOf(shop.url, request);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${shop.url}/`);
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`rel="canonical" href="${address}"`);
  }
});

test('what the server has drawn stays while its code is on the way, and comes alive in place', async ({
  page,
  shop,
}) => {
  const held: Route[] = [];
  await page.route(addressOf('HomePage'), (route) => void held.push(route));
  const known = page.waitForResponse(/GetSimpleById/);
  await page.goto(shop.url, { waitUntil: 'commit' });
  const heading = page.locator('#main').getByRole('heading', { level: 1 });
  await heading.evaluate((drawn) => drawn.setAttribute('data-by', 'server'));
  await (await known).finished();
  await expect(page).toHaveTitle('版心印刷-产品中心');
  await expect(heading).toHaveAttribute('data-by', 'server');
  // What is pressed and typed before is done when the page is alive.
  const quote = page.getByRole('region', { name: '在线报价' });
  await quote.getByRole('radio', { name: /^20 盒/ }).check({ force: true });
  const lookUp = page.getByRole('textbox', { name: '订单号' });
  await lookUp.fill('261120620187453');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(quote.getByRole('link', { name: '去下单' })).toHaveAttribute(
    'href',
    /quantity%22%3A20|quantity":20/,
  );
  await expect(lookUp).toHaveValue('261120620187453');
  await expect(heading).toHaveAttribute('data-by', 'server');
});

test('the login page stands while its form is on the way, and keeps what is typed meanwhile', async ({
  page,
  shop,
}) => {
  const held: Route[] = [];
  await page.route(addressOf('LoginPart'), (route) => void held.push(route));
  await page.goto(shop.url + pathOf('login'), { waitUntil: 'commit' });
  const door = page.locator('#main');
  const name = door.getByRole('textbox', { name: '账号' });
  await name.fill('悦享包装');
  await door.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await answerCaptcha(door);
  await expect(name).toHaveValue('悦享包装');
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner').getByText('悦享包装')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the first page, searches, and finds a product', async ({ page, shop }) => {
    await page.goto(shop.url);
    await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('红包');
    await box.press('Enter');
    await expect(page).toHaveURL(`${shop.url}${pathOf('search')}?q=${encodeURIComponent('红包')}`);
    await expect(page.locator('#main')).toContainText('红包');
  });

  test('a visitor gets a price for another product, and an address to send to a colleague', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    const quote = page.getByRole('region', { name: '在线报价' });
    await quote.getByRole('combobox', { name: '产品' }).selectOption('502');
    await quote.getByRole('button', { name: '按所选报价' }).click();
    await expect(page).toHaveURL(/product=502/);
    await quote.getByRole('combobox', { name: '数量' }).selectOption({ index: 1 });
    await quote.getByRole('button', { name: '按所选报价' }).click();
    await expect(quote.locator('[data-component=Money]').first()).toContainText('¥');
    await expect(quote.getByRole('link', { name: '去下单' })).toHaveAttribute(
      'href',
      /\/product\/detail\/502\?c=/,
    );
    await expect(page.getByRole('img', { name: /的印张：.*拼 \d+，利用率 \d+%/ })).toBeVisible();
    await page.goto(`${shop.url}/?product=502&quantity=quantity:3`);
    await expect(quote).toContainText('已换成这个产品的常用配置');
  });

  test('what is not there says so, with its status', async ({ page, shop }) => {
    const response = await page.goto(`${shop.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the code of a page that is read', () => {
  /** Tells the page what the browser has painted, instead of the browser. */
  const paint = (page: Page) =>
    page.evaluate(() => window.tellPainted([{ name: 'first-contentful-paint' }]));

  test.beforeEach(async ({ page, shop }) => {
    // Stands still, so that only the test makes it late.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => false });
      window.PerformanceObserver = class {
        static readonly supportedEntryTypes = ['paint'];
        constructor(told: (list: object, observer: object) => void) {
          window.tellPainted = (entries) =>
            told(
              { getEntriesByName: (name: string) => entries.filter((one) => one.name === name) },
              this,
            );
        }
        observe(): void {}
        disconnect(): void {}
      } as unknown as typeof PerformanceObserver;
    });
    await page.goto(`${shop.url}/support/index`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(code(page)).toHaveCount(0);
  });

  test('is asked for when its words are painted', async ({ page }) => {
    await page.evaluate(() => window.tellPainted([{ name: 'first-paint' }]));
    await expect(code(page)).toHaveCount(0);
    await paint(page);
    await expect(code(page)).toHaveCount(1);
    await paint(page);
    await expect(code(page)).toHaveCount(1);
  });

  test('is asked for when somebody presses something', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(code(page)).toHaveCount(1);
  });

  test('is asked for although nothing is painted', async ({ page }) => {
    await page.clock.runFor(999);
    await expect(code(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(code(page)).toHaveCount(1);
  });
});

test('a list of help begins at its offset before its code is there, and a reload stays where one was', async ({
  page,
  shop,
}) => {
  await page.route(addressOf('index'), (route) => route.abort());
  await page.goto(`${shop.url}/support/list/2`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await page.evaluate(() => scrollTo(0, 90));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
});

test('a window that leads on asks for its code at once', async ({ shop, request }) => {
  const html = await (await request.get(`${shop.url}/qqlogin?code=none&state=none`)).text();
  expect(html).toContain('<script type="module"');
  expect(html).not.toContain('<template id="code">');
});
