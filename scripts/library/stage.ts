// Builds test pages from sources, with React's development checks on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, type InlineConfig, type PluginOption } from 'vite';

// Differences and names are reported by React's development build only.
process.env.NODE_ENV = 'development';

export interface Stage {
  /** Folder of the package. */
  readonly home: string;
  /** Name of the built folder. */
  readonly name: string;
  /** File in `test/stage`. */
  readonly entry: string;
  readonly plugins: readonly PluginOption[];
}

const settings = (
  { home, name, plugins }: Stage,
  side: 'module' | 'node' | 'browser',
): InlineConfig => {
  const conditions = ['@banxin/source', 'module', side, 'development'];
  return {
    root: home,
    mode: 'development',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
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
export async function buildPage(stage: Stage): Promise<string> {
  const { home, name, entry } = stage;
  const config = settings(stage, 'browser');
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
export async function buildServer(stage: Stage): Promise<string> {
  const { home, name, entry } = stage;
  const config = settings(stage, 'node');
  await build({ ...config, build: { ...config.build, ssr: `${home}/test/stage/${entry}` } });
  return `${home}/.cache/stage/${name}/${entry.replace(/\.tsx?$/, '.js')}`;
}
