// A button that is only an icon; its name is required.
import type { ReactNode, Ref } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { PressButton } from '../../internal/PressButton.tsx';

export interface IconButtonProps {
  /**
   * What it does, for screen readers.
   * @zh 给读屏的名称，说明作用。
   */
  'aria-label': string;
  /**
   * The icon; it takes the size of the text.
   * @zh 图标，大小随文字。
   */
  icon: ReactNode;
  /**
   * Called by click, tap, Enter and Space.
   * @zh 点击、轻触、Enter 或 Space 时调用。
   */
  onPress?: (() => void) | undefined;
  /**
   * Look of the button.
   * @zh 按钮的样式。
   * @default 'quiet'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink' | undefined;
  /**
   * `critical` for actions that destroy something.
   * @zh 会删除或毁掉内容的操作用 `critical`。
   * @default 'action'
   */
  tone?: 'action' | 'critical' | undefined;
  /**
   * Square of 30, 40 or 48 px.
   * @zh 边长 30、40 或 48 px 的方形。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Cannot be pressed and cannot be focused.
   * @zh 不可按下，也不接收焦点。
   */
  isDisabled?: boolean | undefined;
  /**
   * `close` closes the dialog around it.
   * @zh `close` 关闭所在的对话框。
   */
  slot?: 'close' | undefined;
  /**
   * Id of the text that explains the action.
   * @zh 说明这个操作的文字的 id。
   */
  'aria-describedby'?: string | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * An icon that is pressed.
 * @zh 图标按钮。
 */
export function IconButton({
  icon,
  variant = 'quiet',
  tone = 'action',
  size = 'medium',
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <PressButton
      {...rest}
      data-component="IconButton"
      className={buttonClass(variant, tone, size, false, true)}
    >
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
    </PressButton>
  );
}
