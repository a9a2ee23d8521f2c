// The public subpaths of the package and the files behind them, read from what is there.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the package. */
export const home = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** `exports/styles.ts` exists for the style sheet's sake: people outside get `styles.css` instead. */
const sheetEntry = 'styles';

/** Public subpaths that hold JavaScript, such as `Button`, in alphabetical order. */
export const subpaths = readdirSync(`${home}/exports`)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== sheetEntry)
  .sort();

export interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export const manifest: Manifest = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));

/** Name of the registry package that a module specifier belongs to. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
