// One line of text.
import type { ReactNode, Ref } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
import { FieldBox, FieldInput } from '../../internal/FieldInput.tsx';
import type { TextInputProps } from '../../internal/fieldProps.ts';
import * as css from '../../internal/fieldStyle.css.ts';

export interface TextFieldProps extends TextInputProps {
  /**
   * Kind of text; chooses the phone's keyboard.
   * @default 'text'
   */
  type?: 'text' | 'tel' | 'email' | 'url' | undefined;
  /** Keyboard of a phone, when it differs from the type's. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'search' | 'email' | 'url' | undefined;
  /** Stands before the text inside the box: an icon or a unit. */
  prefix?: ReactNode | undefined;
  /** Stands after the text inside the box. */
  suffix?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A text field. */
export function TextField({
  label,
  isLabelHidden,
  labelPosition = 'top',
  description,
  errorMessage,
  isInvalid,
  placeholder,
  size = 'medium',
  inputMode,
  prefix,
  suffix,
  onBlur,
  ref,
  ...rest
}: TextFieldProps): ReactNode {
  const parts = { label, isLabelHidden, labelPosition, description, errorMessage };
  return (
    <AriaTextField
      {...defined(rest)}
      {...validity({ isInvalid, errorMessage })}
      {...(onBlur && { onBlur: () => onBlur() })}
      data-component="TextField"
      className={css.field[labelPosition]}
    >
      <FieldParts {...parts} isRequired={rest.isRequired}>
        <FieldBox className={classes(css.box, css.boxSize[size])}>
          {prefix && (
            <span data-part="prefix" className={css.affix}>
              {prefix}
            </span>
          )}
          <FieldInput {...defined({ ref, placeholder, inputMode })} className={css.input} />
          {suffix && (
            <span data-part="suffix" className={css.affix}>
              {suffix}
            </span>
          )}
        </FieldBox>
      </FieldParts>
    </AriaTextField>
  );
}
