// What each file of stories is made of, as one number: a run replays those whose number and whose result it knows.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tree = fileURLToPath(new URL('../../..', import.meta.url));

/** A module as the graph of a build knows it. */
export interface Module {
  /** Its path below the root of the project, or the name of what a plugin made up. */
  id: string;
  /** What of it counts. */
  hash: string;
  imports: readonly string[];
}

const isStoryFile = (id: string) => /\.(stories\.tsx|mdx)$/.test(id);

/** Everything that modules reach, themselves included, without what `isBeyond`. */
function reach(
  modules: ReadonlyMap<string, Module>,
  from: Iterable<string>,
  isBeyond: (id: string) => boolean,
): Set<string> {
  const reached = new Set(from);
  for (const id of reached) {
    for (const next of modules.get(id)?.imports ?? []) {
      if (!isBeyond(next)) reached.add(next);
    }
  }
  return reached;
}

function digest(modules: ReadonlyMap<string, Module>, ids: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const id of [...ids].sort()) hash.update(`${id} ${modules.get(id)?.hash}\n`);
  return hash.digest('hex');
}

/**
 * A number for each file of stories: it changes when anything changes that the file or what surrounds every story
 * imports, at once or late. Files beside it do not count, unless one of them is imported.
 */
export function inputsOf(
  modules: ReadonlyMap<string, Module>,
  entries: Iterable<string>,
): Record<string, string> {
  const around = reach(modules, entries, isStoryFile);
  const stories = [...modules.keys()].filter((id) => id.endsWith('.stories.tsx'));
  return Object.fromEntries(
    stories.sort().map((id) => {
      const own = reach(modules, [id], () => false);
      return [id, digest(modules, new Set([...around, ...own]))];
    }),
  );
}

const inTree = (text: string): string => text.replaceAll(tree, '');

/** What a build writes in place of the address of a file, numbered as they came; the file counts where it is imported. */
const ASSET = /import\.meta\.ROLLDOWN_FILE_URL_[\w$]+|__VITE_[A-Z_]*ASSET__[\w$]+?__/g;

/** What of a module counts: its code as it is built, and for what is no code the file itself. */
function hashOf(code: string, id: string): string {
  const hash = createHash('sha256').update(inTree(code).replaceAll(ASSET, ''));
  const [file = ''] = id.split('?');
  if (!/\.(m?[jt]sx?|css|mdx|json|html)$/.test(file) && statSync(file, { throwIfNoEntry: false })) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * What Storybook makes up from its settings, which count with what plays stories: the list of all stories, in which one
 * came or went, and names that it makes of the folder where the project lies, change nothing.
 */
const MADE_UP = '\0virtual:/@storybook/';

/** Writes the numbers beside the built stories, as `story-inputs.json`. */
export const storyInputs = (): Plugin => {
  const styles = new Map<string, string>();
  return {
    name: 'banxin:story-inputs',
    apply: 'build',
    // Later the style of a module is gone from its code.
    transform(code, id) {
      if (/\.css(\?|$)/.test(id)) styles.set(id, code);
      return null;
    },
    generateBundle() {
      const modules = new Map<string, Module>();
      const entries: string[] = [];
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        const code = id.startsWith(MADE_UP) ? '' : (styles.get(id) ?? info.code ?? '');
        if (info.isEntry) entries.push(inTree(id));
        modules.set(inTree(id), {
          id: inTree(id),
          hash: hashOf(code, id),
          imports: [...info.importedIds, ...info.dynamicallyImportedIds].map(inTree),
        });
      }
      const source = JSON.stringify(inputsOf(modules, entries), null, 1);
      this.emitFile({ type: 'asset', fileName: 'story-inputs.json', source });
    },
  };
};
