// Every story of every component renders on a server that has no window; every exported component has a story.
/// <reference types="vite/client" />
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { components } from '../build/publicNames.ts';
import { Surroundings, stories } from './collectStories.tsx';

const sources = import.meta.glob<string>('../src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each(['zh-CN', 'en-US'] as const)('on the server in %s', (locale) => {
  it.each(stories)('$id renders', ({ Element }) => {
    const html = renderToString(
      <Surroundings locale={locale}>
        <Element />
      </Surroundings>,
    );
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  });
});

it('no two stories have the same id', () => {
  const ids = stories.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

const shown = components.filter(({ name }) => !name.endsWith('Provider'));

it.each(shown)('$name has a story', ({ name }) => {
  const used = new RegExp(`<${name}\\b|component: ${name}\\b`);
  expect(Object.values(sources).some((source) => used.test(source))).toBe(true);
});
