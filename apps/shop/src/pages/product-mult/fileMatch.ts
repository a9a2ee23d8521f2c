/** Finds the rows, styles and sides of many files at once by their names. Pure. */
import type { StyleSide } from '@banxin/contract/entities/styles';
import { hasSides } from '@banxin/contract/rules/styles';
import { matchFiles, type NamedFile } from '../../features/upload/styles/matchFiles.ts';
import { readName } from '../../features/upload/styles/readName.ts';
import type { JobRow } from './jobRow.ts';

/** Where a file belongs in the table. */
export interface TablePlace {
  readonly rowId: number;
  /** From 0. */
  readonly style: number;
  readonly side: StyleSide;
}

export interface TableMatch {
  readonly placed: readonly (TablePlace & { readonly key: string })[];
  /** Names of files that no row is meant by. */
  readonly left: readonly string[];
}

interface Slot {
  readonly row: JobRow;
  readonly style: number;
}

/**
 * A file finds its style by the style's name. Its number is that of the row while every row has one style, and that
 * of the style in a table of one row: elsewhere it could be either.
 */
export function matchToRows(files: readonly NamedFile[], rows: readonly JobRow[]): TableMatch {
  const slots: Slot[] = rows.flatMap((row) => row.styles.map((_, style) => ({ row, style })));
  const names = slots.map(({ row, style }) => row.styles[style]?.name ?? '');
  const hasNumbers = rows.length === 1 || rows.every(({ styles }) => styles.length === 1);
  const sides = rows.some(({ configuration }) => hasSides(configuration));
  const tells = ({ name }: NamedFile): boolean => {
    const called = readName(name, names);
    const unnumbered = readName(name, []);
    if (called.style !== null && called.style !== unnumbered.style) return true;
    return hasNumbers && (called.style !== null || called.numbers.length > 0);
  };
  const telling = files.filter(tells);
  const found = matchFiles(
    telling,
    slots.map(({ row, style }) => ({
      name: row.styles[style]?.name ?? '',
      taken: row.styles[style]?.parts.map(({ side }) => side) ?? [],
    })),
    sides,
  );
  const placed = found.placed.flatMap(({ key, style, side }) => {
    const slot = slots[style];
    if (slot === undefined) return [];
    const isWhole = !hasSides(slot.row.configuration);
    return [{ key, rowId: slot.row.id, style: slot.style, side: isWhole ? 'all' : side } as const];
  });
  const isPlaced = new Set(placed.map(({ key }) => key));
  return {
    placed,
    left: files.filter(({ key }) => !isPlaced.has(key)).map(({ name }) => name),
  };
}

/** Files that were dropped on one row: into its styles by their names, else in order. */
export function matchToRow(files: readonly NamedFile[], row: JobRow): TableMatch {
  const { configuration, styles } = row;
  const found = matchFiles(
    files,
    styles.map(({ name, parts }) => ({ name, taken: parts.map(({ side }) => side) })),
    hasSides(configuration),
  );
  const left = new Set(found.left.map(({ key }) => key));
  return {
    placed: found.placed.map((place) => ({ ...place, rowId: row.id })),
    left: files.filter(({ key }) => left.has(key)).map(({ name }) => name),
  };
}
