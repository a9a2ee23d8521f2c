// The list under a proof: every finding with its weight, its advice and the page it is on.

import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { PressButton } from '../../internal/PressButton.tsx';
import { crossMark, infoMark, tickMark, triangleMark } from '../../internal/signs.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './ProofPreview.css.ts';
import type { ProofFinding } from './proofTypes.ts';

export interface ProofFindingsProps {
  findings: readonly ProofFinding[];
  /** By id; those that have none are shown without. */
  numbers: ReadonlyMap<string, number>;
  selectedId: string | null;
  onSelect: (finding: ProofFinding) => void;
}

const signs = { error: crossMark, caution: triangleMark, passed: tickMark, info: infoMark };

/** A finding with a place is a button that shows it on the sheet. */
export function ProofFindings({
  findings,
  numbers,
  selectedId,
  onSelect,
}: ProofFindingsProps): ReactNode {
  const messages = useMessages();
  const weight = {
    error: messages.severityError,
    caution: messages.severityWarning,
    passed: messages.severityPassed,
    info: messages.severityInfo,
  };
  return (
    <ul aria-label={messages.findings} className={css.findings} data-part="findings">
      {findings.map((finding) => {
        const words = (
          <>
            {numbers.size > 0 && (
              <span data-part="number" className={css.page}>
                {numbers.get(finding.id)}
              </span>
            )}
            <span className={classes(css.icon, css.severity[finding.severity])} aria-hidden="true">
              <Glyph path={signs[finding.severity]} />
            </span>
            <span className={css.text}>
              <VisuallyHidden>{weight[finding.severity]}: </VisuallyHidden>
              {finding.text}
              {finding.advice !== undefined && <span className={css.advice}>{finding.advice}</span>}
            </span>
            {finding.page !== undefined && (
              <span className={css.page}>{messages.onPage(finding.page)}</span>
            )}
          </>
        );
        return (
          <li key={finding.id}>
            {finding.page === undefined ? (
              <div className={css.row}>{words}</div>
            ) : (
              <PressButton
                aria-pressed={finding.id === selectedId}
                onPress={() => onSelect(finding)}
                className={classes(
                  css.row,
                  css.pressable,
                  finding.id === selectedId && css.selectedRow,
                )}
              >
                {words}
              </PressButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
