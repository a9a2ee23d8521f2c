// Prints what `size-limit --json` says as a table; fails when a budget is exceeded.
import { json } from 'node:stream/consumers';

interface Weighed {
  name: string;
  passed: boolean;
  size: number;
  sizeLimit: number;
}

const rows = (await json(process.stdin)) as Weighed[];
const width = Math.max(...rows.map(({ name }) => name.length));
const bytes = (size: number): string => `${size} B`.padStart(9);

console.log(`${'Subpath'.padEnd(width)}     gzip    budget`);
for (const { name, passed, size, sizeLimit } of rows) {
  console.log(
    `${name.padEnd(width)}${bytes(size)} ${bytes(sizeLimit)}${passed ? '' : '  exceeded'}`,
  );
}
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
