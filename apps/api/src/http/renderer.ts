/** The built module that draws the shop's pages, found by configuration: the server imports no page. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Renderer, RendererModule } from '@banxin/contract/pageRenderer';
import type { Log } from '../log.ts';

/** A newer build is looked for so often: every look asks the disk. @unit ms */
const LOOK_EVERY = 1_000;

/** The renderer of the newest build; null while there is none: browsers draw the pages themselves then. */
export function openRenderer(
  shopDir: string,
  file: string,
  log: Log,
  now: () => number,
): () => Promise<Renderer | null> {
  const index = join(shopDir, 'index.html');
  let stamp = 0;
  let looked = Number.NEGATIVE_INFINITY;
  let current: Promise<Renderer | null> = Promise.resolve(null);
  const read = async (changed: number): Promise<Renderer | null> => {
    // A newer build is another module.
    const address = `${pathToFileURL(file).href}?${changed}`;
    const { createRenderer } = (await import(address)) as RendererModule;
    const text = (name: string): string => readFileSync(join(shopDir, name), 'utf8');
    const manifest = JSON.parse(text('.vite/manifest.json')) as Manifest;
    const sheets = Object.values(manifest).flatMap(({ css = [] }) => css);
    return createRenderer({
      template: text('index.html'),
      manifest,
      styles: Object.fromEntries(sheets.map((sheet) => [sheet, text(sheet)])),
    });
  };
  return () => {
    const at = now();
    // A clock may be set back.
    if (Math.abs(at - looked) < LOOK_EVERY) return current;
    looked = at;
    const isBuilt = existsSync(index) && existsSync(file);
    const changed = isBuilt ? Math.max(statSync(index).mtimeMs, statSync(file).mtimeMs) : 0;
    if (changed !== stamp) {
      stamp = changed;
      current =
        changed === 0
          ? Promise.resolve(null)
          : read(changed).catch((error: unknown) => {
              log.error({ err: error }, 'pages are not drawn here');
              return null;
            });
    }
    return current;
  };
}
