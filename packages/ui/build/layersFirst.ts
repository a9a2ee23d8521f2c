// Begins the style sheet with the names of its layers, so that a consumer's own layers can be placed after them.
import type { Plugin } from 'vite';

/** Names of cascade layers in the order in which a sheet first mentions them: weakest first. */
export function layersOf(sheet: string): string[] {
  const named = [...sheet.matchAll(/@layer ([\w-]+(?:, ?[\w-]+)*)\s*[;{]/g)];
  return [...new Set(named.flatMap(([, names = '']) => names.split(/, ?/)))];
}

export function layersFirst(): Plugin {
  return {
    name: 'banxin-layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const sheet = String(asset.source);
        asset.source = `@layer ${layersOf(sheet).join(',')};${sheet}`;
      }
    },
  };
}
