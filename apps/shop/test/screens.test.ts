// Every page is shown in every state it can be in, or the table says why it never is.
import { globSync, readFileSync } from 'node:fs';
import { type PageName, routes } from '@banxin/contract/routes';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../src/routes.tsx';
import { neverShown, screenStates } from '../src/stories/screens.ts';

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

const built = routes.flatMap(({ name, path }) =>
  pageOf(name) === null ? [] : [{ name: name as PageName, path }],
);

it('every story of a page says which page it shows, and only states that pages have', () => {
  const tagsOfPages = built.map(({ path }) => `screen:${path}`);
  const lost = stories.filter(
    (story) =>
      !story.tags.some((tag) => tagsOfPages.includes(tag)) ||
      statesOf(story).some((state) => !screenStates.some((known) => known === state)),
  );
  expect(lost.map(({ name, tags }) => `${name}: ${tags.join(', ')}`)).toEqual([]);
});

it('reasons are given for pages that stand', () => {
  const names: readonly string[] = built.map(({ name }) => name);
  expect(Object.keys(neverShown).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(built)('$path', ({ name, path }) => {
  it.each(screenStates)('%s: one story that says so, or a reason', (state) => {
    const shown = storiesOf(path).filter((story) => statesOf(story).includes(state));
    const reason = neverShown[name]?.[state];
    expect(
      shown.map((story) => story.name),
      reason ?? `a story with the tag state:${state}, or a reason in screens.ts`,
    ).toHaveLength(reason === undefined ? 1 : 0);
    if (reason !== undefined) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
  });
});
