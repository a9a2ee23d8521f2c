// A short text beside a control, on hover and keyboard focus.
import type { ReactElement, ReactNode } from 'react';
import { ReasonTip } from '../../internal/ReasonTip.tsx';

export interface TooltipProps {
  /**
   * The text; it adds to the control's name and never replaces it.
   * @zh 提示文字；补充控件的名称，不能代替它。
   */
  text: string;
  /**
   * Side it prefers.
   * @zh 优先出现在哪一侧。
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /**
   * Pause before it appears on hover; keyboard focus shows it at once.
   * @zh 指针悬停后多久出现；键盘焦点到时立即出现。
   * @unit ms
   * @default 400
   */
  delay?: number | undefined;
  /**
   * The control: a Button, IconButton or Link of this package.
   * @zh 控件：本包的 Button、IconButton 或 Link。
   */
  children: ReactElement;
}

/**
 * Nothing may be known from a tooltip alone: touch has none.
 * @zh 不能只靠提示说明：触屏上看不到。
 */
export function Tooltip({
  text,
  placement = 'top',
  delay = 400,
  children,
}: TooltipProps): ReactNode {
  return (
    <ReasonTip text={text} placement={placement} delay={delay} component="Tooltip">
      {children}
    </ReasonTip>
  );
}
