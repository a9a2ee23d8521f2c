// Builds a screen of the bench for production and weighs it: what the page loads at first, and all it can load.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { eagerParts } from '../../../scripts/library/eagerParts.ts';

/** The screen made of this package, and the same screen in plain React. */
export type Screen = 'reference' | 'plain';

/** Bytes after gzip, level 9, file by file. */
export interface Weight {
  js: number;
  css: number;
}

/** A built screen. */
export interface Built {
  /** Folder with index.html. */
  folder: string;
  /** What index.html asks for and what that imports. */
  first: Weight;
  /** Every script and style sheet that the screen can load. */
  all: Weight;
  /** Bytes per file, heaviest first. */
  files: readonly { name: string; bytes: number; isFirst: boolean }[];
}

const here = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@banxin/source', 'module', 'browser', 'development|production'];

const weigh = (source: string | Uint8Array): number => gzipSync(source, { level: 9 }).length;
const sum = (files: Built['files'], end: string): number =>
  files.reduce((total, { name, bytes }) => total + (name.endsWith(end) ? bytes : 0), 0);

/** Scripts that the entries import without being asked. */
function staticClosure(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of byName.get(name)?.imports ?? []) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return reached;
}

/** @param write whether the folder is written, for a browser to load */
export async function buildScreen(screen: Screen, write: boolean): Promise<Built> {
  // Vite asks the environment, which a test runner has set to neither.
  process.env.NODE_ENV = 'production';
  const folder = fileURLToPath(new URL(`../.cache/bench/${screen}`, import.meta.url));
  const root = `${here}${screen}`;
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: `${here}public`,
    resolve: { conditions },
    // The screens are Chinese; react-aria's strings in other languages stay out.
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      optimizeLocales.vite({ locales: ['zh-CN'] }),
      eagerParts(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'esnext',
      outDir: folder,
      emptyOutDir: true,
      write,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput;
  const html = output.find(({ fileName }) => fileName === 'index.html');
  if (html?.type !== 'asset') throw new Error(`${screen}: no index.html was built`);
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = staticClosure(chunks);
  for (const [, name] of String(html.source).matchAll(/href="\/([^"]+\.css)"/g)) {
    if (name !== undefined) first.add(name);
  }
  const files = output
    .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    .map((file) => ({
      name: file.fileName,
      bytes: weigh(file.type === 'chunk' ? file.code : file.source),
      isFirst: first.has(file.fileName),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const firstFiles = files.filter(({ isFirst }) => isFirst);
  return {
    folder,
    first: { js: sum(firstFiles, '.js'), css: sum(firstFiles, '.css') },
    all: { js: sum(files, '.js'), css: sum(files, '.css') },
    files,
  };
}
