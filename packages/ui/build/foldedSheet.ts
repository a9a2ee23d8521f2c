// Folds the style sheet of the build, and has the scripts name the classes that came of it.
import type { Plugin, Rolldown } from 'vite';
import { interim } from './cascade.ts';
import { type ClassUse, classUse } from './classUse.ts';
import { type Folded, foldSheet } from './foldSheet.ts';

/** The names in a class list, with the classes that stand in their stead. */
export const unfoldedNames = (list: string, classes: Folded['classes']): string =>
  [...new Set(list.split(' ').flatMap((name) => classes.get(name) ?? [name]))].join(' ');

/** A text in a script that is nothing but class names. */
const lists = new RegExp(`(["'\`])(${interim.source}(?: ${interim.source})*)\\1`, 'g');

/** One folding, for tests that compare the sheet before and after. */
export interface Folding {
  before: string;
  after: Folded;
  use: ClassUse;
}

export function foldedSheet(): Plugin<{ folding?: Folding }> {
  const api: { folding?: Folding } = {};
  return {
    name: 'banxin-folded-sheet',
    enforce: 'post',
    api,
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
      if (sheet?.type !== 'asset') throw new Error('the build emitted no style sheet to fold');
      const modules = new Map(
        chunks.map(({ fileName, code, imports, dynamicImports }) => [
          fileName,
          { code, imports: [...imports, ...dynamicImports] },
        ]),
      );
      const before = String(sheet.source);
      const use = classUse(modules);
      const folded = foldSheet(before, use);
      sheet.source = folded.sheet;
      for (const chunk of chunks) {
        const elsewhere = chunk.code.replace(lists, '').match(interim) ?? [];
        const lost = elsewhere.find((name) => folded.classes.has(name));
        if (lost) {
          throw new Error(
            `${chunk.fileName} names ${lost} inside a longer text; join with classes(…)`,
          );
        }
        chunk.code = chunk.code.replace(
          lists,
          (_all, quote: string, list: string) =>
            `${quote}${unfoldedNames(list, folded.classes)}${quote}`,
        );
      }
      api.folding = { before, after: folded, use };
    },
  };
}
