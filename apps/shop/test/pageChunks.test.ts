/** Which modules share a script, told of small builds made up for it. */
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageChunks } from '../build/pageChunks.ts';

interface Made {
  readonly imports?: readonly string[];
  /** Of what it imports later, what it sends for by itself. */
  readonly sendsFor?: readonly string[];
  readonly dynamicImports?: readonly string[];
  /** Characters that do not pack. @default 100 */
  readonly size?: number;
}

/** Text that packing does not make smaller. */
const noise = (length: number, seed: string): string => {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  }).join('');
};

/** One chunk for each module; those that somebody imports later begin something. */
function groupsOf(modules: Readonly<Record<string, Made>>): ReadonlyMap<string, string> {
  const later = new Set(Object.values(modules).flatMap((made) => made.dynamicImports ?? []));
  const output = Object.entries(modules).map(
    ([name, { imports = [], dynamicImports = [], size = 100 }]) => ({
      type: 'chunk',
      fileName: name,
      facadeModuleId: name,
      moduleIds: [name],
      imports,
      dynamicImports,
      isDynamicEntry: later.has(name),
      code: noise(size, name),
    }),
  );
  return pageChunks(
    { output } as unknown as Rolldown.RolldownOutput,
    (id) => id === 'main',
    (id) => modules[id]?.sendsFor ?? [],
    (id) => id !== 'works',
    () => 8_000,
  );
}

const pages = ['home', 'news', 'help', 'order'];

test('a page that is not for customers has no say in what theirs share', () => {
  const modules = {
    react: { size: 30_000 },
    list: { size: 2_000 },
    table: { size: 2_000 },
    home: { imports: ['list'] },
    news: { imports: ['list', 'table'] },
    help: { imports: ['table'] },
    order: { imports: ['table'] },
  };
  const before = groupsOf({ main: { dynamicImports: pages, imports: ['react'] }, ...modules });
  const after = groupsOf({
    main: { dynamicImports: [...pages, 'works'], imports: ['react'] },
    ...modules,
    works: { imports: ['list', 'table'] },
  });
  expect(after).toEqual(before);
});

test('what the same pages need shares a script, however large; what a visit begins with is in none', () => {
  const groups = groupsOf({
    main: { dynamicImports: pages, imports: ['react'] },
    react: { size: 30_000 },
    home: { imports: ['article', 'picture', 'react'] },
    news: { imports: ['article', 'picture'] },
    help: {},
    order: { imports: ['price'] },
    article: { size: 20_000 },
    picture: { size: 20_000 },
    price: { size: 20_000 },
  });
  expect(groups.get('article')).toBe(groups.get('picture'));
  expect(groups.get('price')).not.toBe(groups.get('article'));
  for (const name of ['main', 'react', ...pages]) expect(groups.has(name)).toBe(false);
});

test('what a page sends for by itself is not joined with what somebody may open on it', () => {
  const parted = (sendsFor: readonly string[]) =>
    groupsOf({
      main: { dynamicImports: pages },
      order: { dynamicImports: ['body', 'dialog'], sendsFor },
      body: { imports: ['price'], dynamicImports: ['dialog'] },
      dialog: { imports: ['field'] },
      price: { size: 20_000 },
      field: { size: 20_000 },
    });
  const groups = parted(['body']);
  expect(groups.get('price')).not.toBe(groups.get('field'));
  expect(parted([]).get('price')).toBe(parted([]).get('field'));
});

test('a small script joins another, a large one is no page’s that does without it', () => {
  const made = (size: number) =>
    groupsOf({
      main: { dynamicImports: pages },
      home: { imports: ['article', 'field'] },
      news: { imports: ['article', 'field'] },
      help: { imports: ['article', 'field'] },
      order: { imports: ['article'] },
      article: {},
      field: { size },
    });
  const small = made(300);
  expect(small.get('field')).toBe(small.get('article'));
  const large = made(30_000);
  expect(large.get('field')).not.toBe(large.get('article'));
});

test('what brings something large along is not joined with what does without it', () => {
  const groups = groupsOf({
    main: { dynamicImports: pages },
    home: { imports: ['article', 'field'] },
    news: { imports: ['article', 'field'] },
    help: { imports: ['article'] },
    order: { imports: ['article'] },
    article: {},
    field: { imports: ['calendar'] },
    calendar: { size: 30_000 },
  });
  expect(groups.get('field')).not.toBe(groups.get('article'));
});

test('no two scripts need each other', () => {
  const groups = groupsOf({
    main: { dynamicImports: pages },
    home: { imports: ['a'] },
    news: { imports: ['a'] },
    help: { imports: ['b'] },
    order: { imports: ['c'] },
    a: { imports: ['b'] },
    b: { imports: ['c'], size: 9_000 },
    c: {},
  });
  const [a, b, c] = ['a', 'b', 'c'].map((name) => groups.get(name));
  expect(a === c && a !== b).toBe(false);
});

test('what only a later part of one page shares with it costs other pages nothing', () => {
  const groups = groupsOf({
    main: { dynamicImports: ['home', 'order', 'menu'] },
    home: { dynamicImports: ['quote'] },
    order: { imports: ['price', 'field'] },
    menu: {},
    quote: { imports: ['price'] },
    price: { size: 40_000 },
    field: { size: 40_000 },
  });
  expect(groups.get('price')).not.toBe(groups.get('field'));
});
