// Any number of choices from a short list.
import { type ReactNode, useContext } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import * as css from '../../internal/choiceStyle.css.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, splitField } from '../../internal/Field.tsx';
import type { FieldProps, Option } from '../../internal/fieldProps.ts';
import { type BaseCheckboxProps, GroupCheckboxContext } from '../../internal/NativeCheckbox.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';

export interface CheckboxGroupProps extends FieldProps {
  /**
   * The choices.
   * @zh 选项。
   */
  options: readonly Option[];
  /**
   * Ids of the ticked choices, when the parent holds them.
   * @zh 已勾选的选项的 id，受控时给出。
   */
  value?: string[] | undefined;
  /**
   * Ids of the choices ticked at first, when the field holds them.
   * @zh 初始勾选的选项的 id，非受控时给出。
   */
  defaultValue?: string[] | undefined;
  /**
   * Called with the ids of the ticked choices.
   * @zh 改变时调用，带上已勾选的选项的 id。
   */
  onChange?: ((value: string[]) => void) | undefined;
  /**
   * Name in the form's data.
   * @zh 在表单数据中的名称。
   */
  name?: string | undefined;
  /**
   * Direction of the choices.
   * @zh 选项的排列方向。
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /**
   * A first box that ticks and clears all the others; it is no form data.
   * @zh 在最前面加“全选”，可全部勾选或清除；不进入表单数据。
   * @default false
   */
  hasSelectAll?: boolean | undefined;
}

function GroupCheckbox(props: BaseCheckboxProps): ReactNode {
  return <AriaCheckbox {...defined(props)} />;
}

/**
 * A group of checkboxes with one name, one help text and one error.
 * @zh 一组复选框，共用一个名称、一条说明和一条错误。
 */
export function CheckboxGroup({
  options,
  orientation = 'horizontal',
  hasSelectAll = false,
  ...props
}: CheckboxGroupProps): ReactNode {
  const { root, parts, rest } = splitField('CheckboxGroup', props);
  return (
    <AriaCheckboxGroup {...defined(rest)} {...root}>
      <FieldParts {...parts} labelElement="span">
        <div className={css.group[orientation]}>
          {hasSelectAll && <SelectAll options={options} />}
          <GroupCheckboxContext value={GroupCheckbox}>
            {options.map((option) => (
              <Checkbox
                key={option.id}
                value={option.id}
                isDisabled={option.isDisabled}
                description={option.detail}
              >
                {option.label}
              </Checkbox>
            ))}
          </GroupCheckboxContext>
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}

/** Leaves disabled choices as they are. It is no choice itself. */
function SelectAll({ options }: { options: readonly Option[] }): ReactNode {
  const messages = useMessages();
  const group = useContext(CheckboxGroupStateContext);
  if (!group) return null;
  const free = options.filter(({ isDisabled }) => !isDisabled);
  const ticked = free.filter(({ id }) => group.isSelected(id)).length;
  return (
    <span data-part="all">
      <Checkbox
        isSelected={ticked > 0 && ticked === free.length}
        isIndeterminate={ticked > 0 && ticked < free.length}
        isDisabled={group.isDisabled}
        onChange={(all) =>
          group.setValue(
            options.flatMap(({ id, isDisabled }) =>
              (isDisabled ? group.isSelected(id) : all) ? [id] : [],
            ),
          )
        }
      >
        {messages.selectAll}
      </Checkbox>
    </span>
  );
}
