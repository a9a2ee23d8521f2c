// Where the stories of a file run: a page of their own, in a browser that stays open for all files of this process.
// What one file has loaded is neither fetched nor compiled again for the next.
import { setupPage } from '@storybook/test-runner';
import StoryPage from '@storybook/test-runner/playwright/custom-environment.js';
import { chromium } from 'playwright';
import hooks from '../.storybook/test-runner.ts';

let opening = null;

async function open({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  const close = () => browser.close();
  // A process of the runner that listens no longer has seen its last file, and ends once nothing holds it.
  process.on('removeListener', (event) => event === 'message' && close());
  return { context: await browser.newContext(contextOptions), close };
}

export default class StoryEnvironment extends StoryPage {
  #options;

  constructor(config, ...rest) {
    super(config, ...rest);
    this.#options = config.projectConfig.testEnvironmentOptions['jest-playwright'];
  }

  async setup() {
    opening ??= open(this.#options);
    const { context } = await opening;
    this.global.context = context;
    this.global.page = await context.newPage();
    // Handed over as they are: a setup file would have the runner read itself again for each file of stories.
    this.global.__sbPreVisit = hooks.preVisit;
    this.global.__sbPostVisit = hooks.postVisit;
    this.global.__sbSetupPage = setupPage;
    await super.setup();
  }

  async teardown() {
    const { context, close } = await opening;
    await this.global.page.close();
    await context.setStorageState({ cookies: [], origins: [] });
    await super.teardown();
    // The runner itself, which takes a single file without another process, tells nobody when it is done.
    if (!process.connected) {
      opening = null;
      await close();
    }
  }
}
