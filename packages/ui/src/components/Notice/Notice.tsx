// A message that stands in the page, beside what it is about.
import CheckIcon from 'lucide-react/icons/circle-check';
import CriticalIcon from 'lucide-react/icons/circle-x';
import InfoIcon from 'lucide-react/icons/info';
import CautionIcon from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  /**
   * `action` tells, `positive` it worked, `caution` look out, `critical` it failed.
   * @zh `action` 告知，`positive` 成功，`caution` 请注意，`critical` 失败。
   * @default 'action'
   */
  tone?: 'action' | 'positive' | 'caution' | 'critical' | undefined;
  /**
   * One line in front of the message.
   * @zh 消息前面的一行标题。
   */
  title?: string | undefined;
  /**
   * The message, and buttons if something can be done.
   * @zh 消息；有事可做时带上按钮。
   */
  children: ReactNode;
}

const icons = {
  action: InfoIcon,
  positive: CheckIcon,
  caution: CautionIcon,
  critical: CriticalIcon,
};

/**
 * Announced when it appears, without taking the focus.
 * @zh 出现时播报，不抢焦点。
 */
export function Notice({ tone = 'action', title, children }: NoticeProps): ReactNode {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      data-component="Notice"
      data-tone={tone}
      className={classes(css.notice, css.tone[tone])}
    >
      <span data-part="icon" className={css.icon} aria-hidden="true">
        <Icon size="1.2em" />
      </span>
      <div data-part="words" className={css.words}>
        {title !== undefined && (
          <p data-part="title" className={css.title}>
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
