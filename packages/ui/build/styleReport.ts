// What the one style sheet holds: rules and bytes per layer and per source file.
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import type { Folding, foldedSheet } from './foldedSheet.ts';
import { layersOf } from './layersFirst.ts';
import { home, manifest } from './publicFiles.ts';

interface Weight {
  rules: number;
  bytes: number;
}

/** Rules that declare something; a rule inside a media query counts, the media query does not. */
const ruleCount = (css: string): number => [...css.matchAll(/\{[^{}]+\}/g)].length;

/** The blocks of one cascade layer in a minified sheet, braces matched. */
function layerText(sheet: string, layer: string): string {
  let text = '';
  for (const { index, 0: head } of sheet.matchAll(new RegExp(`@layer ${layer}\\{`, 'g'))) {
    let depth = 1;
    let at = index + head.length;
    const start = at;
    while (depth > 0 && at < sheet.length) {
      if (sheet[at] === '{') depth += 1;
      if (sheet[at] === '}') depth -= 1;
      at += 1;
    }
    text += sheet.slice(start, at - 1);
  }
  return text;
}

export interface EmittedStyles {
  sheet: string;
  /** Source file without its ending → the CSS it emits. */
  perFile: Map<string, string>;
  /** What became of the sheet, with names that do not depend on their order. */
  folding: Folding;
}

/** Builds the package in memory as it is published. */
export async function emittedStyles(): Promise<EmittedStyles> {
  const perFile = new Map<string, string>();
  let folder: ReturnType<typeof foldedSheet> | undefined;
  const output = (await build({
    root: home,
    configFile: `${home}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'banxin-css-per-file',
        enforce: 'pre',
        configResolved({ plugins }) {
          folder = plugins.find(({ name }) => name === 'banxin-folded-sheet');
        },
        transform(code, id) {
          const [, file] = /\/(src\/.+)\.css\.ts\.vanilla\.css/.exec(id) ?? [];
          if (file) perFile.set(file, code);
        },
      },
    ],
  })) as Rolldown.RolldownOutput[];
  const asset = output
    .flatMap((part) => part.output)
    .find(({ fileName }) => fileName === 'styles.css');
  if (asset?.type !== 'asset') throw new Error('the build emitted no styles.css');
  const folding = folder?.api?.folding;
  if (!folding) throw new Error('the build did not fold its style sheet');
  return { sheet: String(asset.source), perFile, folding };
}

const table = (head: string, rows: [string, Weight][]): string =>
  [
    `| ${head} | Rules | Bytes |`,
    '|---|---:|---:|',
    ...rows.map(([name, { rules, bytes }]) => `| ${name} | ${rules} | ${bytes} |`),
  ].join('\n');

export function styleReport({ sheet, perFile }: EmittedStyles): string {
  const layers = layersOf(sheet).map((layer): [string, Weight] => {
    const text = layerText(sheet, layer);
    return [layer, { rules: ruleCount(text), bytes: Buffer.byteLength(text) }];
  });
  const files = [...perFile]
    .map(([file, css]): [string, Weight] => {
      const tight = css.replace(/\s+/g, ' ');
      return [file, { rules: ruleCount(tight), bytes: Buffer.byteLength(tight) }];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const gzip = (gzipSync(sheet, { level: 9 }).length / 1000).toFixed(1);
  return `# styles.css

Written by \`npm run reports -w ${manifest.name}\`. Bytes of a layer are minified, those of a file are as
it emits them.

${gzip} kB gzip, ${layers.length} layers, weakest first.

${table('Layer', layers)}

${table('Source', files)}
`;
}
