// What there is of every machine, counted by walking it.
import { getStateNodes } from 'xstate/graph';
import { atlases } from '../src/atlases.ts';
import { explore } from '../src/testing/coverage.ts';
import { rowsOf } from '../src/testing/rows.ts';

/** Counts of one machine, or their sums. */
export interface MachineCounts {
  /** Leaf states as they are written. */
  readonly leaves: number;
  /** Reachable configurations: a state value with what of the context makes a difference. */
  readonly configurations: number;
  /** Defined edges, `always` edges included. */
  readonly edges: number;
  /** Events of all shortest paths together, one path per configuration. */
  readonly steps: number;
  /** Stories the atlas asks for: configurations that look different. */
  readonly stories: number;
  /** States in which nothing of their own is drawn. */
  readonly noView: number;
}

const none: MachineCounts = {
  leaves: 0,
  configurations: 0,
  edges: 0,
  steps: 0,
  stories: 0,
  noView: 0,
};

/** Machine → counts, in alphabetical order. */
export const machineCounts = (): readonly (readonly [string, MachineCounts])[] =>
  Object.entries(atlases)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([flow, atlas]) => {
      const { configurations, edges } = explore(atlas);
      return [
        flow,
        {
          leaves: getStateNodes(atlas.machine.root).filter(
            ({ states }) => Object.keys(states).length === 0,
          ).length,
          configurations: configurations.length,
          edges: edges.length,
          steps: configurations.reduce((sum, { events }) => sum + events.length, 0),
          stories: rowsOf(atlas).length,
          noView: Object.keys(atlas.noView).length,
        },
      ];
    });

const line = (name: string, counts: MachineCounts): string =>
  `| ${[name, ...Object.values(counts)].join(' | ')} |`;

/** The counts as a Markdown table, with a line of sums. */
export function machineTable(nameOf: (flow: string) => string): string {
  const rows = machineCounts();
  const total = rows.reduce(
    (sum, [, counts]) =>
      Object.fromEntries(
        Object.entries(counts).map(([key, count]) => [
          key,
          count + sum[key as keyof MachineCounts],
        ]),
      ) as unknown as MachineCounts,
    none,
  );
  return [
    '| Machine | Leaf states | Reachable configurations | Edges | Steps of all paths | Atlas stories | No-view states |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows.map(([flow, counts]) => line(nameOf(flow), counts)),
    line(`**${rows.length} machines**`, total),
  ].join('\n');
}
