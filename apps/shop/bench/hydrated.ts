/** When a page that the server has drawn answers: React has taken its first heading over. */
import type { Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** Time at which the page answers. @unit ms since the page began */
    benchAnswers: Promise<number>;
  }
}

/** Of every page that is opened from now on. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isTaken = (): boolean => {
      const heading = document.querySelector('main h1') ?? document.querySelector('h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    };
    window.benchAnswers = new Promise((done) => {
      const look = (): void => {
        if (isTaken()) done(performance.now());
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}

export const answers = (page: Page): Promise<number> => page.evaluate(() => window.benchAnswers);

/** When React has taken an element over: a part that comes after the page answers later. */
export const isTakenOver = (element: Locator): Promise<number> =>
  element.evaluate(
    (taken) =>
      new Promise((done) => {
        const look = (): void => {
          if (Object.keys(taken).some((key) => key.startsWith('__reactProps')))
            done(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
