// Bundles every public subpath as a consumer would, into .cache/size, for size-limit to weigh.
// React is left out; languages other than the two of the package are dropped, as the README advises.
// With --budget the limits in .size-limit.json become what is measured now and 5 % more.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';
import { home, manifest, subpaths } from './publicFiles.ts';

const entry = 'virtual:subpath';
const folder = '.cache/size';
const peers = Object.keys(manifest.peerDependencies);

interface Budget {
  name: string;
  path: string;
  gzip: true;
  limit: string;
}

/** The minified chunks behind one subpath: those it loads at once, and those it loads on demand. */
async function bundle(subpath: string): Promise<{ first: string; onDemand: string }> {
  const { output } = (await build({
    root: home,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }),
      {
        name: 'banxin-one-subpath',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export * from '${home}/dist/exports/${subpath}.js';` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry);
  if (!start) throw new Error(`${subpath} gave no chunk`);
  const atOnce = new Set([start]);
  for (const chunk of atOnce) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) atOnce.add(other);
  }
  const join = (isWanted: (chunk: Rolldown.OutputChunk) => boolean): string =>
    chunks
      .filter(isWanted)
      .map(({ code }) => code)
      .join('\n');
  return {
    first: join((chunk) => atOnce.has(chunk)),
    onDemand: join((chunk) => !atOnce.has(chunk)),
  };
}

const budgets: Budget[] = [];

function weigh(name: string, file: string, code: string): void {
  writeFileSync(`${home}/${folder}/${file}`, code);
  const limit = Math.ceil(gzipSync(code, { level: 9 }).length * 1.05);
  budgets.push({ name, path: `${folder}/${file}`, gzip: true, limit: `${limit} B` });
}

rmSync(`${home}/${folder}`, { recursive: true, force: true });
mkdirSync(`${home}/${folder}`, { recursive: true });
for (const subpath of subpaths) {
  const { first, onDemand } = await bundle(subpath);
  weigh(subpath, `${subpath}.js`, first);
  if (onDemand) weigh(`${subpath}, on demand`, `${subpath}.lazy.js`, onDemand);
}
if (process.argv.includes('--budget')) {
  writeFileSync(`${home}/.size-limit.json`, `${JSON.stringify(budgets, null, 2)}\n`);
}
