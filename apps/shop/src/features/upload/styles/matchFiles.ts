/** Finds the places of many files at once by their names. The answer does not depend on the order of the files. */
import type { HeldSide, StyleSide } from '@banxin/contract/entities/styles';
import { overlap } from './arrangement.ts';
import { orderKey, type ReadName, readName } from './readName.ts';

/** A file that looks for its place. */
export interface NamedFile {
  readonly key: string;
  readonly name: string;
}

/** A style as files find it. */
export interface StyleRow {
  /** Empty where it has its number only. */
  readonly name: string;
  /** Sides that have a file; `all` is both. */
  readonly taken: readonly StyleSide[];
}

/** Why a file has no place. */
export type Unplaced =
  | { readonly why: 'unclear' }
  | { readonly why: 'full' }
  | { readonly why: 'noStyle'; readonly style: number }
  | { readonly why: 'taken'; readonly style: number; readonly side: HeldSide };

/** Where a file belongs. @param style from 0 */
export interface Place {
  readonly style: number;
  readonly side: HeldSide;
}

export interface Matched {
  /** In the order of the styles, the front first. */
  readonly placed: readonly (Place & { readonly key: string })[];
  readonly left: readonly (Unplaced & { readonly key: string })[];
}

/** A file with what its name says; `style` is settled among all of them. */
interface Read extends NamedFile, ReadName {}

/** Made when the first files are sorted. */
let collator: Intl.Collator | undefined;

/** 2 before 10, 甲 before 乙. */
export function byName(a: NamedFile, b: NamedFile): number {
  collator ??= new Intl.Collator('zh-CN', { numeric: true });
  const natural = collator.compare(orderKey(a.name), orderKey(b.name));
  if (natural !== 0) return natural;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** True when a file for that side finds room in the style. */
export const hasRoom = (taken: readonly StyleSide[], side: StyleSide): boolean =>
  !taken.some((one) => overlap(one, side));

const sure = (file: Read, style: number): Read => ({
  ...file,
  style,
  side: file.side === 'all' ? (file.weakSide ?? 'all') : file.side,
});

/** 1-1, 1-2, 2-1, 2-2: style and side. */
function asPairs(files: readonly Read[], count: number, hasSides: boolean): boolean {
  const pairs = files.map(({ numbers }) => numbers);
  return (
    hasSides &&
    pairs.every(([style = 0, side = 0, ...more]) => {
      return more.length === 0 && style >= 1 && style <= count && (side === 1 || side === 2);
    }) &&
    pairs.some(([style]) => pairs.filter((other) => other[0] === style).length > 1)
  );
}

/** Plain numbers are styles only where all of them can be, and tell the files apart. */
function settle(read: readonly Read[], count: number, hasSides: boolean): readonly Read[] {
  const plain = read.filter(({ style, numbers }) => style === null && numbers.length > 0);
  if (plain.length === 0) return read;
  const isPlain = new Set(plain);
  if (plain.length > 1 && asPairs(plain, count, hasSides)) {
    return read.map((file) =>
      isPlain.has(file)
        ? { ...file, style: file.numbers[0] ?? 0, side: file.numbers[1] === 1 ? 'front' : 'back' }
        : file,
    );
  }
  // What every name says tells nothing: 名片2-甲, 名片2-乙.
  const shared = (number: number) =>
    plain.length > 1 && plain.every(({ numbers }) => numbers.includes(number));
  const hasTwoSides = new Set(read.map(({ side, weakSide }) => weakSide ?? side)).size > 1;
  const styleIn = ({ numbers }: Read): number | undefined => {
    const telling =
      hasTwoSides && numbers.length === 1 ? numbers : numbers.filter((n) => !shared(n));
    return telling.filter((number) => number >= 1 && number <= count).at(-1);
  };
  if (plain.some((file) => styleIn(file) === undefined)) return read;
  return read.map((file) => (isPlain.has(file) ? { ...file, style: styleIn(file) ?? 0 } : file));
}

/** A file that names no side is the front where another is the back of the same style. */
function pairUp(read: readonly Read[]): readonly Read[] {
  return read.map((file) => {
    if (file.style === null || file.side !== 'all') return file;
    const others = read.filter((other) => other !== file && other.style === file.style);
    const isFront = others.length === 1 && others[0]?.side === 'back';
    return isFront ? { ...file, side: 'front' } : file;
  });
}

/** Files of one stem are one style: a front, a back, or a whole. */
function groupsOf(files: readonly Read[]): Read[][] {
  const isPaired = (file: Read): boolean =>
    file.weakSide !== null &&
    file.stem !== '' &&
    files.some(
      ({ stem, weakSide }) => stem === file.stem && weakSide !== null && weakSide !== file.weakSide,
    );
  const groups = new Map<string, Read[]>();
  for (const file of files) {
    const paired = isPaired(file);
    const stem = file.side !== 'all' || paired ? file.stem : file.wholeStem;
    const one = paired ? sure(file, 0) : file;
    groups.set(stem, [...(groups.get(stem) ?? []), one]);
  }
  return [...groups.values()];
}

/**
 * @param hasSides front and back may come in files of their own
 */
export function matchFiles(
  files: readonly NamedFile[],
  rows: readonly StyleRow[],
  hasSides: boolean,
): Matched {
  const taken = rows.map((row) => [...row.taken]);
  const placed: (Place & { key: string })[] = [];
  const left: (Unplaced & { key: string })[] = [];
  const put = ({ key }: NamedFile, style: number, side: HeldSide): void => {
    const row = taken[style];
    if (row === undefined) left.push({ key, why: 'noStyle', style: style + 1 });
    else if (!hasRoom(row, side)) left.push({ key, why: 'taken', style: style + 1, side });
    else {
      row.push(side);
      placed.push({ key, style, side });
    }
  };
  const names = rows.map(({ name }) => name);
  const read = files
    .toSorted(byName)
    .map((file): Read => ({ ...file, ...readName(file.name, names) }))
    .map((file) => (hasSides ? file : { ...file, side: 'all' as const, weakSide: null }));
  const settled = pairUp(
    settle(read, rows.length, hasSides).map((file) =>
      file.style === null ? file : sure(file, file.style),
    ),
  );
  const nameless: Read[] = [];
  for (const file of settled) {
    if (file.style === null) nameless.push(file);
    else put(file, file.style - 1, file.side);
  }
  // Beside files that name their style, one that does not is nobody's to guess.
  if (nameless.length < settled.length) {
    for (const { key } of nameless) left.push({ key, why: 'unclear' });
  } else {
    for (const group of groupsOf(nameless)) placeGroup(group);
  }
  return {
    placed: placed.sort((a, b) => a.style - b.style || (a.side === 'back' ? 1 : -1)),
    left,
  };

  function placeGroup(group: readonly Read[]): void {
    const [only] = group;
    if (only !== undefined && group.length === 1 && only.side !== 'all') {
      // A side alone belongs where it is the one that is missing.
      const lacking = taken.flatMap((row, style) =>
        row.length > 0 && hasRoom(row, only.side) ? [style] : [],
      );
      if (lacking.length > 0) {
        if (lacking.length === 1) put(only, lacking[0] ?? 0, only.side);
        else left.push({ key: only.key, why: 'unclear' });
        return;
      }
    }
    const free = taken.findIndex((row) => row.length === 0);
    for (const file of group) {
      if (free < 0) left.push({ key: file.key, why: 'full' });
      else put(file, free, file.side);
    }
  }
}
