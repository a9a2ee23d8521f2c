// `npm run reports`: writes every generated file that is committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { allReports } from './allReports.ts';
import { home } from './publicFiles.ts';

for (const [file, write] of Object.entries(allReports)) {
  mkdirSync(dirname(`${home}/${file}`), { recursive: true });
  writeFileSync(`${home}/${file}`, await write());
}
