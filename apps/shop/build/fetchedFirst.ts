/** Puts the shop's own way of fetching around the imports of its build, where Vite puts one of its own. */
import type { Plugin } from 'vite';

/** As Vite calls the module that it puts around imports. */
const HELPER = '\0vite/preload-helper.js';
const OWN = new URL('../src/lib/fetchedFirst.ts', import.meta.url).pathname;

export const fetchedFirst = (): Plugin => ({
  name: 'banxin-fetched-first',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { fetchedFirst as __vitePreload } from ${JSON.stringify(OWN)};` : null,
});
