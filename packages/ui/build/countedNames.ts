// Renames classes, keyframes and private variables to numbers in the order in which the sheet mentions them.
import type { Plugin } from 'vite';
import { interim } from './cascade.ts';

/** Numbers for names in the order of their first mention. */
export function countNames(texts: readonly string[]): (text: string) => string {
  const names = new Map<string, string>();
  for (const text of texts) {
    for (const [name] of text.matchAll(interim)) {
      if (!names.has(name)) names.set(name, `bx${names.size.toString(36).padStart(2, '0')}`);
    }
  }
  return (text) => text.replace(interim, (name) => names.get(name) ?? name);
}

/** `bx00`, `bx01`, …: neighbours in the sheet differ in one sign, which packs best. */
export function countedNames(): Plugin {
  return {
    name: 'banxin-counted-names',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const sheets = files.filter(
        (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
      );
      const texts = [
        ...sheets.map((file) => (file.type === 'asset' ? String(file.source) : '')),
        // Styles without a rule are mentioned by scripts only.
        ...files
          .map((file) => (file.type === 'chunk' ? file.code : ''))
          .flatMap((code) => [...code.matchAll(interim)].map(([name]) => name))
          .sort(),
      ];
      const renamed = countNames(texts);
      for (const file of files) {
        if (file.type === 'chunk') file.code = renamed(file.code);
      }
      for (const file of sheets) {
        if (file.type === 'asset') file.source = renamed(String(file.source));
      }
    },
  };
}
