// Any number of choices from a short list.
import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as css from '../../internal/choiceStyle.css.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
import type { FieldProps, Option } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';

export interface CheckboxGroupProps extends FieldProps {
  /** The choices. */
  options: readonly Option[];
  /** Ids of the ticked choices, when the parent holds them. */
  value?: string[] | undefined;
  /** Ids of the choices ticked at first, when the field holds them. */
  defaultValue?: string[] | undefined;
  /** Called with the ids of the ticked choices. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /**
   * Direction of the choices.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A group of checkboxes with one name, one help text and one error. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  labelPosition = 'top',
  description,
  errorMessage,
  isInvalid,
  options,
  orientation = 'horizontal',
  ...rest
}: CheckboxGroupProps): ReactNode {
  const parts = { label, isLabelHidden, labelPosition, description, errorMessage };
  return (
    <AriaCheckboxGroup
      {...defined(rest)}
      {...validity({ isInvalid, errorMessage })}
      data-component="CheckboxGroup"
      className={field.field[labelPosition]}
    >
      <FieldParts {...parts} isRequired={rest.isRequired} labelElement="span">
        <div className={css.group[orientation]}>
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
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
