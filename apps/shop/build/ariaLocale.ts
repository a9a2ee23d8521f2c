/**
 * Has react-aria's provider of a language replaced by the shop's own. Its own asks the browser at the start of every
 * page which languages it knows: 80 ms on two cores, four times as long on a phone, before a page answers.
 */
import type { Plugin } from 'vite';

const OURS = new URL('../src/lib/ariaLocale.ts', import.meta.url).pathname;

export function ariaLocale(): Plugin {
  let isReplaced = false;
  return {
    name: 'banxin-aria-locale',
    apply: 'build',
    load: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/I18nProvider\.mjs$/ },
      handler() {
        isReplaced = true;
        return `export * from ${JSON.stringify(OURS)};`;
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced) {
        this.error(
          'react-aria keeps its I18nProvider elsewhere now: say in build/ariaLocale.ts where',
        );
      }
    },
  };
}
