// What a field shows, drawn once: the label before its control, help and error after it.

import type { ElementType, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { FieldProps } from './fieldProps.ts';
import * as css from './fieldStyle.css.ts';
import { Glyph } from './Glyph.tsx';
import { alertMark } from './signs.ts';

/** What each field hands on to its frame. */
export type FieldWords = Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'labelPosition' | 'description' | 'isRequired'
>;

export interface FieldFrameProps extends FieldWords {
  Label: ElementType;
  /** Ties the label to the control. */
  labelProps: object;
  Help: ElementType;
  /** Ties the help to the control. */
  helpProps: object;
  error: ReactNode;
  children: ReactNode;
}

/** Whoever wires the control, react-aria or PlainField, brings the elements that carry the ids. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  labelPosition = 'top',
  description,
  isRequired = false,
  Label,
  labelProps,
  Help,
  helpProps,
  error,
  children,
}: FieldFrameProps): ReactNode {
  return (
    <>
      <Label
        {...labelProps}
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
        {children}
      </div>
      {description && (
        <Help {...helpProps} data-part="description" className={css.description}>
          {description}
        </Help>
      )}
      {error}
    </>
  );
}

/** An icon and words, so that an error is not mistaken for a price. */
export function ErrorWords({ children }: { children: string }): ReactNode {
  return (
    <>
      <Glyph path={alertMark} className={css.errorIcon} />
      <span>{children}</span>
    </>
  );
}
