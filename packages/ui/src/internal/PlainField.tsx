// The anatomy of a field for controls that react-aria does not wire: lines of text, chips, file drop.

import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import type { FieldProps } from './fieldProps.ts';
import * as css from './fieldStyle.css.ts';
import { Glyph } from './Glyph.tsx';
import { alertMark } from './signs.ts';

/** Attributes that tie the control to its label, help and error. */
export interface FieldLinks {
  'aria-labelledby': string;
  'aria-describedby'?: string;
}

export interface PlainFieldProps extends FieldProps {
  /** Name of the component for `data-component`. */
  component: string;
  /** Id of the one control that a press on the label focuses. */
  controlId?: string | undefined;
  /** Publishes it for the look of what stands inside. */
  isReadOnly?: boolean | undefined;
  children: (links: FieldLinks) => ReactNode;
}

/** Label, control, help and error, tied together by ids. */
export function PlainField({
  component,
  controlId,
  isReadOnly = false,
  label,
  isLabelHidden = false,
  labelPosition = 'top',
  description,
  errorMessage,
  isRequired = false,
  children,
}: PlainFieldProps): ReactNode {
  const id = useId();
  const described = [description && `${id}help`, errorMessage && `${id}error`].filter(Boolean);
  const Label = controlId === undefined ? 'span' : 'label';
  return (
    <div
      data-component={component}
      data-readonly={isReadOnly || undefined}
      className={css.field[labelPosition]}
    >
      <Label
        id={`${id}label`}
        {...(controlId !== undefined && { htmlFor: controlId })}
        data-part="label"
        className={classes(css.label[labelPosition], isLabelHidden && css.labelHidden)}
      >
        {label}
        {isRequired && (
          <span className={css.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <div className={css.control} data-part="control">
        {children({
          'aria-labelledby': `${id}label`,
          ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        })}
      </div>
      {description && (
        <span id={`${id}help`} data-part="description" className={css.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}error`} data-part="error" className={css.error}>
          <Glyph path={alertMark} className={css.errorIcon} />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  );
}
