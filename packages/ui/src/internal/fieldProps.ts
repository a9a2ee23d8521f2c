// Props that every field shares. Each field's own interface extends these.
import type { ReactNode } from 'react';

/** Name, help and error of a field. */
export interface FieldProps {
  /** Name of the field. Always given: a hidden one is still read aloud. */
  label: string;
  /**
   * The label is read aloud but not shown.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * `side` puts the label in a column of 84 px before the control; on a phone it moves to the top.
   * @default 'top'
   */
  labelPosition?: 'top' | 'side' | undefined;
  /** Help below the control: format, limits, consequences. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without words, or as valid in spite of them. */
  isInvalid?: boolean | undefined;
  /**
   * Shows the mark of a required field and tells screen readers.
   * @default false
   */
  isRequired?: boolean | undefined;
  /** Cannot be changed and cannot be focused. */
  isDisabled?: boolean | undefined;
}

/** What a field with one line of text adds. */
export interface TextInputProps extends FieldProps {
  /** Value, when the parent holds it. */
  value?: string | undefined;
  /** First value, when the field holds it. */
  defaultValue?: string | undefined;
  /** Called with the new value at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves. */
  onBlur?: (() => void) | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** Example of an answer; never the only label. */
  placeholder?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: string | undefined;
  /** Most characters accepted. */
  maxLength?: number | undefined;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** One choice of a list. */
export interface Option {
  /** Value of the choice. */
  id: string;
  label: string;
  /** Small words after the label. */
  detail?: string | undefined;
  isDisabled?: boolean | undefined;
}
