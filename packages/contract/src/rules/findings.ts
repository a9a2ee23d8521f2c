/** What a file check found, in the order in which it matters. */
import type { Finding, PrintFile } from '../entities/file.ts';

const WEIGHT: Readonly<Record<Finding['severity'], number>> = { error: 0, warning: 1, ok: 2 };

/** Errors, then warnings, then what is well; among equals as they were found. */
export const worstFirst = <F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);

/** The finding that a file was refused for; null when it was not. */
export function whyRefused({
  refusal,
  findings,
}: Pick<PrintFile, 'refusal' | 'findings'>): Pick<Finding, 'message' | 'english'> | null {
  if (refusal === null) return null;
  return findings.find(({ message }) => message === refusal) ?? { message: refusal };
}
