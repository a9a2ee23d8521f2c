// What each public subpath exports, read from its file in `exports/`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { home, subpaths } from './publicFiles.ts';

export interface PublicName {
  name: string;
  isType: boolean;
  /** The source file that declares it. */
  file: string;
}

/** Exported names of one subpath, in alphabetical order. */
export function namesOf(subpath: string): PublicName[] {
  const file = `${home}/exports/${subpath}.ts`;
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return module.staticExports
    .flatMap(({ entries }) =>
      entries.map(({ exportName, isType, moduleRequest }) => {
        if (!exportName.name || !moduleRequest) {
          throw new Error(`${file}: a public subpath only re-exports, name by name`);
        }
        const from = resolve(home, 'exports', moduleRequest.value);
        return { name: exportName.name, isType, file: from };
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names of components begin with a capital and are declared in a file that holds JSX. */
export const isComponent = ({ name, isType, file }: PublicName): boolean =>
  !isType && /^[A-Z][a-z]/.test(name) && file.endsWith('.tsx');

/** Every public component once, in alphabetical order. */
export const components: readonly (PublicName & { subpath: string })[] = subpaths
  .flatMap((subpath) =>
    namesOf(subpath)
      .filter(isComponent)
      .map((entry) => ({ ...entry, subpath })),
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));
