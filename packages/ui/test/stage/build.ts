// Builds test pages from the sources of the package, with React's development checks on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, type Plugin } from 'vite';
import { home } from '../../build/publicFiles.ts';

// Hydration differences are reported by React's development build only.
process.env.NODE_ENV = 'development';

/** Manual pages are not rendered here. */
const withoutGuides: Plugin = {
  name: 'banxin-without-guides',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.guide.ts') ? '\0guide' : null),
  load: (id) => (id === '\0guide' ? 'export const guide = null;' : null),
};

const common = (name: string, side: 'module' | 'node' | 'browser'): InlineConfig => {
  const conditions = ['@banxin/source', 'module', side, 'development'];
  return {
    root: home,
    mode: 'development',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), withoutGuides],
    resolve: { conditions },
    environments: { ssr: { resolve: { conditions } } },
    build: {
      outDir: `${home}/.cache/stage/${name}`,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
    },
  };
};

/** Bundles a module for the browser; answers with a folder that has an `index.html`. */
export async function buildPage(name: string, entry: string): Promise<string> {
  const config = common(name, 'browser');
  await build({
    ...config,
    build: {
      ...config.build,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${home}/test/stage/${entry}`,
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const folder = `${home}/.cache/stage/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><html lang="zh-CN" data-story-test><meta charset="utf-8"><title>Stage</title>' +
      '<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">' +
      '<body><script type="module" src="/page.js"></script></body></html>',
  );
  return folder;
}

/** Bundles a module for Node; answers with the file. */
export async function buildServer(name: string, entry: string): Promise<string> {
  const config = common(name, 'node');
  await build({
    ...config,
    build: { ...config.build, ssr: `${home}/test/stage/${entry}` },
  });
  return `${home}/.cache/stage/${name}/${entry.replace(/\.tsx?$/, '.js')}`;
}
