// Runs each story in a real Chromium with the media features, theme and window that the story asks for.
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { viewports } from './viewports.ts';

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, story) {
    const { storyGlobals } = (await getStoryContext(page, story)) as {
      storyGlobals?: {
        motion?: string;
        colours?: string;
        viewport?: { value?: keyof typeof viewports };
      };
    };
    const { width, height } = viewports[storyGlobals?.viewport?.value ?? 'desktop1440'];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({
      reducedMotion: storyGlobals?.motion === 'reduce' ? 'reduce' : 'no-preference',
      forcedColors: storyGlobals?.colours === 'forced' ? 'active' : 'none',
    });
  },
  async postVisit(page) {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  },
};

export default config;
