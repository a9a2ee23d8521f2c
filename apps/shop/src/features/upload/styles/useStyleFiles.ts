/** What is done with the files of several styles: they find their places, are moved, replaced, taken back. */
import { extensionsFor } from '@banxin/contract/uploads';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import type { PlacedFile, PrintFilesState } from '../usePrintFiles.ts';
import {
  type Arrangement,
  type Cell,
  overlap,
  put,
  rename,
  split,
  splitOver,
  withoutFile,
} from './arrangement.ts';
import { DRAGGED } from './dragged.ts';
import { byName, matchFiles, type Place, type Unplaced } from './matchFiles.ts';
import { styleFilesText } from './styleFiles.messages.ts';

/** Why a file stands in the tray. */
type Reason = Unplaced | (Place & { readonly why: 'replaced' });

/** A change that can be taken back. */
interface Done {
  readonly before: Arrangement;
  readonly words: string;
  /** Files that went with it: the server is told when it can no longer be taken back. */
  readonly dropped: readonly PlacedFile[];
}

const endings = extensionsFor('printFile').map((ending) => `.${ending}`);
const isPdf = ({ name }: File): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** @param perStyle pages of one style */
export function useStyleFiles(files: PrintFilesState, perStyle: number) {
  const text = useText(styleFilesText);
  const { arrangement, arrange, cells, count, sides, placed, arrived } = files;
  const [reasons, setReasons] = useState<ReadonlyMap<string, Reason>>(new Map());
  const [done, setDone] = useState<Done | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');

  const byKey = new Map(placed.map((one) => [one.key, one] as const));
  const nameOf = (key: string): string =>
    byKey.get(key)?.kept?.name ?? files.flows[key]?.getSnapshot().context.file.name ?? '';
  const placeName = ({ style, side }: Place): string => {
    const number = text.style(style + 1);
    if (side === 'all') return number;
    return `${number} ${side === 'front' ? text.front : text.back}`;
  };
  const dropped = new Set(done?.dropped.map(({ key }) => key));
  const hasPlace = new Set(cells.map(({ key }) => key));
  const tray = placed.filter(({ key }) => !hasPlace.has(key) && !dropped.has(key));
  const at = (place: Place): readonly Cell[] =>
    cells.filter(({ style, side }) => style === place.style && overlap(side, place.side));

  /** What was done before can no longer be taken back. */
  const settle = (): void => {
    for (const one of done?.dropped ?? []) files.remove(one);
    setDone(null);
  };
  const change = (next: Arrangement, words: string, gone: readonly string[] = []): void => {
    settle();
    setProblem('');
    setSaid('');
    arrange(next);
    const lost = gone.flatMap((key) => byKey.get(key) ?? []);
    // What has not arrived cannot come back without being sent again.
    if (lost.some(({ key }) => !arrived.has(key))) {
      for (const one of lost) files.remove(one);
      setSaid(words);
    } else setDone({ before: arrangement, words, dropped: lost });
  };
  const dropOn = (to: Place, dropped: DataTransfer): void => {
    const key = dropped.getData(DRAGGED);
    const sources = [...dropped.files];
    const [source] = sources;
    const isTaken = at(to).length > 0;
    if (key !== '') {
      if (isTaken) refuse(key, to);
      else place(key, to);
    } else if (sources.length > 1) drop(sources);
    else if (source && isTaken) bringBeside(source, to);
    else if (source) choose(to, source);
  };
  const bring = (found: readonly { source: File; place?: Place; reason?: Reason }[]): string[] => {
    const keys = found.map(({ source }) => files.bring(source));
    const entries = found.flatMap(({ reason }, index): [string, Reason][] =>
      reason === undefined ? [] : [[keys[index] ?? '', reason]],
    );
    if (entries.length > 0) setReasons(new Map([...reasons, ...entries]));
    return keys;
  };

  /** Many at once: their names say where they belong. */
  const drop = (chosen: readonly File[]): void => {
    const pdfs = chosen.filter(isPdf);
    const other = chosen.find((file) => !isPdf(file));
    const most = count * (sides ? 2 : 1);
    const named = pdfs
      .map((source, index) => ({ key: String(index), name: source.name, source }))
      .sort(byName);
    const taken = named.slice(0, Math.max(most - cells.length - tray.length, 0));
    const rows = Array.from({ length: count }, (_, style) => ({
      name: arrangement.names[style] ?? '',
      taken: cells.filter((cell) => cell.style === style).map(({ side }) => side),
    }));
    const found = matchFiles(taken, rows, sides);
    const sourceOf = (key: string) => taken.find((one) => one.key === key)?.source as File;
    settle();
    // Sent in the order of the styles; who has no place comes last.
    const keys = bring([
      ...found.placed.map((place) => ({ source: sourceOf(place.key), place })),
      ...found.left.map((reason) => ({ source: sourceOf(reason.key), reason })),
    ]);
    arrange((now) =>
      found.placed.reduce(
        (next, { style, side }, index) =>
          put(next, { key: keys[index] ?? '', style, side, page: 1 }),
        now,
      ),
    );
    setSaid(taken.length > 0 ? text.matched(found.placed.length, found.left.length) : '');
    const over = named.length - taken.length;
    setProblem(other ? text.notPdf(other.name) : over > 0 ? text.tooMany(most, over) : '');
  };

  /** Puts a file of the tray into a place; what was there takes its place in the tray. */
  const place = (key: string, to: Place): void => {
    const out = at(to).filter((cell) => cell.key !== key);
    const next = put(arrangement, { key, ...to, page: 1 });
    const [first] = out;
    const words = first
      ? text.changed(placeName(to), nameOf(first.key), nameOf(key))
      : text.placed(nameOf(key), placeName(to));
    change(next, words);
    if (first) {
      setReasons(
        new Map([
          ...reasons,
          ...out.map((cell) => [cell.key, { why: 'replaced', ...to }] as const),
        ]),
      );
    }
  };

  /** A file that was chosen for one place; what was there goes. */
  const choose = (wanted: Place, source: File): void => {
    if (!isPdf(source)) {
      setProblem(text.notPdf(source.name));
      return;
    }
    // Until there is a back of its own, a file for the front may hold both.
    const hasBack = cells.some(({ style, side }) => style === wanted.style && side === 'back');
    const to: Place = wanted.side === 'front' && !hasBack ? { ...wanted, side: 'all' } : wanted;
    const out = at(to);
    const [key = ''] = bring([{ source }]);
    const next = put(arrangement, { key, ...to, page: 1 });
    const still = new Set(next.cells.map((cell) => cell.key));
    const gone = out.map((cell) => cell.key).filter((one) => !still.has(one));
    const [first] = out;
    if (first) change(next, text.changed(placeName(to), nameOf(first.key), source.name), gone);
    else {
      settle();
      setProblem('');
      arrange(next);
    }
  };

  /** Takes a file out of one place; a file that holds other styles too stays for them. */
  const remove = (cell: Cell): void => {
    const rest = arrangement.cells.filter(
      ({ key, style }) => key !== cell.key || style !== cell.style,
    );
    const isElsewhere = rest.some(({ key }) => key === cell.key);
    const next = { ...arrangement, cells: rest };
    const words = text.removed(placeName(cell), nameOf(cell.key));
    change(next, words, isElsewhere ? [] : [cell.key]);
  };

  /** Says why a file was not put where it was dropped: it waits in the tray until what is there is replaced. */
  const refuse = (key: string, to: Place): void =>
    setReasons(new Map([...reasons, [key, { why: 'taken', style: to.style + 1, side: to.side }]]));
  const bringBeside = (source: File, to: Place): void => {
    if (!isPdf(source)) {
      setProblem(text.notPdf(source.name));
      return;
    }
    settle();
    bring([{ source, reason: { why: 'taken', style: to.style + 1, side: to.side } }]);
  };

  return {
    cells,
    tray,
    nameOf,
    placeName,
    /** Files that are there, without those that can only come back. */
    isThere: (key: string): boolean => !dropped.has(key),
    reasonOf: (key: string): Reason | undefined => reasons.get(key),
    at,
    drop,
    place,
    choose,
    remove,
    /** Takes a file of the tray away. */
    discard: ({ key }: PlacedFile): void => change(withoutFile(arrangement, key), '', [key]),
    dropOn,
    name: (style: number, name: string): void => arrange(rename(arrangement, style, name)),
    /** Files with the pages of several styles, and over which they can be split. */
    splits: cells.flatMap((cell) => {
      const pages = arrived.get(cell.key)?.pageCount ?? 0;
      const over = cell.side === 'all' ? splitOver(cell, pages, perStyle, cells, count) : null;
      if (over === null) return [];
      const words = text.splitOffer(nameOf(cell.key), pages, over.length, perStyle);
      const act = (): void =>
        change(
          split(arrangement, cell.key, over, perStyle),
          text.splitDone(nameOf(cell.key), over.length),
        );
      return [{ key: cell.key, words, styles: over.length, act }];
    }),
    /** What was done last. */
    done,
    undo: (): void => {
      if (done === null) return;
      arrange(done.before);
      setDone(null);
    },
    said,
    problem,
  };
}

export type StyleFilesState = ReturnType<typeof useStyleFiles>;
