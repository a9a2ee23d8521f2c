// Starts an action. Waiting is announced, keeps the focus and never changes the width.
import type { ReactNode, Ref } from 'react';
import { buttonClass } from '../../internal/buttonClass.ts';
import * as css from '../../internal/buttonStyle.css.ts';
import { Waiting } from '../../internal/PendingMark.tsx';
import { usePressButton } from '../../internal/PressButton.tsx';

/** Looks that every pressed thing shares. */
export interface ButtonLook {
  /**
   * `primary` once per view, `secondary` for the rest, `quiet` inside dense content, `ink` for the shell.
   * @zh `primary` 一个视图里只用一个，`secondary` 用于其余，`quiet` 用于密集的内容，`ink` 用于页头等外框。
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink' | undefined;
  /**
   * `critical` for actions that destroy something.
   * @zh 会删除或毁掉内容的操作用 `critical`。
   * @default 'action'
   */
  tone?: 'action' | 'critical' | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Takes the whole width of its container.
   * @zh 占满容器的宽度。
   * @default false
   */
  isFullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook {
  /**
   * Called by click, tap, Enter and Space.
   * @zh 点击、轻触、Enter 或 Space 时调用。
   */
  onPress?: (() => void) | undefined;
  /**
   * Cannot be pressed and cannot be focused. Say why beside it.
   * @zh 不可按下，也不接收焦点；在旁边说明原因。
   */
  isDisabled?: boolean | undefined;
  /**
   * Waits: keeps focus, ignores presses, announces the wait.
   * @zh 等待中：保留焦点，再次按下不起作用，并播报。
   */
  isPending?: boolean | undefined;
  /**
   * Icon before the words; decoration.
   * @zh 文字前的图标，仅作装饰。
   */
  icon?: ReactNode | undefined;
  /**
   * Icon after the words; decoration.
   * @zh 文字后的图标，仅作装饰。
   */
  iconEnd?: ReactNode | undefined;
  /**
   * `submit` sends the form around it.
   * @zh `submit` 提交所在的表单。
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Id of a form elsewhere in the page.
   * @zh 页面别处的表单的 id。
   */
  form?: string | undefined;
  /**
   * `close` closes the dialog around it.
   * @zh `close` 关闭所在的对话框。
   */
  slot?: 'close' | undefined;
  /**
   * Name for screen readers when the words are not enough.
   * @zh 文字不足以说明时，给读屏的名称。
   */
  'aria-label'?: string | undefined;
  /**
   * Id of the text that explains the action.
   * @zh 说明这个操作的文字的 id。
   */
  'aria-describedby'?: string | undefined;
  /**
   * Takes the focus when it appears.
   * @zh 出现时获得焦点。
   */
  autoFocus?: boolean | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLButtonElement> | undefined;
  /**
   * The words: a verb first.
   * @zh 按钮文字，以动词开头。
   */
  children: ReactNode;
}

/**
 * A button.
 * @zh 按钮。
 */
export function Button({
  variant = 'secondary',
  tone = 'action',
  size = 'medium',
  isFullWidth = false,
  icon,
  iconEnd,
  isPending = false,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const hasParts = Boolean(icon || iconEnd || isPending);
  return usePressButton({
    ...rest,
    isPending,
    'data-component': 'Button',
    className: buttonClass(variant, tone, size, isFullWidth),
    // Words alone need no element around them.
    children: hasParts ? (
      <>
        <span className={css.content} data-part="content">
          {icon && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          {children}
          {iconEnd && (
            <span className={css.icon} aria-hidden="true">
              {iconEnd}
            </span>
          )}
        </span>
        {isPending && <Waiting />}
      </>
    ) : (
      children
    ),
  });
}
