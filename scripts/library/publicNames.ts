// What each public subpath of a published package exports, read from its file in `exports/`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Library } from './library.ts';

export interface PublicName {
  name: string;
  isType: boolean;
  /** The source file that declares it. */
  file: string;
}

/** Exported names of one subpath, in alphabetical order. */
export function namesOf({ home }: Library, subpath: string): PublicName[] {
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

const kind = (entry: PublicName): string => {
  if (entry.isType) return 'type';
  return isComponent(entry) ? 'component' : 'value';
};

/** The public names of a package as a page, one subpath per paragraph. */
export function exportsReport(library: Library): string {
  const { name } = library.manifest;
  const parts = library.subpaths.map((subpath) => {
    const lines = namesOf(library, subpath).map((entry) => `- ${kind(entry)} \`${entry.name}\``);
    return `## ${name}/${subpath}\n\n${lines.join('\n')}\n`;
  });
  return `# Public exports\n\nWritten by \`npm run reports -w ${name}\`.\n\n${parts.join('\n')}`;
}
