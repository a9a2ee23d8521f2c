/** Flows that some page or dialog draws: each has a `<flow>.view.tsx` beside it and a story file of its atlas. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

const shop = new URL('../src/', import.meta.url).pathname;

export const drawnFlows: readonly string[] = globSync('**/*.view.tsx', { cwd: shop })
  .map((file) => basename(file, '.view.tsx'))
  .toSorted();

/** Flows that nothing draws, with the reason. */
export const undrawnFlows: Readonly<Record<string, string>> = {
  'usage-log': 'collects in the background',
};
