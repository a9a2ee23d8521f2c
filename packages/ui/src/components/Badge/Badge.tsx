// A count that asks for attention, beside a label or on an icon.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../messages/words.ts';
import * as css from './Badge.css.ts';
import { badgeZh } from './Badge.words.ts';

export interface BadgeProps {
  /**
   * The count; 0 shows nothing unless `isZeroShown`.
   * @zh 数目；为 0 时不显示，除非设了 `isZeroShown`。
   */
  count: number;
  /**
   * Larger counts print as `max`+.
   * @zh 超过时显示为 `max`+。
   * @default 99
   */
  max?: number | undefined;
  /**
   * `price` is cinnabar and asks for attention, `neutral` only counts.
   * @zh `price` 为朱红，提醒处理；`neutral` 只计数。
   * @default 'price'
   */
  tone?: 'price' | 'neutral' | undefined;
  /**
   * Whether a count of 0 is shown too.
   * @zh 数目为 0 时是否也显示。
   * @default false
   */
  isZeroShown?: boolean | undefined;
  /**
   * What is counted, for screen readers: 未读消息 3 条.
   * @zh 给读屏的说法，写明数的是什么，如“未读消息 3 条”。
   * @default '3 项'
   */
  label?: string | undefined;
}

/**
 * A count.
 * @zh 数目。
 */
export function Badge({
  count,
  max = 99,
  tone = 'price',
  isZeroShown = false,
  label,
}: BadgeProps): ReactNode {
  const messages = useWords(badgeZh);
  if (count === 0 && !isZeroShown) return null;
  return (
    <span data-component="Badge" className={classes(css.badge, css.tone[tone])}>
      <span data-part="count" aria-hidden="true">
        {count > max ? `${max}+` : count}
      </span>
      <VisuallyHidden>{label ?? messages.countOf(count)}</VisuallyHidden>
    </span>
  );
}
