/** In English every route of the table speaks English: Chinese is only what customers call their own, and is marked so. */

import { documentTitle, matchRoute, type RouteName, routes } from '@banxin/contract/routes';
import { englishTitles } from '@banxin/contract/routeTitles';
import type { Page } from '@playwright/test';
import { atEveryPage } from './routesThatStand.ts';
import { expect, logIn, test } from './shop.ts';

/** What is read aloud without being a text. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/**
 * Every word of the document in Chinese, with what says it. What a customer calls their own is marked
 * `translate="no"` where it stands, and is taken out of the names that repeat it; what somebody types is theirs; the
 * button that leads back to Chinese says of itself that it is Chinese.
 */
const chineseIn = (page: Page): Promise<string[]> =>
  page.evaluate((spoken) => {
    const isMeant = (element: Element | null): boolean =>
      element?.closest('[translate=no], [lang|=zh], script, noscript, style, svg, textarea') !=
      null;
    const theirs = [...document.querySelectorAll('[translate=no]')]
      .map(({ textContent }) => textContent.trim())
      .filter((words) => words !== '')
      .sort((a, b) => b.length - a.length);
    const found = new Set<string>();
    const look = (by: string, words: string | null): void => {
      const rest = theirs.reduce((text, own) => text.replaceAll(own, ''), words ?? '');
      // Its punctuation, too.
      if (/[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u.test(rest))
        found.add(`${by}: ${words?.trim()}`);
    };
    look('title', document.title);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const by = node.parentElement?.closest('[data-component]')?.getAttribute('data-component');
      if (!isMeant(node.parentElement)) look(by ?? 'text', node.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (isMeant(element)) continue;
      for (const name of spoken) look(`@${name}`, element.getAttribute(name));
    }
    return [...found];
  }, SPOKEN);

/** Pages that are called like what they show. */
const OWN_TITLES: readonly RouteName[] = [
  'newsDetail',
  'supportDetail',
  'aboutContactDetail',
  'banner',
  'product',
  'supportList',
  'newsList',
];

/** Name of the route at the page's address. */
const routeAt = (page: Page): RouteName => {
  const matched = matchRoute(new URL(page.url()).pathname);
  if (matched === null) throw new Error(`${page.url()} is no address of the shop`);
  return matched.route.name;
};

/** Follows an address as a link would: the page stays loaded. Answers where that led, once it stands there. */
async function goTo(page: Page, path: string): Promise<RouteName> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(async () => {
    const route = routeAt(page);
    const titles = [englishTitles[route]];
    // What is not there has no name of its own; a section of the news is named by its tab, which counts besides.
    if (OWN_TITLES.includes(route)) {
      const names = await page.locator('main :is(h1, a[aria-current])').allTextContents();
      titles.push(...names, ...names.map((name) => name.replace(/\d+$/, '')));
    }
    expect(titles.map((title) => documentTitle(title, 'Banxin Print'))).toContain(
      await page.title(),
    );
  }).toPass();
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, [role=dialog] h2') !== null &&
      document.querySelector(
        '[aria-busy=true], main [data-component=Skeleton], main [data-component=Spinner]',
      ) === null,
  );
  return routeAt(page);
}

/** As deep as the folds of a page lie in each other. */
const FOLDS = 3;

/** Opens what the page folds away; a dialog that opens meanwhile keeps nobody waiting. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator(
    'main:not([inert], [inert] *) button[aria-expanded=false]:not([aria-haspopup]):visible',
  );
  for (let depth = 0; depth < FOLDS; depth += 1) {
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click();
    });
  }
}

/** Addresses that the page leads to. */
const linksIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map(
      ({ pathname, search }) => pathname + search,
    ),
  );

/** Without an answer of its provider a window goes there; this code was never given out. */
const ANSWERS: Partial<Record<RouteName, string>> = {
  qqlogin: '?code=none&state=none',
  wechatlogin: '?code=none&state=none',
};

/** A pattern with something in its places that is not there: what is there is found by its link. */
const addresses = routes.map(
  ({ name, path }) => path.replace(/:\w+\??|\*/g, '1') + (ANSWERS[name] ?? ''),
);

interface Walked {
  /** Chinese words, with the address where they were met first. */
  readonly chinese: string[];
  /** Routes that were seen. */
  readonly seen: ReadonlySet<RouteName>;
}

/** Reads every route, and what pages lead to. @param most addresses of one route */
async function walk(page: Page, most: number): Promise<Walked> {
  const seen = new Set<RouteName>();
  const places = new Map<string, string>();
  const paths = new Set(addresses);
  const known = new Map<RouteName, number>();
  for (const path of paths) {
    seen.add(await goTo(page, path));
    await unfold(page);
    for (const words of await chineseIn(page)) if (!places.has(words)) places.set(words, path);
    for (const link of await linksIn(page)) {
      const name = matchRoute(link)?.route.name;
      const count = name && !paths.has(link) ? (known.get(name) ?? 0) : most;
      if (name === undefined || count >= most) continue;
      known.set(name, count + 1);
      paths.add(link);
    }
  }
  return { chinese: [...places].map(([words, path]) => `${path} | ${words}`), seen };
}

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await expect(page).toHaveTitle(/^Banxin Print-/);
}

test('a visitor reads English on every route', async ({ page, shop }) => {
  await page.goto(shop.url);
  await chooseEnglish(page);
  const { chinese, seen } = await walk(page, 1);
  expect(chinese).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['search', 'register', 'qqlogin', 'noFind']));
});

test('the server draws every public page in English, and it comes alive in silence', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  await chooseEnglish(page);
  await atEveryPage(page, shop.url, 'public', async (path) => {
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-US');
    await expect(page, path).toHaveTitle(/^Banxin Print-/);
    expect(await chineseIn(page), path).toEqual([]);
  });
});

test('a customer reads English on every route', async ({ page, shop }) => {
  await page.goto(`${shop.url}/user/myorder`);
  await logIn(page, '悦享包装');
  await expect(page.getByText('您好，悦享包装')).toBeVisible();
  await chooseEnglish(page);
  const { chinese, seen } = await walk(page, 12);
  expect(chinese).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining(['UserOrderDetail', 'productDetail', 'orderConfirm', 'payCheckout']),
  );
});
