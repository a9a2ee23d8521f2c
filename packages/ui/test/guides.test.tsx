// Every exported component has stories and a guide, and every guide tells the truth about its component.
/// <reference types="vite/client" />
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BanxinProvider } from '../exports/BanxinProvider.ts';
import type { Guide, Words } from '../src/stories/guide.ts';

interface StoryLike {
  args?: Record<string, unknown>;
  parameters?: { guide?: Guide };
  render?: (args: Record<string, unknown>, context: object) => ReactNode;
  component?: ComponentType;
}
interface StoryFile {
  default: StoryLike & { title: string; subcomponents?: object };
  [story: string]: StoryLike;
}

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });
const entries = import.meta.glob<Record<string, unknown>>('../exports/*.ts', { eager: true });
const sources = import.meta.glob<string>(
  ['../src/**/*.{ts,tsx}', '!../src/**/*.{stories,guide,test}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Exported functions that begin with a capital are components. */
const components = Object.values(entries)
  .flatMap((entry) => Object.entries(entry))
  .flatMap(([name, value]) =>
    /^[A-Z][a-z]/.test(name) && typeof value === 'function' ? [name] : [],
  )
  .sort();

/** The story file that a component's page is made from: its own, or the one that names it as a part. */
const fileOf = (name: string): StoryFile | undefined =>
  Object.values(files).find(
    ({ default: meta }) => meta.component?.name === name || name in (meta.subcomponents ?? {}),
  );

const pageOf = ({ default: meta }: StoryFile): string => meta.title.split('/').at(-1) ?? '';
/** Names that a reader of the manual can turn to. */
const pages = Object.values(files)
  .filter(({ default: meta }) => meta.parameters?.guide !== undefined)
  .map(pageOf);

/** HTML of all stories of a file, as the server renders it. */
function htmlOf({ default: meta, ...stories }: StoryFile): string {
  return Object.values(stories)
    .map((story) => {
      const args = { ...meta.args, ...story.args };
      const render = story.render ?? meta.render;
      const Subject = render ? () => render(args, { args, globals: {} }) : meta.component;
      return Subject === undefined
        ? ''
        : renderToString(<BanxinProvider>{<Subject {...args} />}</BanxinProvider>);
    })
    .join('\n');
}

/** Source of the component and of everything it is made of: parts that appear after a press are named there. */
function sourceOf(folder: string, reach: RegExp = /./): string {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const source = sources[path];
    if (source === undefined || found.has(path)) return;
    found.add(path);
    for (const [, target = ''] of source.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)) {
      const next = new URL(target, `file:///root/${path.slice(3)}`).pathname.replace('/root', '..');
      if (reach.test(next)) visit(next);
    }
  };
  for (const path of Object.keys(sources)) if (path.startsWith(folder)) visit(path);
  return [...found].map((path) => sources[path]).join('\n');
}

const sentences = (guide: Guide): Words[] => [
  guide.purpose,
  ...guide.alternatives.map(({ when }) => when),
  ...guide.anatomy.map(({ is }) => is),
  ...guide.keyboard.map(({ does }) => does),
  ...guide.accessibility,
  ...guide.writing,
];

/** Takes the focus itself, or draws something that does; what stories put inside is not its own. */
function isInteractive(folder: string): boolean {
  const own = sourceOf(folder, /\/internal\//);
  return /<(button|input|select|textarea|a|PressButton|PressLink|Button|IconButton|Link)\b|tabIndex=\{0\}/.test(
    own,
  );
}

describe.each(components)('%s', (name) => {
  it('has stories and a guide', () => {
    const file = fileOf(name);
    expect(file, `a story file whose component is ${name}`).toBeDefined();
    expect(file?.default.parameters?.guide, 'parameters.guide of that file').toBeDefined();
  });
});

const guided = Object.entries(files).flatMap(([path, file]) => {
  const { guide } = file.default.parameters ?? {};
  return guide === undefined
    ? []
    : [{ page: pageOf(file), folder: path.replace(/[^/]+$/, ''), file, guide }];
});

describe.each(guided)('the page of $page', ({ page, folder, file, guide }) => {
  it('names only what has a page as alternatives, and not itself', () => {
    const known = [...pages, ...components];
    const named = guide.alternatives.flatMap(({ use }) => use);
    expect(named.filter((other) => other === page || !known.includes(other))).toEqual([]);
    expect(guide.alternatives.every(({ use }) => use.length > 0)).toBe(true);
  });

  it('says everything in both languages', () => {
    const empty = sentences(guide).filter(({ zh, en }) => zh.trim() === '' || en.trim() === '');
    expect(empty).toEqual([]);
    const han = /\p{Script=Han}/u;
    expect(sentences(guide).filter(({ zh }) => !han.test(zh))).toEqual([]);
    expect(guide.accessibility.length).toBeGreaterThan(0);
    expect(guide.writing.length + guide.alternatives.length).toBeGreaterThan(0);
  });

  it('names parts that exist', () => {
    const [html, source] = [htmlOf(file), sourceOf(folder)];
    const names = [page, file.default.component?.name ?? page];
    const exists = (part: string): boolean =>
      part === 'root'
        ? !sourceOf(folder, /(?!)/).includes('data-component') || // renders no element of its own
          names.some((name) => html.includes(`data-component="${name}"`)) ||
          names.some((name) => new RegExp(`[cC]omponent[^\\n]*['"]${name}['"]`).test(source))
        : html.includes(`data-part="${part}"`) ||
          new RegExp(`(data-part|[pP]art)\\b[^\\n]*['"]${part}['"]`).test(source);
    expect(guide.anatomy.map(({ part }) => part).filter((part) => !exists(part))).toEqual([]);
    expect(guide.anatomy.length).toBeGreaterThan(0);
  });

  it('says what the keyboard does, where something takes the focus', () => {
    if (isInteractive(folder)) expect(guide.keyboard.length).toBeGreaterThan(0);
  });

  it('belongs to an exported component', () => {
    expect(components).toContain(file.default.component?.name);
  });
});

it('no two manual pages have the same name', () => {
  expect([...pages].sort()).toEqual([...new Set(pages)].sort());
});
