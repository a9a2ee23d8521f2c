// Renames classes, keyframes and private variables to numbers in the order in which the sheet mentions them.
import type { Plugin } from 'vite';

/** What `shortName` calls a style before the whole sheet is known. */
const interim = /\bbx[0-9a-z]+-[0-9a-z]+\b/g;

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
      const names = new Map<string, string>();
      for (const text of texts) {
        for (const [name] of text.matchAll(interim)) {
          if (!names.has(name)) names.set(name, `bx${names.size.toString(36).padStart(2, '0')}`);
        }
      }
      const renamed = (text: string): string =>
        text.replace(interim, (name) => names.get(name) ?? name);
      for (const file of files) {
        if (file.type === 'chunk') file.code = renamed(file.code);
      }
      for (const file of sheets) {
        if (file.type === 'asset') file.source = renamed(String(file.source));
      }
    },
  };
}
