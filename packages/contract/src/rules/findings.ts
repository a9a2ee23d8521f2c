/** What a file check found, in the order in which it matters. */
import type { Finding } from '../entities/file.ts';

const WEIGHT: Readonly<Record<Finding['severity'], number>> = { error: 0, warning: 1, ok: 2 };

/** Errors, then warnings, then what is well; among equals as they were found. */
export const worstFirst = <F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
