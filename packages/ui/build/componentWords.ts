// Joins the words that stand in the folders of components, one file for each language.
import { globSync, readFileSync } from 'node:fs';
import { home } from './publicFiles.ts';

/** @param end last part of the names of a language's files */
function joined(end: string, name: string, language: string): string {
  const files = globSync(`src/components/*/*.${end}`, { cwd: home }).toSorted();
  const parts = files.map((file) => {
    const part = /^export const (\w+)/m.exec(readFileSync(`${home}/${file}`, 'utf8'))?.[1];
    if (part === undefined) throw new Error(`${file} exports no words`);
    return { file, part };
  });
  return [
    `// Written by \`npm run reports -w @banxin/ui\`: the words of all components in ${language}.`,
    ...parts.map(({ file, part }) => `import { ${part} } from '${file.replace('src/', '../')}';`),
    '',
    `export const ${name} = {`,
    ...parts.map(({ part }) => `  ...${part},`),
    '};',
    '',
  ].join('\n');
}

export const componentsZh = (): string => joined('words.ts', 'componentsZh', 'Chinese');
export const componentsEn = (): string => joined('words.en.ts', 'componentsEn', 'English');
