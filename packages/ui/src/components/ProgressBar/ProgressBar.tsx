// Work with a known end: upload, import, export.
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** How much is done, between `minValue` and `maxValue`. */
  value?: number | undefined;
  /** The value of nothing done. @default 0 */
  minValue?: number | undefined;
  /** The value of everything done. @default 100 */
  maxValue?: number | undefined;
  /** The value in words: 3.1 / 6.2 MB. @default per cent */
  valueLabel?: string | undefined;
  /** Whether the end is not known. @default false */
  isIndeterminate?: boolean | undefined;
  /** Whether the label and value are printed; screen readers get them anyway. @default true */
  isLabelShown?: boolean | undefined;
  /** `critical` when the work stopped. @default 'action' */
  tone?: 'action' | 'positive' | 'critical' | undefined;
}

/** A bar. */
export function ProgressBar({
  label,
  isLabelShown = true,
  tone = 'action',
  ...rest
}: ProgressBarProps): ReactNode {
  return (
    <AriaProgressBar
      {...defined(rest)}
      {...(!isLabelShown && { 'aria-label': label })}
      data-component="ProgressBar"
      className={css.root}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {isLabelShown && (
            <span data-part="head" className={css.head}>
              <Label>{label}</Label>
              <span className={css.value}>{valueText}</span>
            </span>
          )}
          <svg
            data-part="track"
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={css.track}
          >
            <rect
              width={isIndeterminate ? 30 : (percentage ?? 0)}
              height="4"
              className={classes(css.bar[tone], isIndeterminate && css.moving)}
            />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
