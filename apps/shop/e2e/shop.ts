/** What every journey starts with: a running shop, and a page that may violate nothing. */
import { readFileSync } from 'node:fs';
import { pathOf } from '@banxin/contract/routes';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { FIXTURES } from '../../api/src/preflight/fixtures.ts';
import { CAPTCHA, ShopServer, type ShopServerOptions, START_TIMEOUT_MS } from './server.ts';

interface Faults {
  /** Violations of the content policy and of Trusted Types. */
  readonly policy: string[];
  /** Uncaught errors and console errors that no failed request explains. */
  readonly errors: string[];
}

/** The shop that a worker has running, and for whom. */
class RunningShop {
  #owner = '';
  #shop: ShopServer | undefined;

  /** The owner's shop: what the others left behind is gone with theirs. */
  async of(owner: string, options: ShopServerOptions): Promise<ShopServer> {
    if (this.#owner !== owner) await this.close();
    this.#owner = owner;
    this.#shop ??= await ShopServer.create(options);
    return this.#shop;
  }

  async close(): Promise<void> {
    const shop = this.#shop;
    this.#shop = undefined;
    await shop?.dispose();
  }
}

interface PageFixtures {
  /** Whether the works act by themselves as the shop's clock moves; `off`, orders of a journey stand still. @default 'off' */
  workshop: 'off' | 'auto';
  /** What the shop begins with; `accounts`, nobody has ordered anything yet. @default 'whole' */
  demo: 'whole' | 'accounts';
  /** The shop of the test's file: tests of one file follow each other in it. */
  shop: ShopServer;
  faults: Faults;
}
interface WorkerFixtures {
  running: RunningShop;
}

/** A request that failed, and the part of a page that was in it. */
const EXPLAINED = /Failed to load resource|assets\/[\w.-]+\.(js|css) did not arrive/;

export const test = base.extend<PageFixtures, WorkerFixtures>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const running = new RunningShop();
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  workshop: ['off', { option: true }],
  demo: ['whole', { option: true }],
  shop: [
    async ({ running, workshop, demo }, use, { file }) => {
      const env = { BANXIN_WORKSHOP: workshop };
      const options =
        demo === 'whole' ? { env } : { env: { ...env, BANXIN_SEED_DEMO: demo }, isFresh: true };
      await use(await running.of(file, options));
    },
    { timeout: START_TIMEOUT_MS },
  ],
  faults: [
    async ({ context }, use) => {
      const faults: Faults = { policy: [], errors: [] };
      // Of the context: windows that a page opens are watched like the page.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
        // A notice goes after three seconds, and a busy machine looks too late: what was shown stays written.
        new MutationObserver(() => {
          const words = document.querySelector('[data-component=ToastRegion]')?.textContent ?? '';
          const { dataset } = document.documentElement;
          const written = dataset.notices ?? '';
          if (!written.endsWith(words)) dataset.notices = `${written}\n${words}`;
        }).observe(document, { childList: true, characterData: true, subtree: true });
      });
      context.on('weberror', (fault) => faults.errors.push(String(fault.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        if (/policy|Trusted|Content Security/i.test(text)) faults.policy.push(text);
        else if (!EXPLAINED.test(text)) faults.errors.push(text);
      });
      await use(faults);
      expect(faults.policy, 'content policy violations').toEqual([]);
      expect(faults.errors, 'page errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use`: who travels this journey has not asked for less motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Waits until the page has shown a notice since it was loaded. */
export async function expectNotice(page: Page, words: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-notices', words);
}

/** A customer has put a job of name cards together, with a file of the samples; it is not ordered yet. */
export async function configureCards(
  page: Page,
  shop: ShopServer,
  file: { readonly name: string; readonly sample: keyof typeof FIXTURES },
): Promise<void> {
  await page.goto(`${shop.url}${pathOf('myOrder')}`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('button', { name: '您好，悦享包装' })).toBeVisible();
  await page.goto(`${shop.url}${pathOf('productDetail', { id: 101 })}`);
  await page.locator('input[type=file]').setInputFiles({
    name: file.name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(FIXTURES[file.sample]()),
  });
}

/** At the confirmation: a pasted receiver takes two boxes; answers the window in which it was done. @param opens it */
export async function pasteReceiver(page: Page, opens = '寄往多个地址'): Promise<Locator> {
  await page.getByRole('button', { name: opens }).click();
  const dialog = page.getByRole('dialog', { name: '寄往多个地址' });
  await dialog
    .getByRole('textbox', { name: '粘贴收货人列表' })
    .fill('陈先生 13900001234 四川省成都市武侯区天府大道 100 号 ×2');
  await dialog.getByRole('button', { name: '加入 1 个收货人' }).click();
  await expect(dialog.getByText(/已分完$/)).toBeVisible();
  return dialog;
}

/** Moves the shop's clock on by an hour; the page stands anywhere in the shop. */
export const passHour = (page: Page): Promise<string> => passTime(page, 'hour');

/** Moves the shop's clock on; answers the time that it shows then. */
export async function passTime(page: Page, by: 'hour' | 'day'): Promise<string> {
  const answer = await page.request.post(new URL('/dev/clock', page.url()).href, {
    headers: { 'X-Requested-With': 'banxin', accept: 'application/json' },
    form: { by },
  });
  const moved = await answer.json();
  expect(moved).toMatchObject({ isMoved: true });
  return moved.now;
}

/** Waits for the captcha's picture: before it is there the server knows of no right answer. */
export async function captchaShown(form: Page | Locator): Promise<void> {
  await expect(form.locator('[data-component=CaptchaField] [data-status=ready]')).toBeVisible();
}

export async function answerCaptcha(form: Page | Locator, answer = CAPTCHA): Promise<void> {
  await captchaShown(form);
  await form.getByRole('textbox', { name: '图形验证码' }).fill(answer);
}

/** Logs in through the dialog that stands open. */
export async function logIn(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await answerCaptcha(dialog);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

/** Until the login window has given the focus back: a key that is pressed before is the window's. */
export const expectFocusBack = (page: Page): Promise<void> =>
  expect(page.getByRole('main')).toBeFocused();

/** Presses the words of a checkbox or radio, as people do: the box itself is out of sight. */
export const tick = (box: Locator): Promise<void> => box.locator('xpath=ancestor::label').click();

/** Begins at a channel in the cashier and opens its page in a window of its own. */
export async function openChannel(page: Page, way: string): Promise<Page> {
  await tick(page.getByRole('radio', { name: new RegExp(`^${way}`) }));
  await page.getByRole('button', { name: new RegExp(`^${way} ¥`) }).click();
  const channel = page.context().waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(`打开${way}付款页`) }).click();
  return channel;
}

/** Tops up ten thousand yuan at the page that stands in for WeChat, and comes back. */
export async function topUpTenThousand(page: Page): Promise<void> {
  await page.getByRole('button', { name: '微信支付 ¥10,000.00' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /打开微信支付付款页/ }).click();
  const wechat = await opened;
  await wechat.getByRole('button', { name: /^付款 Pay$/ }).click();
  await expect(wechat.getByRole('heading', { name: '充值成功' })).toBeVisible();
  await wechat.close();
  await page.bringToFront();
}

/** Closes the gift pack that waits for a new customer; unopened, it waits again after a reload. */
export async function putOffGiftPack(page: Page): Promise<void> {
  const pack = page.getByRole('dialog', { name: '新客礼包' });
  await pack.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(pack).toHaveCount(0);
}

/** Address of a part of the build, as `page.route` takes it. */
export function addressOf(part: string): string {
  const [file] = filesOf(part);
  return `**/${file}`;
}

/**
 * The session has answered, and the last code that every page asks for is here: links lead within the page. To be
 * called before the page is opened; until then a link that is followed loads a document of its own.
 */
export async function comesAfterPage(page: Page): Promise<void> {
  const last = ['**/api/Customer/GetSimpleById', addressOf('Announcements')];
  await Promise.all(last.map((what) => page.waitForResponse(what)));
}

interface BuiltPart {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Scripts of a part with this name and of all that it needs, itself first, as the build names them. */
export function filesOf(part: string): readonly string[] {
  const manifest = new URL('../dist/.vite/manifest.json', import.meta.url);
  const built: Readonly<Record<string, BuiltPart>> = JSON.parse(readFileSync(manifest, 'utf8'));
  const found = Object.entries(built).find(([, { name }]) => name === part);
  if (found === undefined) throw new Error(`The build has no ${part}`);
  const needed = new Set<string>();
  const visit = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const one of built[key]?.imports ?? []) visit(one);
  };
  visit(found[0]);
  return [...needed].flatMap((key) => built[key]?.file ?? []);
}

/** Parts with this name do not arrive until the answer is called. */
export async function without(page: Page, part: string): Promise<() => Promise<void>> {
  const address = addressOf(part);
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(address);
}

/** Parts with this name are on the way until the call is answered that lets them come. */
export async function heldBack(page: Page, part: string): Promise<() => Promise<void>> {
  const letCome = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(addressOf(part), async (route) => {
    asked += 1;
    await letCome.promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
    letCome.resolve();
  };
}

/** What the visitor is told of a part that did not open. */
export const missing = (page: Page, words: string) =>
  page.getByRole('region', { name: '通知' }).getByRole('alertdialog', { name: words });

/** The first amount in some words. @unit fen */
export const fenIn = (words: string | null): number =>
  Math.round(Number(/¥([\d,]+\.\d\d)/.exec(words ?? '')?.[1]?.replaceAll(',', '')) * 100);
