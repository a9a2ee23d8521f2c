/** From the press of a link to the heading of the page it leads to, painted; its code comes for the first time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Address } from './addresses.ts';
import { answers, isTakenOver, watchHydration } from './hydrated.ts';
import { median, print, title } from './table.ts';

declare global {
  interface Window {
    benchMove: Promise<number>;
  }
}

/** A hand rests on a link for so long before it presses. @unit ms */
const HAND_MS = 120;

/** The first page of all moves. */
const START = '/';

/** Watches the next press; its time ends with the frame in which another heading stands. */
const watchMove = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const words = (): string => document.querySelector('main h1')?.textContent ?? '';
    window.benchMove = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const [old, from] = [words(), location.href];
          const look = (): void => {
            const isThere = location.href !== from && words() !== '' && words() !== old;
            if (!isThere) requestAnimationFrame(look);
            // After the frame in which it was found has been painted.
            else requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });

/** null when the first page has no such link to press. */
async function move(browser: Browser, origin: string, path: string): Promise<number | null> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await watchHydration(page);
    await page.goto(origin + START);
    await answers(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${path}"]:visible`).first();
    if ((await link.count()) === 0) return null;
    // Before that it leads to another document.
    await isTakenOver(link);
    await link.hover();
    await wait(HAND_MS);
    await watchMove(page);
    await page.mouse.down();
    await page.mouse.up();
    return await page.evaluate(() => window.benchMove);
  } finally {
    await context.close();
  }
}

export async function compareMoves(
  browser: Browser,
  origin: string,
  addresses: readonly Address[],
  rounds: number,
): Promise<void> {
  title(
    `Client navigation: from the press of a link of ${START} to the new heading, median of ${rounds}`,
  );
  for (const { path } of addresses) {
    if (path === START) continue;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const time = await move(browser, origin, path);
      if (time === null) break;
      times.push(time);
    }
    // What the first page does not lead to is no move from there.
    if (times.length === 0) continue;
    print({ what: `${START} → ${path}`, value: median(times), unit: 'ms', aim: { most: 100 } });
  }
}
