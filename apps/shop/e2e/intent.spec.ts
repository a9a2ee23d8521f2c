/** What somebody is about to press is on its way before the press. */
import { pathOf } from '@banxin/contract/routes';
import { addressOf, expect, test } from './shop.ts';

test('a link that is pointed at brings the code of its page, and the press shows it without a skeleton', async ({
  page,
  shop,
}) => {
  const alive = page.waitForResponse(/GetSimpleById/);
  await page.goto(shop.url);
  await alive;
  const code = page.waitForResponse(addressOf('CorporatePage'));
  const link = page.locator(`a[href="${pathOf('aboutCorporate')}"]:visible`).first();
  await link.hover();
  await (await code).finished();
  // Every heading that the page's main part has had from here on: a skeleton has none.
  await page.evaluate(() => {
    const seen: string[] = [];
    const main = document.getElementById('main');
    const look = () => seen.push(main?.querySelector('h1')?.textContent ?? '');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const before = await page.locator('#main h1').innerText();
  await link.click();
  const heading = page.locator('#main').getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(shop.url + pathOf('aboutCorporate'));
  await expect(heading).not.toHaveText(before);
  const seen: unknown = await page.evaluate('seen');
  expect(seen).not.toContain('');
});
