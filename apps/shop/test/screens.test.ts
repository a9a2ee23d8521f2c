// Every page is shown in every state it can be in, or the table says why it never is.
import { globSync, readFileSync } from 'node:fs';
import { routes } from '@banxin/contract/routes';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../src/routes.tsx';
import { type ScreenState, screenStates, screens } from '../src/stories/screens.ts';

/** One story as Storybook's own index reads it. */
interface IndexedStory {
  readonly name: string;
  readonly tags: readonly string[];
}

const pages = new URL('../src/pages/', import.meta.url).pathname;

/** Every story of every page, its file's tags included. */
const stories: readonly IndexedStory[] = globSync('**/*.stories.tsx', { cwd: pages }).flatMap(
  (file) =>
    loadCsf(readFileSync(pages + file, 'utf8'), {
      fileName: pages + file,
      makeTitle: (title) => title ?? file,
    })
      .parse()
      .indexInputs.map(({ exportName, tags = [] }) => ({ name: exportName, tags })),
);

const storiesOf = (path: string): readonly IndexedStory[] =>
  stories.filter(({ tags }) => tags.includes(`screen:${path}`));

const statesOf = ({ tags }: IndexedStory): readonly string[] =>
  tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length));

const paths = routes.filter(({ name }) => pageOf(name) !== null).map(({ path }) => path);

it('every page of the shop is in the table, and no other', () => {
  expect(Object.keys(screens).toSorted()).toEqual(paths.toSorted());
});

it('every story of a page says which page it shows', () => {
  const lost = stories.filter(
    ({ tags }) => !tags.some((tag) => tag.startsWith('screen:') && paths.includes(tag.slice(7))),
  );
  expect(lost.map(({ name, tags }) => `${name}: ${tags.join(', ')}`)).toEqual([]);
});

describe.each(Object.entries(screens))('%s', (path, screen) => {
  it.each(screenStates)('%s: a story that says so, or a reason', (state) => {
    const shown = screen[state];
    if (typeof shown !== 'string') {
      expect(shown.never).toMatch(/^[A-Z].{10,}\.$/);
      return;
    }
    const story = storiesOf(path).find(({ name }) => name === shown);
    expect(story && statesOf(story), `story ${shown} with the tag state:${state}`).toEqual([state]);
  });

  it('no story claims a state that the table rules out', () => {
    const claimed = storiesOf(path)
      .flatMap((story) => statesOf(story).map((state) => ({ name: story.name, state })))
      .filter(({ name, state }) => screen[state as ScreenState] !== name);
    expect(claimed).toEqual([]);
  });
});
