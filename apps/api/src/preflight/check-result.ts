/** The result of checking a file that is not to be printed. */
import type { Words } from './refusals.ts';
import { type PreflightReport, type RefusalCode, refusal } from './report.ts';

export interface CheckResult {
  readonly report: PreflightReport;
  /** By its content; null for a file that is refused. */
  readonly contentType: string | null;
}

/** The file is what it should be. */
export const accepted = (contentType: string): CheckResult => ({
  report: { status: 'passed', pages: [], facts: null, findings: [] },
  contentType,
});

/** The file is refused, for this reason. */
export const refused = (code: RefusalCode, words: Words, value?: string | number): CheckResult => ({
  report: refusal(code, words, value),
  contentType: null,
});
