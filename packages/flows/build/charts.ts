// `npm run charts`: writes docs/statecharts from the machines.
import { writeReports } from '../../../scripts/library/reports.ts';
import { allCharts, chartsHome } from './allCharts.ts';

await writeReports(chartsHome, allCharts);
