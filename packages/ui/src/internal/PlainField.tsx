// The anatomy of a field for controls that react-aria does not wire: chips, file drop.

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
  children: (links: FieldLinks) => ReactNode;
}

/** Label, control, help and error, tied together by ids. */
export function PlainField({
  component,
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
  return (
    <div data-component={component} className={css.field[labelPosition]}>
      <span
        id={`${id}label`}
        data-part="label"
        className={classes(css.label[labelPosition], isLabelHidden && css.labelHidden)}
      >
        {label}
        {isRequired && (
          <span className={css.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </span>
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
