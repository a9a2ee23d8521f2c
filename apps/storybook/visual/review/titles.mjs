// What components and screens are called in the sidebar, read out of the files of their stories: no build is needed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import { groups, titleIn, titleInBoth } from '../../.storybook/titles.ts';

const files = [
  '{packages/ui,packages/flows,apps/shop}/src/**/*.stories.tsx',
  'apps/storybook/docs/*.stories.tsx',
];

/** The titles in both languages by the folder of their pictures, `fields-loginform`, in the order of the sidebar. */
export function titlesIn(root) {
  const found = globSync(files, { cwd: root }).flatMap((file) => {
    const [, title] = titleIn.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return title === undefined ? [] : [title];
  });
  const order = Object.keys(groups);
  const place = (title) => order.indexOf(title.split('/')[0]);
  const sorted = [...new Set(found)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  return new Map(sorted.map((title) => [sanitize(title), titleInBoth(title)]));
}

/** Addresses of all stories that stand in the sources: a build may be older than they are. */
export function storyIdsIn(root) {
  return new Set(
    globSync(files, { cwd: root }).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [, title] = titleIn.exec(text) ?? [];
      if (title === undefined) return [];
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return names.map((name) => toId(title, storyNameFromExport(name)));
    }),
  );
}

/** Puts pictures below their components and screens. What the sidebar no longer names comes last, by its folder. */
export function grouped(items, titles) {
  const by = Map.groupBy(items, ({ name }) => name.split('/')[0]);
  const known = [...titles.keys()].filter((id) => by.has(id));
  const rest = [...by.keys()].filter((id) => !titles.has(id)).sort();
  return [...known, ...rest].map((id) => ({ id, title: titles.get(id) ?? id, items: by.get(id) }));
}
