// Every generated file that is committed: a change of the public face is seen in review.
import { exportsReport } from '../../../scripts/library/publicNames.ts';
import type { Reports } from '../../../scripts/library/reports.ts';
import { componentsEn, componentsZh } from './componentWords.ts';
import { propsReport } from './propsReport.ts';
import { library } from './publicFiles.ts';
import { emittedStyles, styleReport } from './styleReport.ts';
import { designTokens } from './tokens.ts';

export const allReports: Reports = {
  'tokens.json': () => `${JSON.stringify(designTokens(), null, 2)}\n`,
  'src/messages/components.ts': componentsZh,
  'src/messages/components.en.ts': componentsEn,
  'reports/exports.md': () => exportsReport(library),
  'reports/props.md': propsReport,
  'reports/styles.md': async () => styleReport(await emittedStyles()),
};
