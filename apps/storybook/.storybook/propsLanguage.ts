// The panel of controls describes props in the language of the toolbar: the preview hands over both sentences.
import { GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import type { ArgTypes, Globals } from 'storybook/internal/types';
import { type API, addons } from 'storybook/manager-api';
import type { Words } from './manualWords.ts';

/** Props with the sentence of one language; those that bring only one keep it. */
const describedIn = (locale: unknown, props: ArgTypes): ArgTypes =>
  Object.fromEntries(
    Object.entries(props).map(([name, prop]) => {
      const inWords: Words | undefined = prop.inWords;
      const description = locale === 'en-US' ? inWords?.en : inWords?.zh;
      return [name, description === undefined ? prop : { ...prop, description }];
    }),
  );

/** Has the panel follow the toolbar, and each story that is opened. */
export function registerPropsLanguage(): void {
  addons.register('banxin/props-language', (api: API) => {
    const describe = (globals: Globals, storyId?: string): void => {
      const entry = storyId === undefined ? api.getCurrentStoryData() : api.getData(storyId);
      if (entry?.type !== 'story' || !entry.argTypes) return;
      void api.updateStory(entry.id, { argTypes: describedIn(globals.locale, entry.argTypes) });
    };
    api.on(STORY_PREPARED, ({ id }: { id: string }) => describe(api.getGlobals(), id));
    api.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => describe(globals));
  });
}
