// docs/statecharts: one Mermaid chart per machine and a page that counts them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reports } from '../../../scripts/library/reports.ts';
import { atlases } from '../src/atlases.ts';
import { chartOf } from '../src/testing/chart.ts';
import { machineTable } from './machines.ts';

export const chartsHome = fileURLToPath(new URL('../../../docs/statecharts/', import.meta.url));

/** Written by hand: where a machine is another one than was drafted, and why. */
const departures = new URL('departures.md', import.meta.url);

const page = (): string => `# State charts

Written by \`npm run charts -w @banxin/flows\` from the machines themselves; each \`.mmd\` is a Mermaid state diagram.

${machineTable((flow) => `[${flow}](${flow}.mmd)`)}

- **Leaf states** as they are written; **reachable configurations**: combinations that a path leads to, with the few
  values of the context that make a difference.
- **Edges** as they are written, each taken at least once by the tests or exempted with a reason.
- **Steps of all paths**: events of the shortest path to every configuration, together.
- **Atlas stories**: configurations that look different. **No-view states** draw nothing of their own; the flow's
  atlas says why.

${readFileSync(departures, 'utf8')}`;

export const allCharts: Reports = {
  ...Object.fromEntries(
    Object.entries(atlases).map(([flow, { machine }]) => [`${flow}.mmd`, () => chartOf(machine)]),
  ),
  'README.md': page,
};
