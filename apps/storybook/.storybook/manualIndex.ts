// The story index that the build writes, as the manual needs it: numbers of stories, and the page of a component.
import { useEffect, useState } from 'react';
import { englishOf } from './titles.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

/** What the pages of the manual need to know about all stories. */
export interface ManualIndex {
  /** Page of a component by its exported name. */
  pageOf: ReadonlyMap<string, string>;
  /** Title of the group and what it holds, in the order of the sidebar. */
  groups: readonly { name: string; pages: readonly { name: string; id: string }[] }[];
  /** Stories of the design system, of flows and of the shop. */
  stories: { ui: number; flows: number; shop: number };
}

const areas = { ui: '/packages/ui/', flows: '/packages/flows/', shop: '/shop/src/' } as const;

function digest(entries: readonly Entry[]): ManualIndex {
  const pages = entries.filter(
    ({ type, importPath }) => type === 'docs' && importPath.includes(areas.ui),
  );
  const groups = new Map<string, { name: string; id: string }[]>();
  for (const { title, id } of pages) {
    const [group = '', name = ''] = [title.split('/')[0], englishOf(title.split('/').at(-1) ?? '')];
    groups.set(group, [...(groups.get(group) ?? []), { name, id }]);
  }
  const stories = entries.filter(({ type }) => type === 'story');
  const isFlow = ({ importPath, tags = [] }: Entry): boolean =>
    importPath.includes(areas.flows) || tags.includes('atlas');
  return {
    pageOf: new Map([...groups.values()].flat().map(({ name, id }) => [name, id])),
    groups: [...groups].map(([name, list]) => ({ name, pages: list })),
    stories: {
      ui: stories.filter(({ importPath }) => importPath.includes(areas.ui)).length,
      flows: stories.filter(isFlow).length,
      shop: stories.filter((entry) => entry.importPath.includes(areas.shop) && !isFlow(entry))
        .length,
    },
  };
}

let loaded: Promise<ManualIndex> | undefined;

async function load(): Promise<ManualIndex> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return digest(Object.values(entries));
}

/** The index; undefined until it is loaded. */
export function useManualIndex(): ManualIndex | undefined {
  const [index, setIndex] = useState<ManualIndex>();
  useEffect(() => {
    loaded ??= load();
    let isGone = false;
    loaded.then(
      (value) => {
        if (!isGone) setIndex(value);
      },
      (error: unknown) => console.error('The story index was not loaded', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return index;
}
