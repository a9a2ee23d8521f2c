/** docs/statecharts shows the machines as they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCharts, chartsHome } from '../build/allCharts.ts';

it.each(Object.entries(allCharts))(
  '%s is fresh; otherwise run npm run charts -w @banxin/flows',
  async (file, write) => {
    const committed = existsSync(chartsHome + file) ? readFileSync(chartsHome + file, 'utf8') : '';
    expect(committed).toBe(await write());
  },
  // Walks every machine.
  120_000,
);

it('no chart is left of a flow that is gone', () => {
  expect(readdirSync(chartsHome).toSorted()).toEqual(Object.keys(allCharts).toSorted());
});
