// A published package as its build and its guards see it: folder, manifest, public subpaths.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

export interface Library {
  /** Folder of the package, without a slash at its end. */
  readonly home: string;
  readonly manifest: Manifest;
  /** Public subpaths that hold JavaScript, such as `Button`, in alphabetical order. */
  readonly subpaths: readonly string[];
  /** The built file of a subpath, inside the package and without its ending. */
  readonly built: (subpath: string) => string;
}

/**
 * Reads a package whose public subpaths are the files of its folder `exports`.
 * @param without files of that folder that people outside do not get
 */
export function readLibrary(folder: URL, without: readonly string[] = []): Library {
  const home = fileURLToPath(folder).replace(/\/$/, '');
  const manifest: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const target = manifest.exports['./*'];
  const pattern = typeof target === 'object' ? target.default : undefined;
  if (!pattern?.endsWith('*.js')) throw new Error(`${manifest.name} exports no "./*" as *.js`);
  return {
    home,
    manifest,
    subpaths: readdirSync(join(home, 'exports'))
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => !without.includes(name))
      .sort(),
    built: (subpath) => pattern.replace('./', '').replace('*.js', subpath),
  };
}

/** Name of the registry package that a module specifier belongs to. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
