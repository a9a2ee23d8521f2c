/** Searching with an input method, with the keyboard alone, and before any script has come; and coming back. */
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './shop.ts';

const boxOf = (page: Page): Locator => page.getByRole('banner').getByRole('combobox');

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass();
}

/** Words that suggestions were asked for. */
function askedBy(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Search/Suggest')) asked.push(request.postDataJSON().words);
  });
  return asked;
}

test('a visitor composes Chinese and searches with the keyboard alone', async ({ page, shop }) => {
  const asked = askedBy(page);
  await page.goto(shop.url);
  const box = boxOf(page);
  await tabTo(page, box);
  const ime = await page.context().newCDPSession(page);

  await test.step('what is being composed is not searched for, nor does its Enter search', async () => {
    await ime.send('Input.imeSetComposition', { text: 'hong', selectionStart: 4, selectionEnd: 4 });
    await expect(box).toHaveValue('hong');
    await page.keyboard.press('Enter');
    await ime.send('Input.imeSetComposition', { text: '红', selectionStart: 1, selectionEnd: 1 });
    expect(new URL(page.url()).pathname).toBe('/');
  });
  await test.step('what is committed is: products are suggested', async () => {
    await ime.send('Input.insertText', { text: '红包' });
    await expect(page.getByRole('option', { name: '珠光红包' })).toBeVisible();
    expect([...new Set(asked)]).toEqual(['红包']);
  });
  await test.step('who composes on has chosen none of them', async () => {
    const list = page.getByRole('banner').getByRole('listbox');
    const chosen = list.getByRole('option', { selected: true });
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1);
    await ime.send('Input.imeSetComposition', { text: 'd', selectionStart: 1, selectionEnd: 1 });
    await expect(box).toHaveValue('红包d');
    await ime.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await expect(box).toHaveValue('红包');
    await expect(chosen).toHaveCount(0);
  });
  await test.step('Enter searches', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“红包”的搜索结果');
    await expect(page.getByRole('region', { name: '产品' })).toContainText('珠光红包');
  });
  await test.step('the search is offered again', async () => {
    await tabTo(page, box);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    const recent = page.getByRole('group', { name: '最近搜索' });
    await expect(recent.getByRole('option', { name: '红包', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toBeFocused();
  });
});

test('a suggestion is chosen with the arrows', async ({ page, shop }) => {
  await page.goto(shop.url);
  const box = boxOf(page);
  await tabTo(page, box);
  await page.keyboard.type('hongbao');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('红包');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  // Its page is for customers: the guard asks who is there and goes on to it afterwards.
  await expect(page).toHaveURL(/redirect=%2Fproduct%2Fdetail%2F60\d/);
});

test('what the arrows chose stays chosen when the answer to the last letter comes', async ({
  page,
  shop,
}) => {
  const isLast = (request: Request): boolean => request.postData()?.includes('hongbao') ?? false;
  const chosenFirst = Promise.withResolvers<void>();
  await page.route('**/api/Search/Suggest', async (route) => {
    if (!isLast(route.request())) return route.continue();
    await chosenFirst.promise;
    const response = await route.fetch();
    const answer = await response.json();
    // Another list, so that it is seen to have come.
    const data = { ...answer.data, products: answer.data.products.slice(0, 1), help: [] };
    return route.fulfill({ response, json: { ...answer, data } });
  });
  await page.goto(shop.url);
  await tabTo(page, boxOf(page));
  // At once: between two letters others would be suggested.
  await page.keyboard.insertText('hongba');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('红包');
  await expect(options.nth(1)).toBeVisible();
  const asked = page.waitForRequest(isLast);
  await page.keyboard.insertText('o');
  await asked;
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).toContainText('红包');
  chosenFirst.resolve();
  await expect(options).toHaveCount(1);
  await expect(chosen).toContainText('红包');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/redirect=%2Fproduct%2Fdetail%2F60\d/);
});

test('a slip is forgiven, and words that were meant are kept', async ({ page, shop }) => {
  await page.goto(`${shop.url}/search?q=${encodeURIComponent('洪包')}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('您是不是要找：红包');
  await main.getByRole('link', { name: '仍搜索“洪包”' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('没有找到与“洪包”相符的内容');
  await page.goBack();
  await expect(main).toContainText('您是不是要找：红包');
});

test('without JavaScript the forms search and the results lead on', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(shop.url);
  await boxOf(page).fill('名片');
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(`${shop.url}/search?q=${encodeURIComponent('名片')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“名片”的搜索结果');
  await page.getByRole('link', { name: /^帮助/ }).first().click();
  await expect(page.getByRole('main').getByRole('region', { name: '帮助' })).toBeVisible();
  await page.goto(`${shop.url}/support/search?key=${encodeURIComponent('出血')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“出血”的帮助');
  await expect(page.getByRole('main')).toContainText('找到');
  await context.close();
});

test('all products open by pointer, keyboard and touch, and close by Escape', async ({
  page,
  shop,
  browser,
}) => {
  await page.goto(shop.url);
  const button = page.getByRole('button', { name: '全部产品' });
  const product = page.getByRole('banner').getByRole('link', { name: /珠光红包/ });
  await test.step('pointer', async () => {
    await button.hover();
    await expect(product).toBeVisible();
    await page.getByRole('contentinfo').hover();
    await expect(product).toHaveCount(0);
  });
  await test.step('keyboard', async () => {
    await tabTo(page, button);
    await expect(product).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(product).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('touch', async () => {
    const context = await browser.newContext({ hasTouch: true, locale: 'zh-CN' });
    const touched = await context.newPage();
    await touched.goto(shop.url);
    await touched.getByRole('button', { name: '全部产品' }).tap();
    const link = touched.getByRole('banner').getByRole('link', { name: /珠光红包/ });
    await expect(link).toBeVisible();
    await touched.getByRole('button', { name: '全部产品' }).tap();
    await expect(link).toHaveCount(0);
    await context.close();
  });
});

test('Back stands where one was; another page begins at its top', async ({ page, shop }) => {
  // A link that is followed before the page is alive loads the next one as a document of its own.
  const known = page.waitForResponse(/GetSimpleById/);
  await page.goto(`${shop.url}/search?q=${encodeURIComponent('纸')}`);
  await known;
  const last = page.getByRole('region', { name: '产品' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: '新手下单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/搜索结果/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“纸”的搜索结果');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 5);
});

test('a phone has its four places at the bottom and the rest in a drawer', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.goto(shop.url);
  const bar = page.getByRole('navigation', { name: '快捷导航' });
  await expect(bar.getByRole('link')).toHaveText(['产品', '分类', '订单', '我的']);
  await expect(bar.getByRole('link', { name: '产品' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: '菜单' }).tap();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer.getByRole('link', { name: '节庆用品' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await context.close();
});
