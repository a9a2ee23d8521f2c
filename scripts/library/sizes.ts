// Bundles a published package as its users would, into .cache/size, for size-limit to weigh; prints what it weighs.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type PluginOption, type Rolldown } from 'vite';
import { type Library, packageOf } from './library.ts';

/** One bundle to weigh. */
export interface Weighing {
  readonly name: string;
  /** Public subpaths that it holds; a name after `#` is all that is used of one. */
  readonly subpaths: readonly string[];
  /** Registry packages that are left out. */
  readonly without: readonly string[];
}

interface Budget {
  name: string;
  path: string;
  gzip: true;
  limit: string;
}

const entry = 'virtual:subpath';
const folder = '.cache/size';

/** The minified chunks behind a bundle: those it loads at once, and those it loads on demand. */
async function bundle(
  { home, built }: Library,
  { name, subpaths, without }: Weighing,
  plugins: readonly PluginOption[],
): Promise<{ first: string; onDemand: string }> {
  const lines = subpaths.map((path) => {
    const [subpath = '', only] = path.split('#');
    return `export ${only ? `{ ${only} }` : '*'} from '${home}/${built(subpath)}.js';`;
  });
  const { output } = (await build({
    root: home,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'banxin-one-bundle',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? lines.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => without.includes(packageOf(id)),
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry);
  if (!start) throw new Error(`${name} gave no chunk`);
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

/**
 * Writes every bundle into .cache/size.
 * With `--budget` the limits in .size-limit.json become what is measured now and 5 % more.
 */
export async function weigh(
  library: Library,
  weighings: readonly Weighing[],
  plugins: readonly PluginOption[] = [],
): Promise<void> {
  const { home } = library;
  const budgets: Budget[] = [];
  const put = (name: string, file: string, code: string): void => {
    writeFileSync(`${home}/${folder}/${file}`, code);
    const limit = Math.ceil(gzipSync(code, { level: 9 }).length * 1.05);
    budgets.push({ name, path: `${folder}/${file}`, gzip: true, limit: `${limit} B` });
  };
  rmSync(`${home}/${folder}`, { recursive: true, force: true });
  mkdirSync(`${home}/${folder}`, { recursive: true });
  for (const weighing of weighings) {
    const { first, onDemand } = await bundle(library, weighing, plugins);
    const file = weighing.name.replaceAll(/[^\w-]+/g, '-');
    put(weighing.name, `${file}.js`, first);
    if (onDemand) put(`${weighing.name}, on demand`, `${file}.lazy.js`, onDemand);
  }
  if (process.argv.includes('--budget')) {
    writeFileSync(`${home}/.size-limit.json`, `${JSON.stringify(budgets, null, 2)}\n`);
  }
}
