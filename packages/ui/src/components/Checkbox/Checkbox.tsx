// Yes or no.
import { type ReactNode, type Ref, useContext } from 'react';
import * as css from '../../internal/choiceStyle.css.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { GroupCheckboxContext, NativeCheckbox } from '../../internal/NativeCheckbox.tsx';
import { dash, tick } from '../../internal/signs.ts';

export interface CheckboxProps {
  /**
   * Whether it is ticked, when the parent holds it.
   * @zh 是否勾选，受控时给出。
   */
  isSelected?: boolean | undefined;
  /**
   * Whether it is ticked at first, when the field holds it.
   * @zh 初始是否勾选，非受控时给出。
   */
  defaultSelected?: boolean | undefined;
  /**
   * Called with the new state.
   * @zh 改变时调用，带上新的状态。
   */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * Some of what it stands for is ticked, some not.
   * @zh 半选：所代表的项目有的已勾选，有的没有。
   */
  isIndeterminate?: boolean | undefined;
  /**
   * Cannot be changed and cannot be focused.
   * @zh 不可修改，也不接收焦点。
   */
  isDisabled?: boolean | undefined;
  /**
   * Must be ticked before the form can go on.
   * @zh 必须勾选，表单才能继续。
   */
  isRequired?: boolean | undefined;
  /**
   * Marks it as wrong; say why beside it.
   * @zh 标为无效；在旁边说明原因。
   */
  isInvalid?: boolean | undefined;
  /**
   * Value in the form's data, and id inside a CheckboxGroup.
   * @zh 在表单数据中的值；在 CheckboxGroup 里是选项的 id。
   */
  value?: string | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Small words under the label.
   * @zh 标签下方的小字。
   */
  description?: ReactNode | undefined;
  /**
   * Name for screen readers when there are no words, as in a table row.
   * @zh 没有文字时给读屏的名称，如表格行里。
   */
  'aria-label'?: string | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLLabelElement> | undefined;
  /**
   * The words beside it.
   * @zh 旁边的文字。
   */
  children?: ReactNode | undefined;
}

/**
 * A checkbox; Space toggles it.
 * @zh 复选框，用 Space 切换。
 */
export function Checkbox({ description, children, ...rest }: CheckboxProps): ReactNode {
  const GroupCheckbox = useContext(GroupCheckboxContext);
  const Base = GroupCheckbox ?? NativeCheckbox;
  return (
    <Base {...rest} data-component="Checkbox" className={css.choice}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={css.box} data-part="box" aria-hidden="true">
            {isIndeterminate ? (
              <Glyph path={dash} strokeWidth={3} className={css.tick} />
            ) : (
              isSelected && <Glyph path={tick} strokeWidth={3} className={css.tick} />
            )}
          </span>
          {children && (
            <span className={css.words} data-part="words">
              {children}
              {description && (
                <span className={css.description} data-part="description">
                  {description}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </Base>
  );
}
