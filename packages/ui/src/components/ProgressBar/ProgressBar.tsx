// Work with a known end: upload, import, export.
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /**
   * What is under way.
   * @zh 正在进行什么。
   */
  label: string;
  /**
   * How much is done, between `minValue` and `maxValue`.
   * @zh 已完成多少，在 `minValue` 与 `maxValue` 之间。
   */
  value?: number | undefined;
  /**
   * The value of nothing done.
   * @zh 尚未开始时的值。
   * @default 0
   */
  minValue?: number | undefined;
  /**
   * The value of everything done.
   * @zh 全部完成时的值。
   * @default 100
   */
  maxValue?: number | undefined;
  /**
   * The value in words: 3.1 / 6.2 MB.
   * @zh 用文字表示的进度，如“3.1 / 6.2 MB”。
   * @default per cent
   */
  valueLabel?: string | undefined;
  /**
   * Whether the end is not known.
   * @zh 是否不知何时结束。
   * @default false
   */
  isIndeterminate?: boolean | undefined;
  /**
   * Whether the label and value are printed; screen readers get them anyway.
   * @zh 名称与进度是否显示；读屏总会读到。
   * @default true
   */
  isLabelShown?: boolean | undefined;
  /**
   * `critical` when the work stopped.
   * @zh 中断时用 `critical`。
   * @default 'action'
   */
  tone?: 'action' | 'positive' | 'critical' | undefined;
}

/**
 * A bar.
 * @zh 进度条。
 */
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
