// Builds and serves the storefront. Sources of the workspace packages are read directly.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageName } from '@banxin/contract/routes';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { eagerParts } from '../../scripts/library/eagerParts.ts';
import { groupOf } from './bench/budget.ts';
import { AFTER_PAGE, isForEverybody, routeNamed } from './build/afterPage.ts';
import { ariaLocale } from './build/ariaLocale.ts';
import { fetchedFirst } from './build/fetchedFirst.ts';
import { oneLanguage } from './build/oneLanguage.ts';
import { pageChunks } from './build/pageChunks.ts';
import { precompress } from './build/precompress.ts';
import { sentFor } from './build/sentFor.ts';
import { summariesStay } from './build/withoutSummaries.ts';

const api = process.env.BANXIN_API ?? 'http://localhost:4000';
const proxied = ['/api', '/files', '/docs', '/dev', '/healthz'];

/** The same in both builds: what the server draws names files of the browser's. */
const files = 'assets/[hash][extname]';

/** Group of each module that pages share; empty while that is looked for. */
let groups: ReadonlyMap<string, string> = new Map();

/** Route of each page, by its file below `pages`. */
const pageNames = new Map(
  [
    ...readFileSync(new URL('src/pages.ts', import.meta.url), 'utf8').matchAll(
      /^ {2}(\w+): '([\w/-]+)',$/gm,
    ),
  ].map(([, name = '', file = '']) => [file, name as PageName]),
);

const pageOf = (module: string): PageName | undefined =>
  pageNames.get(/\/src\/pages\/(.+)\.tsx$/.exec(module)?.[1] ?? '');

/** Modules that a page needs beside what it imports. */
function sentForBy(module: string): string[] {
  if (!existsSync(module)) return [];
  const sent = sentFor(readFileSync(module, 'utf8')).map((path) => join(dirname(module), path));
  const page = pageOf(module);
  const route = page && routeNamed(page);
  if (route === undefined || isForEverybody(route)) return sent;
  return [...sent, ...AFTER_PAGE.map((part) => join(import.meta.dirname, part))];
}

/** Who reads waits for words; who works in the account stays for more than one page. @unit bytes */
const IN_VAIN = { reading: 5_000, doors: 9_000, lists: 40_000, buying: 50_000 } as const;
/** Pages that carry most have least room for what they do not use. @unit bytes */
const IN_VAIN_OF: Readonly<Partial<Record<PageName, number>>> = {
  productDetail: 20_000,
  aftersaleCreate: 20_000,
  UserOrderDetail: 11_000,
};

const mostInVain = (module: string): number => {
  const name = pageOf(module);
  if (name === undefined) return IN_VAIN.lists;
  return IN_VAIN_OF[name] ?? IN_VAIN[groupOf(name)];
};

/** Builds once before, to see what needs what. */
const lookForGroups = (): Plugin => ({
  name: 'banxin-page-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    const config = configOf('look');
    const built = await build({
      ...config,
      build: { ...config.build, write: false },
      configFile: false,
      logLevel: 'error',
    });
    groups = pageChunks(
      built as Rolldown.RolldownOutput,
      (module) => /\/src\/(main\.tsx|begin\.ts|pages\.ts)$/.test(module),
      sentForBy,
      (module) => !/\/src\/pages\/works(-today)?\//.test(module),
      mostInVain,
    );
  },
});

const configOf = (purpose: 'look' | 'use'): UserConfig => ({
  plugins: [
    oneLanguage(new URL('src', import.meta.url).pathname),
    summariesStay(),
    fetchedFirst(),
    ariaLocale(),
    vanillaExtractPlugin(),
    react(),
    optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
    eagerParts((module) => /\/src\/pages\/[^/]+\/\w+Page\.tsx$/.test(module)),
    ...(purpose === 'use' ? [lookForGroups(), precompress()] : []),
  ],
  resolve: {
    conditions: ['@banxin/source', 'module', 'browser', 'development|production'],
    // React has it since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // Each module with those that are needed wherever it is, and with no other.
          experimental: { chunkOptimization: purpose === 'use' },
          input: ['index.html', 'src/begin.ts'],
          output: {
            // The first script names the files of every page: names that say something are a tenth of it.
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: files,
            // What every visit loads first, in two scripts and not in forty; libraries apart, since they change less often.
            // Scripts are shared by those that need the same.
            codeSplitting: {
              groups: [
                // Comes before all others, and brings none of them.
                { name: 'begin', test: /[\\/]src[\\/](begin|lib[\\/](early|inTurn))\.ts$/ },
                { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                { name: 'first', tags: ['$initial'] },
                {
                  name: (module) => groups.get(module),
                  debugName: 'shared',
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Else it would hold the development's React too, and draw with that one wherever the server says so: slower.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-server',
        emptyOutDir: true,
        copyPublicDir: false,
        // One file: the server reads a newer build under a new name, and no part may ask for the old one.
        rolldownOptions: { output: { codeSplitting: false, assetFileNames: files } },
      },
      resolve: {
        // All that it needs is inside, as built for production.
        noExternal: true,
        conditions: ['@banxin/source', 'module', 'node', 'development|production'],
      },
    },
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Of code that needs nothing else the build would not say where it lies.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || needed.includes(file) ? needed : [file, ...needed],
    },
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});

export default defineConfig(configOf('use'));
