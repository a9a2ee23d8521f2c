// The anatomy of a field for controls that react-aria does not wire: lines of text, chips, file drop.

import { type ReactNode, useId } from 'react';
import { ErrorWords, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import * as css from './fieldStyle.css.ts';

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
  errorMessage,
  children,
  ...words
}: PlainFieldProps): ReactNode {
  const id = useId();
  const { label, isLabelHidden, labelPosition = 'top', description, isRequired } = words;
  const described = [description && `${id}help`, errorMessage && `${id}error`].filter(Boolean);
  return (
    <div
      data-component={component}
      data-readonly={isReadOnly || undefined}
      className={css.field[labelPosition]}
    >
      <FieldFrame
        {...{ label, isLabelHidden, labelPosition, description, isRequired }}
        Label={controlId === undefined ? 'span' : 'label'}
        labelProps={{ id: `${id}label`, htmlFor: controlId }}
        Help="span"
        helpProps={{ id: `${id}help` }}
        error={
          errorMessage && (
            <span id={`${id}error`} data-part="error" className={css.error}>
              <ErrorWords>{errorMessage}</ErrorWords>
            </span>
          )
        }
      >
        {children({
          'aria-labelledby': `${id}label`,
          ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        })}
      </FieldFrame>
    </div>
  );
}
