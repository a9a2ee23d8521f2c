// Several lines of text, with a count when there is a limit.
import { type ReactNode, type Ref, useState } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends TextInputProps {
  /**
   * Lines shown at first; the reader can pull it taller.
   * @default 3
   */
  rows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text area. With `maxLength` it shows how much is used. */
export function TextArea({
  label,
  isLabelHidden,
  labelPosition = 'top',
  description,
  errorMessage,
  isInvalid,
  placeholder,
  size: _size,
  rows = 3,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ref,
  ...rest
}: TextAreaProps): ReactNode {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const text = value ?? ownValue;
  const parts = { label, isLabelHidden, labelPosition, description, errorMessage };
  return (
    <AriaTextField
      {...defined(rest)}
      {...validity({ isInvalid, errorMessage })}
      {...(onBlur && { onBlur: () => onBlur() })}
      value={text}
      onChange={(next) => {
        setOwnValue(next);
        onChange?.(next);
      }}
      data-component="TextArea"
      className={field.field[labelPosition]}
    >
      <FieldParts {...parts} isRequired={rest.isRequired}>
        <AriaTextArea
          {...defined({ ref, placeholder })}
          rows={rows}
          className={classes(css.area, rest.maxLength !== undefined && css.counted)}
        />
        {rest.maxLength !== undefined && (
          <span className={css.count} aria-hidden="true">
            {text.length}/{rest.maxLength}
          </span>
        )}
      </FieldParts>
    </AriaTextField>
  );
}
