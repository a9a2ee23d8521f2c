// A field that react-aria wires: its root, and the frame inside it.

import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ErrorWords, FieldFrame, type FieldWords } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import * as css from './fieldStyle.css.ts';

export interface FieldPartsProps extends FieldWords {
  errorMessage: string | undefined;
  /** `span` for groups, whose label names no single input. */
  labelElement?: 'label' | 'span' | undefined;
  children: ReactNode;
}

/** Label, control, help and error; react-aria ties them together. */
export function FieldParts({
  errorMessage,
  labelElement = 'label',
  ...frame
}: FieldPartsProps): ReactNode {
  return (
    <FieldFrame
      {...frame}
      Label={Label}
      labelProps={{ elementType: labelElement }}
      Help={Text}
      helpProps={{ slot: 'description' }}
      error={
        <FieldError data-part="error" className={css.error}>
          {({ validationErrors }) => {
            const words = errorMessage ?? validationErrors.join(' ');
            return words && <ErrorWords>{words}</ErrorWords>;
          }}
        </FieldError>
      }
    />
  );
}

/** What a field gives to react-aria's root, to the parts inside it, and what is left for itself. */
export interface FieldSplit<Props> {
  root: {
    isInvalid?: boolean;
    /** Errors come from props, never from the browser. */
    validationBehavior: 'aria';
    'data-component': string;
    className: string;
  };
  parts: FieldWords & { errorMessage: string | undefined };
  rest: Omit<Props, 'isInvalid' | 'errorMessage' | Exclude<keyof FieldWords, 'isRequired'>>;
}

/** Sorts the props of a field; `isRequired` is for its root and for its parts. */
export function splitField<Props extends FieldProps>(
  component: string,
  {
    label,
    isLabelHidden,
    labelPosition = 'top',
    description,
    errorMessage,
    isInvalid = errorMessage ? true : undefined,
    ...rest
  }: Props,
): FieldSplit<Props> {
  const { isRequired }: Pick<FieldProps, 'isRequired'> = rest;
  return {
    root: {
      validationBehavior: 'aria',
      ...(isInvalid !== undefined && { isInvalid }),
      'data-component': component,
      className: css.field[labelPosition],
    },
    parts: { label, isLabelHidden, labelPosition, description, errorMessage, isRequired },
    rest,
  };
}
