// Takes out of the style sheet what the tools leave in it for themselves.
import type { Plugin } from 'vite';

/** Lightning CSS switches its stand-in for `light-dark()` wherever `color-scheme` is set, also when nobody uses it. */
const switches = /--lightningcss-(?:light|dark):(?:initial| );/g;

/** Vite numbers sheets to keep equal ones apart; here is only one. */
const marks = /\/\*\$vite\$[^*]*\*\//g;

export function leanSheet(): Plugin {
  return {
    name: 'banxin-lean-sheet',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const sheet = String(asset.source).replace(marks, '').trimEnd();
        asset.source = sheet.includes('var(--lightningcss-') ? sheet : sheet.replace(switches, '');
      }
    },
  };
}
