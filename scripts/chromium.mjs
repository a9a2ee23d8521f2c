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

async function findChromium() {
  for (const variable of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[variable];
    if (path && existsSync(path)) return path;
  }
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
  if (await installDebian(['chromium', 'fonts-noto-cjk'])) {
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
