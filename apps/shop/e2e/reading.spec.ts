/** The shop as who runs no script sees it: a search engine, a reader, a slow phone. */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { addressOf, answerCaptcha, expect, heldBack, logIn, test } from './shop.ts';

declare global {
  interface Window {
    tellPainted: (entries: readonly { readonly name: string }[]) => void;
  }
}

/** The shop's first script, once it is asked for. */
const code = (page: Page) => page.locator('script[src*="/index-"]');

test('what the server has drawn stays while its code is on the way, and comes alive in place', async ({
  page,
  shop,
}) => {
  const letCome = await heldBack(page, 'HomePage');
  await page.goto(shop.url, { waitUntil: 'commit' });
  const heading = page.locator('#main').getByRole('heading', { level: 1 });
  await heading.evaluate((drawn) => drawn.setAttribute('data-by', 'server'));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await expect(page).toHaveTitle('版心印刷-产品中心');
  await expect(heading).toHaveAttribute('data-by', 'server');
  // What is pressed and typed before is done when the page is alive.
  const quote = page.getByRole('region', { name: '在线报价' });
  await quote.getByRole('radio', { name: /^20 盒/ }).check({ force: true });
  const lookUp = page.getByRole('textbox', { name: '订单号' });
  await lookUp.fill('261120620187453');
  await letCome();
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
  const letCome = await heldBack(page, 'LoginPart');
  await page.goto(shop.url + pathOf('login'), { waitUntil: 'commit' });
  const door = page.locator('#main');
  const name = door.getByRole('textbox', { name: '账号' });
  await name.fill('悦享包装');
  await door.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await letCome();
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

  test('a receiver asks how an order stands by its number and a phone', async ({
    page,
    shop,
    browser,
  }) => {
    const customers = await browser.newPage({ javaScriptEnabled: true, locale: 'zh-CN' });
    await customers.goto(shop.url + pathOf('myOrder'));
    await logIn(customers, '悦享包装');
    const link = customers.locator('main a[href^="/user/orderDetail/"]').first();
    const sn = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await customers.close();
    const ask = async (digits: string): Promise<void> => {
      const form = page.getByRole('main').getByRole('form', { name: '查订单进度' });
      await form.getByRole('textbox', { name: '订单号' }).fill(sn);
      await form.getByRole('textbox', { name: '电话后 4 位' }).fill(digits);
      await form.getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(`/\\?orderSN=${sn}&phoneTail=${digits}$`));
    };
    await page.goto(shop.url);
    await ask('9999');
    const main = page.getByRole('main');
    await expect(main).toContainText('没有找到这张订单，请核对订单号和手机号后 4 位');
    // The customer's own phone ends so.
    await ask('0001');
    await expect(main).not.toContainText('没有找到这张订单，请核对订单号和手机号后 4 位');
    await expect(main.getByRole('status').getByRole('list')).toBeVisible();
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
