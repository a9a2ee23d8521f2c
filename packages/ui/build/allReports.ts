// Every generated file that is committed: a change of the public face is seen in review.
import { exportsReport } from './exportsReport.ts';
import { propsReport } from './propsReport.ts';
import { emittedStyles, styleReport } from './styleReport.ts';
import { designTokens } from './tokens.ts';

/** Path inside the package → what belongs there. */
export const allReports: Readonly<Record<string, () => string | Promise<string>>> = {
  'tokens.json': () => `${JSON.stringify(designTokens(), null, 2)}\n`,
  'reports/exports.md': exportsReport,
  'reports/props.md': propsReport,
  'reports/styles.md': async () => styleReport(await emittedStyles()),
};
