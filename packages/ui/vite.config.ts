// Builds the package for people outside this repository: one ES module per source file and one style sheet.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { clientDirectives } from './build/clientDirectives.ts';
import { countedNames } from './build/countedNames.ts';
import { foldedSheet } from './build/foldedSheet.ts';
import { layersFirst } from './build/layersFirst.ts';
import { leanSheet } from './build/leanSheet.ts';
import { shortName } from './build/shortNames.ts';

const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Every public subpath is an entry; `styles` comes first, because it declares the order of the layers. */
const entries = ['styles.ts', ...readdirSync(new URL('exports', import.meta.url))].map((file) => [
  `exports/${basename(file, '.ts')}`,
  new URL(`exports/${file}`, import.meta.url).pathname,
]);

export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: shortName }),
    clientDirectives(),
    leanSheet(),
    foldedSheet(),
    layersFirst(),
    countedNames(),
  ],
  resolve: { conditions: ['@banxin/source', 'module', 'browser', 'development|production'] },
  environments: {
    ssr: {
      resolve: { conditions: ['@banxin/source', 'module', 'node', 'development|production'] },
    },
  },
  publicDir: false,
  build: {
    target: 'es2023',
    lib: { entry: Object.fromEntries(entries), formats: ['es'], cssFileName: 'styles' },
    cssCodeSplit: false,
    minify: false,
    cssMinify: true,
    rolldownOptions: {
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      checks: { pluginTimings: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: import.meta.dirname,
        // A consumer's vanilla-extract plugin would take `*.css.js` for something to compile.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.style')}.js`,
      },
    },
  },
});
