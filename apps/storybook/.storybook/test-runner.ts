// Runs each story in a real Chromium with the media features, theme and window that the story asks for,
// and takes the pictures that it asks for.
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { checkClaim } from '../visual/claims.ts';
import { type PhotographedStory, photograph, resize, watchRequests } from '../visual/photograph.ts';
import type { StoryGlobals } from '../visual/shots.ts';
import { viewports } from './viewports.ts';

interface StoryContext {
  storyGlobals?: StoryGlobals;
  tags?: string[];
  parameters?: { a11y?: PhotographedStory['a11y'] };
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, story) {
    watchRequests(page);
    const { storyGlobals = {} } = (await getStoryContext(page, story)) as StoryContext;
    const { width, height } = viewports[storyGlobals.viewport?.value ?? 'laptop1366'];
    await resize(page, width, height);
    // A key press makes the browser show the focus ring on what takes the focus by itself.
    await page.keyboard.press('F9');
    await page.emulateMedia({
      reducedMotion: storyGlobals.motion === 'reduce' ? 'reduce' : 'no-preference',
      forcedColors: storyGlobals.colours === 'forced' ? 'active' : 'none',
    });
  },
  async postVisit(page, story) {
    const context = (await getStoryContext(page, story)) as StoryContext;
    const { storyGlobals = {}, parameters, tags } = context;
    await checkClaim(page, tags);
    await photograph(page, { ...story, tags, globals: storyGlobals, a11y: parameters?.a11y });
  },
};

export default config;
