// Names of styles while the package is built: the number of the style file and the number of the style in it.
import { globSync } from 'node:fs';
import { home } from './publicFiles.ts';

const files = globSync('src/**/*.css.ts', { cwd: home }).sort();
/** vanilla-extract's name of a file, the same before each of its counters. */
const prefixes = new Map<string, string>();

/** `bx0-0`, `bx0-1`, …: equal in every build of the same sources; `countedNames` makes them shorter still. */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = files.findIndex((name) => filePath.endsWith(name));
  if (file < 0) throw new Error(`${filePath} is no style file of the package`);
  const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
  prefixes.set(filePath, prefix);
  if (!hash.startsWith(prefix)) throw new Error(`${hash} does not begin like its file: ${prefix}`);
  return `bx${file.toString(36)}-${hash.slice(prefix.length)}`;
}
