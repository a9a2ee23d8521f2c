// Finishes `dist` after Vite and tsc: declarations name built files, and what no public subpath reaches is left out.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { home, subpaths } from './publicFiles.ts';

const dist = join(home, 'dist');
const relative = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.\.?\/[^'"]+)\2/g;

const filesOf = (ending: RegExp): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file));

for (const file of filesOf(/\.d\.ts$/)) {
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8').replace(
    relative,
    (_all, before: string, quote: string, name: string) =>
      `${before}${quote}${name.replace(/\.tsx?$/, '.js').replace(/\.css\.js$/, '.style.js')}${quote}`,
  );
  writeFileSync(path, text);
  if (path.endsWith('.css.d.ts')) renameSync(path, path.replace(/\.css\.d\.ts$/, '.style.d.ts'));
}

/** Walks from the public subpaths over relative imports. */
function reach(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  if (!existsSync(file)) throw new Error(`dist lacks ${file.slice(dist.length + 1)}`);
  seen.add(file);
  for (const [, , , name = ''] of readFileSync(file, 'utf8').matchAll(relative)) {
    const target = join(dirname(file), name);
    reach(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target, seen);
  }
}

const reached = new Set<string>();
for (const name of subpaths) {
  reach(join(dist, 'exports', `${name}.js`), reached);
  reach(join(dist, 'exports', `${name}.d.ts`), reached);
}
for (const file of filesOf(/\.(js|d\.ts)$/)) {
  if (!reached.has(join(dist, file))) rmSync(join(dist, file));
}
