// What a file check found: a list, each entry with its severity as icon and word.
import PassedIcon from 'lucide-react/icons/circle-check';
import ErrorIcon from 'lucide-react/icons/circle-x';
import InfoIcon from 'lucide-react/icons/info';
import WarningIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import * as css from './FileRow.css.ts';

/** One finding of a file check. */
export interface FileFinding {
  id: string;
  /** `error` blocks production, `warning` asks, `passed` reassures, `info` tells. */
  severity: 'error' | 'warning' | 'passed' | 'info';
  /** What was found; where and what to do too, unless given apart. */
  text: string;
  /** The page it is on, counted from 1. */
  page?: number | undefined;
  /** What to do about it. */
  advice?: string | undefined;
}

const icons = { error: ErrorIcon, warning: WarningIcon, passed: PassedIcon, info: InfoIcon };

type Listed = { findings: readonly FileFinding[] };

function List({ findings, label }: Listed & { label: string }): ReactNode {
  const messages = useMessages();
  const words = {
    error: messages.severityError,
    warning: messages.severityWarning,
    passed: messages.severityPassed,
    info: messages.severityInfo,
  };
  return (
    <ul data-part="findings" aria-label={label} className={css.findings}>
      {findings.map(({ id, severity, text, page, advice }) => {
        const Icon = icons[severity];
        return (
          <li key={id} data-severity={severity} className={css.finding[severity]}>
            <Icon className={css.findingIcon} aria-hidden="true" />
            <VisuallyHidden>{messages.because(words[severity], '')}</VisuallyHidden>
            <span>
              {page === undefined ? text : messages.because(messages.onPage(page), text)}
              {advice && (
                <span data-part="advice" className={css.advice}>
                  {advice}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One entry per finding in the given order; what is well is folded away behind its number. */
export function Findings({ findings }: Listed): ReactNode {
  const messages = useMessages();
  const passed = findings.filter(({ severity }) => severity === 'passed');
  const others = findings.filter(({ severity }) => severity !== 'passed');
  const count = messages.passedChecks(passed.length);
  return (
    <>
      {others.length > 0 && <List findings={others} label={messages.findings} />}
      {passed.length > 0 && (
        <details data-part="passed" className={css.passed}>
          <summary className={css.passedCount}>{count}</summary>
          <List findings={passed} label={count} />
        </details>
      )}
    </>
  );
}
