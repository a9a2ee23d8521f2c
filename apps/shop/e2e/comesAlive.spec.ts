/** A page for everybody answers before anything else is asked for; who is here is asked for all the same. */
import type { Page } from '@playwright/test';
import { addressOf, expect, heldBack, test, without } from './shop.ts';

interface Asked {
  readonly path: string;
  /** React had taken the page's heading over by then. */
  readonly wasAlive: boolean;
}

/** Waits until React has taken the page's heading over. */
const isAlive = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main h1')
        .first()
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

/** Header and footer, what knows who is here, what tells of it, and where the other pages lie. */
const LATER = ['Around', 'SessionHost', 'Announcements', 'pages'].map((part) =>
  addressOf(part).replace('**', ''),
);

/** Remembers everything that the page's code asks for. */
async function watchAsked(page: Page): Promise<() => Promise<Asked[]>> {
  await page.addInitScript(() => {
    const asked: { path: string; wasAlive: boolean }[] = [];
    const { fetch } = window;
    window.fetch = (what, how) => {
      const path = new URL(what instanceof Request ? what.url : what, location.href).pathname;
      const heading = document.querySelector('main h1');
      const wasAlive = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
      asked.push({ path, wasAlive });
      return fetch(what, how);
    };
    Object.assign(window, { asked });
  });
  return () => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);
}

for (const path of ['/', '/about/corporate', '/support/index']) {
  test(`${path} is alive before it is asked who is here`, async ({ page, shop }) => {
    const asked = await watchAsked(page);
    await page.goto(shop.url + path);
    await expect
      .poll(async () => (await asked()).map((one) => one.path))
      .toEqual(expect.arrayContaining([...LATER, '/api/Customer/GetSimpleById']));
    const tooEarly = (await asked()).filter(({ wasAlive }) => !wasAlive).map((one) => one.path);
    expect(tooEarly.filter((one) => LATER.includes(one) || one.startsWith('/api/'))).toEqual([]);
  });
}

/** Remembers which rules of a language the browser was asked for before the page was alive. */
async function watchRules(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const ask = (rules: string): void => {
      const heading = document.querySelector('main h1');
      const isAlive = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
      if (!isAlive) asked.push(rules);
    };
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules'] as const) {
      const watched: ProxyHandler<typeof Intl.Collator> = {
        construct: (rules, given) => {
          ask(name);
          return Reflect.construct(rules, given);
        },
        get: (rules, key) => {
          if (key === 'supportedLocalesOf') ask(`${name}.${key}`);
          return Reflect.get(rules, key) as unknown;
        },
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name] as typeof Intl.Collator, watched) });
    }
    for (const written of [Number.prototype, Date.prototype]) {
      const own = written.toLocaleString;
      Object.assign(written, {
        toLocaleString(this: number & Date, ...given: []) {
          ask('toLocaleString');
          return own.apply(this, given);
        },
      });
    }
    Object.assign(window, { asked });
  });
  return () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
}

// To make them ready takes a phone a quarter of a second, in which it hears nobody.
for (const path of ['/', '/support/index', '/news/bulletin/0']) {
  test(`${path} is alive before it needs the browser's rules of a language`, async ({
    page,
    shop,
  }) => {
    const rules = await watchRules(page);
    await page.goto(shop.url + path);
    await isAlive(page);
    expect(await rules()).toEqual([]);
  });
}

test('whoever asks to log in before the page is alive does not wait for it', async ({
  page,
  shop,
}) => {
  await heldBack(page, 'CorporatePage');
  await page.goto(`${shop.url}/about/corporate`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '请登录' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
});

test('a page whose code does not come breaks, and the login is there all the same', async ({
  page,
  shop,
  faults,
}) => {
  await without(page, 'CorporatePage');
  await page.goto(`${shop.url}/about/corporate`);
  await expect(page.getByRole('alert').filter({ hasText: '这一页' })).toBeVisible();
  await page.getByRole('button', { name: '请登录' }).click();
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  faults.errors.splice(0);
});

test('whoever leaves before the header is alive keeps it in sight, and finds it alive afterwards', async ({
  page,
  shop,
}) => {
  const come = await heldBack(page, 'Around');
  await page.goto(`${shop.url}/about/corporate`);
  const header = page.getByRole('banner');
  const drawn = await header.elementHandle();
  await isAlive(page);
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
  });
  await page.getByRole('main').locator('a[href^="/about/contact"]').first().click();
  await expect(page).toHaveURL(/about\/contact/);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);

  await come();
  await header.getByRole('button', { name: /^界面明暗/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a header whose code does not come leaves the way home, and comes when it is tried again', async ({
  page,
  shop,
  faults,
}) => {
  const arrive = await without(page, 'Around');
  await page.goto(`${shop.url}/support/index`);
  const header = page.getByRole('banner');
  const again = header.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await expect(header.getByRole('link', { name: '版心印刷' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await arrive();
  await again.click();
  await expect(header.getByRole('button', { name: '请登录' })).toBeVisible();
  faults.errors.splice(0);
});
