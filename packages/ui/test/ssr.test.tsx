// Every story of every component renders on a server that has no window; every exported component has a story.
/// <reference types="vite/client" />
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BanxinProvider } from '../exports/BanxinProvider.ts';
import { en } from '../exports/messagesEn.ts';

interface StoryLike {
  args?: Record<string, unknown>;
  render?: (args: Record<string, unknown>, context: object) => ReactNode;
}
interface StoryFile {
  default: StoryLike & { title: string; component?: ComponentType };
  [story: string]: StoryLike & { component?: ComponentType };
}

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const entries = import.meta.glob<Record<string, unknown>>('../exports/*.ts', { eager: true });

const stories = Object.values(files).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story]) => ({ id: `${meta.title} / ${name}`, meta, story })),
);

/** Exported names that begin with a capital and hold a function or a React object are components. */
const components = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) =>
    /^[A-Z][a-z]/.test(name) &&
    (typeof value === 'function' ||
      (typeof value === 'object' && value !== null && '$$typeof' in value)) &&
    !(typeof value === 'object' && 'Provider' in value)
      ? [name]
      : [],
  ),
);

function element({ meta, story }: (typeof stories)[number]): ReactNode {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const Subject = render ? () => render(args, { args, globals: {} }) : meta.component;
  if (!Subject) throw new Error('the story names no component');
  return <Subject {...args} />;
}

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each([
  ['Chinese', {}],
  ['English', { locale: 'en-US', messages: en }],
] as const)('on the server in %s', (_language, provider) => {
  it.each(stories)('$id renders', (story) => {
    const html = renderToString(<BanxinProvider {...provider}>{element(story)}</BanxinProvider>);
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  });
});

it.each(components)('%s has a story', (name) => {
  const used = new RegExp(`<${name}\\b|component: ${name}\\b`);
  expect(Object.values(sources).some((source) => used.test(source))).toBe(true);
});
