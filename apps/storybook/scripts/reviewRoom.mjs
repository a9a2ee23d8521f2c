// The built Storybook in a browser, for tests that press its buttons.
import { chromium } from 'playwright';
import { serveStorybook } from './serve.mjs';

/**
 * One context for all tests of a file: what one page has fetched and compiled the next one finds. A page that is taken
 * finds nothing else of the one before.
 * @param {import('playwright').BrowserContextOptions} [options]
 * @returns {Promise<{ url: string, takePage: () => Promise<import('playwright').Page>, close: () => Promise<void> }>}
 */
export async function openReviewRoom(options = {}) {
  const { server, url } = await serveStorybook();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await browser.newContext({ baseURL: url, ...options });
  let page;
  return {
    url,
    takePage: async () => {
      await page?.close();
      page = await context.newPage();
      // On a busy machine a page may take long.
      page.setDefaultTimeout(120_000);
      // Any file of this address will do: what it has stored is taken away.
      await page.goto(`${url}/favicon.svg`);
      await page.evaluate(() => localStorage.clear());
      return page;
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
