// On or off, at once.
import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import * as choice from '../../internal/choiceStyle.css.ts';
import { defined } from '../../internal/defined.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /**
   * Whether it is on, when the parent holds it.
   * @zh 是否打开，受控时给出。
   */
  isSelected?: boolean | undefined;
  /**
   * Whether it is on at first, when the field holds it.
   * @zh 初始是否打开，非受控时给出。
   */
  defaultSelected?: boolean | undefined;
  /**
   * Called with the new state; the effect is immediate.
   * @zh 改变时调用，带上新的状态；立即生效。
   */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * Cannot be changed and cannot be focused.
   * @zh 不可修改，也不接收焦点。
   */
  isDisabled?: boolean | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Name for screen readers when there are no words.
   * @zh 没有文字时给读屏的名称。
   */
  'aria-label'?: string | undefined;
  /**
   * Small words under the label.
   * @zh 标签下方的小字。
   */
  description?: ReactNode | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLLabelElement> | undefined;
  /**
   * What it turns on.
   * @zh 打开的是什么。
   */
  children?: ReactNode | undefined;
}

/**
 * For settings that take effect without a save button; else use Checkbox.
 * @zh 用于不需保存、立即生效的设置；否则用 Checkbox。
 */
export function Switch({ description, children, ...rest }: SwitchProps): ReactNode {
  return (
    <AriaSwitch {...defined(rest)} data-component="Switch" className={choice.choice}>
      <span className={css.track} data-part="track" aria-hidden="true">
        <span className={css.thumb} data-part="thumb" />
      </span>
      {children && (
        <span className={choice.words} data-part="words">
          {children}
          {description && (
            <span className={choice.description} data-part="description">
              {description}
            </span>
          )}
        </span>
      )}
    </AriaSwitch>
  );
}
