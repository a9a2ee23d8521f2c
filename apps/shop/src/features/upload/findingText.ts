/** What a file check found, in the reader's language: the server words findings with their numbers in both. */
import type { Finding, PrintFile } from '@banxin/contract/entities/file';
import { whyRefused } from '@banxin/contract/rules/findings';
import type { FileFinding } from '@banxin/ui/FileRow';
import { useContext } from 'react';
import { LocaleContext } from '../../lib/text.ts';

/** Answers the words of a finding; Chinese where a report has no others. */
export function useFindingText(): (finding: Pick<Finding, 'message' | 'english'>) => string {
  const isEnglish = useContext(LocaleContext) === 'en-US';
  return ({ message, english }) => (isEnglish && english) || message;
}

const TONE = { error: 'error', warning: 'warning', ok: 'passed' } as const;

/** Answers findings as a file's row shows them. */
export function useFileFindings(): (findings: readonly Finding[]) => FileFinding[] {
  const textOf = useFindingText();
  return (findings) =>
    findings.map((finding, index) => ({
      id: `${finding.code}-${finding.page ?? 0}-${index}`,
      severity: TONE[finding.severity],
      text: textOf(finding),
    }));
}

/** Answers why a file was refused; undefined when it was not. */
export function useRefusalText(): (
  file: Pick<PrintFile, 'refusal' | 'findings'>,
) => string | undefined {
  const textOf = useFindingText();
  return (file) => {
    const why = whyRefused(file);
    return why ? textOf(why) : undefined;
  };
}
