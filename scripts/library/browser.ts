// A Chromium for the guards, and pages served from a folder without a server.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Long enough for a busy machine: it only ends what would never end by itself. @unit ms */
export const PATIENCE_MS = 120_000;

/**
 * Starts the browser that `CHROMIUM_PATH` names, the system's, or Playwright's own.
 * @param flags of Chromium. @default none
 */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH ?? usual.find((file) => existsSync(file));
  return chromium.launch({
    ...(path && { executablePath: path }),
    // Chromium refuses its sandbox to root, which test containers run as.
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** Opens `index.html` of a folder; answers with the page and everything its console says. */
export async function openFolder(
  browser: Browser,
  folder: string,
): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (existsSync(file)) {
      const contentType = types[extname(file)] ?? 'application/octet-stream';
      await route.fulfill({ body: readFileSync(file), contentType });
    } else {
      await route.fulfill({ status: 404, body: '' });
    }
  });
  await page.goto('http://banxin.test/');
  return { page, said };
}

/** What a console said that is no advice of React's or of the browser's. */
export const complaintsOf = (said: readonly string[]): string[] =>
  said.filter((words) => /^(error|warning|uncaught):/.test(words));
