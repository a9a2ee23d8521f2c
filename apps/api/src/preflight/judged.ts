/** What the check of a file that is not to be printed comes to. */
import type { Words } from './refusals.ts';
import { type PreflightReport, type RefusalCode, refusal } from './report.ts';

export interface Judged {
  readonly report: PreflightReport;
  /** By its content; null for a file that is refused. */
  readonly contentType: string | null;
}

/** It is what it should be. */
export const taken = (contentType: string): Judged => ({
  report: { status: 'passed', pages: [], facts: null, findings: [] },
  contentType,
});

/** It is not, for this reason. */
export const refused = (code: RefusalCode, words: Words, value?: string | number): Judged => ({
  report: refusal(code, words, value),
  contentType: null,
});
