// Builds the package for people outside this repository: one ES module per source file, the parts of the contract included.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'vite';
import { packageOf } from '../../scripts/library/library.ts';
import { manifest } from './build/publicFiles.ts';

const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const entries = readdirSync(new URL('exports', import.meta.url)).map((file) => [
  `flows/exports/${basename(file, '.ts')}`,
  new URL(`exports/${file}`, import.meta.url).pathname,
]);

export default defineConfig({
  resolve: { conditions: ['@banxin/source', 'module', 'browser', 'development|production'] },
  publicDir: false,
  build: {
    target: 'es2023',
    lib: { entry: Object.fromEntries(entries), formats: ['es'] },
    minify: false,
    rolldownOptions: {
      external: (id) => installed.includes(packageOf(id)),
      // What builds schemas and call rows has no effect: rows that no flow sends stay out.
      treeshake: { manualPureFunctions: ['z', 'defineCall'] },
      checks: { pluginTimings: false },
      output: {
        preserveModules: true,
        preserveModulesRoot: dirname(import.meta.dirname),
        entryFileNames: '[name].js',
      },
    },
  },
});
