/** Takes the English out of the dictionaries that travel: who reads Chinese never loads it, who reads English loads it once. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { replaced } from './replaced.ts';

const DICTIONARIES = /\.messages\.ts(\?english)?$/;
const ENGLISH = '?english';
/** Where all the English comes together. */
const COLLECTION = '/src/lib/englishDictionaries.ts';

interface Found {
  readonly name: string;
  readonly call: ESTree.CallExpression;
  readonly english: ESTree.Argument;
}

/** Exported dictionaries of a file that are said in two languages. */
function dictionariesOf(code: string): readonly Found[] {
  return parseSync('messages.ts', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
      const isDictionary = init.callee.type === 'Identifier' && init.callee.name === 'dictionary';
      const english = init.arguments[1];
      return isDictionary && english ? [{ name: id.name, call: init, english }] : [];
    });
  });
}

/** Dictionaries with the name of their English instead of it. @param keyOf name of a dictionary's English */
export const withoutEnglish = (code: string, keyOf: (name: string) => string): string =>
  replaced(
    code,
    dictionariesOf(code).map(({ name, english }) => ({
      at: english,
      by: JSON.stringify(keyOf(name)),
    })),
  );

/** The same file with nothing but the English of its dictionaries. */
export const onlyEnglish = (code: string): string =>
  replaced(
    code,
    dictionariesOf(code).map(({ call, english }) => ({
      at: call,
      by: code.slice(english.start, english.end),
    })),
  );

/**
 * Of all files named `*.messages.ts`; dictionaries elsewhere keep both languages.
 * @param source folder of the shop's source
 */
export function oneLanguage(source: string): Plugin {
  /** Short, since it travels, and the same as long as the dictionary is called so. */
  const keyOf = (file: string, name: string): string =>
    createHash('sha256')
      .update(`${relative(source, file)} ${name}`)
      .digest('base64url')
      .slice(0, 5);
  const collected = (): string => {
    const files = globSync('**/*.messages.ts', { cwd: source, exclude: ['server/**'] }).sort();
    const all = files.flatMap((path) => {
      const file = join(source, path);
      return dictionariesOf(readFileSync(file, 'utf8')).map(({ name }) => ({ file, name }));
    });
    const keys = all.map(({ file, name }) => keyOf(file, name));
    if (new Set(keys).size < keys.length) throw new Error('Two dictionaries have one key');
    return [
      ...all.map(
        ({ file, name }, at) =>
          `import { ${name} as english${at} } from ${JSON.stringify(file + ENGLISH)};`,
      ),
      `export const englishDictionaries = {`,
      ...keys.map((key, at) => `  ${JSON.stringify(key)}: english${at},`),
      '};',
    ].join('\n');
  };
  return {
    name: 'banxin-one-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.endsWith(COLLECTION)) return collected();
      if (!DICTIONARIES.test(id)) return null;
      return id.endsWith(ENGLISH)
        ? onlyEnglish(code)
        : withoutEnglish(code, (name) => keyOf(id, name));
    },
  };
}
