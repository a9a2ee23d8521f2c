/** docs/statecharts shows the machines as they are. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { atlases } from '../src/atlases.ts';
import { chartOf } from '../src/testing/index.ts';

const folder = new URL('../../../docs/statecharts/', import.meta.url);

it.each(Object.entries(atlases))('the chart of %s is fresh', async (flow, { machine }) => {
  expect(await readFile(new URL(`${flow}.mmd`, folder), 'utf8')).toBe(chartOf(machine));
});

it('no chart is left of a flow that is gone', async () => {
  const charts = (await readdir(folder)).filter((name) => name.endsWith('.mmd'));
  expect(charts.toSorted()).toEqual(
    Object.keys(atlases)
      .map((flow) => `${flow}.mmd`)
      .toSorted(),
  );
});
