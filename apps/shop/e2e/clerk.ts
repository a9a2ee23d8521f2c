/** Somebody of the works who never touches a mouse; what is pressed from one case to the next is counted. */
import type { FloorDesk, OfficeDesk } from '@banxin/contract/lifecycles/works';
import { pathOf } from '@banxin/contract/routes';
import type { Locator, Page } from '@playwright/test';
import type { ShopServer } from './server.ts';
import { expect, expectNotice, logIn } from './shop.ts';

/** Keys that may stand between a case that is open and the next one, besides words that are typed. */
const KEYS_MOST = 3;
/** Stops after which it is said that something cannot be reached. */
const STOPS_MOST = 200;

export class Clerk {
  readonly #page: Page;
  readonly #shop: ShopServer;
  /** Since the last case was opened. */
  #pressed = 0;
  /** Words of one's own were typed: keys that lead to their field are not counted. */
  #isTyped = false;

  private constructor(page: Page, shop: ShopServer) {
    this.#page = page;
    this.#shop = shop;
  }

  static async enter(page: Page, shop: ShopServer, name: string): Promise<Clerk> {
    await page.goto(`${shop.url}${pathOf('works')}`);
    await logIn(page, name);
    await expect(page).toHaveURL(/\/works\/review/);
    return new Clerk(page, shop);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#pressed += 1;
      await this.#page.keyboard.press(key);
    }
  }

  /** Into the field that has the focus. */
  type(words: string): Promise<void> {
    return this.#page.keyboard.type(words);
  }

  async sitAt(desk: FloorDesk | OfficeDesk): Promise<void> {
    await this.#page.goto(`${this.#shop.url}${pathOf('works', { desk })}`);
    await expect(this.#page.getByRole('searchbox')).toBeVisible();
  }

  /** Deals with so many cases of the desk, one after the other, the first first: few keys stand between two of them. */
  async each(count: number, deal: (title: string, at: number) => Promise<unknown>): Promise<void> {
    await expect(this.#rows).not.toHaveCount(0);
    await this.press('j');
    const seen: string[] = [''];
    for (let at = 0; at < count; at += 1) {
      const title = await this.#opened(seen.at(-1) ?? '');
      expect(seen, 'a case is not opened again').not.toContain(title);
      await expect(this.#page.locator('h2:focus')).toHaveText(title);
      if (at > 0) this.#countKeys(title);
      await this.#ready();
      this.#pressed = 0;
      this.#isTyped = false;
      await deal(title, at);
      seen.push(title);
    }
    await expect.poll(() => this.#title()).not.toBe(seen.at(-1));
    this.#countKeys('the last');
  }

  /** Finds a case by its number and opens it. */
  async open(number: string): Promise<void> {
    await this.press('/');
    await expect(this.#page.getByRole('searchbox')).toBeFocused();
    await this.type(number);
    await this.press('Enter');
    await expect(this.#rows).toHaveCount(1);
    await this.#tabTo(this.#rows.first());
    await this.press('Enter');
    await this.#opened('');
    await this.#ready();
  }

  /** Sends the case back for the usual reason that a digit stands for, or in words of one's own. @returns the reason */
  async refuse(why: number | string): Promise<string> {
    await this.press('w');
    const dialog = this.#page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: '原因' });
    await expect(field).toBeVisible();
    if (typeof why === 'number') await this.press(String(why));
    else {
      this.#isTyped = true;
      await this.#tabTo(field);
      await this.type(why);
      await this.#tabTo(dialog.locator('[type=submit]'));
    }
    await expect(dialog.locator('[type=submit]')).toBeFocused();
    const reason = await field.inputValue();
    await this.press('Enter');
    return reason;
  }

  /** All that the queue shows take the step with this name, at one press. @returns how many */
  async allShown(step: string): Promise<number> {
    await expect(this.#rows).not.toHaveCount(0);
    const count = await this.#rows.count();
    await this.press('Shift+X');
    const bar = this.#page.getByRole('region', { name: '批量处理' });
    await expect(bar).toContainText(`已选 ${count} 张`);
    await this.press('b');
    await this.#tabTo(bar.getByRole('button', { name: step, exact: true }));
    await this.press('Enter');
    await expect(bar).toHaveCount(0);
    await expectNotice(this.#page, new RegExp(`${count} 张成功(?!，)`));
    return count;
  }

  /** The same, page after page, until nothing waits. */
  async all(count: number, step: string): Promise<void> {
    for (let left = count; left > 0; ) {
      const first = (await this.#rows.first().textContent()) ?? '';
      left -= await this.allShown(step);
      await expect(this.#rows.filter({ hasText: first })).toHaveCount(0);
    }
    await expect(this.#rows).toHaveCount(0);
  }

  /** At the desk of production: everything lies on sheets as the engine proposes it, is opened and stored. */
  async allStocks(): Promise<void> {
    await this.#tabTo(this.#page.getByRole('tab', { name: '订单' }));
    await this.press('ArrowRight');
    const stocks = this.#page.getByRole('list', { name: '工厂与纸张' }).getByRole('button');
    await expect(stocks).not.toHaveCount(0);
    for (let left = await stocks.count(); left > 0; left -= 1) {
      await this.#tabTo(stocks.first());
      await this.press('Enter');
      await expect(this.#onSheets('保存版')).not.toHaveCount(0);
      const sheets = await this.#onSheets('保存版').count();
      for (const step of ['保存版', '开工单', '入库']) await this.#allSheets(step, sheets);
      await expect(stocks).toHaveCount(left - 1);
    }
  }

  /** Each sheet of the stock that is open takes a step. */
  async #allSheets(step: string, sheets: number): Promise<void> {
    const buttons = this.#onSheets(step);
    for (let left = sheets; left > 0; left -= 1) {
      await expect(buttons).toHaveCount(left);
      const button = buttons.first();
      await this.#until('a', () =>
        button.evaluate((one) => one.parentElement?.contains(document.activeElement) === true),
      );
      await this.#tabTo(button);
      await this.press('Enter');
    }
    await expect(buttons).toHaveCount(0);
  }

  /** A step of sheets, by its words: while it is on its way its button has another name. */
  #onSheets(step: string): Locator {
    return this.#page.locator('[data-acts] button').filter({ hasText: step });
  }

  get #rows(): Locator {
    return this.#page.getByRole('list', { name: /^待处理的(订单|事项)$/ }).getByRole('button');
  }

  /** Title of the case that is open; empty while none is. */
  async #title(): Promise<string> {
    const [title = ''] = await this.#page.locator('section:has([data-acts]) h2').allTextContents();
    return title;
  }

  /** Waits for another case than that. @returns its title */
  async #opened(before: string): Promise<string> {
    await expect.poll(async () => ['', before].includes(await this.#title())).toBe(false);
    return this.#title();
  }

  /** Steps can be taken: the case is there and in hand. */
  async #ready(): Promise<void> {
    await expect(this.#page.locator('[data-acts] button:enabled').first()).toBeVisible();
  }

  #countKeys(title: string): void {
    if (!this.#isTyped) {
      expect(this.#pressed, `keys before ${title}`).toBeLessThanOrEqual(KEYS_MOST);
    }
  }

  /** Goes on with the tab key until this has the focus. */
  async #tabTo(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await this.#until('Tab', () => target.evaluate((one) => one === document.activeElement));
  }

  /** Presses a key until that is so. */
  async #until(key: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let stops = 0; stops < STOPS_MOST; stops += 1) {
      if (await isThere()) return;
      await this.press(key);
    }
    throw new Error(`${STOPS_MOST} times ${key} did not lead there`);
  }
}
