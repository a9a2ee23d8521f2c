// Finishes `dist` of a published package after Vite and tsc.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from './library.ts';

const relative = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.\.?\/[^'"]+)\2/g;
const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g;

/**
 * Makes the declarations name built files, and leaves out what no public subpath reaches.
 * @param rename what a specifier is called in the built file, given the file's path inside `dist`
 * @param fileName what a declaration itself is called
 */
export function finish(
  library: Library,
  rename: (specifier: string, file: string) => string,
  fileName: (file: string) => string = (file) => file,
): void {
  const dist = join(library.home, 'dist');
  const filesOf = (ending: RegExp): string[] =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

  for (const file of filesOf(/\.d\.ts$/)) {
    const path = join(dist, file);
    const text = readFileSync(path, 'utf8').replace(
      specifiers,
      (_all, before: string, quote: string, name: string) =>
        `${before}${quote}${rename(name, file)}${quote}`,
    );
    writeFileSync(path, text);
    if (fileName(file) !== file) renameSync(path, join(dist, fileName(file)));
  }

  /** Walks from the public subpaths over relative imports. */
  const reached = new Set<string>();
  function reach(file: string): void {
    if (reached.has(file)) return;
    if (!existsSync(file)) throw new Error(`dist lacks ${file.slice(dist.length + 1)}`);
    reached.add(file);
    for (const [, , , name = ''] of readFileSync(file, 'utf8').matchAll(relative)) {
      const target = join(dirname(file), name);
      reach(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  for (const name of library.subpaths) {
    reach(join(library.home, `${library.built(name)}.js`));
    reach(join(library.home, `${library.built(name)}.d.ts`));
  }
  for (const file of filesOf(/\.(js|d\.ts)$/)) {
    if (!reached.has(join(dist, file))) rmSync(join(dist, file));
  }
}
