// Finds a Chromium for story tests and browser journeys, or installs Debian's.
import { existsSync } from 'node:fs';
import { findProgram, installDebian } from './processes.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What somebody has said is to be used; null when nobody has. */
function namedChromium() {
  const named = ['CHROMIUM_PATH', 'CHROME_PATH'].map((variable) => process.env[variable]);
  return named.find((path) => path && existsSync(path)) ?? null;
}

/** Debian's Chromium without windows: the same engine. */
const HEADLESS = 'chromium-headless-shell';

async function findChromium() {
  const named = namedChromium();
  if (named) return named;
  const installed = findProgram(names);
  if (installed) return installed;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** The path of a Chromium; throws with what to do when there is none and none can be installed. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  const needed = ['chromium', 'fonts-noto-cjk'];
  // Not every release has the one without windows: it is worth a second try, not the run.
  if ((await installDebian([...needed, HEADLESS])) || (await installDebian(needed))) {
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found. Do one of these and run the same command again:\n' +
      '  - Debian, Ubuntu: sudo apt-get install chromium fonts-noto-cjk\n' +
      '  - macOS and others: install Google Chrome\n' +
      '  - any system: npx playwright install chromium\n' +
      '  - or set CHROME_PATH to the program file of a Chromium',
  );
}

/**
 * The path of a Chromium for tests that take no pictures: without windows, where there is one, it takes a sixth to a
 * quarter less time. Its pictures differ in the smoothing of edges.
 */
export async function requireHeadless() {
  const any = await requireChromium();
  return namedChromium() ?? findProgram([HEADLESS]) ?? any;
}
