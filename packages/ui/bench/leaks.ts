// Opens and closes the dialogs of the reference screen under the strict policy and looks for what stays behind.
import type { Browser } from 'playwright';
import { type BenchPage, openScreen } from './page.ts';

/** What was found. */
export interface LeakReport {
  openings: number;
  /** Breaches of the content policy, errors and warnings of the console. */
  complaints: readonly string[];
  /** DOM nodes more than before. */
  nodes: number;
  /** Event listeners more than before. */
  listeners: number;
  /** Growth of the heap per opening. @unit bytes */
  heapPerOpening: number;
  /** Ground of the dialog's box, as the browser computes it in `<body>`: the theme's variable arrives. */
  dialogColour: string;
}

/** Opens a dialog by its button, lets it be seen, closes it by Escape. Runs in the page, so that 300 take seconds. */
const openAndClose = (screen: BenchPage, times: number): Promise<void> =>
  screen.page.evaluate(async (count) => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const until = async (holds: () => boolean, what: string): Promise<void> => {
      for (let tries = 0; !holds(); tries += 1) {
        if (tries > 3_600) throw new Error(`still waiting: ${what}`);
        await frame();
      }
    };
    for (let index = 0; index < count; index += 1) {
      const button = document.querySelectorAll<HTMLElement>('main button')[index % 2];
      button?.focus();
      button?.click();
      await until(() => document.activeElement?.closest('[role=dialog]') != null, 'a dialog');
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.activeElement?.dispatchEvent(key);
      await until(() => document.querySelector('[role=dialog]') === null, 'no dialog');
    }
    // The focus returns in a frame of its own.
    await frame();
    await frame();
  }, times);

/**
 * @param openings of the login dialog and the picture viewer, in turns
 * @param warmUps openings before counting: caches of the browser and of React fill in the first ones
 */
export async function findLeaks(
  browser: Browser,
  url: string,
  openings: number,
  warmUps = 150,
): Promise<LeakReport> {
  const screen = await openScreen(browser, url);
  const { page } = screen;
  // Nothing of the figures hangs on the motion, and without it a round takes two frames.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.getByRole('button', { name: '关闭提示' }).click();
  await page.getByRole('button', { name: '登录' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByText('请填写此项').first().waitFor();
  await dialog.getByRole('tab', { name: '短信登录' }).click();
  const dialogColour = await dialog.evaluate(
    (box) => getComputedStyle(box.closest('[data-part=scrim]') ?? box).backgroundColor,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await openAndClose(screen, warmUps);
  const before = await screen.countClean();
  await openAndClose(screen, openings);
  const after = await screen.countClean();
  const { complaints } = screen;
  await screen.close();
  return {
    openings,
    complaints,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapPerOpening: (after.heap - before.heap) / openings,
    dialogColour,
  };
}
