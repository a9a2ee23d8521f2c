// The state of a thing: a few words on a ground whose colour says how it stands.
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from '../Tag/Tag.css.ts';

/** How a thing stands. */
export type StatusTone = 'neutral' | 'action' | 'positive' | 'caution' | 'critical' | 'price';

export interface StatusTagProps {
  /**
   * `action` under way, `positive` done, `caution` waits for the customer, `critical` went wrong, `neutral` over.
   * @zh `action` 进行中，`positive` 已完成，`caution` 等客户处理，`critical` 出错，`neutral` 已结束。
   * @default 'neutral'
   */
  tone?: StatusTone | undefined;
  /**
   * The state in words; colour alone never says it.
   * @zh 状态的文字；不只靠颜色说明。
   */
  children: ReactNode;
}

/**
 * A status.
 * @zh 状态。
 */
export function StatusTag({ tone = 'neutral', children }: StatusTagProps): ReactNode {
  return (
    <span
      data-component="StatusTag"
      data-tone={tone}
      className={classes(css.tag, css.ground[tone])}
    >
      {children}
    </span>
  );
}
