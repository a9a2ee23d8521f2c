/** A page for everybody answers before anything else is asked for; who is here is asked for all the same. */
import type { Page } from '@playwright/test';
import { addressOf, expect, heldBack, test, without } from './shop.ts';

interface Asked {
  readonly path: string;
  /** React had taken the page's heading over by then. */
  readonly wasAlive: boolean;
}

/** What knows who is here, what tells of it, and where the other pages lie. */
const LATER = ['SessionHost', 'Announcements', 'pages'].map((part) =>
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
