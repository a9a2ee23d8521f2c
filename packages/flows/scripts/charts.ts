/** Writes docs/statecharts/<flow>.mmd from the machines. Run: npm run charts -w @banxin/flows */
import { mkdir, writeFile } from 'node:fs/promises';
import { atlases } from '../src/atlases.ts';
import { chartOf } from '../src/testing/index.ts';

const folder = new URL('../../../docs/statecharts/', import.meta.url);

await mkdir(folder, { recursive: true });
for (const [flow, { machine }] of Object.entries(atlases)) {
  await writeFile(new URL(`${flow}.mmd`, folder), chartOf(machine));
}
