// Where the stories of a file run: a page that is loaded anew for each file, in a browser and a tab that stay open for
// all files of this process. What one file has loaded is neither fetched nor compiled again for the next, and a tab
// costs more than what it shows.
import { setupPage } from '@storybook/test-runner';
import StoryPage from '@storybook/test-runner/playwright/custom-environment.js';
import { chromium } from 'playwright';
import hooks from '../.storybook/test-runner.ts';

let opening = null;

/** How many times slower than this machine the pages run: what a story does not wait for shows itself. */
const SLOWDOWN = Number(process.env.STORY_SLOWDOWN ?? 1);

/** Runs before anything of a page: it finds nothing of the file before, and does not look for what to highlight. */
function beginPage() {
  // With each element that comes or goes the highlighter has every style of the page computed; only readers point at
  // things.
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  globalThis.banxinStoryTest = true;
  if (globalThis !== globalThis.top || location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** The runner binds its functions to every page that it sets up; those of a tab outlive its pages. */
function bindOnce(page) {
  const bind = page.exposeBinding.bind(page);
  const bound = new Set();
  page.exposeBinding = async (name, answer) => {
    if (bound.has(name)) return;
    bound.add(name);
    await bind(name, answer);
  };
}

async function open({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const opened = { context: null, page: null, isEnding: false, close: null };
  opened.close = () => {
    opened.isEnding = true;
    return browser.close();
  };
  browser.once('disconnected', () => {
    if (opened.isEnding) return;
    process.stderr.write(
      'The browser of the stories ended by itself; the next story opens another one.\n',
    );
    opening = null;
  });
  // A process of the runner that listens no longer has seen its last file, and ends once nothing holds it.
  process.on('removeListener', (event) => event === 'message' && opened.close());
  opened.context = await browser.newContext(contextOptions);
  await opened.context.addInitScript(beginPage);
  return opened;
}

/** The tab that is open, or a new one. */
async function tabOf(opened) {
  if (opened.page !== null) return opened.page;
  const page = await opened.context.newPage();
  bindOnce(page);
  if (SLOWDOWN > 1) {
    const session = await opened.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  opened.page = page;
  return page;
}

export default class StoryEnvironment extends StoryPage {
  #options;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async #takeTab() {
    opening ??= open(this.#options);
    const opened = await opening;
    this.global.context = opened.context;
    this.global.page = await tabOf(opened);
  }

  async setup() {
    await this.#takeTab();
    // Handed over as they are: a setup file would have the runner read itself again for each file of stories.
    this.global.__sbPreVisit = hooks.preVisit;
    this.global.__sbPostVisit = hooks.postVisit;
    this.global.__sbSetupPage = setupPage;
    await super.setup();
  }

  /** A story that fails takes its tab along: one that crashed or answers no more would fail all stories after it. */
  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    if (event.name === 'test_fn_failure') {
      const opened = await opening;
      // Not waited for: a tab that answers no more may never close.
      opened?.page?.close().catch(() => {});
      if (opened) opened.page = null;
    }
    if (event.name === 'test_start' && (await opening)?.page !== this.global.page) {
      await this.#takeTab();
      await setupPage(this.global.page, this.global.context);
    }
  }

  async teardown() {
    const opened = await opening;
    // Nothing of the last story runs on.
    await opened?.page?.goto('about:blank');
    await opened?.context.clearCookies();
    await super.teardown();
    // The runner itself, which takes a single file without another process, tells nobody when it is done.
    if (!process.connected) {
      opening = null;
      await opened?.close();
    }
  }
}
