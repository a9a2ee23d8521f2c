/** Edits in a table of two hundred jobs on a slow processor, each from the key to the frame that shows its price. */
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@banxin/contract/routes';
import type { Browser, Page } from 'playwright';
import { logIn } from '../e2e/shop.ts';
import { answers, watchHydration } from './hydrated.ts';
import { THROTTLE, timePresses } from './presses.ts';
import { print, quantile, title } from './table.ts';

const ROWS = 200;

const EDITS = 30;

/** Quantities that are typed in turn: every edit is another price. */
const QUANTITIES = ['5', '10', '20', '2'] as const;

/** Pause between two edits: what came of one is over before the next. @unit ms */
const PAUSE_MS = 300;

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: '粘贴表格' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴表格' });
  // Every row has a name and a quantity of its own kind, so that none is offered to be merged away.
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `${at % 2 === 0 ? '名片' : '吊牌'}\t${QUANTITIES[at % QUANTITIES.length]}`,
  );
  await dialog.getByRole('textbox').fill(['品名\t数量', ...lines].join('\n'));
  await dialog.getByRole('button', { name: /^加入/ }).click();
  await page.locator(`tr[data-row]:nth-of-type(${ROWS})`).waitFor();
}

/** A cell is typed over, and Enter takes it over: the longest event of each edit counts. */
export async function compareGrid(browser: Browser, origin: string): Promise<void> {
  title(`${EDITS} edits in a table of ${ROWS} jobs at ${THROTTLE} × throttle`);
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await watchHydration(page);
  await page.goto(origin);
  await answers(page);
  await page.getByRole('button', { name: '请登录' }).click();
  const reloaded = page.waitForEvent('load');
  await logIn(page, '13800000001');
  await reloaded;
  await page.goto(origin + pathOf('productMult', { categoryId: 1 }));
  await fillIn(page);
  const times = await timePresses(page, EDITS, async (edit) => {
    const cell = page
      .locator('tr[data-row]:not([data-note])')
      .nth((edit * 37) % ROWS)
      .locator('[data-column=quantity]');
    await cell.focus();
    // A row is in sight before somebody types into it.
    await wait(PAUSE_MS);
    await page.keyboard.type(QUANTITIES[edit % QUANTITIES.length] ?? '5');
    await page.keyboard.press('Enter');
    await wait(PAUSE_MS);
  });
  print({ what: 'keys of an edit  p50', value: quantile(times, 0.5), unit: 'ms', aim: null });
  print({
    what: 'keys of an edit  p98',
    value: quantile(times, 0.98),
    unit: 'ms',
    aim: { most: 100 },
  });
  await context.close();
}
