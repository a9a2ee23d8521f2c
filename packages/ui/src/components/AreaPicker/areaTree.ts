// The tree of areas: what lies where, which way leads to a code, what a search finds. Pure.
import { matches } from '../../internal/pinyin.ts';

/** One area. Three levels are usual: province, city, district; a municipality has two. */
export interface Region {
  /** Administrative code, such as 411481. */
  code: string;
  name: string;
  /** Areas inside it. Absent: none, or, with `loadChildren`, not loaded yet; empty: none for certain. */
  children?: readonly Region[] | undefined;
}

/** Children that were loaded after the tree was given. */
export type Loaded = Readonly<Record<string, readonly Region[]>>;

/** What lies inside an area, as far as it is known; `undefined` where it must be loaded first. */
export function childrenOf(
  region: Region,
  loaded: Loaded,
  isLazy: boolean,
): readonly Region[] | undefined {
  return region.children ?? loaded[region.code] ?? (isLazy ? undefined : []);
}

/** The areas that a path of codes names, as far as they are known. */
export function along(
  regions: readonly Region[],
  path: readonly string[],
  loaded: Loaded,
): Region[] {
  const found: Region[] = [];
  let level: readonly Region[] = regions;
  for (const code of path) {
    const next = level.find((region) => region.code === code);
    if (!next) break;
    found.push(next);
    level = childrenOf(next, loaded, false) ?? [];
  }
  return found;
}

/** Ways to places that match every word, themselves or by what they lie in; those named themselves first. */
export function searchAreas(
  regions: readonly Region[],
  query: string,
  loaded: Loaded,
  isLazy: boolean,
  most: number,
): Region[][] {
  const found: Region[][] = [];
  const words = query.trim().split(/\s+/);
  const walk = (level: readonly Region[], above: Region[]): void => {
    for (const region of level) {
      const path = [...above, region];
      const inside = childrenOf(region, loaded, isLazy);
      // Only places that end a path can be chosen.
      if (inside?.length === 0) {
        const isHit = words.every((word) => path.some(({ name }) => matches(name, word)));
        if (isHit) found.push(path);
      } else if (inside) walk(inside, path);
    }
  };
  walk(regions, []);
  /** How far above the place the last word was found: 0 when it is its own name. */
  const distance = (path: Region[]): number =>
    path.length - 1 - path.findLastIndex(({ name }) => matches(name, words.at(-1) ?? ''));
  return found.sort((a, b) => distance(a) - distance(b)).slice(0, most);
}
