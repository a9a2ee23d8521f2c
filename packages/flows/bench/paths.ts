// How long it takes to find every path of every machine, and to walk them all with real actors.
// Run: npm run bench -w @banxin/flows
import { atlases } from '@banxin/flows/atlases';
import { explore, pathsOf } from '@banxin/flows/testing';

/** The first round of a process pays for compiling and is left out. */
const rounds = 3;

/** Median of a few rounds. @unit ms */
function time(work: () => void): number {
  const took = Array.from({ length: rounds + 1 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return took.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const rows = Object.entries(atlases).map(([flow, atlas]) => ({
  flow,
  paths: pathsOf(atlas).length,
  find: time(() => pathsOf(atlas)),
  // A copy: an atlas that was walked is remembered.
  walk: time(() => explore({ ...atlas })),
}));
const sum = (key: 'paths' | 'find' | 'walk'): number =>
  rows.reduce((total, row) => total + row[key], 0);
const line = (name: string, paths: number, find: number, walk: number): string =>
  [
    name.padEnd(16),
    String(paths).padStart(6),
    find.toFixed(1).padStart(10),
    walk.toFixed(1).padStart(10),
  ].join('');

console.log('Machine          paths   find ms   walk ms');
for (const { flow, paths, find, walk } of rows) console.log(line(flow, paths, find, walk));
console.log(line(`${rows.length} machines`, sum('paths'), sum('find'), sum('walk')));
