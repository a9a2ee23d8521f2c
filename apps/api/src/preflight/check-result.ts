/** The result of checking a file that is not to be printed. */
import type { Preview } from './previews.ts';
import type { Words } from './refusals.ts';
import { type PreflightReport, type Reading, type RefusalCode, refusal } from './report.ts';

export interface CheckResult {
  readonly report: PreflightReport;
  /** By its content; null for a file that is refused. */
  readonly contentType: string | null;
  /** Pages that were drawn. */
  readonly previews: readonly Preview[];
}

/** What is known of a file that is what it should be. */
interface Known {
  readonly previews?: readonly Preview[];
  readonly reading?: Reading;
}

/** The file is what it should be. */
export const accepted = (
  contentType: string,
  { previews = [], reading }: Known = {},
): CheckResult => ({
  report: {
    status: 'passed',
    pages: [],
    facts: null,
    findings: [],
    ...(reading !== undefined && { reading }),
  },
  contentType,
  previews,
});

/** The file is refused, for this reason. */
export const refused = (code: RefusalCode, words: Words, value?: string | number): CheckResult => ({
  report: refusal(code, words, value),
  contentType: null,
  previews: [],
});
