// One line of text.
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { classes } from '../../internal/classes.ts';
import { defined } from '../../internal/defined.ts';
import { FieldParts, validity } from '../../internal/Field.tsx';
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
        <Group role="presentation" className={classes(css.box, css.boxSize[size])}>
          {prefix && <span className={css.affix}>{prefix}</span>}
          <Input {...defined({ ref, placeholder, inputMode })} className={css.input} />
          {suffix && <span className={css.affix}>{suffix}</span>}
        </Group>
      </FieldParts>
    </AriaTextField>
  );
}
