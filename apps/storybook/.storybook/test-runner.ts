// Runs each story in a real Chromium with the media features, theme and window that the story asks for,
// and takes the pictures that it asks for.
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkClaim } from '../visual/claims.ts';
import { checkNarrowDark } from '../visual/narrowDark.ts';
import {
  emulate,
  type PhotographedStory,
  photograph,
  resize,
  watchRequests,
} from '../visual/photograph.ts';
import { viewports } from './viewports.ts';

interface PreparedStory {
  storyGlobals: NonNullable<PhotographedStory['globals']>;
  tags: string[];
  parameters: { a11y?: PhotographedStory['a11y'] };
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__: {
    /** The stories are known; before, on a busy machine, the store refuses. */
    ready(): Promise<void>;
    storyStore: { loadStory(named: { storyId: string }): Promise<PreparedStory> };
  };
}

/** What a story asks for. All that is known of it, its code for example, would be slow to hand over. */
const asked = (page: Page, id: string): Promise<PhotographedStory> =>
  page.evaluate(async (storyId) => {
    const preview = (globalThis as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { storyGlobals, tags, parameters } = await preview.storyStore.loadStory({ storyId });
    const rules = parameters.a11y?.config?.rules;
    return {
      id: storyId,
      globals: storyGlobals,
      tags,
      ...(rules && { a11y: { config: { rules } } }),
    };
  }, id);

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page, { id }) {
    watchRequests(page);
    const { globals = {} } = await asked(page, id);
    const { width, height } = viewports[globals.viewport?.value ?? 'laptop1366'];
    await resize(page, width, height);
    // A key press makes the browser show the focus ring on what takes the focus by itself.
    await page.keyboard.press('F9');
    await emulate(page, {
      reducedMotion: globals.motion === 'reduce' ? 'reduce' : 'no-preference',
      forcedColors: globals.colours === 'forced' ? 'active' : 'none',
    });
  },
  async postVisit(page, { id }) {
    const story = await asked(page, id);
    await checkClaim(page, story.tags);
    await photograph(page, story);
    await checkNarrowDark(page, story);
  },
};

export default config;
