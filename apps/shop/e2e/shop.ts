/** What every journey starts with: a running shop, and a page that may violate nothing. */
import { test as base, expect, type Page } from '@playwright/test';
import { ShopServer } from './server.ts';

interface Faults {
  /** Violations of the content policy and of Trusted Types. */
  readonly policy: string[];
  /** Uncaught errors and console errors that no failed request explains. */
  readonly errors: string[];
}

interface PageFixtures {
  faults: Faults;
}
interface WorkerFixtures {
  shop: ShopServer;
}

export const test = base.extend<PageFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const shop = await ShopServer.create();
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  faults: [
    async ({ context }, use) => {
      const faults: Faults = { policy: [], errors: [] };
      // Of the context: windows that a page opens are watched like the page.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on('weberror', (fault) => faults.errors.push(String(fault.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = message.text();
        if (/policy|Trusted|Content Security/i.test(text)) faults.policy.push(text);
        else if (!/Failed to load resource/.test(text)) faults.errors.push(text);
      });
      await use(faults);
      expect(faults.policy, 'content policy violations').toEqual([]);
      expect(faults.errors, 'page errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Logs in through the dialog that stands open. */
export async function logIn(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill(name);
  await dialog.getByLabel('密码', { exact: true }).fill('Demo-2026');
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill('abcd');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

/** Closes the gift pack that waits for a new customer; unopened, it waits again after a reload. */
export async function putOffGiftPack(page: Page): Promise<void> {
  const pack = page.getByRole('dialog', { name: '新客礼包' });
  await pack.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(pack).toHaveCount(0);
}
