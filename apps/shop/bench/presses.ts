/** Forty presses on a slow processor, each until its answer is painted, as the browser times them. */
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '@banxin/contract/routes';
import type { Browser, Locator, Page } from 'playwright';
import { logIn } from '../e2e/shop.ts';
import { answers, watchHydration } from './hydrated.ts';
import { print, quantile, title } from './table.ts';

declare global {
  interface Window {
    /** Longest event of every interaction that took longer than a frame. @unit ms */
    benchPresses: Map<number, number>;
  }
}

const PRESSES = 40;

/** The processor of a visitor is so many times slower. */
export const THROTTLE = 4;

/** The browser does not report what is faster. @unit ms */
const FRAME_MS = 16;

/** Pause between two presses: what came of one is over before the next. @unit ms */
const PAUSE_MS = 300;

const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(
    ([durationThreshold]) => {
      window.benchPresses = new Map();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          if (entry.interactionId === 0) continue;
          const longest = window.benchPresses.get(entry.interactionId) ?? 0;
          window.benchPresses.set(entry.interactionId, Math.max(longest, entry.duration));
        }
        // TypeScript's library does not know the threshold yet.
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    },
    [FRAME_MS] as const,
  );

/**
 * Does something so many times on a slow processor, and answers how long its interactions took.
 * @returns those that the browser reports, and a frame for each time that none was that long @unit ms
 */
export async function timePresses(
  page: Page,
  count: number,
  press: (at: number) => Promise<void>,
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await watchPresses(page);
  for (let at = 0; at < count; at += 1) await press(at);
  const slow = await page.evaluate(() => [...window.benchPresses.values()]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const fast = Math.max(0, count - slow.length);
  return [...slow, ...Array.from({ length: fast }, () => FRAME_MS)];
}

/** Presses one after the other, from the first again after the last. */
async function tour(page: Page, targets: () => Locator): Promise<readonly number[]> {
  await targets().first().waitFor();
  return timePresses(page, PRESSES, async (press) => {
    const count = await targets().count();
    await targets()
      .nth((press * 7) % count)
      .click();
    await wait(PAUSE_MS);
  });
}

const tell = (where: string, times: readonly number[]): void => {
  print({ what: `${where}  p50`, value: quantile(times, 0.5), unit: 'ms', aim: null });
  print({ what: `${where}  p98`, value: quantile(times, 0.98), unit: 'ms', aim: { most: 100 } });
};

export async function comparePresses(browser: Browser, origin: string): Promise<void> {
  title(
    `${PRESSES} presses at ${THROTTLE} × throttle, from the press to the frame that answers it`,
  );
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
  await page.getByText('您好，悦享包装').waitFor();

  await page.goto(origin + pathOf('productDetail', { id: 101 }));
  const main = page.getByRole('main');
  const options = () =>
    main.locator('label[data-part=chip]:not([data-blocked], [data-disabled]):visible');
  tell('options of a product', await tour(page, options));

  await page.goto(origin + pathOf('myOrder'));
  const heads = () => main.locator('[role=tab]:visible, thead button:visible');
  tell('tabs and heads of my orders', await tour(page, heads));
  await context.close();
}
