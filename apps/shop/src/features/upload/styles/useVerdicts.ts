/** What the check says of each style: what is missing, on its way, wrong, or well. */
import { useText } from '../../../lib/text.ts';
import type { PrintFilesState } from '../usePrintFiles.ts';
import type { Cell } from './arrangement.ts';
import { styleFilesText } from './styleFiles.messages.ts';

export interface Verdict {
  readonly kind: 'missing' | 'moving' | 'faulty' | 'warned' | 'passed';
  readonly words: string;
  /** Something stopped, was refused, or must be replaced: shown unasked. */
  readonly isProblem: boolean;
  /** There is a check to be read. */
  readonly hasFindings: boolean;
}

export function useVerdicts(files: PrintFilesState): readonly Verdict[] {
  const text = useText(styleFilesText);
  const standings = new Map(files.items.map(({ file, standing }) => [file.key, standing] as const));

  const missing = (cells: readonly Cell[]): string | null => {
    if (cells.some(({ side }) => side === 'all')) return null;
    const has = (side: Cell['side']) => cells.some((cell) => cell.side === side);
    if (!files.sides || cells.length === 0) return cells.length === 0 ? text.missing : null;
    if (!has('front')) return text.missingFront;
    return has('back') ? null : text.missingBack;
  };
  const movingWords = (cells: readonly Cell[]): string | null => {
    const at = cells.map(({ key }) => standings.get(key));
    if (at.includes('sending')) return text.sending;
    if (at.includes('waiting')) return text.waiting;
    if (at.includes('paused')) return text.paused;
    return at.includes('checking') || at.includes('leaving') ? text.checking : null;
  };
  return Array.from({ length: files.count }, (_, style): Verdict => {
    const cells = files.cells.filter((cell) => cell.style === style);
    const reports = cells.flatMap(({ key }) => files.arrived.get(key) ?? []);
    const findings = reports.flatMap((file) => files.judgementOf(file).findings);
    const hasFindings = reports.length > 0;
    const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
    const stopped = cells.some(({ key }) =>
      ['failed', 'unchecked', 'refused'].includes(standings.get(key) ?? ''),
    );
    const errors = count('error');
    if (stopped || errors > 0) {
      const words = errors > 0 ? text.faults(errors) : text.failed;
      return { kind: 'faulty', words, isProblem: true, hasFindings };
    }
    const moving = movingWords(cells);
    if (moving !== null) return { kind: 'moving', words: moving, isProblem: false, hasFindings };
    const lacking = missing(cells);
    if (lacking !== null) return { kind: 'missing', words: lacking, isProblem: false, hasFindings };
    const warnings = count('warning');
    return warnings > 0
      ? { kind: 'warned', words: text.warnings(warnings), isProblem: false, hasFindings }
      : { kind: 'passed', words: text.passed, isProblem: false, hasFindings };
  });
}
