// Which of the given files a field takes, and why not the others.
import { accepts } from '../../internal/accepts.ts';

/** What a field takes. */
export interface FileLimits {
  /** Extensions, types or groups; empty takes all. */
  accept: readonly string[];
  /** Largest size of one file. @unit byte */
  maxSize?: number | undefined;
  /** Most files at a time. */
  maxCount?: number | undefined;
}

/** Why files were left out. */
export type RefusalReason = 'kind' | 'empty' | 'size' | 'count';

/** Files left out for one reason. */
export interface Refusal {
  reason: RefusalReason;
  names: readonly string[];
}

/** Every file is either taken or refused, each for one reason: first its kind, then its size, then the number. */
export function sortFiles<Item extends { name: string; type: string; size: number }>(
  files: readonly Item[],
  { accept, maxSize, maxCount }: FileLimits,
): { taken: Item[]; refused: Refusal[] } {
  const taken: Item[] = [];
  const names: Record<RefusalReason, string[]> = { kind: [], empty: [], size: [], count: [] };
  for (const file of files) {
    if (!accepts(file, accept)) names.kind.push(file.name);
    else if (file.size === 0) names.empty.push(file.name);
    else if (maxSize !== undefined && file.size > maxSize) names.size.push(file.name);
    else if (maxCount !== undefined && taken.length >= maxCount) names.count.push(file.name);
    else taken.push(file);
  }
  const refused = (Object.keys(names) as RefusalReason[])
    .filter((reason) => names[reason].length > 0)
    .map((reason) => ({ reason, names: names[reason] }));
  return { taken, refused };
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** A size as people read it: 500 MB, 1.5 GB. @param bytes in steps of 1024 */
export function sizeWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Number(value.toFixed(1))} ${UNITS[unit]}`;
}
