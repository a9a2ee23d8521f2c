// What the reader of the page has chosen, seen and accepted.
import type { Item, Kind, Report } from '../report.types.ts';
import { isAcceptable } from './items.ts';
import type { Looking } from './stage.ts';

/** The page as it stands. */
export interface State {
  report: Report;
  items: readonly Item[];
  /** The picture on the stage. */
  current: Item | undefined;
  /** Kinds that are shown. */
  kinds: Set<Kind>;
  /** Pictures that a file's reader marked, to be accepted by a command. */
  chosen: Set<string>;
  /** Pictures that the server has written. */
  accepted: Set<string>;
  looking: Looking;
  areKeysOn: boolean;
}

const CHOSEN = 'banxin-review-chosen';

/** Begins with the picture that the address names, or the first; what was marked before a reload stays marked. */
export function begin(report: Report): State {
  const items = report.groups.flatMap((group) => group.items);
  const named = decodeURIComponent(location.hash.slice(1));
  const stored: unknown = JSON.parse(sessionStorage.getItem(CHOSEN) ?? '[]');
  const known = new Set(items.filter(isAcceptable).map(({ name }) => name));
  return {
    report,
    items,
    current: items.find(({ name }) => name === named) ?? items[0],
    kinds: new Set(items.map(({ kind }) => kind)),
    chosen: new Set(Array.isArray(stored) ? stored.filter((name) => known.has(name)) : []),
    accepted: new Set(),
    looking: { view: 'beside', isActualSize: false, isBefore: false, edge: 50, strength: 50 },
    areKeysOn: true,
  };
}

/** Marks or unmarks a picture. */
export function mark(state: State, names: readonly string[], isChosen: boolean): void {
  for (const name of names) {
    if (isChosen) state.chosen.add(name);
    else state.chosen.delete(name);
  }
  sessionStorage.setItem(CHOSEN, JSON.stringify([...state.chosen]));
}

/** Pictures that are shown, in order. */
export const shown = ({ items, kinds }: State): Item[] =>
  items.filter(({ kind }) => kinds.has(kind));

/** The picture so many places on; the first and the last one stay. */
export function neighbour(state: State, step: number): Item | undefined {
  const all = shown(state);
  const at = state.current ? all.indexOf(state.current) : -1;
  return all[Math.min(all.length - 1, Math.max(0, at + step))];
}

/** The next picture that waits for an answer, from the current one on and round again. */
export function nextOpen(state: State): Item | undefined {
  const all = shown(state);
  const at = state.current ? all.indexOf(state.current) : -1;
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(
    (item) => isAcceptable(item) && !state.accepted.has(item.name) && !state.chosen.has(item.name),
  );
}
