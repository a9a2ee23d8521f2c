/** The committed reports of the public face say what is there now. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allReports } from '../build/allReports.ts';
import { flows, machineOf } from '../build/flows.ts';
import { home } from '../build/publicFiles.ts';
import { atlases } from '../src/atlases.ts';

it.each(Object.entries(allReports))(
  '%s is up to date; otherwise run npm run reports -w @banxin/flows and read the difference',
  async (file, write) => {
    const committed = existsSync(`${home}/${file}`) ? readFileSync(`${home}/${file}`, 'utf8') : '';
    expect(committed).toBe(await write());
  },
  // Walks every machine.
  120_000,
);

it('every flow has a public subpath that exports its machine', async () => {
  expect(flows).toEqual(Object.keys(atlases).toSorted());
  for (const flow of flows) {
    const exported = await import(`../exports/${flow}.ts`);
    expect(exported[machineOf(flow)]).toBe(atlases[flow]?.machine);
  }
});
