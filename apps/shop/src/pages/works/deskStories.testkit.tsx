/** What the stories of all desks share: the page with a desk's answers, and what was sent from it. */
import { fn } from 'storybook/test';
import { administrator } from '../../stories/fixtures/works.ts';
import { StoryShop, type StoryShopProps } from '../../stories/StoryShop.tsx';
import type { StoryAnswers } from '../../stories/storyClient.ts';
import WorksPage from './WorksPage.tsx';

type DeskArgs = Omit<StoryShopProps, 'children'>;

/** @param path where the stories begin @param answers of the server, unless a story has others */
export function deskStories(path: string, answers: StoryAnswers) {
  const onEvent = fn();
  return {
    /** For the meta of a file of stories. */
    frame: {
      parameters: { layout: 'fullscreen' },
      args: { path, user: administrator, answers, onEvent },
      beforeEach: () => {
        onEvent.mockClear();
      },
      render: (args: DeskArgs) => (
        <StoryShop {...args}>
          <WorksPage />
        </StoryShop>
      ),
    },
    /** The args of a story that answers some calls otherwise. */
    withAnswers: (more: StoryAnswers) => ({ answers: { ...answers, ...more } }),
    /** What a call was sent, in order. */
    sent: (call: { readonly name: string }): readonly unknown[] =>
      onEvent.mock.calls
        .filter(([event]) => event === `call ${call.name}`)
        .map(([, input]) => input),
  };
}
