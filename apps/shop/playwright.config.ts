/** Journeys in a browser on the production build. */
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/seed.ts',
  outputDir: './test-results',
  // Long enough for a busy machine: it only ends what would never end by itself.
  timeout: 600_000,
  // What is tried until it holds is tried again at once: it has waits of its own.
  expect: { timeout: 30_000, toPass: { intervals: [50] } },
  // A journey waits for a third of its time: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // What waits for something that never comes says for what, rather than ending with its test.
    actionTimeout: 100_000,
    navigationTimeout: 100_000,
    browserName: 'chromium',
    // What moves is the same in every journey, and drawing it costs a twelfth of the run: those that are about how pages
    // look and follow each other, and the order's, see it move (`inMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Of what fails the page as it stood before each step, and a picture of its end. A film of every journey, most of
    // which is thrown away, would cost more than a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
