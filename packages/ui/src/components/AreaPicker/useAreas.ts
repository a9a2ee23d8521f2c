// What AreaPicker remembers while it is open: the way gone so far, and areas that had to be loaded.
import { useState } from 'react';
import { along, childrenOf, type Loaded, type Region } from './areaTree.ts';

/** One column: the areas of a level, or what became of loading them. */
export interface Level {
  /** Code of the area it lies in; empty for the first level. */
  code: string;
  /** `undefined` while loading, `null` when loading failed. */
  regions: readonly Region[] | undefined | null;
  /** Code of the area that was chosen here. */
  chosen: string | undefined;
}

export interface Areas {
  levels: readonly Level[];
  loaded: Loaded;
  isLazy: boolean;
  /** Takes the way to an area; answers with it when the way ends there, `null` when there is more to choose. */
  go: (path: readonly string[]) => Region[] | null;
  /** Begins anew at a way. */
  start: (path: readonly string[]) => void;
  load: (code: string) => void;
}

export type LoadChildren = (code: string) => Promise<readonly Region[]>;

export function useAreas(
  regions: readonly Region[],
  loadChildren: LoadChildren | undefined,
): Areas {
  const isLazy = loadChildren !== undefined;
  const [path, setPath] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<Loaded>({});
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const load = (code: string): void => {
    if (!loadChildren) return;
    const mark = (isFailed: boolean): void =>
      setFailed((before) => {
        const after = new Set(before);
        if (isFailed) after.add(code);
        else after.delete(code);
        return after;
      });
    mark(false);
    loadChildren(code).then(
      (children) => setLoaded((before) => ({ ...before, [code]: children })),
      () => mark(true),
    );
  };
  /** Loads what a way leads into, where that is not known. */
  const open = (way: readonly string[]): Region[] => {
    const known = along(regions, way, loaded);
    const last = known.at(-1);
    if (last && childrenOf(last, loaded, isLazy) === undefined) load(last.code);
    return known;
  };

  const known = along(regions, path, loaded);
  const levels: Level[] = [{ code: '', regions, chosen: known[0]?.code }];
  known.forEach((region, n) => {
    const inside = childrenOf(region, loaded, isLazy);
    if (inside?.length === 0) return;
    const fallback = failed.has(region.code) ? null : undefined;
    levels.push({ code: region.code, regions: inside ?? fallback, chosen: known[n + 1]?.code });
  });
  return {
    levels,
    loaded,
    isLazy,
    load,
    start: (way) => {
      setPath(way);
      open(way);
    },
    go: (way) => {
      setPath(way);
      const found = open(way);
      const last = found.at(-1);
      return last && childrenOf(last, loaded, isLazy)?.length === 0 ? found : null;
    },
  };
}
