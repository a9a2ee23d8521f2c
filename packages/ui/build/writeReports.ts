// `npm run reports`: writes every generated file that is committed.
import { writeReports } from '../../../scripts/library/reports.ts';
import { allReports } from './allReports.ts';
import { home } from './publicFiles.ts';

await writeReports(home, allReports);
